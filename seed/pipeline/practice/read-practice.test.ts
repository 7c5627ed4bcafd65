import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { magazine, newsroomPerTest } from "../fixtures/newsroom";
import {
  lessonWithModel,
  mistakes,
  soundExercise,
  soundFields,
  soundForm,
  soundInequality,
  soundModel,
  soundSet,
  soundSignificant,
} from "./mistakes.cases";

const newsroom = newsroomPerTest();

function findingsOf(exercises: string) {
  newsroom.write("practice/graviteti.md", exercises);
  return newsroom.findingsOf(magazine()).filter(({ file }) => file.endsWith("practice/graviteti.md"));
}

function errorsOf(exercises: string) {
  newsroom.write("lessons/graviteti.md", lessonWithModel);
  return findingsOf(exercises).filter(({ severity }) => severity === "error");
}

describe("an editor's exercises", () => {
  test("that are sound have no errors; that they are too few is one piece of advice on the first line", () => {
    expect(errorsOf(soundExercise)).toEqual([]);
    expect(findingsOf(soundExercise)).toMatchObject([
      { line: 1, severity: "advice", message: expect.stringContaining("„E kuptoj“ 1 nga 3, „E përdor“ 0 nga 3") },
    ]);
  });

  test("are numbered as the ladder has them, in each step as in the file", () => {
    newsroom.write("lessons/graviteti.md", lessonWithModel);
    const named = (step: string, id: string) =>
      soundExercise.replace("## kuptoj: rruga-e-biciklistit", `## ${step}: ${id}`);
    const written = [named("tutje", "e-fundit"), named("kuptoj", "e-para"), named("përdor", "e-treta")];
    newsroom.write("practice/graviteti.md", [...written, named("kuptoj", "e-dyta")].join("\n"));
    const published = [...(newsroom.build().edition?.entries.values() ?? [])].find((text) => text.includes("e-fundit"));
    expect([...(published ?? "").matchAll(/"id":"(e-(?:para|dyta|treta|fundit))"/g)].map(([, id]) => id)).toEqual([
      "e-para",
      "e-dyta",
      "e-treta",
      "e-fundit",
    ]);
  });

  test("of which there are none yet are told, and the lesson has no exercises", () => {
    expect(findingsOf("\n")).toMatchObject([
      { line: 1, severity: "warning", message: "Skedari i ushtrimeve është bosh." },
    ]);
    const practiceOf = () =>
      [...(newsroom.build().edition?.entries.values() ?? [])].some((text) => text.includes("rruga-e-biciklistit"));
    newsroom.write("practice/graviteti.md", soundExercise);
    expect(practiceOf()).toBe(true);
    newsroom.write("practice/graviteti.md", "");
    expect(practiceOf()).toBe(false);
  });

  test("may be copied from the decision that describes them", () => {
    const decision = readFileSync(new URL("../../../docs/decisions/021-exercises.md", import.meta.url), "utf8");
    const example = /````markdown\n([\s\S]*?)````/.exec(decision)?.[1] ?? "";
    expect(example).toContain("## kuptoj");
    expect(errorsOf(example)).toEqual([]);
  });

  test("say why by the words after the right option, unless ### Pse says it", () => {
    newsroom.write("lessons/graviteti.md", lessonWithModel);
    const reasonOf = (exercises: string) => {
      newsroom.write("practice/graviteti.md", exercises);
      const texts = [...(newsroom.build().edition?.entries.values() ?? [])];
      return /"because":"([^"]*)"/.exec(texts.find((text) => text.includes("rruga-e-biciklistit")) ?? "")?.[1];
    };
    const choice = soundExercise.replace(
      /```pergjigja[\s\S]*(?=### Ndihmë)/,
      "### Përgjigjet\n\n- [x] shumë → Sepse ecën gjatë.\n- [ ] pak → Ecën gjatë.\n\n",
    );
    expect(reasonOf(soundExercise)).toBeUndefined();
    expect(reasonOf(choice)).toBe("Sepse ecën gjatë.");
    expect(reasonOf(`${choice}\n### Pse\n\nSekondat janë shumë.\n`)).toBe("Sekondat janë shumë.");
  });

  test.each(mistakes)(
    "with $what are refused by file, line and what to do",
    ({ of: sound = soundExercise, written, instead, line, says, hint }) => {
      expect(sound).toContain(written);
      const errors = errorsOf(sound.replace(written, instead));
      const named = errors.find((error) => error.message.includes(says) && error.hint.includes(hint));
      expect(named ?? errors).toMatchObject({ line, severity: "error" });
    },
  );

  test.each([
    ["two fields", soundFields],
    ["a set", soundSet],
    ["a form", soundForm],
    ["an inequality", soundInequality],
    ["a model and a reason", soundModel],
    ["significant digits", soundSignificant],
    ["names without ë", soundSet.replace("bashkësia", "bashkesia")],
  ])("of %s have no errors", (_, sound) => {
    expect(errorsOf(sound)).toEqual([]);
  });

  test("with one name twice are refused at the second", () => {
    const errors = errorsOf(`${soundExercise}\n${soundExercise}`);
    expect(errors).toMatchObject([
      { line: soundExercise.split("\n").length + 1, message: expect.stringContaining("përsëritet") },
    ]);
  });

  test("with names that are alike in the codes of the class are refused at the second", () => {
    const named = (id: string) => soundExercise.replace("rruga-e-biciklistit", id);
    expect(errorsOf(`${named("ushtrimi-818")}\n${named("ushtrimi-1006")}`)).toMatchObject([
      { line: soundExercise.split("\n").length + 1, message: expect.stringContaining("„ushtrimi-818“") },
    ]);
  });

  test("whose lesson has a wrong field are not told to have none", () => {
    newsroom.write("practice/graviteti.md", soundExercise);
    const findings = newsroom.findingsOf(magazine({ duration: "gjatë" }));
    expect(findings.map(({ message }) => message).filter((message) => message.includes("Nuk ka mësim"))).toEqual([]);
  });

  test("whose lesson is none are told so", () => {
    newsroom.write("practice/gravitetti.md", soundExercise);
    const findings = newsroom.findingsOf(magazine());
    expect(findings.find(({ file }) => file.endsWith("gravitetti.md"))).toMatchObject({
      severity: "warning",
      message: "Nuk ka mësim „gravitetti“.",
    });
  });
});
