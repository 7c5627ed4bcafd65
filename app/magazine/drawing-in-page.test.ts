import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { drawingInPage } from "./drawing-in-page";

const folder = "public/covers";
const drawings = readdirSync(folder).filter((file) => file.endsWith(".svg"));
const fileOf = (name: string) => readFileSync(`${folder}/${name}`, "utf8");
const nameOf = (file: string) => file.replace(".svg", "");
describe("a drawing inside a page", () => {
  test.each(drawings)("%s has the marks of its file, and nothing that the page would not style", (file) => {
    const text = fileOf(file);
    const svg = drawingInPage(text, nameOf(file), true, "") ?? "";
    const shapes = (of: string) => of.match(/<(?:path|use|circle|rect|ellipse|line|polyline|polygon)\b/g)?.length;
    expect(shapes(svg)).toBe(shapes(text));
    expect(svg).not.toMatch(/<style|<title|<desc|display="none"|style="/);
    for (const [tag] of svg.matchAll(/<[a-z][^>]*>/g)) {
      const names = [...tag.matchAll(/ ([a-z-]+)=/g)].map(([, each]) => each);
      expect(new Set(names).size, tag).toBe(names.length);
    }
    expect(svg.match(/<g[ >]/g)?.length).toBe(svg.match(/<\/g>/g)?.length);
    const names = new Set([...svg.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id));
    for (const [, id] of svg.matchAll(/(?:url\(#|href="#)([^)"]+)/g)) expect(names).toContain(id);
    for (const id of names) expect(id).toMatch(new RegExp(`^${nameOf(file)}-`));
  });

  test("shows its words at a lesson's head alone", () => {
    const text = fileOf("graviteti.svg");
    const plain = drawingInPage(text, "graviteti", false, "") ?? "";
    const head = drawingInPage(text, "graviteti", true, "") ?? "";
    expect(plain).not.toContain('class="v"');
    expect(head).toContain('<g stroke-width="34">');
    expect(head.length).toBeGreaterThan(plain.length + 300);
    expect(plain.match(/<g[ >]/g)?.length).toBe(plain.match(/<\/g>/g)?.length);
  });

  test("has the colours of its subject", () => {
    expect(drawingInPage(fileOf("graviteti.svg"), "graviteti", false, "")).toContain('class="drawing physics"');
    expect(drawingInPage(fileOf("pitagora.svg"), "pitagora", false, "")).toContain('class="drawing math"');
  });

  test("of another form stays a file", () => {
    expect(drawingInPage('<svg viewBox="0 0 1 1"><path d="M0 0"/></svg>', "x", false, "")).toBeNull();
  });
});
