/** Makes an edition in which each tried hostile body is a lesson of its own. Besides there are only the tools. */
import type { Content } from "../../app/magazine/content";
import { makeEdition } from "../../seed/pipeline/edition/edition";
import { sanitise } from "../../seed/pipeline/lesson/sanitise";
import { tried } from "../long-series";
import { realMagazine } from "../real-magazine";
import { hostileClasses } from "./all-classes";

export interface HostileLesson {
  class: string;
  address: string;
  /** The body as written. */
  body: string;
}

/** A body with every element that a lesson may contain. */
export const harmlessBody =
  '<nav class="toc"><ol><li><a href="#user-content-pyetja">Pyetja</a></li></ol></nav>' +
  '<section class="try"><h2 id="user-content-pyetja">Pyetja</h2><h3>Një</h3><h4>Dy</h4><h5>Tre</h5><h6>Katër</h6>' +
  '<p>Sa <em>peshon</em> <strong>guri</strong>, <b>a</b> <i lang="en">b</i> <u>c</u> <s>d</s> <del>e</del> ' +
  "<ins>f</ins> <mark>g</mark> <small>h</small> <sub>2</sub> <sup>3</sup> <code>i</code> <kbd>j</kbd> <var>x</var> " +
  '<samp>k</samp> <q>l</q> <cite>m</cite> <dfn>n</dfn> <abbr title="metër">m</abbr> <time datetime="2026">2026</time>?' +
  '<br>Po <a href="https://example.org/a?b=c&amp;d" title="jashtë">jashtë</a>, <a href="mailto:a@example.org">letër</a>, ' +
  '<a href="/physics/graviteti#user-content-pesha">brenda</a>.</p><hr>' +
  '<ul><li>a</li></ul><ol start="3"><li value="4">b</li></ol><dl><dt>c</dt><dd>ç</dd></dl>' +
  "<blockquote><p>d</p></blockquote><pre>e  f</pre>" +
  '<div class="table"><table><caption>Vlerat</caption><thead><tr><th scope="col">g</th><th colspan="2">gj</th></tr></thead>' +
  '<tbody><tr><td rowspan="2">1,5</td><td>2</td><td>3</td></tr></tbody></table></div>' +
  '<figure><picture><source media="screen and (prefers-color-scheme:dark)" srcset="/covers/graviteti.svg#dark">' +
  '<img src="/covers/graviteti.svg" alt="Një top" width="1200" height="800" loading="lazy"></picture>' +
  "<figcaption>h</figcaption></figure>" +
  '<details open=""><summary>Pse?</summary><p>Sepse po.</p></details><aside class="note"><p>i</p></aside></section>' +
  '<div class="formula"><math display="block"><mrow><mi>F</mi><mo>=</mo><mfrac><mn>1</mn><msup><mi>r</mi><mn>2</mn></msup>' +
  '</mfrac><msqrt><mi>x</mi></msqrt><mover accent="true"><mi>v</mi><mo stretchy="false">→</mo></mover>' +
  "<munderover><mo>∑</mo><mn>0</mn><mi>n</mi></munderover><mtext>kur</mtext><mspace></mspace></mrow></math></div>";

const first = 10_000;
const chapters = 8;

const classOf = hostileClasses.flatMap(({ name, bodies }) =>
  [...new Set(bodies)].map((body) => ({ class: name, body })),
);

/** The lessons, eight harmless ones first. The edition holds those that are tried. */
export const hostileLessons: HostileLesson[] = [
  // One for each chapter, since the elements around a lesson differ between chapters.
  ...Array.from({ length: chapters }, () => ({ class: "harmless", body: harmlessBody })),
  ...classOf,
].map((lesson, index) => ({ ...lesson, address: addressOf(index) }));

/** Returns the tried lessons of a class, its first among them. */
export const triedLessons = (name: string): HostileLesson[] =>
  tried(
    hostileLessons.filter((lesson) => lesson.class === name),
    12,
  );

function categoryOf(index: number): number {
  return (index % chapters) + 1;
}

function addressOf(index: number): string {
  return `/${categoryOf(index) <= 6 ? "physics" : "math"}/trup-${index}`;
}

/** @param bodies "cleaned" as the seed does, or "raw", without cleaning. */
export function hostileEdition(bodies: "cleaned" | "raw") {
  const { categories, authors, contents } = realMagazine();
  const made = (html: string) => {
    if (bodies === "raw") return html;
    const { html: clean, stable } = sanitise(html);
    // A body that cannot be sanitised is never published.
    return stable ? clean : "";
  };
  const hostile = hostileClasses.flatMap(({ name }) => triedLessons(name));
  // Sanitising all thousand takes 5 s of CPU.
  const lessons = [...hostileLessons.slice(0, chapters), ...hostile].map(({ body, address }): Content => {
    const index = hostileLessons.findIndex((lesson) => lesson.address === address);
    return {
      id: first + index,
      title: `Trupi ${index}`,
      slug: `trup-${index}`,
      content: made(body),
      imageUrl: "/covers/graviteti.svg",
      categoryId: categoryOf(index),
      contentTypeId: 1,
      authorId: 1,
      duration: 6,
      featured: index % 7 === 0,
    };
  });
  const tools = contents.filter(({ contentTypeId }) => contentTypeId !== 1);
  const played = tools.map((tool, nth) => {
    const own = hostile.filter((_, index) => index % tools.length === nth).map(({ body }) => body);
    // A body with an unclosed element would swallow the rest.
    const closed = own.filter((body) => !/<(?:plaintext|!--|!|\?)|=["'][^"']*$|<[^>]*$/.test(body));
    return { ...tool, content: closed.map((body) => made(body)).join("\n") };
  });
  return makeEdition(
    { categories, authors, contents: [...lessons, ...played], glossary: [], projects: [] },
    Date.UTC(2026, 10, 22),
  );
}
