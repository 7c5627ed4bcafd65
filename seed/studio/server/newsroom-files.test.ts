import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { ChangedOutside, NewsroomFiles, NotAnEditorsFile } from "./newsroom-files";

let folder: string;
let files: NewsroomFiles;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "studio "));
  for (const name of ["lessons", "pipeline", "quizzes", "tables"]) mkdirSync(join(folder, name));
  write("magazine.json", "{}");
  write("lessons/graviteti.md", "Pse bie guri?\n");
  write("pipeline/plan.md", "program");
  files = new NewsroomFiles(folder, join(folder, ".studio"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const write = (name: string, text: string | Buffer) => writeFileSync(join(folder, name), text);
const onDisk = (name: string) => readFileSync(join(folder, name), "utf8");

describe("which files may be opened", () => {
  it("editors' own", () => {
    write("tables/search-names.json", "[]");
    expect(files.list()).toEqual(["lessons/graviteti.md", "magazine.json", "tables/search-names.json"]);
    expect(files.read("lessons/graviteti.md").text).toBe("Pse bie guri?\n");
  });

  it.each([
    "../secret.md",
    "lessons/../../secret.md",
    "lessons/..%2fsecret.md",
    "/etc/passwd",
    "lessons//graviteti.md",
    "lessons\\graviteti.md",
    "pipeline/plan.md",
    "studio/studio.json",
    "lessons/graviteti.ts",
    ".env",
    "package.json",
    "lessons/a/b.md",
    "lessons/.studio-1-x.md",
    "lessons/graviteti.md\u0000.md",
    "",
  ])("never %j", (name) => {
    expect(() => files.read(name)).toThrow(NotAnEditorsFile);
    expect(() => files.write(name, "x", "")).toThrow(NotAnEditorsFile);
  });

  it("no link that leads out of the folder", () => {
    const outside = mkdtempSync(join(tmpdir(), "outside "));
    writeFileSync(join(outside, "secret.md"), "sekret");
    symlinkSync(join(outside, "secret.md"), join(folder, "lessons/link.md"));
    symlinkSync(outside, join(folder, "notes"));
    for (const name of ["lessons/link.md", "notes/secret.md"]) expect(() => files.read(name)).toThrow(NotAnEditorsFile);
    rmSync(outside, { recursive: true });
  });

  it("none in another encoding, whose letters would be lost when it is written", () => {
    write("lessons/ansi.md", Buffer.from([0x4e, 0xeb]));
    expect(() => files.read("lessons/ansi.md")).toThrow(/UTF-8/);
  });
});

describe("a file that is written", () => {
  it("keeps what stood there before", () => {
    const { hash } = files.read("lessons/graviteti.md");
    const next = files.write("lessons/graviteti.md", "Pse bie molla?\n", hash);
    expect(files.read("lessons/graviteti.md")).toEqual({ text: "Pse bie molla?\n", hash: next });
    const [kept = ""] = readdirSync(join(folder, ".studio/lessons/graviteti.md"));
    expect(onDisk(`.studio/lessons/graviteti.md/${kept}`)).toBe("Pse bie guri?\n");
    expect(readdirSync(join(folder, "lessons"))).toEqual(["graviteti.md"]);
  });

  it("is not written over what somebody else wrote meanwhile", () => {
    const { hash } = files.read("lessons/graviteti.md");
    write("lessons/graviteti.md", "Ndryshim i tjetrit.\n");
    let refused: unknown;
    try {
      files.write("lessons/graviteti.md", "Ndryshim imi.\n", hash);
    } catch (error) {
      refused = error;
    }
    expect(refused).toBeInstanceOf(ChangedOutside);
    expect((refused as ChangedOutside).theirs.text).toBe("Ndryshim i tjetrit.\n");
    expect(onDisk("lessons/graviteti.md")).toBe("Ndryshim i tjetrit.\n");
  });

  it("is new where there was none, but not where there is one by now", () => {
    files.write("lessons/mars.md", "Marsi.\n", "");
    expect(onDisk("lessons/mars.md")).toBe("Marsi.\n");
    expect(() => files.write("lessons/mars.md", "Tjetër.\n", "")).toThrow(ChangedOutside);
  });

  it("keeps the line ends that it had", () => {
    write("lessons/windows.md", "Një.\r\nDy.\r\n");
    const { text, hash } = files.read("lessons/windows.md");
    expect(text).toBe("Një.\nDy.\n");
    files.write("lessons/windows.md", "Një.\nTre.\n", hash);
    expect(onDisk("lessons/windows.md")).toBe("Një.\r\nTre.\r\n");
  });
});
