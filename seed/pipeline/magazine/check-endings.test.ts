import { afterAll, describe, expect, it } from "vitest";
import { magazine, openNewsroom, piece } from "../fixtures/newsroom";

const newsroom = openNewsroom();
afterAll(newsroom.close);

const mechanics = { id: 2, name: "mekanika", displayName: "Mekanika", description: "Lëvizja.", type: "physics" };

/** Returns the findings about the ending of a chapter. The magazine has one tool, two quizzes and no project. */
function found(ending: unknown): string[] {
  const contents = [
    piece({ id: 1, slug: "loja" }),
    piece({ id: 2, slug: "kuizi-a", contentTypeId: 3 }),
    piece({ id: 3, slug: "kuizi-b", contentTypeId: 3 }),
  ];
  return newsroom
    .findingsOf(magazine({}, { categories: [{ ...mechanics, ending }], contents }))
    .filter(({ path }) => path.includes("ending"))
    .map(({ severity, path, message, hint }) => `${severity} ${path}: ${message} ${hint}`);
}

describe("what a chapter ends with", () => {
  it.each([
    ["nothing", undefined],
    ["an object without fields", {}],
    ["a tool and quizzes that exist", { tool: "loja", quizzes: ["kuizi-b", "kuizi-a"] }],
  ])("%s is no finding", (_, ending) => {
    expect(found(ending)).toEqual([]);
  });

  it.each<[string, unknown, string]>([
    ["a misspelt tool", { tool: "lojaa" }, ".tool: Nuk ka simulator ose lojë „lojaa“. Mos deshe të shkruaje „loja“?"],
    ["a quiz as a tool", { tool: "kuizi-a" }, ".tool: Nuk ka simulator ose lojë „kuizi-a“. Ka: loja."],
    ["a project in a magazine of none", { project: "shtepia" }, ".project: Nuk ka projekt „shtepia“. Ka: asnjë."],
    ["a tool as a quiz", { quizzes: ["loja"] }, ".quizzes[0]: Nuk ka kuiz „loja“. Ka: kuizi-a, kuizi-b."],
    ["one quiz twice", { quizzes: ["kuizi-a", "kuizi-a"] }, ".quizzes[1]: „kuizi-a“ përsëritet. Lëre një herë."],
    ["an unknown field", { tols: "loja" }, ".tols: Fusha „tols“ nuk njihet. Mos deshe të shkruaje „tool“?"],
    ["a text", "loja", ": „ending“ duhet të jetë objekt { … }. Shkruaje si objekt { … }; tani është „loja“."],
    [
      "signs that no address has",
      { tool: "Loja ime" },
      ".tool: „tool“ ka shenja që nuk lejohen: „Loja ime“. Shkruaj fundin e adresës së tij, p.sh. number-ninja.",
    ],
  ])("%s is told with what to do", (_, ending, finding) => {
    expect(found(ending)).toEqual([`error categories[0].ending${finding}`]);
  });
});
