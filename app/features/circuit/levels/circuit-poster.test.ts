import { expect, test } from "vitest";
import { type ComponentKind, newComponent } from "../parts/component";
import { circuitPoster } from "./circuit-poster";
import { type Level, levels } from "./levels";
import { loopState } from "./series-loop";

function posterOf(...kinds: ComponentKind[]) {
  const components = kinds.map((kind, k) => newComponent(kind, `${kind}-${k}`, { on: true, reversed: k > 1 }));
  return circuitPoster(levels[0] as Level, components, loopState(components));
}

test("a lamp that shines is told with its current", () => {
  const { sentence, note, drawing } = posterOf("battery", "bulb");
  expect(sentence).toBe("E ndeza llambën me 0,57\u00a0A");
  expect(note).toMatch(/^Drita e\u00a0parë\. Rryma është 0,57\u00a0A\./);
  expect(drawing.width).toBe(360);
});

test("several lamps are counted, and dark ones are told as dark", () => {
  expect(posterOf("battery", "bulb", "bulb").sentence).toBe("Ndeza 2\u00a0llamba me 0,29\u00a0A");
  expect(posterOf("battery", "bulb", "battery").sentence).toBe("E mbylla qarkun, por drita nuk u ndez");
});
