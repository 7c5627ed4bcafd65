import { expect, test } from "vitest";
import { loadPictures } from "./all-pictures";
import { type Label, labelsOf, placeOf } from "./kit/labels";

const pictures = await loadPictures();

interface Extent {
  text: string;
  from: number;
  to: number;
  top: number;
  bottom: number;
}

/** Returns the area of a label: letters without descenders are 0,72 em high. */
const extentOf = (label: Label): Extent => {
  const { from, width } = placeOf(label);
  return { text: label.text, from, to: from + width, top: label.y - 0.72 * label.size, bottom: label.y };
};

const touch = (a: Extent, b: Extent) => a.from < b.to && b.from < a.to && a.top < b.bottom && b.top < a.bottom;

test("no label lies on another, nor over the edge of its picture", () => {
  const faults = pictures.flatMap(({ picture: { name, width, height, body, words = "" } }) => {
    const extents = labelsOf(body + words).map(extentOf);
    const over = extents.filter(({ from, to, top, bottom }) => from < 0 || to > width || top < 0 || bottom > height);
    const pairs = extents.flatMap((a, i) => extents.slice(i + 1).flatMap((b) => (touch(a, b) ? [[a, b]] : [])));
    return [
      ...over.map(({ text }) => `${name}: „${text}“ leaves the picture`),
      ...pairs.map(([a, b]) => `${name}: „${a?.text}“ lies on „${b?.text}“`),
    ];
  });
  expect(faults).toEqual([]);
});
