import { describe, expect, test } from "vitest";
import { checkedLesson, faultyLines } from "../../fixtures/checked-lesson";
import { innerLinks } from "./inner-links";

const lines = (source: string) => faultyLines(innerLinks, source);

describe("inner-links", () => {
  test.each([
    "[Pitagora](/math/pitagora), [pjesa](/physics/graviteti#user-content-pesha), [figura](/figures/rrezja.svg)",
    "[NASA](https://nasa.gov), [shkruaj](mailto:a@example.org)",
    "Shih [më poshtë](#pse-katrori).\n\n## Pse katrori?",
  ])("lets pass %j", (source) => {
    expect(lines(source)).toEqual([]);
  });

  test.each([
    ["a page that is not there", "Hyrje.\n\nShih [këtu](/math/pitagoras).", 3],
    ["a lesson of the other department", "[Pitagora](/physics/pitagora)", 1],
    ["a heading that is not there", "[Më poshtë](#fund)\n\n## Fundi", 1],
    ["an address without its slash", "[Pitagora](math/pitagora)", 1],
    ["an unsafe address", "[këtu](http://example.org)", 1],
  ])("finds fault with %s", (_, source, line) => {
    expect(lines(source)).toEqual([line]);
  });

  test("finds fault with a link from a lesson to itself, and not with one to a part of it", () => {
    const own = (source: string) => innerLinks.check({ ...checkedLesson(source), address: "/math/pitagora" });
    expect(own("Hyrje.\n\n[Pitagora](/math/pitagora)").map(({ line }) => line)).toEqual([3]);
    expect(own("[Graviteti](/physics/graviteti), [prova](/math/pitagora#user-content-prova)")).toEqual([]);
  });
});
