// @vitest-environment jsdom
import { act, cleanup, render } from "@testing-library/react";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { Toasts } from "./toast";
import { useNoticeOf } from "./use-notice-of";

beforeAll(() => import("./open-notice.client"));
afterEach(cleanup);

function Player({ event }: { event: { says: string } | null }) {
  useNoticeOf(event, ({ says }) => (says === "" ? null : { title: says }));
  return null;
}

const play = (event: { says: string } | null) => (
  <Toasts>
    <Player event={event} />
  </Toasts>
);
const shown = () => document.querySelector('[aria-label="Njoftime (F8)"] strong')?.textContent ?? null;
const close = () => act(() => document.querySelector<HTMLButtonElement>('[aria-label="Mbyll njoftimin"]')?.click());

test("an event is said once; another that says the same is said again, also after none in between", async () => {
  const event = { says: "Circuit Incomplete" };
  const { rerender } = render(play(event));
  await act(() => vi.dynamicImportSettled());
  expect(shown()).toBe("Circuit Incomplete");
  close();
  rerender(play(event));
  expect(shown()).toBeNull();
  rerender(play({ ...event }));
  expect(shown()).toBe("Circuit Incomplete");
  close();
  rerender(play(null));
  rerender(play({ ...event }));
  expect(shown()).toBe("Circuit Incomplete");
});

test("an event of which nothing is said leaves the notice that is open", async () => {
  const { rerender } = render(play({ says: "Correct!" }));
  await act(() => vi.dynamicImportSettled());
  rerender(play({ says: "" }));
  expect(shown()).toBe("Correct!");
});
