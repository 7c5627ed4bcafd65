import { expect, test } from "vitest";
import { defaultSettings, readSettings } from "./simulator-settings";

const all = ["battery", "bulb", "switch", "resistor", "capacitor"];

test.each([undefined, "", "{", "null", "7", '"x"', "[]"])("gameData %j counts as left out", (gameData) => {
  const { levels, elements, components } = readSettings(gameData);
  expect([levels, elements]).toEqual([5, 12]);
  expect(components).toEqual(all);
});

test("without gameData the defaults are five levels, five components, 12 elements (product 10.2)", () => {
  expect(defaultSettings).toEqual({
    levels: 5,
    components: ["resistor", "capacitor", "battery", "switch", "bulb"],
    elements: 12,
  });
});

test("what the editor sets is taken", () => {
  const settings = readSettings('{"levels": 2, "elements": 9, "components": ["capacitor", "battery"]}');
  expect(settings).toEqual({ levels: 2, elements: 9, components: ["battery", "bulb", "switch", "capacitor"] });
});

test.each([0, 6, 2.5, "3", null])("levels of %j fall back on five, the rest stays", (levels) => {
  expect(readSettings(JSON.stringify({ levels, elements: 3 }))).toMatchObject({ levels: 5, elements: 3 });
});

test.each([0, -1, 1.5, "12"])("elements of %j fall back on twelve", (elements) => {
  expect(readSettings(JSON.stringify({ levels: 4, elements }))).toMatchObject({ levels: 4, elements: 12 });
});

test("unknown components are passed over, and what the levels need is always there", () => {
  expect(readSettings('{"levels": 1, "components": ["laser"]}').components).toEqual(["battery", "bulb"]);
  expect(readSettings('{"levels": 5, "components": []}').components).toEqual(["battery", "bulb", "switch", "resistor"]);
});
