import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { noHistory, recorded, redone, type TextHistory, undone } from "./text-history";

/** Types texts, each with its group and time. @returns the history, and the last text */
function typed(...steps: [text: string, group: string, at: number][]): { history: TextHistory; text: string } {
  let [history, text] = [noHistory, ""];
  for (const [next, group, at] of steps) {
    history = recorded(history, text, group, at);
    text = next;
  }
  return { history, text };
}

describe("a step of undo", () => {
  it.each<[string, [string, string, number][], string[]]>([
    [
      "is each change of another field",
      [
        ["a", "title", 0],
        ["b", "deck", 10],
      ],
      ["", "a"],
    ],
    [
      "is a word typed into one field",
      [
        ["a", "title", 0],
        ["ab", "title", 1499],
        ["abc", "title", 2998],
      ],
      [""],
    ],
    [
      "ends after a pause",
      [
        ["a", "title", 0],
        ["ab", "title", 1500],
      ],
      ["", "a"],
    ],
    [
      "is each press of a button",
      [
        ["a", "", 0],
        ["ab", "", 1],
      ],
      ["", "a"],
    ],
    [
      "begins anew after another field",
      [
        ["a", "title", 0],
        ["b", "", 1],
        ["c", "title", 2],
      ],
      ["", "a", "b"],
    ],
  ])("%s", (_, steps, past) => {
    expect(typed(...steps).history.past).toEqual(past);
  });

  it("is one of at most a hundred", () => {
    const { history } = typed(
      ...Array.from({ length: 130 }, (_, nth): [string, string, number] => [`${nth}`, "", nth]),
    );
    expect(history.past).toHaveLength(100);
    expect(history.past.at(-1)).toBe("128");
  });

  it("does not go on with a field that was typed into before an undo", () => {
    const { history, text } = typed(["a", "title", 0], ["b", "deck", 1]);
    const back = undone(history, text);
    expect(recorded(back?.history ?? noHistory, back?.text ?? "", "deck", 2)).toEqual({
      past: ["", "a"],
      future: [],
      group: "deck",
      at: 2,
    });
  });
});

it("there is nothing to undo or redo before the first change", () => {
  expect(undone(noHistory, "a")).toBeNull();
  expect(redone(noHistory, "a")).toBeNull();
});

it("every text comes back, in order, there and back", () => {
  fc.assert(
    fc.property(fc.array(fc.string(), { minLength: 1, maxLength: 20 }), (texts) => {
      let { history, text } = typed(...texts.map((each, at): [string, string, number] => [each, "", at]));
      const seen = [text];
      for (let step = undone(history, text); step !== null; step = undone(history, text)) {
        ({ history, text } = step);
        seen.unshift(text);
      }
      expect(seen).toEqual(["", ...texts]);
      const again = [text];
      for (let step = redone(history, text); step !== null; step = redone(history, text)) {
        ({ history, text } = step);
        again.push(text);
      }
      expect(again).toEqual(seen);
    }),
  );
});
