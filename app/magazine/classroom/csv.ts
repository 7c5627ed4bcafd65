/**
 * Writes a table as CSV that spreadsheet programs open rightly here: semicolons, decimal commas, a byte order mark.
 *
 * A cell that would begin a formula gets an apostrophe before it. Source: OWASP, CSV Injection.
 */
export function csv(rows: readonly (readonly (string | number)[])[]): string {
  return `\ufeff${rows.map((row) => row.map(cell).join(";")).join("\r\n")}\r\n`;
}

function cell(value: string | number): string {
  if (typeof value === "number") return String(value).replace(".", ",");
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[";\r\n]/.test(safe) ? `"${safe.replace(/"/g, '""')}"` : safe;
}
