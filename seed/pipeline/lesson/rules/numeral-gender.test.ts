import { describe, expect, test } from "vitest";
import { checkedLesson } from "../../fixtures/checked-lesson";
import { numeralGender } from "./numeral-gender";

const findings = (source: string) => numeralGender.check(checkedLesson(source));

describe("numeral-gender", () => {
  test.each([
    "Tri vija, tri atome, tri herë dhe të dyja anët; të tria brinjët, të katra lidhjet.",
    "Tre hapa, tre rrathë, tre dhe katër, tre prej tyre, të tre katrorët, të dy trekëndëshat.",
    "Tre pesëkëndëshave u takon e njëjta majë, të dy numrave dhe të dy planetëve.",
    "Të dy duhet të presin; të dy keni të drejtë. Të tria i di. Katërmbëdhjetë anë.",
    "Njëzet e tre, të dy të parët.",
  ])("lets pass %j", (source) => {
    expect(findings(source)).toEqual([]);
  });

  test.each([
    ["Shto në të dy pjatat.", "të dyja pjatat"],
    ["Nga të dy anët e shenjës.", "të dyja anët"],
    ["Bjeri të dy anëve.", "të dyja anëve"],
    ["I ka të katër lidhjet.", "të katra lidhjet"],
    ["Ka tre atome.", "tri atome"],
    ["Mes tre atomeve.", "tri atomeve"],
    ["Pas tre testeve.", "tri testeve"],
    ["Tre vija dhe një pikë.", "tri vija"],
    ["Të tri rrugët.", "të tria rrugët"],
    ["Të tre forcat.", "të tria forcat"],
    ["Tri rrathë.", "tre rrathë"],
    ["Të tria katrorët.", "të tre katrorët"],
    ["Në *të dy* anët.", "të dyja anët"],
  ])("finds fault with %j", (source, right) => {
    expect(findings(source).map(({ hint }) => hint)).toEqual([`Shkruaj „${right}“.`]);
  });
});
