/** Reports links to pieces that no reader can open. There is one finding for each piece, with all places. */
import { visit } from "unist-util-visit";
import type { FindingList } from "../checking/finding";
import type { JsonSource } from "../checking/json-source";
import type { HtmlRoot } from "../lesson/tree";
import type { WrittenContent } from "./read-magazine";

/**
 * Reports the links of published bodies to a piece that nobody can read. A withdrawn piece gives a warning, since its
 * address shows the reason; a draft gives an error, since its address does not exist.
 *
 * @param bodies by their addresses
 */
export function reportLinksTo(
  pieces: readonly WrittenContent[],
  addressOf: (content: WrittenContent) => string,
  bodies: ReadonlyMap<string, HtmlRoot | null>,
  source: JsonSource,
  findings: FindingList,
): void {
  for (const piece of pieces) {
    const places = [...bodies].flatMap(([from, tree]) => {
      const count = tree === null ? 0 : linksIn(tree, addressOf(piece));
      return count === 0 ? [] : [count === 1 ? from : `${from} (${count} herë)`];
    });
    if (places.length === 0) continue;
    const { title } = piece.fields;
    const where = `Lidhjet janë te: ${places.join(", ")}.`;
    if (piece.withdrawn === undefined) {
      const message = `„${title}“ është ende skicë, por te ai çojnë lidhje. ${where}`;
      findings.error(source.position([...piece.path, "draft"]), message, "Hiqi lidhjet, ose hiqe „draft“.");
    } else {
      const message = `„${title}“ u tërhoq, por te ai çojnë ende lidhje. ${where}`;
      const hint = "Hiqi ose çoji te një shkrim tjetër; deri atëherë lexuesi sheh pse mungon.";
      findings.warning(source.position([...piece.path, "withdrawn"]), message, hint);
    }
  }
}

function linksIn(tree: HtmlRoot, address: string): number {
  let count = 0;
  visit(tree, { tagName: "a" }, ({ properties }) => {
    if (typeof properties.href === "string" && properties.href.split(/[?#]/)[0] === address) count++;
  });
  return count;
}
