import { describe, expect, test } from "vitest";
import { checkedLesson, wholeLesson } from "../../fixtures/checked-lesson";
import { eightParts } from "./eight-parts";

const messages = (source: string) => eightParts.check(checkedLesson(source)).map(({ message }) => message);

describe("eight-parts", () => {
  test("lets pass a lesson that has them all", () => {
    expect(messages(wholeLesson)).toEqual([]);
  });

  test("names every part of an empty lesson", () => {
    expect(messages("Hyrje.")).toHaveLength(8);
  });

  test.each([
    ["an opening that asks nothing", "Pse nuk bie Hëna?", "Hëna nuk bie.", "Hyrja"],
    ["a single section", "## Çfarë është pesha?", "Çfarë është pesha?", "pjesë"],
    ["no figure", "::figura[Rrezja.]", "::kapaku[Rrezja.]", "figura"],
    ["a formula without symbols", "- $F$: forca (N)\n- $m$, $g$: masa (kg) dhe nxitimi (m/s²)", "Forca.", "simbolet"],
    ["an example without a result", "::perfundimi[F ≈ 19,6\u00a0N]", "", "përfundim"],
    ["an example that nothing recomputes", "```llogari", "```", "rillogaritet"],
    ["nothing to try", ":::provoje", ":::shenim", "Provoje"],
    ["two questions", "3. Kur?\n\n   Sot.\n", "", "2 pyetje"],
    ["a way on that leads nowhere", "[Pitagora](/math/pitagora)", "Pitagora", "askund"],
  ])("finds fault with %s", (_, part, broken, named) => {
    expect(wholeLesson).toContain(part);
    expect(messages(wholeLesson.replace(part, broken))).toEqual([expect.stringContaining(named)]);
  });
});
