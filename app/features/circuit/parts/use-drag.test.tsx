// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { useDrag } from "./use-drag";

beforeAll(() => {
  HTMLElement.prototype.setPointerCapture = () => undefined;
});
beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const dropped = vi.fn();
const pressed = vi.fn();

function Thing() {
  const drag = useDrag<string>({ onDrop: dropped });
  return (
    <button type="button" onClick={pressed} {...drag("llamba")}>
      Llamba
    </button>
  );
}

const pointerAt = (clientX: number, clientY = 0) => ({ pointerId: 1, isPrimary: true, button: 0, clientX, clientY });
const thing = () => screen.getByRole("button");

function dragBy(...steps: number[]) {
  fireEvent.pointerDown(thing(), pointerAt(0));
  for (const x of steps) fireEvent.pointerMove(window, pointerAt(x));
}

beforeEach(() => {
  dropped.mockReset();
  pressed.mockReset();
  render(<Thing />);
});

test("a drag tells how far its middle went, and the click that ends it is no press", () => {
  dragBy(4, 30, 50);
  fireEvent.pointerUp(window, pointerAt(50));
  fireEvent.click(thing());
  expect(dropped).toHaveBeenCalledWith("llamba", { x: 50, y: 0 });
  expect(pressed).not.toHaveBeenCalled();
});

test("the press right after a drag counts, also before any timer has run", () => {
  dragBy(50);
  fireEvent.pointerUp(window, pointerAt(50));
  fireEvent.pointerDown(thing(), pointerAt(0));
  fireEvent.pointerUp(window, pointerAt(0));
  fireEvent.click(thing());
  expect(pressed).toHaveBeenCalledOnce();
});

test("a thumb that trembles by 4 pixels presses and drags nothing", () => {
  dragBy(4);
  fireEvent.pointerUp(window, pointerAt(4));
  fireEvent.click(thing());
  expect([dropped.mock.calls.length, pressed.mock.calls.length]).toEqual([0, 1]);
});

test("Escape and a scroll that the browser begins break a drag off", () => {
  dragBy(50);
  fireEvent.keyDown(window, { key: "Escape" });
  fireEvent.pointerUp(window, pointerAt(50));
  dragBy(50);
  fireEvent.pointerCancel(window, pointerAt(50));
  expect(dropped).not.toHaveBeenCalled();
  expect(document.querySelector(".circuit-ghost")).toBeNull();
});
