/** Takes the focus to the headline of what begins, its section right under the bar. */
export function bringIntoView(heading: HTMLElement | null): void {
  heading?.closest("section")?.scrollIntoView();
  heading?.focus({ preventScroll: true });
}
