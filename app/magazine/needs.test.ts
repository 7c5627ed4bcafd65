import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { allBefore, circleOf, impliedNeed, type Needing, stepsOf } from "./needs";

const lesson = (slug: string, ...needs: string[]): Needing => ({ slug, needs });

describe("needs", () => {
  it("a circle is named from its first lesson back to it, without the way that leads into it", () => {
    const lessons = [lesson("hyrje", "a"), lesson("a", "b"), lesson("b", "c"), lesson("c", "a")];
    expect(circleOf(lessons)).toEqual(["a", "b", "c", "a"]);
  });

  it("two ways to one lesson are no circle", () => {
    expect(circleOf([lesson("d", "b", "c"), lesson("b", "a"), lesson("c", "a"), lesson("a")])).toBeNull();
  });

  it("a lesson that needs itself is the smallest circle", () => {
    expect(circleOf([lesson("a", "a")])).toEqual(["a", "a"]);
  });

  it("a lesson stands one step after the last that it needs", () => {
    const steps = stepsOf([lesson("c", "a", "b"), lesson("b", "a"), lesson("a"), lesson("vetëm")]);
    expect(Object.fromEntries(steps)).toEqual({ a: 0, b: 1, c: 2, vetëm: 0 });
  });

  it("a need that is not in the list puts no lesson a step further", () => {
    expect(stepsOf([lesson("a", "humbur")]).get("a")).toBe(0);
  });

  it("what is needed far before is found, and a need that another need has is told", () => {
    const lessons = [lesson("c", "b", "a"), lesson("b", "a"), lesson("a")];
    expect([...allBefore(lessons, "c")].sort()).toEqual(["a", "b"]);
    expect(impliedNeed(lessons, lessons[0] as Needing)).toEqual({ need: "a", by: "b" });
    expect(impliedNeed(lessons, lessons[1] as Needing)).toBeNull();
  });

  it("in any magazine without a circle every need stands at a smaller step", () => {
    const magazine = fc
      .array(fc.array(fc.nat(30), { maxLength: 3 }), { maxLength: 30 })
      .map((all) => all.map((needs, index) => lesson(`${index}`, ...needs.filter((n) => n < index).map(String))));
    fc.assert(
      fc.property(magazine, (lessons) => {
        expect(circleOf(lessons)).toBeNull();
        const steps = stepsOf(lessons);
        for (const { slug, needs = [] } of lessons) {
          for (const need of needs) expect(steps.get(need)).toBeLessThan(steps.get(slug) ?? 0);
        }
      }),
    );
  });
});
