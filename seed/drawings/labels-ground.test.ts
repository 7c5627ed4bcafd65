import { Resvg } from "@resvg/resvg-wasm";
import { beforeAll, expect, test } from "vitest";
import { loadPictures } from "./all-pictures";
import { labelsOf, placeOf } from "./kit/labels";
import { palette } from "./kit/palette";
import { type Picture, svg } from "./kit/picture";
import { loadRenderer } from "./social/renderer";

beforeAll(loadRenderer);

/** Width at which pictures are rendered. Enough to see the ground, and twice as fast as the full size. */
const seen = 480;
const channels = (hex: string) => [1, 3, 5].map((digit) => Number.parseInt(hex.slice(digit, digit + 2), 16));

/** Returns the tinted share of the ground under each label. */
function tintedShares(picture: Picture) {
  const labels = labelsOf(picture.body + (picture.words ?? ""));
  // Rendering costs 30 ms of CPU, and one tinted picture in seven has no label.
  if (labels.length === 0) return [];
  const { paper } = palette.light;
  const wordless = { ...picture, body: picture.body.replace(/<text [^>]*>[^<]*<\/text>/g, ""), words: "" };
  const { width, pixels } = new Resvg(svg(wordless), {
    background: paper,
    fitTo: { mode: "width", value: seen },
  }).render();
  const [tint, ground] = [palette[picture.subject].light.tint, paper].map(channels) as [number[], number[]];
  const shows = (colour: readonly number[], offset: number) =>
    colour.every((value, i) => Math.abs(value - (pixels[offset + i] ?? 0)) < 5);
  return labels.map((label) => {
    const { from, width: wide } = placeOf(label);
    let [tinted, plain] = [0, 0];
    const scale = seen / picture.width;
    const [left, right] = [Math.max(0, from), from + wide].map((x) => Math.round(x * scale)) as [number, number];
    const [top, bottom] = [0.75, -0.2].map((above) => Math.round((label.y - above * label.size) * scale)) as [
      number,
      number,
    ];
    for (let y = top; y < bottom; y++) {
      for (let x = left; x < right; x++) {
        const offset = 4 * (y * width + x);
        if (shows(tint, offset)) tinted++;
        else if (shows(ground, offset)) plain++;
      }
    }
    const share = tinted / Math.max(1, tinted + plain);
    return { text: label.text, share, onTint: /[ "]lo[ "]/.test(label.attributes) };
  });
}

test("a label on the tint has the tint's rim, and one on the page the page's: none stands in a cloud", async () => {
  const rimless = ({ style = "" }: Picture) => style.includes(".l{stroke-width:0}");
  const tinted = (await loadPictures()).filter(({ picture }) => picture.body.includes('class="t') && !rimless(picture));
  expect(tinted.length).toBeGreaterThan(100);
  const faults = tinted.flatMap(({ picture }) =>
    tintedShares(picture)
      // Between these shares either colour is right.
      .filter(({ share, onTint }) => (onTint ? share < 0.4 : share > 0.6))
      .map(({ text, share }) => `${picture.name}: „${text}“, ${Math.round(share * 100)} % on the tint`),
  );
  expect(faults).toEqual([]);
}, 60_000);
