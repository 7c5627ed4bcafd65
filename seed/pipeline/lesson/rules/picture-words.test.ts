import { describe, expect, test } from "vitest";
import { faultyLines } from "../../fixtures/checked-lesson";
import { pictureWords } from "./picture-words";

const figure = (caption: string, alt: string) => `::figura[${caption}]{src="/figures/rrezja.svg" alt="${alt}"}`;

describe("picture-words", () => {
  test.each([
    figure("Rrezja.", "Një rreze bie mbi pasqyrë."),
    figure("Foto e urës.", "Foto e urës së Mesit nga lindja"),
  ])("lets pass %j", (source) => {
    expect(faultyLines(pictureWords, source)).toEqual([]);
  });

  test.each([
    figure("Rrezja.", "foto"),
    figure("Rrezja.", "Pamje e figurës.".replace("figurës", "figura")),
    figure("Rrezja.", "IMG_2031"),
    figure("Rrezja.", "rrezja.jpg"),
    figure("Rrezja *bie* mbi pasqyrë.", "Rrezja bie mbi pasqyrë"),
    "![Imazh](/figures/rrezja.svg)",
  ])("finds fault with %j", (source) => {
    expect(faultyLines(pictureWords, source)).toEqual([1]);
  });
});
