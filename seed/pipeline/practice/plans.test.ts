import { describe, expect, test } from "vitest";
import type { PublishedHour } from "../../../app/magazine/classroom/published-hour";
import type { Practice } from "../../../app/magazine/practice/exercise";
import { magazine, newsroomPerTest } from "../fixtures/newsroom";
import { soundExercise } from "./mistakes.cases";

const newsroom = newsroomPerTest();
const second = soundExercise.replace("kuptoj: rruga-e-biciklistit", "përdor: rruga-e-trenit");

const sound = `## Qëllimi
Nxënësi gjen rrugën nga shpejtësia dhe koha.

## Pyetja
Kush shkon më larg në 2 s?
- A: Treni
- B: Biçiklisti *

## Kujdes
- Sekondat, jo minutat.

## Dërrasa [3 minuta]
$s = v \\cdot t$

## Klasa
- rruga-e-biciklistit

## Dalja [5 minuta]
- rruga-e-trenit

## Gabimet
„E pjesëtova“ → Sa metra bën në *dy* sekonda?

## Shtëpia
- rruga-e-trenit
- \`rruga-e-biciklistit\`
`;

function findingsOf(plan: string) {
  newsroom.write("practice/graviteti.md", `${soundExercise}\n${second}`);
  newsroom.write("plans/graviteti.md", plan);
  return newsroom.findingsOf(magazine()).filter(({ file }) => file.includes("plans/"));
}

function published() {
  const { edition } = newsroom.build();
  const entry = edition?.manifest.contents[0];
  const read = <T>(key = "") => JSON.parse(edition?.entries.get(key) ?? "null") as T;
  return { hour: read<PublishedHour>(entry?.hour), practice: read<Practice>(entry?.practice), entry };
}

describe("an editor's plan of an hour", () => {
  test("is read with every heading, and changes nothing that it does not name", () => {
    expect(findingsOf(sound)).toEqual([]);
    const { hour, practice, entry } = published();
    expect(entry?.hasHour).toBe(true);
    expect(hour.goals).toEqual(["Nxënësi gjen rrugën nga shpejtësia dhe koha."]);
    expect(hour.care).toEqual(["Sekondat, jo minutat."]);
    expect(hour.mistakes[0]).toBe("<strong>„E pjesëtova“</strong> Sa metra bën në <em>dy</em> sekonda?");
    expect(practice.sets).toEqual({
      exit: ["rruga-e-trenit"],
      class: ["rruga-e-biciklistit"],
      home: ["rruga-e-trenit", "rruga-e-biciklistit"],
    });
    const rows = new Map(hour.rows.map((row) => [row.title, row]));
    expect(rows.get("Pyetja e hapjes")?.teacher).toContain("E drejta: B.");
    expect(rows.get("Në dërrasë")?.teacher).toContain('href="#derrasa"');
    expect(hour.board.join()).toContain("<math>");
    expect([...rows].map(([title, { minutes }]) => [title, minutes])).toEqual([
      ["Pyetja e hapjes", 2],
      ["Në dërrasë", 3],
      ["Ushtrime", 35],
      ["Bileta e daljes", 5],
    ]);
  });

  test("may be missing: the hour is computed", () => {
    newsroom.write("practice/graviteti.md", soundExercise);
    expect(newsroom.findingsOf(magazine()).filter(({ severity }) => severity !== "advice")).toEqual([]);
    expect(published().hour.rows.map(({ title }) => title)).toEqual(["Ushtrime", "Bileta e daljes"]);
    expect(published().practice.sets?.exit).toEqual(["rruga-e-biciklistit"]);
  });

  test("that is empty is told", () => {
    expect(findingsOf("\n")).toMatchObject([{ severity: "warning", message: "Plani është bosh." }]);
  });

  test("is there once the lesson has exercises, and never for a lesson that is not", () => {
    newsroom.write("plans/graviteti.md", sound);
    newsroom.write("plans/_më-vonë.md", "Shënime.");
    newsroom.write("plans/gravitetii.md", sound);
    const told = newsroom.findingsOf(magazine()).filter(({ file }) => file.includes("plans/"));
    expect(told.map(({ severity, message, hint }) => [severity, message, hint.slice(0, 26)])).toEqual([
      ["warning", "Mësimi „graviteti“ nuk ka ushtrime, prandaj plani nuk del.", "Shkruaji te practice/gravi"],
      ["warning", "Nuk ka mësim „gravitetii“.", "Mos deshe „graviteti“? Qua"],
    ]);
    expect(published().hour).toBeNull();
  });

  const mistakes: [name: string, plan: string, line: number, message: string][] = [
    ["an unknown heading", "## Qellimi\nNxënësi di.", 1, "Kreu „Qellimi“ nuk njihet."],
    ["a heading twice", "## Kujdes\nKjo.\n## Kujdes\nAjo.", 3, "Kreu „Kujdes“ përsëritet."],
    ["text before the first heading", "Ora.\n## Kujdes\nKjo.", 1, "Para kreut të parë ka tekst."],
    ["an exercise that is not there", "## Dalja\n- rruga-e-trenitt", 2, "Mësimi nuk ka ushtrim „rruga-e-trenitt“."],
    ["an exercise twice", "## Dalja\n- rruga-e-trenit\n- rruga-e-trenit", 3, "Ushtrimi „rruga-e-trenit“ përsëritet."],
    ["too many lines", `## Qëllimi\n${"Nxënësi di.\n".repeat(4)}`, 5, "Te „Qëllimi“ ka 4 rreshta; lejohen 3."],
    ["text where minutes stand alone", "## Provoje [5 minuta]\nMe kujdes.", 2, "Te „Provoje“ ka 1 rreshta; lejohen 0."],
    ["minutes where there are none", "## Kujdes [5 minuta]\nKjo.", 1, "„Kujdes“ nuk ka minuta."],
    ["a question without a right choice", "## Pyetja\nPse?\n- A: Kjo\n- B: Ajo", 1, "Pyetja nuk lexohet dot."],
    ["a question with two", "## Pyetja\nPse?\n- A: Kjo *\n- B: Ajo *", 1, "Pyetja nuk lexohet dot."],
    ["choices in another order", "## Pyetja\nPse?\n- B: Kjo *\n- A: Ajo", 1, "Pyetja nuk lexohet dot."],
    ["a question after its choices", "## Pyetja\n- A: Kjo *\n- B: Ajo\nPse?", 1, "Pyetja nuk lexohet dot."],
    ["a formula that cannot be read", "## Dërrasa\n$\\frac{1}$", 2, "Në formulë mungon"],
    ["a line that is more than a phrase", "## Kujdes\n> Kjo.", 2, "Ky rresht nuk është një paragraf i vetëm."],
    [
      "minutes beyond the hour",
      "## Klasa [30 minuta]\n- rruga-e-trenit\n## Dalja [22 minuta]\n- rruga-e-biciklistit",
      1,
      "Minutat bëjnë 52: hiqe provën ose shkurtoje shembullin.",
    ],
    [
      "minutes below the hour",
      "## Kujdes\nKjo.\n## Klasa [10 minuta]",
      3,
      "Minutat bëjnë 14: jepua ushtrimeve ç’mbetet.",
    ],
  ];
  test.each(mistakes)("with %s is told by file and line, and stops publication", (_, plan, line, message) => {
    const errors = findingsOf(plan).filter(({ severity }) => severity === "error");
    expect(errors.map((each) => [each.line, each.message.slice(0, message.length)])).toEqual([[line, message]]);
    expect(errors[0]?.file).toMatch(/plans\/graviteti\.md$/);
    expect(newsroom.build().ok).toBe(false);
  });

  test("names a heading and an exercise that were meant", () => {
    const [heading, exercise] = findingsOf("## Gabime\n„Jo“\n## Dalja\n- rruga-e-treni");
    expect(heading?.hint).toMatch(/^Mos deshe „Gabimet“\?/);
    expect(exercise?.hint).toMatch(/^Mos deshe „rruga-e-trenit“\?/);
  });
});
