/** Scrolls the section or form of an element to below the top bar. Then it focuses the element. */
export function bringIntoView(element: HTMLElement | null): void {
  element?.closest("section, form")?.scrollIntoView();
  element?.focus({ preventScroll: true });
}
