// @vitest-environment jsdom
import { cleanup, fireEvent, render } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { Handle, ModelControls } from "./handle";
import type { Setting } from "./touch-model";

afterEach(cleanup);

const taken: Setting = { label: "Rruaza", unit: "", min: 1, max: 7, step: 1, digits: 0, start: 1, by: "handle" };

function handleWith(counts?: number) {
  const set = vi.fn();
  const { getByRole } = render(
    <ModelControls.Provider value={{ settings: { taken }, values: { taken: 6 }, set }}>
      <svg aria-hidden="false">
        <title>Fijet</title>
        <Handle name="taken" at={[0, 0]} valuesAt={() => ({})} {...(counts === undefined ? {} : { counts })} />
      </svg>
    </ModelControls.Provider>,
  );
  return { handle: getByRole("slider"), set };
}

test("keys go on from the value that was chosen", () => {
  const { handle, set } = handleWith();
  fireEvent.keyDown(handle, { key: "ArrowLeft" });
  expect(set).toHaveBeenCalledWith({ taken: 5 });
});

test("where fewer count than were chosen, keys and the spoken value go by those", () => {
  const { handle, set } = handleWith(3);
  expect(handle.getAttribute("aria-valuenow")).toBe("3");
  expect(handle.getAttribute("aria-valuetext")).toBe("3");
  fireEvent.keyDown(handle, { key: "ArrowLeft" });
  expect(set).toHaveBeenCalledWith({ taken: 2 });
});
