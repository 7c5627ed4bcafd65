import { describe, expect, test } from "vitest";
import { layOutPoster, posterSize } from "./poster-layout";

/** Widths as of Roboto Serif: its display cut is narrow. */
const widths = {
  display: (text: string, size: number) => 0.44 * size * text.length,
  text: (text: string, size: number) => 0.52 * size * text.length,
};
const words = {
  sentence: "E hodha gjylen me 7,9\u00a0km/s dhe nuk ra më",
  note: "Një xhiro rreth Tokës zgjat 177\u00a0min.",
  address: "prizma.al/modelet/topi-i-njutonit",
};
const laidOut = (changed: Partial<typeof words> = {}, size = { width: 360, height: 261 }) =>
  layOutPoster({ ...words, ...changed }, size, widths);

describe("a poster", () => {
  test("shows a drawing of any form whole, in the middle of its place", () => {
    for (const [width, height] of [
      [360, 190],
      [360, 261],
      [360, 500],
    ] as const) {
      const { drawing, sentence } = laidOut({}, { width, height });
      const { x, y, scale } = drawing;
      expect(x).toBeGreaterThanOrEqual(64);
      expect(x + (scale * width) / 2).toBeCloseTo(posterSize.width / 2, 6);
      expect(y).toBeGreaterThanOrEqual(64);
      expect(y + scale * height).toBeLessThan((sentence[0]?.baseline ?? 0) - 0.7 * (sentence[0]?.size ?? 0));
    }
  });

  test("sets the sentence large, in lines within the margins, under the drawing and above the note", () => {
    const { sentence, note, drawing } = laidOut();
    expect(sentence.map(({ text }) => text).join(" ")).toBe(words.sentence);
    for (const { text, x, size } of sentence) expect(x + widths.display(text, size)).toBeLessThanOrEqual(1080 - 64);
    const [first, last] = [sentence[0], sentence.at(-1)];
    expect(first?.size).toBeGreaterThanOrEqual(90);
    expect((first?.baseline ?? 0) - 0.72 * (first?.size ?? 0)).toBeGreaterThan(drawing.y + 261 * drawing.scale);
    expect((note[0]?.baseline ?? 0) - (last?.baseline ?? 0)).toBeGreaterThan(40);
  });

  test("sets a longer sentence smaller, and refuses one that no size can hold", () => {
    const long = laidOut({ sentence: "Katrorët e brezit të dytë zënë më pak se i pari dhe pema ime thahet shpejt" });
    expect(long.sentence[0]?.size).toBeLessThan(laidOut().sentence[0]?.size ?? 0);
    expect(() => laidOut({ sentence: "Shumë ".repeat(90).trim() })).toThrow("too long");
    expect(() => laidOut({ note: "Shumë ".repeat(90).trim() })).toThrow("too long");
  });

  test("has a note of two lines at most", () => {
    expect(laidOut({ note: "" }).note).toHaveLength(1);
    const { note } = laidOut({
      note: "Litari i tendosur i çon valët përpara me të njëjtën shpejtësi. ".repeat(2).trim(),
    });
    expect(note).toHaveLength(2);
  });

  test("shrinks a long address, and has none where the page lies on no server", () => {
    const long = laidOut({ address: `${"prizma-e-nje-shkolle-".repeat(2)}.pages.dev/modelet/topi-i-njutonit` }).address;
    expect(long?.size).toBeLessThan(laidOut().address?.size ?? 0);
    expect(long && long.x + widths.text(long.text, long.size)).toBeLessThanOrEqual(64 + 640 + 1e-6);
    expect(laidOut({ address: "" }).address).toBeNull();
  });
});
