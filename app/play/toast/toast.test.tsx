// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { Notice } from "./notice";
import { NoticeLane } from "./notice-lane";
import { Toasts, useToast } from "./toast";

// Loads the view first, since a first notice waits for it. These tests are of the view.
beforeAll(() => import("./open-notice.client"));
beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function Trigger(notice: Notice) {
  const show = useToast();
  return (
    <button type="button" onClick={() => show(notice)}>
      {`trego ${notice.title}`}
    </button>
  );
}

async function open(...titles: string[]) {
  render(
    <Toasts>
      <NoticeLane place="above" />
      <Trigger title="Correct!" description="+10 points" mark="right" lang="en" />
      <Trigger title="Incorrect!" variant="destructive" lang="en" />
    </Toasts>,
  );
  for (const title of titles) fireEvent.click(screen.getByRole("button", { name: `trego ${title}` }));
  await act(() => vi.dynamicImportSettled());
}

const notice = () => document.querySelector<HTMLElement>('[aria-label="Njoftime (F8)"] li');
const shown = () => [...document.querySelectorAll("li strong")].map((title) => title.textContent);

test("a notice shows its title and its description", async () => {
  await open("Correct!");
  expect(shown()).toEqual(["Correct!"]);
  expect(notice()?.textContent).toContain("+10 points");
});

test("a notice stands in its lane", async () => {
  await open("Correct!");
  expect(document.querySelector(".notice-lane-above")?.contains(notice())).toBe(true);
});

test("right and wrong differ in form: tick and cross are other strokes", async () => {
  await open("Correct!");
  const stroke = () => notice()?.querySelector("path")?.getAttribute("d");
  const right = stroke();
  fireEvent.click(screen.getByRole("button", { name: "trego Incorrect!" }));
  expect([typeof right, typeof stroke()]).toEqual(["string", "string"]);
  expect(stroke()).not.toBe(right);
});

test.each([
  ["a press", () => fireEvent.click(document.body)],
  ["a key", () => fireEvent.keyDown(document.body, { key: "7" })],
  ["a slider's move", () => fireEvent.input(document.body)],
])("%s of play ends a notice", async (_, act) => {
  await open("Correct!");
  act();
  expect(shown()).toEqual([]);
});

test("a press on the notice, a key that leads to it or a finger that scrolls does not end it", async () => {
  await open("Correct!");
  fireEvent.click(notice() as HTMLElement);
  for (const key of ["F8", "Tab", "Shift"]) fireEvent.keyDown(document.body, { key, code: key });
  fireEvent.pointerDown(document.body);
  expect(shown()).toEqual(["Correct!"]);
});

test("a second notice takes the place of the first", async () => {
  await open("Correct!", "Incorrect!");
  expect(shown()).toEqual(["Incorrect!"]);
});

test("a notice goes after five seconds and not before", async () => {
  await open("Correct!");
  act(() => vi.advanceTimersByTime(4_900));
  expect(shown()).toEqual(["Correct!"]);
  act(() => vi.advanceTimersByTime(200));
  expect(shown()).toEqual([]);
});

test("the close button closes it", async () => {
  await open("Correct!");
  fireEvent.click(screen.getByRole("button", { name: "Mbyll njoftimin" }));
  expect(shown()).toEqual([]);
});

test("Escape closes it", async () => {
  await open("Correct!");
  act(() => notice()?.focus());
  fireEvent.keyDown(notice() as HTMLElement, { key: "Escape" });
  expect(shown()).toEqual([]);
});

test("F8 moves the focus to the notices", async () => {
  await open("Correct!");
  fireEvent.keyDown(document, { key: "F8", code: "F8" });
  expect(document.activeElement?.contains(notice())).toBe(true);
});

test("after Escape the focus is where it was before F8 brought it to the notice", async () => {
  await open("Correct!");
  const button = screen.getByRole("button", { name: "trego Correct!" });
  button.focus();
  fireEvent.keyDown(document, { key: "F8", code: "F8" });
  expect(document.activeElement).not.toBe(button);
  fireEvent.keyDown(document.activeElement as HTMLElement, { key: "Escape" });
  expect([shown(), document.activeElement]).toEqual([[], button]);
});
