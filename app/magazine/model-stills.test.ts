import { expect, test } from "vitest";
import { stillsIn } from "./model-stills";

const still = (name: string, title: string) =>
  `<div data-modeli="${name}" data-titulli="${title}"><svg viewBox="0 0 360 300"><g></g></svg><table></table></div>`;

test("a body's stills are found with their names and titles, in its order", () => {
  const body = `<p>Një.</p><div class="model"><figure>${still("topi;shpejtesia=6", "Topi i Njutonit")}</figure></div>${still("stemat", "Një &quot;stemë&quot;")}`;
  expect(stillsIn(body).map(({ name, title }) => [name, title])).toEqual([
    ["topi", "Topi i Njutonit"],
    ["stemat", 'Një "stemë"'],
  ]);
  expect(stillsIn(body)[0]?.html).toBe(still("topi;shpejtesia=6", "Topi i Njutonit"));
});

test("a still tells the height of its frame, where it was published with one", () => {
  const measured = still("stemat", "Stemat").replace('titulli="Stemat"', 'titulli="Stemat" data-lartesia="930"');
  expect(stillsIn(measured + still("topi", "Topi")).map(({ name, height }) => [name, height])).toEqual([
    ["stemat", 930],
    ["topi", null],
  ]);
});

test("a body without models has none", () => {
  expect(stillsIn('<div class="note">data-modeli</div>')).toEqual([]);
});
