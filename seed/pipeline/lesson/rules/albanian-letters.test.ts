import { describe, expect, test } from "vitest";
import { checkedLesson, faultyLines } from "../../fixtures/checked-lesson";
import { albanianLetters } from "./albanian-letters";

const lines = (source: string) => faultyLines(albanianLetters, source);

describe("albanian-letters", () => {
  test.each([
    "Është një çast. Me forcë të tillë, një force të tillë; ne jemi, ai qe këtu.",
    ":::burime\n- Per aspera.\n:::",
    "$nje$ dhe `nje`",
  ])("lets pass %j", (source) => {
    expect(lines(source)).toEqual([]);
  });

  test.each(["Eshte e lehtë.", "Merr nje gur.", "Cfare ndodh?", '::figura[x]{src="/a.svg" alt="Rrezja per ujin"}'])(
    "finds fault with %j",
    (source) => {
      expect(lines(source)).toEqual([1]);
    },
  );

  test("finds fault with a whole paragraph without its letters, though no word of it is on the list", () => {
    const bare = "Veshet fillojne kur zhytesh; uji rri mbi trupin dhe e shtyp nga lart, nga posht, nga brenda.";
    expect(lines(`Është e lehtë.\n\n${bare.replace("fillojne", "dhembin")}`)).toEqual([3]);
    expect(lines(bare)).toEqual([1]);
  });

  test("mends a word, with its capital", () => {
    const mends = albanianLetters.check(checkedLesson("Eshte mire: fillojne nje matje.")).map(({ mend }) => mend?.to);
    expect(mends).toEqual(["Është", "fillojnë", "një"]);
  });

  test("names the word that was meant", () => {
    expect(albanianLetters.check(checkedLesson("Drita ka shpejtesi."))[0]?.hint).toContain("shpejtësi");
  });
});
