/** Places of fields in the forms, by the paths that the pipeline prints: `contents[3].title`. */
import type { FieldPath } from "./field-schema";

/** Prints a path as the pipeline does. */
export function printedPath(path: FieldPath): string {
  return path.map((part, index) => (typeof part === "number" ? `[${part}]` : index === 0 ? part : `.${part}`)).join("");
}

/** Returns the index in a list of the item that a path leads into; null where it leads elsewhere. */
export function indexIn(list: FieldPath, path: string): number | null {
  const start = printedPath(list);
  const [, digits] = /^\[(\d+)\]/.exec(trimmed(path).slice(start.length)) ?? [];
  return trimmed(path).startsWith(start) && digits !== undefined ? Number(digits) : null;
}

/** Focuses the field of a path, or the nearest one that holds it. @returns whether there is one */
export function focusField(place: HTMLElement | null, path: string): boolean {
  const fields = [...(place?.querySelectorAll<HTMLElement>("[data-path]") ?? [])];
  for (let wanted = trimmed(path); wanted !== ""; wanted = wanted.replace(/(?:\.[^.[]*|\[\d+\]|^[^.[]*)$/, "")) {
    const field = fields.find((each) => each.dataset.path === wanted);
    const control = field?.querySelector<HTMLElement>("input, select, textarea");
    if (control == null) continue;
    control.scrollIntoView({ block: "center" });
    control.focus();
    return true;
  }
  return false;
}

const trimmed = (path: string) => path.replace(/^\./, "");
