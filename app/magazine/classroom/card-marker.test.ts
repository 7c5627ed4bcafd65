import fc from "fast-check";
import { expect, test } from "vitest";
import { cardCount, cardOfBits, differingCells, markerBits, markerPath, turnedBits } from "./card-marker";

const numbers = Array.from({ length: cardCount }, (_, index) => index + 1);
const anyNumber = fc.integer({ min: 1, max: cardCount });
const turnsOf = (bits: number): number[] => [
  bits,
  turnedBits(bits),
  turnedBits(turnedBits(bits)),
  turnedBits(turnedBits(turnedBits(bits))),
];

test("a quarter turn takes the first row to the right", () => {
  const firstRow = 0b11111_00000_00000_00000_00000;
  expect(turnedBits(firstRow).toString(2).padStart(25, "0")).toBe("00001".repeat(5));
  // The cell at the top left goes to the top right.
  expect(turnedBits(1 << 24)).toBe(1 << 20);
});

test("four quarter turns change nothing", () => {
  fc.assert(
    fc.property(fc.nat(2 ** 25 - 1), (bits) => {
      expect(turnedBits(turnsOf(bits)[3] as number)).toBe(bits);
    }),
  );
});

test("any two cards, however turned, and a card and its turns, differ in seven cells at least", () => {
  for (const one of numbers) {
    for (const other of numbers) {
      const turns = turnsOf(markerBits(other)).slice(one === other ? 1 : 0);
      for (const turned of turns) expect(differingCells(markerBits(one), turned)).toBeGreaterThanOrEqual(7);
    }
  }
});

test("a card is found however it is turned, with up to two misread cells", () => {
  const cells = fc.uniqueArray(fc.nat(24), { maxLength: 2 });
  fc.assert(
    fc.property(anyNumber, fc.nat(3), cells, (number, turns, misread) => {
      const read = misread.reduce((bits, cell) => bits ^ (1 << cell), turnsOf(markerBits(number))[turns] as number);
      expect(cardOfBits(read)).toEqual({ number, turns });
    }),
  );
});

test("three misread cells are no card, nor is a square in one colour", () => {
  const cells = fc.uniqueArray(fc.nat(24), { minLength: 3, maxLength: 3 });
  fc.assert(
    fc.property(anyNumber, cells, (number, misread) => {
      expect(cardOfBits(misread.reduce((bits, cell) => bits ^ (1 << cell), markerBits(number)))).toBeNull();
    }),
  );
  expect([cardOfBits(0), cardOfBits(2 ** 25 - 1)]).toEqual([null, null]);
});

test("every card has seven white cells at least, by whose shade the reader knows white", () => {
  for (const number of numbers) expect(differingCells(markerBits(number), 0)).toBeGreaterThanOrEqual(7);
});

test("a drawn card has its white cells where its bits are", () => {
  for (const number of numbers) {
    const cells = new Set<number>();
    for (const [, x, y, width] of markerPath(number).matchAll(/M(\d)(?: )(\d)h(\d)v1h-\d+z/g)) {
      for (let column = Number(x); column < Number(x) + Number(width); column++) {
        cells.add(25 - 1 - ((Number(y) - 1) * 5 + column - 1));
      }
    }
    expect([...cells].reduce((bits, cell) => bits | (1 << cell), 0)).toBe(markerBits(number));
  }
});
