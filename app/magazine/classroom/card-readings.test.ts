import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cardLetters } from "./card-marker";
import type { CardQuestion } from "./card-question";
import {
  type CardReadings,
  letterCounts,
  missingCards,
  noReadings,
  type SeenCard,
  withCards,
  withFrame,
} from "./card-readings";
import { type AssignmentSnapshot, classTable } from "./class-table";
import { withMark } from "./marked-results";

const room = { pupils: 30, options: 4 };
const cards = (text: string): SeenCard[] =>
  text
    .split(" ")
    .filter((each) => each !== "")
    .map((each) => ({ number: Number(each.slice(0, -1)), letter: each.slice(-1) as SeenCard["letter"] }));
const read = (frames: readonly string[], of = room): CardReadings =>
  frames.reduce((before, frame) => withFrame(before, cards(frame), of), noReadings);
const counted = (readings: CardReadings) => [...readings.counted].map(([number, letter]) => `${number}${letter}`);

describe("readings of cards", () => {
  it("count once two frames read a card alike, with or without frames between that miss it", () => {
    expect(counted(read(["4A"]))).toEqual([]);
    expect(counted(read(["4A", "4A"]))).toEqual(["4A"]);
    expect(counted(read(["4A", "", "7B", "4A"]))).toEqual(["4A"]);
    expect(counted(read(["4A", "4B", "4A", "4B"]))).toEqual([]);
  });

  it("keep the last letter that two frames agree on", () => {
    expect(counted(read(["4A", "4A", "4C"]))).toEqual(["4A"]);
    expect(counted(read(["4A", "4A", "4C", "4C"]))).toEqual(["4C"]);
  });

  it("ignore numbers that the class does not have, and letters that name no option", () => {
    expect(counted(read(["31A 30A 2D", "31A 30A 2D"]))).toEqual(["30A", "2D"]);
    expect(counted(read(["2D 3C", "2D 3C"], { pupils: 30, options: 3 }))).toEqual(["3C"]);
  });

  it("count a card that a frame shows twice once, and not at all with two letters", () => {
    expect(counted(read(["4A 4A", "4A"]))).toEqual(["4A"]);
    expect(counted(read(["4A 4B", "4A 4B", "4A"]))).toEqual([]);
    expect(counted(read(["4A", "4A 4B 4A", "4A"]))).toEqual(["4A"]);
  });

  it("stay the same object while nothing counts anew", () => {
    const before = read(["4A", "4A"]);
    expect(withFrame(before, cards("4A 5B"), room).counted).toBe(before.counted);
  });

  it("of any frames hold for each card the last letter that two following sights of it share", () => {
    const letter = fc.constantFrom(...cardLetters);
    const frame = fc.uniqueArray(fc.record({ number: fc.integer({ min: 1, max: 5 }), letter }), {
      selector: ({ number }) => number,
    });
    fc.assert(
      fc.property(fc.array(frame, { maxLength: 20 }), (frames) => {
        const readings = frames.reduce(
          (before, each) => withFrame(before, each, { pupils: 4, options: 4 }),
          noReadings,
        );
        for (let number = 1; number <= 5; number++) {
          const sights = frames.flatMap((each) => each.filter((card) => card.number === number));
          const agreed = sights.filter((card, index) => index > 0 && sights[index - 1]?.letter === card.letter);
          expect(readings.counted.get(number)).toBe(number > 4 ? undefined : agreed[agreed.length - 1]?.letter);
        }
      }),
    );
  });

  it("name the cards that are missing", () => {
    expect(missingCards(read(["1A 3B", "1A 3B"]), 4)).toEqual([2, 4]);
  });
});

describe("answers by cards", () => {
  const question: CardQuestion = { item: 1, order: [2, 0, 1], right: 0 };
  const readings = read(["1B 2A 3B 4C", "1B 2A 3B 4C"]);

  it("are counted by the letters of the options", () => {
    expect(letterCounts(readings, question)).toEqual([1, 2, 1]);
  });

  it("stand in the table as the options that were held up; other items and pupils stay", () => {
    const sheet = { task: 7, fingerprint: 3, items: 2 };
    const there = withMark([], sheet, { who: 9, item: 0, first: { kind: "right" } });
    const before = withMark(there, sheet, { who: 1, item: 0, first: { kind: "right" } });
    const after = withCards(before, sheet, question, readings);
    const snapshot: AssignmentSnapshot = {
      fingerprint: 3,
      hasOwnNumbers: false,
      items: [
        { title: "E para", errors: [] },
        { title: "E dyta", errors: ["e drejta", "gabimi 1", "gabimi 2"] },
      ],
    };
    const table = classTable(snapshot, after);
    expect(table.errors.map(({ item, says, pupils }) => [item, says, pupils.map(({ result }) => result.who)])).toEqual([
      [1, "gabimi 2", [2]],
      [1, "gabimi 1", [4]],
    ]);
    expect(table.items.map(({ alone, of }) => [alone, of])).toEqual([
      [2, 5],
      [2, 5],
    ]);
    // Whoever turned the card meanwhile is marked anew.
    expect(withCards(after, sheet, question, readings)).toHaveLength(after.length);
    const turned = withCards(after, sheet, question, read(["2B", "2B"]));
    expect(classTable(snapshot, turned).errors.map(({ says }) => says)).toEqual(["gabimi 1"]);
  });
});
