import { readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { EditorPictures } from "../checking/editor-pictures";
import { FindingList } from "../checking/finding";
import { PublicFiles } from "../checking/public-files";
import { checkPiece } from "../commands/check-piece";
import { confirmReadings } from "../commands/confirm-readings";
import { fixFiles } from "../commands/fix-files";
import { magazine, newsroomPerTest, picture } from "../fixtures/newsroom";
import { magazineSource, modelsOf } from "./models-seen";
import { piecesSeen } from "./pieces-seen";
import { readReadWith, reportStale, tableFile } from "./read-with";

const figure = (name: string, caption: string) => `::figura[${caption}]{src="${name}" alt="Një gur bie"}`;

const lesson = `::kapaku[Guri bie.]

Te [Fig.](#kopertina) guri bie; te [Fig.](#guri) rri.

## Pse bie

${figure("/figures/guri.svg", "Guri rri mbi tokë.")}

Kështu e tregon [Fig.](#guri). Të bjerë e bën *pesha*, forca e Tokës.

::modeli[Shtyje gurin.]{emri="pitagora"}
`;

const term = {
  term: "peshë",
  definition: "Forca me të cilën Toka e tërheq një trup.",
  english: "weight",
  taughtIn: ["/physics/graviteti"],
  forms: ["pesha"],
};

const newsroom = newsroomPerTest((opened) => {
  opened.write("public/figures/guri.svg", picture);
  opened.write("pictures/liqeni.svg", picture);
  opened.write("lessons/graviteti.md", lesson);
  opened.write("glossary.json", [term]);
});
beforeEach(() => void vi.spyOn(console, "log").mockImplementation(() => undefined));
// Other tests check the output of the commands.
afterEach(() => vi.mocked(console.error).mockClear());
const places = () => ({ file: newsroom.file, public: join(newsroom.folder, "public") });
const confirm = (only?: string) => confirmReadings(["graviteti"], only === undefined ? {} : { only }, places());
const other = picture.replace("M0 0h9", "M0 0h8");

/** Returns the findings of the newsroom now. Each has file and line, and a mark where a strict check lets it pass. */
const told = (models = new Map<string, string>()) => {
  const source = magazineSource(newsroom.file);
  const findings = new FindingList();
  const files = new PublicFiles(places().public, new EditorPictures(join(newsroom.folder, "pictures")));
  if (source !== null)
    reportStale(piecesSeen(source, { files, models }), readReadWith(newsroom.file, findings), findings);
  return findings.all.map(
    ({ file, line, severity }) => `${relative(newsroom.folder, file)}:${line}${severity === "advice" ? " +" : ""}`,
  );
};

/** Returns the same findings of a whole build: warnings, which do not prevent publishing. */
const outdated = () => newsroom.build().findings.filter(({ rule }) => rule === "read-with");

describe("what changed since a piece was read", () => {
  it("is told at the figure and at each line that refers to it, until it is confirmed", async () => {
    expect(await confirm()).toBe(0);
    expect(outdated()).toEqual([]);
    newsroom.write("public/figures/guri.svg", other);
    expect(told()).toEqual(["lessons/graviteti.md:7", "lessons/graviteti.md:3", "lessons/graviteti.md:9"]);
    expect(outdated().map(({ line, severity }) => `${line} ${severity}`)).toEqual([
      "3 warning",
      "7 warning",
      "9 warning",
    ]);
    expect(outdated()[1]?.message).toContain("„guri“ (te „Pse bie“)");
    expect(await confirm("guri")).toBe(0);
    expect(told()).toEqual([]);
  });

  it("is told of a cover at its caption, as advice where the editor chose another", async () => {
    await confirm();
    newsroom.write("public/covers/graviteti.svg", other);
    expect(told()).toEqual(["lessons/graviteti.md:1", "lessons/graviteti.md:3"]);
    newsroom.write("magazine.json", magazine({ imageUrl: "/figures/guri.svg" }));
    expect(told()).toEqual(["lessons/graviteti.md:1 +", "lessons/graviteti.md:3 +"]);
  });

  it("is told of a model, and of the words under it as advice", async () => {
    await confirm();
    const models = await modelsOf(newsroom.file);
    expect([...models.keys()]).toEqual(["pitagora"]);
    expect(told(new Map(models))).toEqual([]);
    expect(told(new Map([["pitagora", "00000000"]]))).toEqual(["lessons/graviteti.md:11"]);
    newsroom.write("lessons/graviteti.md", lesson.replace("Shtyje gurin.", "Hidhe gurin."));
    expect(told(new Map(models))).toEqual(["lessons/graviteti.md:11 +"]);
  });

  it("is told of a term with the glossary and the lesson side by side, whichever changed", async () => {
    await confirm();
    newsroom.write("glossary.json", [{ ...term, definition: "Forca e rëndesës." }]);
    expect(told()).toEqual(["lessons/graviteti.md:9 +"]);
    const [finding] = outdated();
    expect(finding?.message).toMatch(
      /ndryshoi fjalori \(glossary\.json:3\).*Forca e rëndesës\..*Të bjerë e bën \*pesha\*/,
    );
    await confirm("peshë");
    newsroom.write("lessons/graviteti.md", lesson.replace("forca e Tokës", "tërheqja e Tokës"));
    expect(outdated()).toMatchObject([{ message: expect.stringContaining("ndryshoi mësimi"), severity: "advice" }]);
  });

  it("is advice for an editor's own picture, and nothing for what no one confirmed yet", async () => {
    newsroom.write("lessons/graviteti.md", figure("/pictures/liqeni.svg", "Një liqen."));
    newsroom.write("pictures/liqeni.svg", other);
    expect(told()).toEqual([]);
    await confirm();
    newsroom.write("pictures/liqeni.svg", picture);
    expect(told()).toEqual(["lessons/graviteti.md:1 +"]);
    expect(await checkPiece("graviteti", places())).toBe(0);
  });
});

describe("the number in a caption that no calculation gives", () => {
  const pool = "Në buzën e pishinës shkruan 3 m.";
  const numbers = (fields: object = {}) =>
    newsroom
      .findingsOf(magazine({ contentTypeId: 1, ...fields }))
      .filter(({ rule }) => rule === "caption-numbers")
      .map(({ severity, reading }) => [severity, reading?.thing]);

  it("is an error under a drawing of the magazine", () => {
    newsroom.write("lessons/graviteti.md", `::kapaku[${pool}]\n\n${figure("/figures/guri.svg", pool)}`);
    expect(numbers()).toEqual([
      ["error", undefined],
      ["error", undefined],
    ]);
  });

  it("is advice under an editor's own picture, until it was read beside it", async () => {
    newsroom.write("lessons/graviteti.md", figure("/pictures/liqeni.svg", pool));
    expect(numbers()).toEqual([["advice", "liqeni"]]);
    expect(await confirm("liqeni")).toBe(0);
    expect(numbers()).toEqual([]);
    newsroom.write("lessons/graviteti.md", figure("/pictures/liqeni.svg", pool.replace("3", "4")));
    expect(numbers()).toEqual([["advice", "liqeni"]]);
  });

  it("is advice under a cover of the editor's own", async () => {
    newsroom.write("lessons/graviteti.md", `::kapaku[${pool}]\n`);
    expect(numbers({ imageUrl: "/pictures/liqeni.svg" })).toEqual([["advice", "kopertina"]]);
    expect(await confirm("kopertina")).toBe(0);
    expect(numbers({ imageUrl: "/pictures/liqeni.svg" })).toEqual([]);
  });
});

describe("confirming", () => {
  const table = () => JSON.parse(readFileSync(tableFile(newsroom.file), "utf8"));

  it("drops what a piece shows no more; one thing alone leaves the others as they were", async () => {
    await confirm();
    expect(Object.keys(table().graviteti)).toEqual([
      "/figures/guri.svg",
      "kopertina",
      "modeli pitagora",
      "termi peshë",
    ]);
    newsroom.write("public/figures/guri.svg", other);
    newsroom.write("lessons/graviteti.md", lesson.replace("::kapaku[Guri bie.]", "").replace("#kopertina", "#guri"));
    const before = table().graviteti;
    await confirm("guri");
    expect(table().graviteti).toEqual({
      ...before,
      "/figures/guri.svg": expect.not.stringMatching(before["/figures/guri.svg"]),
    });
    await confirm();
    expect(Object.keys(table().graviteti)).not.toContain("kopertina");
  });

  it.each([
    [[], {}],
    [["gravitet"], {}],
    [["graviteti"], { only: "gur" }],
  ])("%j %j is answered with what was meant, and writes nothing", async (slugs, options) => {
    expect(await confirmReadings(slugs, options, places())).toBe(2);
    expect(() => table()).toThrow();
  });

  it("never writes over a table that cannot be read", async () => {
    await confirm();
    writeFileSync(tableFile(newsroom.file), "<<<<<<< HEAD\n{}");
    expect(await confirm()).toBe(1);
    expect(readFileSync(tableFile(newsroom.file), "utf8")).toContain("<<<<<<<");
  });

  it("is done by fix for what came with its text, not for what changed", async () => {
    await confirm();
    newsroom.write("public/figures/guri.svg", other);
    newsroom.write("lessons/graviteti.md", `${lesson}\n${figure("/pictures/liqeni.svg", "Një liqen.")}\n`);
    await fixFiles(newsroom.file, { public: places().public });
    expect(table().graviteti["/pictures/liqeni.svg"]).toMatch(/^[0-9a-f]{8}$/);
    expect(told()).toHaveLength(3);
  });
});

it("nothing that the house draws has changed since the magazine's texts about it were read", async () => {
  const file = fileURLToPath(new URL("../../magazine.json", import.meta.url));
  const folder = fileURLToPath(new URL("../../../public", import.meta.url));
  const source = magazineSource(file);
  if (source === null) throw new Error("magazine.json cannot be read.");
  const findings = new FindingList();
  const files = new PublicFiles(folder, new EditorPictures(join(file, "../pictures")));
  reportStale(piecesSeen(source, { files, models: await modelsOf(file) }), readReadWith(file, findings), findings);
  // Changes that an editor may make give advice. A saved term must not fail a test.
  const stale = findings.all.filter(({ severity }) => severity !== "advice");
  expect(stale.map(({ file, line, message }) => `${file}:${line} ${message}`)).toEqual([]);
}, 60_000);
