import { expect, test } from "vitest";
import { checkedLesson } from "../../fixtures/checked-lesson";
import { figureByName } from "./figure-by-name";

const findings = (source: string) => figureByName.check(checkedLesson(source));

test.each([
  ["Te Fig. 3 është e drejtë.", "Fig. 3"],
  ["Te Fig.\u00a03 e sheh.", "Fig.\u00a03"],
  ["Krahaso figurën 3.", "figurën 3"],
  ["Ndërtesa e figurës 1: unaza.", "figurës 1"],
  ["Figura 2, djathtas", "Figura 2"],
  ["Shiko fig 2.", "fig 2"],
  ["Te [Fig. 3](#kopertina) e sheh.", "Fig. 3"],
  [":::burime\n- Fig. 3: sipas Stefanit.\n:::", "Fig. 3"],
  ["::kapaku[Si në Fig. 2.]", "Fig. 2"],
  ['::figura[x]{src="/a.svg" alt="E njëjta si në figurën 2"}', "figurën 2"],
])("%j is a number typed by hand", (source, found) => {
  expect(findings(source)).toMatchObject([{ message: expect.stringContaining(`„${found}“`) }]);
});

test.each([
  "Te [Fig.](#kopertina) e sheh.",
  "IPCC, Grupi I, 2021 (figura 7.2).",
  "Kjo figurë ka 3 vija; figura 3D; figura 12-këndëshe.",
  "$\\mathrm{Fig. 3}$",
])("%j is none", (source) => {
  expect(findings(source)).toEqual([]);
});

test("where no link can stand, it is to be said in words", () => {
  expect(findings("Te Fig. 3.")[0]?.hint).toContain("[Fig.](#emri)");
  expect(findings('::figura[x]{src="/a.svg" alt="Si në Fig. 3"}')[0]?.hint).toContain("Thuaje me fjalë");
});
