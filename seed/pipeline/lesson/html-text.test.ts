import { describe, expect, it } from "vitest";
import { htmlText } from "./html-text";
import { nodesIn } from "./rules/lesson-walk";
import { parseHtml } from "./tree";

const words = (html: string) => htmlText(parseHtml(html) ?? { type: "root", children: [] });
const texts = (html: string) =>
  nodesIn(words(html)).flatMap((node) => (node.type === "text" ? [node.value.trim()] : []));

describe("the words of HTML", () => {
  it.each([
    ["<p>Një <em>fort</em>ë.</p><p>Dy.</p>", ["Një fortë.", "Dy."]],
    ['<h2 id="a">Titull</h2>Tekst pa element', ["Titull", "Tekst pa element"]],
    ["<li>E par&euml;&nbsp;5&#8217;&#x20;&amp;", ["E parë\u00a05’ &"]],
    ['<p><img src="/a.svg" alt="Një > dy">po</p>', ["Një > dy", "po"]],
    ["<p>a <code>the</code> b <math><mi>with</mi></math> c</p>", ["a", "b", "c"]],
    ["<pre><b>the</b></pre><p>po</p>", ["po"]],
    ['<p>Lexo <cite lang="en">The <b>answer</b></cite> sot. <i lang="sq">Po</i></p>', ["Lexo  sot. Po"]],
    ["<!-- the <p> --><p>po</p>", ["po"]],
    ["<p>1 < 2 dhe 3</p>", ["1 < 2 dhe 3"]],
    ["<br>po<hr>jo", ["po", "jo"]],
    ["", []],
  ])("of %j are %j", (html, words) => {
    expect(texts(html)).toEqual(words);
  });

  it("keep their place", () => {
    const [first, second] = words("<p>Një</p>\n\n<p>\n  Dy</p>").children;
    expect(first?.position?.start).toMatchObject({ line: 1, column: 4, offset: 3 });
    expect(second?.position?.start).toMatchObject({ line: 3, column: 4 });
  });
});
