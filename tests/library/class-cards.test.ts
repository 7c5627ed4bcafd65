/** Measures how cards are read as they are printed: thirty in a frame, turned, leaning, in noise. */
import { expect, test } from "vitest";
import { readCards } from "../../app/features/classroom/camera/read-cards.client";
import { cardCount, cardLetters } from "../../app/magazine/classroom/card-marker";
import { seededRandom } from "../../app/magazine/seeded-random";
import { frameOf, heldClass, pixelsOf } from "../card-frames";
import { isWhole, triedOf } from "../long-series";

const size = { width: 1_280, height: 720 };
const frames = triedOf(4, 4);
const pupils = 30;

/** Pixels of a marker's side, and the least share of cards that a frame tells. */
const distances = [
  [60, 0.99],
  [45, 0.99],
  [34, 0.99],
  [26, 0.98],
  [20, 0.9],
] as const;

test.each(distances)(
  "cards of %i pixels are read, none with a wrong letter, none that is not there",
  async (side, least) => {
    let [read, wrong, milliseconds] = [0, 0, 0];
    for (let nth = 0; nth < frames; nth++) {
      const random = seededRandom(`${side} ${nth}`);
      const held = heldClass(pupils, random, { ...size, side });
      const picture = pixelsOf(await frameOf(held, { ...size, random, noise: 5 + 4 * nth }), size);
      const began = performance.now();
      const seen = readCards(picture);
      milliseconds += performance.now() - began;
      for (const { number, letter } of seen) {
        if (held.some((card) => card.number === number && card.letter === letter)) read++;
        else wrong++;
      }
    }
    const of = frames * pupils;
    process.stdout.write(
      `cards of ${side} px: ${read} of ${of}, ${wrong} wrong, ${Math.round(milliseconds / frames)} ms a frame\n`,
    );
    expect({ wrong, isMost: read / of >= least }).toEqual({ wrong: 0, isMost: true });
  },
);

test("each card tells each letter; one that leans towards two tells none", async () => {
  const random = seededRandom("letters");
  const row = { width: 400, height: 110 };
  for (let number = 1; number <= cardCount; number += isWhole ? 1 : 7) {
    const held = cardLetters.map((letter, place) => ({
      ...{ number, letter, x: 50 + place * 100, y: 55, side: 56, back: 0, aside: 0 },
      turned: 20 * (place - 1.5),
    }));
    const seen = readCards(pixelsOf(await frameOf(held, { ...row, random, noise: 4 }), row));
    expect(seen.map(({ number: each }) => each)).toEqual([number, number, number, number]);
    expect(new Set(seen.map(({ letter }) => letter))).toEqual(new Set(cardLetters));
  }
  const leaning = [{ number: 7, letter: "A" as const, x: 55, y: 55, side: 56, turned: 45, back: 0, aside: 0 }];
  expect(readCards(pixelsOf(await frameOf(leaning, { ...row, random, noise: 4 }), row))).toEqual([]);
});

test("an empty room, a dark one and a picture of a few pixels show no card", async () => {
  const random = seededRandom("empty");
  expect(readCards(pixelsOf(await frameOf([], { ...size, random, noise: 40 }), size))).toEqual([]);
  expect(readCards({ width: 64, height: 64, data: new Uint8ClampedArray(64 * 64 * 4) })).toEqual([]);
  expect(readCards({ width: 3, height: 3, data: new Uint8ClampedArray(36).fill(120) })).toEqual([]);
});
