/**
 * Names and numbers the figures of a text, and resolves the links to them. `[Fig.](#dy-pulse)` is published as `<a
 * href="#user-content-fig-dy-pulse">Fig. 4</a>`, so that a new figure before it needs no edits.
 */
import type { Element } from "hast";
import { visit } from "unist-util-visit";
import { figureId } from "../../../app/magazine/anchors";
import { nearest } from "../checking/suggestion";
import { nodesIn } from "./rules/lesson-walk";
import { slugOf } from "./slug-of";
import { type HtmlRoot, type MarkdownNode, type MarkdownRoot, wordsOf } from "./tree";

/** A figure: its name in links, and its published number. The cover is the first. */
export interface Figure {
  name: string;
  number: number;
}

/** The figures of a text in order, by their nodes. Those of the fixed part of its page follow. */
type Figures = ReadonlyMap<MarkdownNode | Element, Figure>;

/** Name of the cover in links. */
const coverName = "kopertina";

/**
 * Names and numbers the figures of a text. Two figures with one name get their number appended, so that no link finds
 * one by chance.
 */
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

/** Returns a picture's file name without its extension, or a model's name. It is undefined for other nodes. */
function writtenName(node: MarkdownNode): string | undefined {
  if (node.type === "containerDirective") return node.name === "model" ? (node.attributes?.name ?? "") : undefined;
  if (node.type !== "leafDirective") return undefined;
  const { emri, src } = node.attributes ?? {};
  if (node.name === "kapaku") return coverName;
  if (node.name === "modeli") return emri ?? "";
  return node.name === "figura" ? (src ?? "").replace(/^.*\/|\.\w+$/g, "") : undefined;
}

/** Tells whether a link is a reference to a figure. It is an anchor with the text `Fig.` only. */
export const isReference = (href: string, words: string): boolean => href.startsWith("#") && words === "Fig.";

/**
 * Gives the links to figures their numbers and addresses, in place. A no-break space joins „Fig.“ and the number.
 *
 * @param report receives a link to an unknown figure, with message and hint
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
  // The whole summary of a question is one control (WCAG 4.1.2). So its references are not links.
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
