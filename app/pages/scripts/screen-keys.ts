/** Which key does what on the screens of a class. A remote control sends PageDown and PageUp. */

export type ScreenAction = "next" | "back" | "dark" | "whole" | "leave" | "go";

/**
 * What holds the focus.
 *
 * - `text`: a field for typing, to which every key belongs
 * - `control`: a slider, a choice or a handle that was reached by keys
 * - `touched`: the same, reached by a pointer: a remote still turns the page
 * - `press`: a button, a link, a fold
 */
export type KeyHolder = "page" | "press" | "control" | "touched" | "text";

const actions = new Map<string, ScreenAction>([
  ...["ArrowRight", " ", "PageDown"].map((key) => [key, "next"] as const),
  ...["ArrowLeft", "PageUp"].map((key) => [key, "back"] as const),
  ...["b", "."].map((key) => [key, "dark"] as const),
  ["f", "whole"],
  ["Escape", "leave"],
  ["Enter", "go"],
]);

/** Returns what a key does; null if it belongs to what holds the focus. @param typed digits typed before it */
export function keyAction(key: string, holder: KeyHolder, typed = ""): ScreenAction | null {
  const action = actions.get(key.length === 1 ? key.toLowerCase() : key) ?? null;
  if (action === "go" && typed === "") return null;
  const isLetter = action === "dark" || action === "whole" || action === "leave";
  switch (holder) {
    case "text":
      return null;
    case "control":
      return isLetter ? action : null;
    case "touched":
      return isLetter || key.startsWith("Page") ? action : null;
    case "press":
      return key === " " ? null : action;
    case "page":
      return action;
  }
}

/** Tells whether a key is a digit of the screen's number. */
export const isTyped = (key: string, holder: KeyHolder): boolean =>
  /^[0-9]$/.test(key) && (holder === "page" || holder === "press");

/** Tells what the focused element makes of keys. @param isTouched whether a pointer was used since keys moved the focus */
export function keyHolder(element: Element | null, isTouched: boolean): KeyHolder {
  if (element === null) return "page";
  if (element.closest("textarea, select, [contenteditable]") !== null) return "text";
  const input = element.closest("input");
  if (input !== null && !["range", "radio", "checkbox"].includes(input.type)) return "text";
  // A table that scrolls and a handle of a model are reached by keys too.
  if (input !== null || element.closest('[role="slider"], [tabindex="0"]:not(.screen)') !== null)
    return isTouched ? "touched" : "control";
  return element.closest("button, a[href], summary") === null ? "page" : "press";
}
