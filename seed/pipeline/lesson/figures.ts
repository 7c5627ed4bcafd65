/**
 * The figures of a text by name and number, and the links that lead to them: `[Fig.](#dy-pulse)` is published as
 * `<a href="#user-content-fig-dy-pulse">Fig. 4</a>`. So no reference outlives a figure that is put before its own.
 */
import type { Element } from "hast";
import { visit } from "unist-util-visit";
import { figureId } from "../../../app/magazine/lesson-markup";
import { nearest } from "../checking/suggestion";
import { slugOf } from "./outline";
import { nodesIn } from "./rules/lesson-walk";
import { type HtmlRoot, type MarkdownNode, type MarkdownRoot, wordsOf } from "./tree";

/** A figure: what its links call it, and the number under which it is published. The cover is the first. */
export interface Figure {
  name: string;
  number: number;
}

/** The figures of a text in its order, by their nodes, then those of the part that is written into its page. */
type Figures = ReadonlyMap<MarkdownNode | Element, Figure>;

/** What links call the picture above the text. */
const coverName = "kopertina";

/** Names and numbers the figures of a text. Of two with one name each gets its place behind it, so that none is meant by chance. */
export function figuresOf(root: MarkdownRoot, fixedPart?: HtmlRoot): Figures {
  const written: [MarkdownNode | Element, string][] = nodesIn(root).flatMap((node): [MarkdownNode, string][] => {
    const name = writtenName(node);
    return name === undefined ? [] : [[node, slugOf(name)]];
  });
  if (fixedPart !== undefined) {
    visit(fixedPart, { tagName: "figure" }, (figure) => {
      written.push([figure, String(figure.properties.id).replace(figureId(""), "")]);
    });
  }
  const namesakes = (name: string) => written.filter(([, other]) => other === name);
  return new Map(
    written.map(([node, name], index): [MarkdownNode | Element, Figure] => {
      const same = namesakes(name);
      const place = same.findIndex(([each]) => each === node) + 1;
      return [node, { name: same.length === 1 ? name : `${name}-${place}`, number: index + 1 }];
    }),
  );
}

/** The file name of a picture without its ending, the name of a model. Undefined for what is no figure. */
function writtenName(node: MarkdownNode): string | undefined {
  if (node.type === "containerDirective") return node.name === "model" ? (node.attributes?.name ?? "") : undefined;
  if (node.type !== "leafDirective") return undefined;
  const { emri, src } = node.attributes ?? {};
  if (node.name === "kapaku") return coverName;
  if (node.name === "modeli") return emri ?? "";
  return node.name === "figura" ? (src ?? "").replace(/^.*\/|\.\w+$/g, "") : undefined;
}

/** Whether a link stands for a figure's number: an anchor under the word `Fig.` alone. */
export const isReference = (href: string, words: string): boolean => href.startsWith("#") && words === "Fig.";

/**
 * Gives the links to figures their numbers and addresses, in place. A number never parts from „Fig.“.
 *
 * @param report takes the link that leads to no figure, with what is wrong and what to do
 */
export function numberReferences(
  tree: HtmlRoot,
  figures: Figures,
  report: (link: Element, message: string, hint: string) => void,
): void {
  const known = new Map([...figures.values()].map(({ name, number }) => [name, number]));
  visit(tree, { tagName: "a" }, (link) => {
    const href = String(link.properties.href);
    if (
      !isReference(
        href,
        wordsOf(link, () => undefined),
      )
    )
      return;
    const name = href.slice(1);
    const number = known.get(name);
    if (number === undefined) report(link, `Këtu nuk ka figurë me emrin „${name}“.`, hintFor(name, [...known.keys()]));
    link.properties.href = `#${figureId(name)}`;
    link.children = [{ type: "text", value: `Fig.\u00a0${number ?? "?"}` }];
  });
  // A question that unfolds is pressed as a whole (WCAG 4.1.2): its number leads nowhere.
  visit(tree, { tagName: "summary" }, (question) => {
    visit(question, { tagName: "a" }, (link, index, parent) => {
      if (!String(link.properties.href).startsWith(`#${figureId("")}`)) return;
      parent?.children.splice(index ?? 0, 1, ...link.children);
    });
  });
}

function hintFor(name: string, known: string[]): string {
  if (known.length === 0) return "Ky tekst nuk ka figura: thuaje me fjalë.";
  const near = nearest(name, known);
  return `${near === null ? "" : `Mos deshe „${near}“? `}Figurat janë: ${known.join(", ")}.`;
}
