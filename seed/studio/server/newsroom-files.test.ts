import { execFile } from "node:child_process";
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { ChangedOutside, NewsroomFiles, NotAnEditorsFile, NotWritable, writeWhole } from "./newsroom-files";

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
/** The texts kept of a file, oldest first. */
const keptOf = (name: string) =>
  readdirSync(join(folder, ".studio", name))
    .sort()
    .map((kept) => onDisk(`.studio/${name}/${kept}`));
const onDisk = (name: string) => readFileSync(join(folder, name), "utf8");

describe("which files may be opened", () => {
  it("editors' own", () => {
    write("tables/search-names.json", "[]");
    mkdirSync(join(folder, "projects/hidraulika"), { recursive: true });
    write("projects/hidraulika/udhezime.md", "Merr dy shiringa.\n");
    expect(files.list()).toEqual([
      "lessons/graviteti.md",
      "magazine.json",
      "projects/hidraulika/udhezime.md",
      "tables/search-names.json",
    ]);
    expect(files.read("projects/hidraulika/udhezime.md").text).toBe("Merr dy shiringa.\n");
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
    "projects/a/b/c.md",
    "projects/../lessons/b.md",
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
    expect(() => files.write("notes/new.md", "E re.\n", "")).toThrow(NotAnEditorsFile);
    expect(readdirSync(outside)).toEqual(["secret.md"]);
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
    expect(keptOf("lessons/graviteti.md")).toEqual(["Pse bie guri?\n", "Pse bie molla?\n"]);
    files.write("lessons/graviteti.md", "Pse bie hëna?\n", next);
    expect(keptOf("lessons/graviteti.md")).toEqual(["Pse bie guri?\n", "Pse bie molla?\n", "Pse bie hëna?\n"]);
    files.write("lessons/graviteti.md", "Pse bie molla?\n", files.read("lessons/graviteti.md").hash);
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

  it.each([
    ["NUL", "Pse\0bie?"],
    ["half a letter", "Pse\nbie\uD83D?"],
    ["what stands for a letter that was lost", "Pse \uFFFD?"],
  ])("is not written with %s, since it would not open again", (_, text) => {
    const { hash } = files.read("lessons/graviteti.md");
    expect(() => files.write("lessons/graviteti.md", text, hash)).toThrow(NotWritable);
    expect(onDisk("lessons/graviteti.md")).toBe("Pse bie guri?\n");
    files.write("lessons/graviteti.md", "Një top 🏀\n", hash);
    expect(files.read("lessons/graviteti.md").text).toBe("Një top 🏀\n");
  });

  it("is not written over where its owner has locked it", () => {
    chmodSync(join(folder, "lessons/graviteti.md"), 0o444);
    const { hash } = files.read("lessons/graviteti.md");
    expect(() => files.write("lessons/graviteti.md", "Tjetër.\n", hash)).toThrow(/vetëm për lexim/);
    expect(onDisk("lessons/graviteti.md")).toBe("Pse bie guri?\n");
  });

  it("leaves nothing beside it where it could not be written", () => {
    mkdirSync(join(folder, "lessons/dosje.md"));
    expect(() => writeWhole(join(folder, "lessons/dosje.md"), "x")).toThrow();
    expect(readdirSync(join(folder, "lessons")).sort()).toEqual(["dosje.md", "graviteti.md"]);
  });

  it("leaves nothing for ever where its studio was killed while it wrote", () => {
    const ended = 2 ** 31 - 1;
    write(`lessons/.studio-${ended}-x1`, "gjysmë");
    write(`.studio-${ended}-x2`, "gjysmë");
    write(`lessons/.studio-${process.pid}-x3`, "po shkruhet");
    files.sweep();
    expect(readdirSync(join(folder, "lessons")).sort()).toEqual([`.studio-${process.pid}-x3`, "graviteti.md"]);
    expect(readdirSync(folder)).not.toContain(`.studio-${ended}-x2`);
  });

  it("is removed only as the editor saw it, and its text is kept", () => {
    const { hash } = files.read("lessons/graviteti.md");
    expect(() => files.remove("lessons/graviteti.md", "tjetër")).toThrow(ChangedOutside);
    files.remove("lessons/graviteti.md", hash);
    expect(files.read("lessons/graviteti.md")).toEqual({ text: "", hash: "" });
    expect(keptOf("lessons/graviteti.md")).toEqual(["Pse bie guri?\n"]);
  });

  it("is written by one of two studios that save at the same moment", async () => {
    const { hash } = files.read("lessons/graviteti.md");
    const program = `
      import { NewsroomFiles, ChangedOutside } from ${JSON.stringify(join(import.meta.dirname, "newsroom-files.ts"))};
      const files = new NewsroomFiles(process.argv[1], process.argv[2]);
      let base = process.argv[3];
      const replaced = [];
      while (Date.now() < Number(process.argv[5]));
      for (let nth = 0; nth < 200; nth++) {
        try {
          const hash = files.write("lessons/graviteti.md", process.argv[4] + nth, base);
          replaced.push(base);
          base = hash;
        } catch (error) {
          if (!(error instanceof ChangedOutside)) throw error;
          base = error.theirs.hash;
        }
      }
      process.stdout.write(JSON.stringify(replaced));`;
    const start = String(Date.now() + 1500);
    const run = (word: string) =>
      promisify(execFile)(process.execPath, [
        ...["--import", "tsx", "--input-type=module", "-e", program],
        ...[folder, join(folder, ".studio"), hash, word, start],
      ]);
    const [one, other] = await Promise.all([run("e para "), run("e dyta ")]);
    const replaced = [...JSON.parse(one.stdout), ...JSON.parse(other.stdout)] as string[];
    // Two that replaced the same text were both told „saved“, and one of them is lost.
    expect(replaced.length).toBeGreaterThan(100);
    expect(new Set(replaced).size).toBe(replaced.length);
    expect(readdirSync(join(folder, ".studio"))).toEqual(["lessons"]);
  });
});
