import { expect, test } from "vitest";
import { lessonParts } from "./lesson-parts";

const lesson =
  '<p class="cap" id="user-content-fig-kopertina"><b>Fig. 1</b> Kapaku.</p>' +
  '<nav class="toc" aria-label="Përmbajtja e mësimit"><p class="lab">Në këtë mësim</p><ol><li><a href="#a">A</a></li><li><a href="#b">B</a></li></ol></nav>' +
  '<p class="open">Pse?</p>\n<p>Sepse.</p>\n<h2 id="a">A</h2><p>Teksti.</p>' +
  '<section class="check"><h2>Kontrollo veten</h2></section>' +
  '<section class="onward"><h2 id="c">Ku të çon kjo</h2><p>Më tej.</p></section>' +
  '<section class="sources"><h2>Burime</h2></section>';

test("a lesson is taken apart into its opening, contents, text and ending", () => {
  const parts = lessonParts(lesson);
  expect(parts).toMatchObject({
    caption: "<b>Fig. 1</b> Kapaku.",
    opening: '<p class="open">Pse?</p>',
    second: "\n<p>Sepse.</p>",
    headings: 2,
    check: '<section class="check"><h2>Kontrollo veten</h2></section>',
    onward: "<p>Më tej.</p>",
    sources: '<section class="sources"><h2>Burime</h2></section>',
  });
  expect(parts.text.trim()).toBe('<h2 id="a">A</h2><p>Teksti.</p>');
});

test("a body of other HTML stays whole", () => {
  const body = '<h2>Titull</h2><div><section class="sources"><section>a</section></section></div><p>b</p>';
  expect(lessonParts(body)).toMatchObject({ text: body, opening: "", caption: "", sources: "", headings: 0 });
});

test("an opening behind a figure is not moved before it", () => {
  const body = '<figure><img></figure><p class="open">Pse?</p>';
  expect(lessonParts(body)).toMatchObject({ text: body, opening: "" });
});
