import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { magazine, picture } from "../../pipeline/fixtures/newsroom";
import { soundExercise } from "../../pipeline/practice/mistakes.cases";
import { DraftedElsewhere, DraftStore } from "./drafts";
import { Mirror } from "./mirror";
import { ChangedOutside, NewsroomFiles } from "./newsroom-files";
import { Workspace } from "./workspace";

const lesson = "lessons/graviteti.md";
let folder: string;
let workspace: Workspace;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "desk "));
  write("magazine.json", JSON.stringify(magazine(), null, 2));
  write(lesson, "Pse bie guri?\n");
  write("public/covers/graviteti.svg", picture);
  const files = new NewsroomFiles(folder, join(folder, ".studio/texts"));
  const drafts = new DraftStore(join(folder, ".studio/drafts"), "a");
  drafts.open();
  workspace = new Workspace(files, drafts, new Mirror(files, drafts), join(folder, "public"));
});
afterEach(() => {
  workspace.mirror.close();
  rmSync(folder, { recursive: true, force: true });
});

function write(name: string, text: string): void {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), text);
}
/** What one tab sends. */
const typed = (text: string, base: string, stamp = "a-1", seen = "") => ({ name: lesson, text, base, stamp, seen });
const base = () => workspace.files.read(lesson).hash;
const shown = () => [...(workspace.edition?.entries.values() ?? [])].join("\n");
const onDisk = () => readFileSync(join(folder, lesson), "utf8");

it("what is written is looked at, with its problems, while the file stays as it was", () => {
  const { problems } = workspace.write(typed("Guri eshte i rëndë.\n", base()));
  expect(problems.map(({ file, line, severity }) => ({ file, line, severity }))).toEqual([
    { file: lesson, line: 1, severity: "warning" },
  ]);
  expect(shown()).toContain("Guri eshte");
  expect(onDisk()).toBe("Pse bie guri?\n");
});

it("advice stays apart from problems: a first exercise is a beginning", () => {
  write("practice/graviteti.md", soundExercise);
  const { problems } = workspace.check(["graviteti"]);
  expect(problems.map(({ file, severity }) => [file, severity])).toEqual([["practice/graviteti.md", "advice"]]);
});

it("a page is shown though a formula is only half written", () => {
  const { problems } = workspace.write(typed("Forca është $F = \\fra{1}$ e madhe.\n", base()));
  expect(problems.some(({ severity }) => severity === "error")).toBe(true);
  expect(shown()).toContain("e madhe");
});

it("what is saved is no draft any more, however late its last key comes; what is let go is gone", () => {
  const before = base();
  workspace.write(typed("Pse bie molla?\n", before));
  expect(workspace.drafts.all()).toHaveLength(1);
  workspace.save(typed("Pse bie molla?\n", before));
  workspace.write(typed("Pse bie molla?\n", before));
  expect(workspace.drafts.all()).toEqual([]);
  workspace.write(typed("Tjetër.\n", base()));
  workspace.discard({ name: lesson, stamp: "a-9", seen: "a-1" });
  expect(workspace.drafts.all()).toEqual([]);
  expect(shown()).toContain("molla");
  expect(onDisk()).toBe("Pse bie molla?\n");
});

it("a file that was written elsewhere is taken in where nothing of it is being written, else never written over", () => {
  const before = base();
  workspace.check(["graviteti"]);
  write(lesson, "Nga një redaktor tjetër, më gjatë.\n");
  workspace.check(["graviteti"]);
  expect(shown()).toContain("redaktor");
  workspace.write(typed("Nga studioja.\n", before));
  expect(() => workspace.save(typed("Nga studioja.\n", before))).toThrow(ChangedOutside);
  expect(onDisk()).toContain("redaktor");
  expect(workspace.drafts.all()).toHaveLength(1);
});

it("a tab neither writes over, nor saves over, nor lets go what another tab writes, until it has read it", () => {
  const before = base();
  workspace.write(typed("Nga dritarja e parë.\n", before));
  const other = (seen: string) => typed("Nga e dyta.\n", before, "b-1", seen);
  expect(() => workspace.write(other(""))).toThrow(DraftedElsewhere);
  expect(() => workspace.save(other(""))).toThrow(DraftedElsewhere);
  expect(() => workspace.discard(other(""))).toThrow(DraftedElsewhere);
  expect(workspace.drafts.get(lesson)?.text).toBe("Nga dritarja e parë.\n");
  expect(onDisk()).toBe("Pse bie guri?\n");
  workspace.save(other("a-1"));
  expect(onDisk()).toBe("Nga e dyta.\n");
});

it("exercises with an error are shown as they were before it; those that were never right, as none", () => {
  const practice = (text: string, nth: number) => {
    const stamp = `a-${nth}`;
    return workspace.write({ name: "practice/graviteti.md", text, base: "", stamp, seen: "" });
  };
  const address = () => workspace.edition?.manifest.contents.find(({ slug }) => slug === "graviteti")?.practice;
  const json = () => workspace.edition?.entries.get(address() ?? "") ?? "";
  write("magazine.json", JSON.stringify(magazine()).replace('"contentTypeId":2', '"contentTypeId":1'));
  expect(practice("## kuptoj: rruga\n\nSa?\n", 1).exercises).toEqual({ graviteti: "none" });
  expect(address()).toBeUndefined();
  expect(practice(soundExercise, 2).exercises).toEqual({});
  expect(json()).toContain("rruga-e-biciklistit");
  const broken = practice(soundExercise.replace("vlera = v * t", "vlera = v * q"), 3);
  expect(broken.exercises).toEqual({ graviteti: "old" });
  expect(broken.problems.some(({ severity }) => severity === "error")).toBe(true);
  expect(json()).toContain("rruga-e-biciklistit");
  expect(practice("", 4).exercises).toEqual({});
  expect(address()).toBeUndefined();
});

it("the plan of an hour is shown as it was before an error of the exercises", () => {
  const seen: Record<string, string> = {};
  let nth = 0;
  const typed = (name: string, text: string) => {
    const before = seen[name] ?? "";
    const stamp = `a-${++nth}`;
    seen[name] = stamp;
    return workspace.write({ name, text, base: "", stamp, seen: before }).hours;
  };
  const hour = () => {
    const key = workspace.edition?.manifest.contents.find(({ slug }) => slug === "graviteti")?.hour;
    return key === undefined ? null : (workspace.edition?.entries.get(key) ?? null);
  };
  write("magazine.json", JSON.stringify(magazine()).replace('"contentTypeId":2', '"contentTypeId":1'));
  expect(workspace.check(["graviteti"]).hours).toEqual({ graviteti: "none" });
  expect(typed("practice/graviteti.md", soundExercise)).toEqual({});
  expect(typed("plans/graviteti.md", "## Kujdes\n\nBiçikleta ngec.\n")).toEqual({});
  const before = hour();
  expect(before).toContain("Biçikleta ngec");
  expect(typed("practice/graviteti.md", soundExercise.replace("vlera = v * t", "vlera = v * q"))).toEqual({
    graviteti: "old",
  });
  expect(hour()).toBe(before);
  expect(typed("practice/graviteti.md", soundExercise)).toEqual({});
  expect(typed("practice/graviteti.md", "")).toEqual({ graviteti: "none" });
  expect(hour()).toBeNull();
});

it("what a rule can mend comes with its mend", () => {
  const { problems } = workspace.write(typed("Guri peshon 5 kg.\n", base()));
  expect(problems.map(({ mend }) => mend)).toEqual([{ from: "5 kg", to: "5\u00A0kg" }]);
  expect(problems[0]?.hint).toBe("Mes tyre duhet një hapësirë që nuk ndahet; e vë butoni përkrah.");
});
