import { describe, expect, test } from "vitest";
import { checkedLesson } from "../../fixtures/checked-lesson";
import { preferredTerms } from "./preferred-terms";

const findings = (source: string) => preferredTerms.check(checkedLesson(source));
const words = (source: string) => findings(source).map(({ message }) => /„(.*)“/.exec(message)?.[1]);

describe("preferred-terms", () => {
  test.each([
    "Drita përthyhet me këndin e përthyerjes. Gota thyhet. Rrezja del.",
    "Pasqyra e reflekton dritën, dhe rrezja reflektohet në pasqyrë.",
    "Letra e palosur ka simetri pasqyrimi.",
    "Dy xhaulë, milionë xhaulë, në xhaul (J), 560 njutonë, për kulon.",
    "Presioni është $p$. Quhet presion (trysni).",
    "$D$: dallori (diskriminanti), numër pa njësi",
    "Të mbledhësh gjithnjë njësoj: dy mbledhorë.",
    "Skuadra luan kundër tjetrës: 3 me 2.",
    "Njutoni e mati me njuton. Lakorja e serës.",
    ":::burime\n- C. Doppler, *Über das farbige Licht*; I. Newton, *Opticks*.\n:::",
    "Lexo `kurba` dhe $kurba$.",
  ])("lets pass %j", (source) => {
    expect(words(source)).toEqual([]);
  });

  test.each([
    ["Këndi i thyerjes është 30°.", ["Këndi i thyerjes"]],
    ["Rrezja hyn në ujë dhe thyhet. Gota thyhet.", ["thyhet"]],
    ["Kështu [thyhet drita](/math/pitagora) në ujë.", ["thyhet"]],
    ["Zëri pasqyrohet nga muri.", ["pasqyrohet"]],
    ["Energjia: 5 xhul, milionë xhaul.", ["xhul", "milionë xhaul"]],
    ["Peshon 560 njuton, pastaj 5,5 newtonë.", ["560 njuton", "newtonë"]],
    ["Trysnia shtyn. Quhet *trysni* (presion).", ["Trysnia", "trysni"]],
    ["Pjerrësia e kurbës; vija e përkulur.", ["kurbës", "vija e përkulur"]],
    ["Është efekti serrë.", ["serrë"]],
    ["Diskriminanti është negativ.", ["Diskriminanti"]],
    ["Efekti Dopler, efekti Doppler dhe myonet.", ["myonet", "Doppler", "Efekti Dopler"]],
    [
      "Qark i shkurtër, kalkulatori, rrjet neuronesh, opozita.",
      ["Qark i shkurtër", "kalkulatori", "rrjet neuronesh", "opozita"],
    ],
    ["54\u00a0°C kundër 32\u00a0°C", ["54\u00a0°C kundër 32"]],
    ["Thjerra jep një imazh.", ["imazh"]],
    ["## Kurba e kuqe", ["Kurba"]],
    ["| kurbë |\n|---|\n| 1 |", ["kurbë"]],
    ["::kapaku[Një kurbë.]", ["kurbë"]],
    ['::figura[x]{src="/a.svg" alt="Një kurbë"}', ["kurbë"]],
  ])("finds fault with %j", (source, found) => {
    expect(words(source).slice().sort()).toEqual(found.slice().sort());
  });

  test("names line, column, the word to write and why", () => {
    expect(findings("Hyrje.\n\nE *fortë* është kurba, kurba.")).toMatchObject([
      { line: 3, column: 17, hint: expect.stringMatching(/^Shkruaj: lakore\. Vija/) },
      { line: 3, column: 24 },
    ]);
  });
});
