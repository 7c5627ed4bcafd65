/** Has the browser save a file under its name. */
export function saveFile(file: File): void {
  const address = URL.createObjectURL(file);
  Object.assign(document.createElement("a"), { href: address, download: file.name }).click();
  // The browser has begun to save by then; at once some would find nothing under the address.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
