// @vitest-environment jsdom
import { beforeEach, expect, test } from "vitest";
import { newComponent } from "../parts/component";
import { draftsRecord, passedRecord } from "./levels-memory";

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

test("passed levels stay on the device, half-built circuits in the tab", () => {
  passedRecord.write([1, 3]);
  draftsRecord.write({ 2: [newComponent("switch", "switch-5", { on: true })] });
  expect([localStorage.length, sessionStorage.length]).toEqual([1, 1]);
  expect(passedRecord.read()).toEqual([1, 3]);
  expect(draftsRecord.read()).toEqual({ 2: [newComponent("switch", "switch-5", { on: true })] });
});

test("levels that are none are left out", () => {
  localStorage.setItem("prizma:nivelet/kaluar", JSON.stringify([1, [5, 2, 2, 9, "1", null]]));
  expect(passedRecord.read()).toEqual([2, 5]);
});

test("a circuit that somebody edited keeps what is a component, with values in their ranges", () => {
  const battery = newComponent("battery", "battery-1", { value: 9, reversed: true });
  const edited = {
    1: [
      battery,
      { ...battery, id: "battery-1" },
      { ...battery, id: "bulb-2" },
      { kind: "voltmeter", id: "voltmeter-3" },
    ],
    2: [{ id: "resistor-1", kind: "resistor", value: 1e9 }, "x", null],
    7: [battery],
    3: "nothing",
  };
  sessionStorage.setItem("prizma:nivelet/puna", JSON.stringify([1, edited]));
  expect(draftsRecord.read()).toEqual({
    1: [battery],
    2: [newComponent("resistor", "resistor-1", { value: 1000 })],
  });
});
