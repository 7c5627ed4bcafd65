import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { withMends } from "../checking/with-mends";
import { magazine, newsroomPerTest, piece } from "../fixtures/newsroom";
import { checkPiece } from "./check-piece";
import { findingLines } from "./finding-lines";
import { fixFiles } from "./fix-files";

const newsroom = newsroomPerTest();
const pictures = () => join(newsroom.folder, "public");
const text = (name: string) => readFileSync(join(newsroom.folder, name), "utf8");

let printed: string[];
beforeEach(() => {
  printed = [];
  vi.spyOn(console, "log").mockImplementation((line) => void printed.push(line));
  vi.mocked(console.error).mockImplementation((line) => void printed.push(line));
});
afterEach(() => vi.mocked(console.error).mockClear());

describe("fix", () => {
  it("sets spaces, quotes and apostrophes, and leaves the editor's lines as they were", async () => {
    const written = "Pse s'bie Hëna? \"Bie\", tha ai (me 'zë'), 5 m në 1 000 m, e $a = 2$ cm.\r\n\r\nFund.\r\n";
    newsroom.write("lessons/graviteti.md", written);
    expect(await fixFiles(newsroom.file, { public: pictures() })).toBe(0);
    expect(text("lessons/graviteti.md")).toBe(
      "Pse s’bie Hëna? „Bie“, tha ai (me ’zë’), 5\u00a0m në 1\u00a0000\u00a0m, e $a = 2$\u00a0cm.\r\n\r\nFund.\r\n",
    );
    expect(newsroom.build().findings).toEqual([]);
  });

  it("counts the minutes, and gives a repeated id the next free one", async () => {
    newsroom.write("lessons/graviteti.md", `Pse bie guri? ${"Bie guri. ".repeat(400)}\n`);
    const contents = [piece({ contentTypeId: 1, slug: "renia" }), piece({ slug: "peshimi" })];
    newsroom.write("magazine.json", magazine({}, { contents }));
    await fixFiles(newsroom.file, { public: pictures() });
    const made = JSON.parse(text("magazine.json")).contents;
    expect(made.map(({ id, duration }: { id: number; duration: number }) => [id, duration])).toEqual([
      [7, 5],
      [8, 1],
    ]);
  });

  it.each(["jpeg", "png", "webp", "avif"] as const)(
    "takes out of a photograph where it was taken: %s",
    async (kind) => {
      const gps = { IFD0: { Artist: "Arta" }, IFD3: { GPSLatitudeRef: "N", GPSLatitude: "41/1 19/1 49/1" } };
      const photo = sharp({ create: { width: 800, height: 600, channels: 3, background: "#c02010" } });
      const name = kind === "jpeg" ? "liqeni.jpg" : `liqeni.${kind}`;
      const path = join(newsroom.folder, "pictures", name);
      mkdirSync(join(newsroom.folder, "pictures"), { recursive: true });
      writeFileSync(path, await photo.withExif(gps).toFormat(kind).toBuffer());
      newsroom.write("lessons/graviteti.md", `Pse bie guri?\n\n![Një liqen i kuq](/pictures/${name})\n`);
      const findings = newsroom.build().findings.filter(({ file }) => file === path);
      expect(findings).toMatchObject([{ severity: "warning", message: expect.stringContaining("GPS") }]);
      await fixFiles(newsroom.file, { public: pictures() });
      expect(printed).toEqual([expect.stringContaining(`${name}: pa vendin ku u bë`)]);
      expect(newsroom.build().findings.filter(({ file }) => file === path)).toEqual([]);
      expect((await sharp(path).metadata()).exif).toBeUndefined();
    },
  );

  it("gives the magazine its own lines back after a form has written it anew", async () => {
    const laid = `{
  "authors": [{ "id": 1, "name": "Redaksia e Fizikës", "title": "Mësime të fizikës" }],
  "categories": ${JSON.stringify((magazine() as { categories: object[] }).categories)},
  "contents": ${JSON.stringify([piece({ title: "Gravteti", featured: true })])}
}
`;
    newsroom.write("para.json", laid);
    const form = JSON.parse(laid) as { contents: object[] };
    form.contents = [{ ...form.contents[0], title: "Graviteti", draft: false }];
    newsroom.write("magazine.json", form);
    await fixFiles(newsroom.file, { public: pictures(), layout: join(newsroom.folder, "para.json") });
    expect(text("magazine.json")).toBe(laid.replace("Gravteti", "Graviteti"));
    expect(printed).toEqual([expect.stringContaining("magazine.json: rreshtat si më parë")]);
    // The check reports a file that is not JSON.
    newsroom.write("magazine.json", "{");
    await fixFiles(newsroom.file, { public: pictures(), layout: join(newsroom.folder, "para.json") });
    expect(text("magazine.json")).toBe("{");
    expect(await fixFiles(newsroom.file, { layout: join(newsroom.folder, "mungon.json") })).toBe(2);
  });

  it("says that there is nothing to put right, and writes nothing", async () => {
    const before = text("lessons/graviteti.md");
    await fixFiles(newsroom.file, { public: pictures() });
    expect(printed).toEqual(["Asgjë për të ndrequr vetë."]);
    expect(text("lessons/graviteti.md")).toBe(before);
  });

  it("sets quotes, letters and bullets as Word leaves them, and those of a title", async () => {
    newsroom.write("lessons/graviteti.md", "Quhet “rreze” ose «fije»; eshte nje ngar\u00adkese.\n\nDuhen:\n• gur\n");
    newsroom.write("magazine.json", magazine({ title: "Ligji “i gurit”" }));
    await fixFiles(newsroom.file, { public: pictures() });
    expect(text("lessons/graviteti.md")).toBe("Quhet „rreze“ ose „fije“; është një ngarkese.\n\nDuhen:\n- gur\n");
    expect(JSON.parse(text("magazine.json")).contents[0].title).toBe("Ligji „i gurit“");
  });

  it("leaves out what is not where it was found", () => {
    const mend = { from: "5 m", to: "5\u00a0m" };
    expect(withMends("abc\n", [{ line: 1, column: 1, mend }])).toEqual({ text: "abc\n", mends: 0 });
    expect(withMends("abc\n", [{ line: 9, column: 1, mend }])).toEqual({ text: "abc\n", mends: 0 });
  });
});

describe("one round of corrections", () => {
  const mendedOnce = (text: string) => {
    newsroom.write("lessons/graviteti.md", text);
    const found = newsroom.findingsOf(magazine()).filter(({ file }) => file.endsWith("graviteti.md"));
    return withMends(text, found).text;
  };

  it("sets both spaces of a long number with its unit", () => {
    expect(mendedOnce("Lart 19 620 Pa, poshtë 3m.\n")).toBe("Lart 19\u00a0620\u00a0Pa, poshtë 3\u00a0m.\n");
  });

  it("mends two equal faults of one line: in a caption and in what tells the picture", () => {
    const figure = (depth: string) =>
      `::figura[Shkruan ${depth}.]{src="/covers/graviteti.svg" alt="Tabela ${depth}."}\n`;
    expect(mendedOnce(figure("3 m"))).toBe(figure("3\u00a0m"));
    expect(mendedOnce(figure("3m"))).toBe(figure("3\u00a0m"));
    expect(mendedOnce("Nga 3m te 3m.\n")).toBe("Nga 3\u00a0m te 3\u00a0m.\n");
  });
});

describe("one piece", () => {
  const check = (name: string) => checkPiece(name, { file: newsroom.file, public: pictures() });

  it("is checked by its slug or its file, whatever else is wrong", async () => {
    const contents = [piece({}), piece({ id: 8, slug: "peshimi", categoryId: 9 })];
    newsroom.write("magazine.json", magazine({}, { contents }));
    for (const name of ["graviteti", "lessons/graviteti.md"]) expect(await check(name)).toBe(0);
    expect(await check("peshimi")).toBe(1);
    expect(printed.join("\n")).toContain("Nuk ka kategori me id 9");
  });

  it("with a fault in its own text is refused, and with a to-do alone it is not", async () => {
    newsroom.write("lessons/graviteti.md", "✎ Pse bie guri?\n");
    expect(await check("graviteti")).toBe(0);
    newsroom.write("lessons/graviteti.md", "Pse bie guri 5 m?\n");
    expect(await check("graviteti")).toBe(1);
    expect(printed.join("\n")).toContain("npm run seed -- fix");
  });

  it("is told to GitHub at its line", async () => {
    newsroom.write("lessons/graviteti.md", "Pse bie guri 5 m?\n");
    expect(await checkPiece("graviteti", { file: newsroom.file, public: pictures(), format: "github" })).toBe(1);
    expect(printed.find((line) => line.startsWith("::warning "))).toContain("line=1,col=14,title=unit-spacing");
  });

  it("with advice alone is sound", async () => {
    newsroom.write("magazine.json", magazine({ until: "2026-01-01" }));
    expect(await check("graviteti")).toBe(0);
    expect(printed.join("\n")).toContain("Këshillë: Shkrimi nuk lexohet më");
  });

  it("that nobody has is answered with the nearest", async () => {
    expect(await check("gravitet")).toBe(2);
    expect(printed.join("\n")).toContain("Mos deshe „graviteti“?");
  });
});

it("findings are told errors first, warnings of one kind together", () => {
  const findingAt = (line: number) => ({ file: "/a.md", line, column: 1, path: "", message: `m${line}`, hint: "h" });
  const warnings = [1, 2, 3, 4].map((line) => ({
    ...findingAt(line),
    severity: "warning" as const,
    rule: "unit-spacing",
  }));
  const lines = findingLines([...warnings, { ...findingAt(9), severity: "error" }], "/");
  expect(lines).toHaveLength(2);
  expect(lines[0]).toContain("Gabim: m9");
  expect(lines[1]).toContain("edhe 3 si kjo: a.md:2, a.md:3, a.md:4");
});
