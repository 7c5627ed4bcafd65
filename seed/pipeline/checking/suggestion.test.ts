import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { magazine, type Newsroom, openNewsroom } from "../fixtures/newsroom";
import { nearest } from "./suggestion";

describe("the nearest word", () => {
  it.each([
    ["phisics", ["math", "physics"], "physics"],
    ["TITLE", ["title", "type"], "title"],
    ["titel", ["slug", "title"], "title"],
    ["tjetër", ["math", "physics"], null],
    ["", [], null],
    ["abc", ["xyz", "abd"], "abd"],
  ])("of „%s“ among %j is %s", (word, known, near) => {
    expect(nearest(word, known)).toBe(near);
  });
});

describe("a hint", () => {
  let newsroom: Newsroom;
  beforeEach(() => {
    newsroom = openNewsroom();
  });
  afterEach(() => newsroom.close());
  const hints = () => newsroom.build().findings.map(({ hint }) => hint);

  it("names the nearest file of the folder", () => {
    newsroom.write("magazine.json", magazine({ contentFile: "lessons/gravitet.md" }));
    expect(hints()).toEqual(["Mos deshe të shkruaje „lessons/graviteti.md“?"]);
    newsroom.write("magazine.json", magazine({ contentFile: "mesime/graviteti.md" }));
    expect(hints()).toEqual(["Kontrollo emrin ose krijoje te dosja e vet."]);
  });

  it("names the nearest choice beside all that there are", () => {
    const category = { id: 2, name: "mekanika", displayName: "Mekanika", description: "", type: "phisics" };
    newsroom.write("magazine.json", magazine({}, { categories: [category] }));
    expect(hints()[0]).toBe("Lejohen: math, physics. Mos deshe të shkruaje „physics“?");
  });
});
