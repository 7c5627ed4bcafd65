import { describe, expect, it } from "vitest";
import type { Finding } from "../checking/finding";
import { magazine, newsroomPerTest } from "../fixtures/newsroom";

const newsroom = newsroomPerTest();

const findingsOf = (json: string | object) => newsroom.findingsOf(json);
const paths = (findings: Finding[]) => findings.map((finding) => finding.path);

describe("the body of a content", () => {
  it("that is raw HTML inside Markdown is a finding at its line in the lesson's file", () => {
    newsroom.write("lessons/graviteti.md", "Hyrje.\n\nTekst me <b>të trashë</b>.\n");
    const findings = findingsOf(magazine());
    expect(findings[0]).toMatchObject({ line: 3, column: 10, path: "contents[0].contentFile" });
    expect(findings[0]?.file).toContain("graviteti.md");
  });

  it("with bad TeX is a finding at the formula's line", () => {
    newsroom.write("lessons/graviteti.md", "Hyrje.\n\n$$\nF = m a \\\\\n\\frakcion{1}{2}\n$$\n\n$x^$\n");
    expect(findingsOf(magazine())).toMatchObject([
      { line: 5, message: expect.stringContaining("\\frakcion") },
      { line: 8 },
    ]);
  });

  it("shows pictures of the site only, and only those that exist", () => {
    newsroom.write("public/figures/a.svg", "<svg viewBox='0 0 1 1'/>");
    newsroom.write(
      "lessons/graviteti.md",
      "![një gur](/figures/a.svg)\n\n![dy](/figures/b.svg)\n\n![tre](https://e.org/c.png)\n",
    );
    expect(findingsOf(magazine()).map((finding) => finding.line)).toEqual([3, 5]);
    const html =
      '<p><img src="/figures/a.svg" alt=""><img src="/figures/b.svg" alt=""><img src="//e.org/c" alt=""></p>';
    expect(findingsOf(magazine({ contentFile: undefined, content: html }))).toHaveLength(2);
  });

  it("may be HTML; what the sanitiser takes out is a finding at its line", () => {
    newsroom.write("pages/graviteti.html", "<p>Hyrje.</p>\n<p onclick='x()'>Tekst.</p>\n<script>x()</script>\n");
    const findings = findingsOf(magazine({ contentFile: "pages/graviteti.html" }));
    expect(findings.map((finding) => finding.line)).toEqual([2, 3]);
    newsroom.write("pages/graviteti.html", "<h2>Një</h2>\n<p>Hyrje &amp; fund.</p>\n");
    expect(findingsOf(magazine({ contentFile: "pages/graviteti.html" }))).toEqual([]);
  });

  it("may be HTML, and is held to the rules of language line by line", () => {
    const html =
      '<p>Hyrje.</p>\n<p>Merr nje gur,\n <b>1.5\u00a0kg</b>, "the" kurba.</p>\n<img src="/covers/graviteti.svg" alt="nje gur">\n';
    newsroom.write("pages/graviteti.html", html);
    const findings = findingsOf(magazine({ contentFile: "pages/graviteti.html" }));
    expect(findings.map(({ line, rule }) => `${line} ${rule}`)).toEqual([
      "2 albanian-letters",
      "3 decimal-comma",
      "3 typographic-quotes",
      "3 leftover-english",
      "3 typographic-quotes",
      "3 preferred-terms",
      "4 albanian-letters",
    ]);
    expect(findings.every(({ severity, file }) => severity === "warning" && file.endsWith("graviteti.html"))).toBe(
      true,
    );
    expect(findingsOf(magazine({ contentFile: undefined, content: "<p>Merr nje gur.</p>" }))).toMatchObject([
      { rule: "albanian-letters", path: "contents[0].content" },
    ]);
  });

  it("may not send the reader to an address of another kind", () => {
    newsroom.write(
      "lessons/graviteti.md",
      "Shih [këtu](/physics/graviteti), [këtu](https://e.org), [këtu](#fund).\n\n## Fund\n",
    );
    expect(findingsOf(magazine())).toEqual([]);
    newsroom.write("lessons/graviteti.md", "Hyrje.\n\nShih [këtu](http://e.org).\n\nOse [këtu](//e.org).\n");
    expect(findingsOf(magazine()).map((finding) => finding.line)).toEqual([3, 5]);
  });

  it("must stand beside the JSON file, as .md or .html", () => {
    newsroom.write("lessons/graviteti.txt", "x");
    for (const contentFile of ["../magazine.md", "/etc/passwd.md", "lessons/graviteti.txt", "lessons/mungon.md"]) {
      expect(paths(findingsOf(magazine({ contentFile })))).toEqual(["contents[0].contentFile"]);
    }
  });

  it("is given once: inline or in a file", () => {
    expect(paths(findingsOf(magazine({ content: "<p>Hyrje.</p>" })))).toEqual(["contents[0].contentFile"]);
  });

  it("is the same whatever the line ends and the way accents are typed", () => {
    newsroom.write("lessons/graviteti.md", "Është një e dytë.\n\nFund.\n");
    const plain = newsroom.build().edition?.manifest.version;
    newsroom.write("lessons/graviteti.md", "Është një e dytë.\r\n\r\nFund.\r\n".normalize("NFD"));
    expect(newsroom.build().edition?.manifest.version).toBe(plain);
  });
});
