/**
 * Removes at a press what this device keeps, on the privacy page. The page brings the prefix of the keys, so that this
 * file, under 1 KB, imports nothing.
 */
const place = document.querySelector<HTMLElement>("[data-memory]");
const button = place?.querySelector("button");
const said = place?.querySelector("output");
const prefix = place?.dataset.memory;

function keptKeys(): [Storage, string][] {
  try {
    return [window.sessionStorage, window.localStorage].flatMap((storage) =>
      Object.keys(storage)
        .filter((key) => prefix && key.startsWith(prefix))
        .map((key): [Storage, string] => [storage, key]),
    );
  } catch {
    // A blocked storage keeps nothing.
    return [];
  }
}

if (place && button && said) {
  const show = (empty: string) => {
    const count = keptKeys().length;
    button.hidden = count === 0;
    said.textContent = count === 0 ? empty : "";
  };
  place.hidden = false;
  show("Tani për tani kjo pajisje nuk mban mend asgjë.");
  button.addEventListener("click", () => {
    for (const [storage, key] of keptKeys()) storage.removeItem(key);
    show("U harruan të gjitha.");
    said.focus();
  });
}

export {};
