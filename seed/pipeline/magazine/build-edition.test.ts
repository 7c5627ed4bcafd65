import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Finding } from "../checking/finding";
import { magazine, type Newsroom, openNewsroom, piece, pixel } from "../fixtures/newsroom";

let newsroom: Newsroom;
beforeEach(() => {
  newsroom = openNewsroom();
});
afterEach(() => newsroom.close());

/** Builds a magazine and returns its findings; no edition may come with an error. */
function findingsOf(json: string | object): Finding[] {
  newsroom.write("magazine.json", json);
  const { ok, findings, edition } = newsroom.build();
  const errors = findings.filter((finding) => finding.severity === "error");
  expect(ok).toBe(errors.length === 0);
  expect(edition === null).toBe(errors.length > 0);
  return findings;
}

const paths = (findings: Finding[]) => findings.map((finding) => finding.path);

describe("a sound magazine", () => {
  it("becomes an edition without a word", () => {
    const { ok, findings, edition } = newsroom.build();
    expect(findings).toEqual([]);
    expect(ok).toBe(true);
    expect(edition?.manifest.contents).toMatchObject([
      { slug: "graviteti", featured: false, excerpt: "Pse bie guri?" },
    ]);
  });

  it("may leave out its bodies: they are in preparation", () => {
    expect(findingsOf(magazine({ contentFile: undefined }))).toEqual([]);
    expect(findingsOf(magazine({ contentFile: undefined, content: "" }))).toEqual([]);
    expect(findingsOf(magazine({}, { $schema: "./magazine.schema.json" }))).toEqual([]);
  });
});

describe("the JSON file", () => {
  it("that is cut short is named with the line where it ends", () => {
    const [finding] = findingsOf('{\n  "authors": [\n');
    expect(finding).toMatchObject({ line: 3, column: 1, severity: "error" });
  });

  it("that is missing or empty is a finding, not an exception", () => {
    expect(findingsOf("")).toHaveLength(1);
    expect(findingsOf("[]")).toHaveLength(1);
    newsroom.close();
    expect(newsroom.build()).toMatchObject({ ok: false, findings: [{ file: newsroom.file }] });
  });

  it("may begin with a byte order mark", () => {
    expect(findingsOf(`\uFEFF${JSON.stringify(magazine())}`)).toEqual([]);
  });

  it("may not hold names that a program takes for its own, nor a name twice", () => {
    const hostile = JSON.stringify(magazine({ gameData: 0 })).replace(
      '"gameData":0',
      '"gameData":{"__proto__":{"a":1}}',
    );
    expect(paths(findingsOf(hostile))).toEqual(["contents[0].gameData.__proto__"]);
    const nested = magazine({ gameData: '{"levels":[{"constructor":1}]}' });
    expect(paths(findingsOf(nested))).toEqual(["contents[0].gameData"]);
    expect(findingsOf('{"authors":[],"authors":[],"categories":[],"contents":[]}')).toHaveLength(1);
  });

  it("keeps a list it does not know yet as a warning", () => {
    expect(findingsOf(magazine({}, { podcasts: [] }))).toMatchObject([{ path: "podcasts", severity: "warning" }]);
  });

  it("needs its three lists", () => {
    expect(paths(findingsOf({ authors: [] }))).toEqual(["categories", "contents"]);
  });
});

describe("the fields of a content", () => {
  it("that are wrong are all named at once, each at its line", () => {
    const findings = findingsOf(magazine({ title: "", slug: "Ligji i I-rë", duration: 1.5, contentTypeId: 4 }));
    expect(new Set(paths(findings))).toEqual(
      new Set(["contents[0].title", "contents[0].slug", "contents[0].duration", "contents[0].contentTypeId"]),
    );
    expect(new Set(findings.map((finding) => finding.line)).size).toBe(4);
  });

  it("that are missing are named", () => {
    const [finding] = findingsOf(magazine({ title: undefined }));
    expect(finding).toMatchObject({ path: "contents[0].title", message: expect.stringContaining("Mungon") });
  });

  it("that nobody reads are named with the nearest one that somebody does", () => {
    const [finding] = findingsOf(magazine({ imageURL: "/covers/graviteti.svg" }));
    expect(finding).toMatchObject({ path: "contents[0].imageURL", hint: expect.stringContaining("imageUrl") });
  });

  it("must lead to an author and a category that exist", () => {
    expect(findingsOf(magazine({ categoryId: 9, authorId: 8 }))).toMatchObject([
      { path: "contents[0].categoryId", message: expect.stringContaining("9") },
      { path: "contents[0].authorId", message: expect.stringContaining("8") },
    ]);
  });

  it("must not repeat an id or a slug", () => {
    const twice = { contents: [piece({}), piece({})] };
    expect(paths(findingsOf(magazine({}, twice)))).toEqual(["contents[1].id", "contents[1].slug"]);
    const different = { contents: [piece({}), piece({ id: 8, slug: "peshimi" })] };
    expect(findingsOf(magazine({}, different))).toEqual([]);
  });

  it("must name a picture that stands under public/, and no other file", () => {
    expect(paths(findingsOf(magazine({ imageUrl: "/covers/mungon.svg" })))).toEqual(["contents[0].imageUrl"]);
    for (const address of ["/../magazine.json", "https://example.org/a.svg", "//example.org/a.svg", "/covers"]) {
      expect(paths(findingsOf(magazine({ imageUrl: address })))).toEqual(["contents[0].imageUrl"]);
    }
  });

  it("without a social picture earn a warning, where the magazine has such pictures", () => {
    newsroom.write("public/social/prizma.png", pixel);
    expect(findingsOf(magazine())).toMatchObject([{ path: "contents[0].slug", severity: "warning" }]);
    newsroom.write("public/social/graviteti.png", pixel);
    expect(findingsOf(magazine())).toEqual([]);
  });

  it("whose reading time is off by more than a minute earn a warning", () => {
    newsroom.write("lessons/graviteti.md", `${"fjalë ".repeat(171)}\n`);
    const readingTime = (duration: number) =>
      // A slug of its own: the site's page on gravity has a part whose words count too.
      findingsOf(magazine({ duration, contentTypeId: 1, slug: "guri" })).filter(({ rule }) => rule === "reading-time");
    expect(readingTime(3)).toEqual([]);
    expect(readingTime(4)).toMatchObject([
      { path: "contents[0].duration", severity: "warning", hint: expect.stringContaining("2") },
    ]);
  });
});

describe("quiz and game data", () => {
  const question = { question: "Sa është g?", options: ["9,81", "1,62"], correctAnswer: 0 };

  it("may be an object or JSON text, and is stored as JSON text", () => {
    for (const quizData of [{ questions: [question] }, JSON.stringify({ questions: [question] })]) {
      expect(findingsOf(magazine({ quizData, gameData: { levels: 5 } }))).toEqual([]);
      const { edition } = newsroom.build();
      const body = JSON.parse(edition?.entries.get(edition.manifest.contents[0]?.body ?? "") ?? "{}");
      expect(JSON.parse(body.quizData)).toEqual({ questions: [question], passScore: 70, timeLimit: 30 });
      expect(JSON.parse(body.gameData)).toEqual({ levels: 5 });
    }
  });

  it("must have the right answer among the options", () => {
    const quizData = { questions: [question, { ...question, correctAnswer: 2 }] };
    const [finding] = findingsOf(magazine({ quizData }));
    expect(finding?.path).toBe("contents[0].quizData.questions[1].correctAnswer");
    expect(finding?.hint).toContain("0 deri në 1");
    expect(findingsOf(magazine({ quizData: JSON.stringify(quizData) }))).toHaveLength(1);
  });

  it("must use the fields that a quiz has", () => {
    const [finding] = findingsOf(magazine({ quizData: { questions: [], passScor: 75 } }));
    expect(finding).toMatchObject({
      path: "contents[0].quizData.passScor",
      hint: expect.stringContaining("passScore"),
    });
  });

  it("must be an object", () => {
    expect(findingsOf(magazine({ quizData: "[1]" }))).toHaveLength(1);
    expect(findingsOf(magazine({ gameData: "jo JSON" })).length).toBeGreaterThan(0);
  });
});

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
      "![një](/figures/a.svg)\n\n![dy](/figures/b.svg)\n\n![tre](https://e.org/c.png)\n",
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

describe("a picture", () => {
  const cover = (address: string) => findingsOf(magazine({ imageUrl: address }));

  it("may be PNG, and is measured", () => {
    newsroom.write("public/covers/foto.png", pixel);
    expect(cover("/covers/foto.png")).toEqual([]);
  });

  it("of more than 500 KB is refused with its size and with what to do", () => {
    newsroom.write("public/covers/foto.png", Buffer.concat([pixel, Buffer.alloc(600_000)]));
    const [finding] = cover("/covers/foto.png");
    expect(finding).toMatchObject({ severity: "error", file: expect.stringContaining("foto.png") });
    expect(finding?.message).toContain("601\u00a0KB");
    expect(finding?.hint).toContain("1200 × 800");
  });

  it("that is text under the name of a picture is refused", () => {
    newsroom.write("public/covers/foto.png", "përmbajtja e dosjes");
    expect(cover("/covers/foto.png").map(({ message }) => message)).toEqual([
      "„/covers/foto.png“ nuk është figurë .png që lexohet.",
    ]);
  });
});

describe("a file that magazine.json does not name", () => {
  it("is a warning where it stands beside named ones", () => {
    newsroom.write("lessons/e-harruar.md", "Pse dhembin veshët?\n");
    const [finding, ...others] = findingsOf(magazine());
    expect(others).toEqual([]);
    expect(finding).toMatchObject({ severity: "warning", file: expect.stringContaining("e-harruar.md") });
    expect(finding?.hint).toContain('"lessons/e-harruar.md"');
  });

  it("may wait under a name that begins with _", () => {
    newsroom.write("lessons/_skice.md", "Pse dhembin veshët?\n");
    newsroom.write("lessons/foto.png", pixel);
    expect(findingsOf(magazine())).toEqual([]);
  });
});

describe("a page of its own", () => {
  it("is missing to a category that the site has no address for", () => {
    const fluids = { id: 9, name: "fluidet", displayName: "Fluidet", description: "Rrjedhja.", type: "physics" };
    const { categories } = magazine() as { categories: object[] };
    expect(paths(findingsOf(magazine({}, { categories: [...categories, fluids] })))).toEqual(["categories[1].name"]);
  });

  it("is missing to a quiz that the site has no address for", () => {
    const quizData = { questions: [{ question: "Sa?", options: ["Një.", "Dy."], correctAnswer: 0 }] };
    expect(paths(findingsOf(magazine({ slug: "kuizi-i-ri", contentTypeId: 3, quizData })))).toEqual([
      "contents[0].slug",
    ]);
    expect(findingsOf(magazine({ slug: "waves-quiz", contentTypeId: 3, quizData }))).toEqual([]);
  });
});
