import { expect, test } from "vitest";
import { type Component, newComponent } from "../parts/component";
import { darkLampText } from "./levels-words";
import { loopState } from "./series-loop";

const battery = newComponent("battery", "battery-1");
const lamp = newComponent("bulb", "bulb-1");
const why = (...components: Component[]) => darkLampText(components, loopState(components, new Map([["c-1", 6]])));

test("a circuit that passes with a dark lamp says why it is dark", () => {
  expect(why(battery, { ...battery, id: "battery-2", reversed: true }, lamp)).toMatch(/kundër njëra-tjetrës/);
  expect(why(battery, lamp, newComponent("capacitor", "c-1"))).toMatch(/kondensatori u mbush/);
  expect(why(battery, lamp, newComponent("resistor", "r-1", { value: 1000 }))).toMatch(/tepër e vogël/);
});

test("where a lamp shines, or none is there, nothing is said", () => {
  expect(why(battery, lamp)).toBeNull();
  expect(why(battery, newComponent("resistor", "r-1"))).toBeNull();
});
