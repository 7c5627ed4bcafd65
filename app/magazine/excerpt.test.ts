import { expect, test } from "vitest";
import { excerpt, plainText, withEllipsis } from "./excerpt";

test("an excerpt is the running text without markup, entities resolved", () => {
  expect(excerpt("<p>Guri <em>bie</em> &amp; Hëna&nbsp;jo.</p>")).toBe("Guri bie & Hëna\u00a0jo.");
});

test("a link or an emphasis leaves no gap before a bracket or a quotation mark", () => {
  const body = '<p>Rruga („<a class="term" href="/fjalori#orbite">orbita</a>“, ose <em>rrethi</em>) është e gjatë.</p>';
  expect(excerpt(body)).toBe("Rruga („orbita“, ose rrethi) është e gjatë.");
});

test("a term that is explained in place is said once", () => {
  const link = '<a class="term" href="/fjalori#orbite">orbita</a>';
  const body = `<p>Rruga është ${link}<button class="term" type="button" popovertarget="fjala-orbite">orbita</button>.</p>`;
  expect(excerpt(body)).toBe("Rruga është orbita.");
});

test("captions, contents lists, notes, figures and formulas are not running text", () => {
  const body =
    '<p class="cap"><b>Fig. 1</b> Kapaku.</p><nav class="toc"><ol><li>Hyrje</li></ol></nav>' +
    "<p>Fillimi <math><mi>x</mi></math> vazhdon.</p><aside>Shënim</aside><figure><figcaption>F</figcaption></figure>";
  expect(plainText(body)).toBe("Fillimi vazhdon.");
});

test("an excerpt has at most 100 characters, counted as readers count them", () => {
  expect([...excerpt(`<p>${"ë".repeat(150)}</p>`)]).toHaveLength(100);
  expect([...excerpt(`<p>${"🜁".repeat(150)}</p>`)]).toHaveLength(100);
});

test("an excerpt ends with the last sentence that has room", () => {
  const moon = "Sipër saj rri Hëna, pa degë, pa fije, pa asgjë që ta mbajë.";
  const apple = "Natë vjeshte në kopsht. Një mollë e pjekur këputet nga dega dhe bie.";
  expect(excerpt(`<p>${apple} ${moon}</p>`)).toBe(apple);
  expect(excerpt(`<p>Fut një laps në ujë. „Po a thyhet?“ E nxjerr: është i drejtë. ${moon}</p>`)).toBe(
    "Fut një laps në ujë. „Po a thyhet?“ E nxjerr: është i drejtë.",
  );
  expect(excerpt(`<p>Nga lart, te 141. 78 herë ${"më ".repeat(40)}.</p>`)).toMatch(/^Nga lart, te 141\. 78 herë/);
});

test("of a sentence without room an excerpt has a part, and never ends with a word that leads on", () => {
  const long =
    "Autobusi frenon dhe shishja bosh në dysheme rrokulliset përpara, pastaj niset dhe kthehet prapa, e papritur";
  expect(excerpt(`<p>${long} sërish.</p>`)).toBe(
    "Autobusi frenon dhe shishja bosh në dysheme rrokulliset përpara, pastaj niset dhe kthehet prapa",
  );
  const even = "Autobusi frenon dhe shishja bosh në dysheme rrokulliset përpara deri te këmbët e shoferit pa e prekur";
  expect(excerpt(`<p>${even} njeri.</p>`)).toBe(
    "Autobusi frenon dhe shishja bosh në dysheme rrokulliset përpara deri te këmbët e shoferit",
  );
});

test("an excerpt ends with a whole word, without the comma after it", () => {
  const text = "Një dritare e vogël, aq sa një gisht, të tregon gjithë qiellin e natës nëse rri mjaft gjatë, pandehmë.";
  expect(excerpt(`<p>${text}</p>`)).toBe(
    "Një dritare e vogël, aq sa një gisht, të tregon gjithë qiellin e natës nëse rri mjaft gjatë",
  );
});

test("a quantity is not parted from its unit", () => {
  const text = `${"fjalë ".repeat(16)}12\u00a0metra`;
  expect(excerpt(`<p>${text}</p>`)).toBe("fjalë ".repeat(16).trim());
});

test("only an excerpt that stops inside a sentence gets an ellipsis", () => {
  expect(["E para", "E dyta.", "„E treta“", ""].map(withEllipsis)).toEqual(["E para…", "E dyta.", "„E treta“", ""]);
});

test("text that only looks like markup once resolved stays text", () => {
  expect(plainText("<p>2 &lt; 3 dhe &amp;lt;b&amp;gt;</p>")).toBe("2 < 3 dhe &lt;b&gt;");
});
