/** Copies a text, else selects its element for copying by hand. Without https and in old browsers copying fails. */
export async function copyOrSelect(text: string, shown: HTMLElement | null): Promise<boolean> {
  const done = await navigator.clipboard?.writeText(text).then(
    () => true,
    () => false,
  );
  if (!done && shown) window.getSelection()?.selectAllChildren(shown);
  return done ?? false;
}
