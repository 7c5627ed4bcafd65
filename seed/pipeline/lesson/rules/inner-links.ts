import { visit } from "unist-util-visit";
import { anchorPrefix, figureId } from "../../../../app/magazine/anchors";
import { linkHint, mayLinkTo } from "../../checking/addresses";
import { isReference } from "../figures";
import { findingAt, type LessonRule } from "./lesson-rule";
import { flatText, nodesIn } from "./lesson-walk";

/** Checks that a link leads out or to an existing place. Out is by https or mailto; a place is a page or heading. */
export const innerLinks: LessonRule = {
  name: "inner-links",
  severity: "error",
  scope: "text",
  check({ root, tree, address, hasPage, hasFile, nearestPage }) {
    const anchors = new Set<unknown>();
    visit(tree, "element", ({ properties }) => void anchors.add(properties.id));
    return nodesIn(root).flatMap((node) => {
      if (node.type !== "link" && node.type !== "definition") return [];
      const { url } = node;
      // Numbered or reported during typesetting (figures.ts).
      if (node.type === "link" && isReference(url, flatText(node))) return [];
      if (!mayLinkTo(url)) return [findingAt(node, `Lidhja „${url}“ nuk lejohet.`, linkHint)];
      if (url.startsWith("#")) {
        // The pipeline has already added the sanitiser's prefix to every id.
        const name = url.slice(1);
        const known = anchors.has(anchorPrefix + name);
        const hint = anchors.has(figureId(name))
          ? `Për figurën shkruaj [Fig.](#${name}): numrin e vë revista.`
          : "Spiranca bëhet nga fjalët e titullit, p.sh. #pse-katrori.";
        return known ? [] : [findingAt(node, `Mësimi nuk ka titull me spirancën „${url}“.`, hint)];
      }
      if (address !== undefined && url === address) {
        return [
          findingAt(node, `Lidhja „${url}“ çon te ky mësim vetë.`, "Hiqe, ose çoje te një pjesë e tij: #pse-katrori."),
        ];
      }
      const page = /^\/[^?#]*/.exec(url)?.[0];
      if (page === undefined || hasPage(page) || hasFile(page)) return [];
      const near = nearestPage?.(page) ?? null;
      const hint =
        near === null
          ? "Kontrollo adresën: /math/… ose /physics/… dhe slug-un te magazine.json."
          : `Mos deshe të shkruaje „${near}“?`;
      return [findingAt(node, `Në revistë nuk ka faqe me adresën „${page}“.`, hint)];
    });
  },
};
