/** Reports links to pieces and chapters that no reader can open. There is one finding for each, with all places. */
import { visit } from "unist-util-visit";
import type { FindingList } from "../checking/finding";
import type { JsonPath, JsonSource } from "../checking/json-source";
import type { HtmlRoot } from "../lesson/tree";

/** A piece or a chapter that no reader can open: a draft, or one that was withdrawn for a reason. */
interface UnreadPage {
  path: JsonPath;
  title: string;
  address: string;
  withdrawn?: string;
}

/**
 * Reports the links of published bodies to a page that nobody can read. A withdrawn piece gives a warning, since its
 * address shows the reason; a draft gives an error, since its address does not exist.
 *
 * @param bodies by their addresses
 */
export function reportLinksTo(
  unread: readonly UnreadPage[],
  bodies: ReadonlyMap<string, HtmlRoot | null>,
  source: JsonSource,
  findings: FindingList,
): void {
  for (const { path, title, address, withdrawn } of unread) {
    const places = [...bodies].flatMap(([from, tree]) => {
      const count = tree === null ? 0 : linksIn(tree, address);
      return count === 0 ? [] : [count === 1 ? from : `${from} (${count} herë)`];
    });
    if (places.length === 0) continue;
    const where = `Lidhjet janë te: ${places.join(", ")}.`;
    if (withdrawn === undefined) {
      const message = `„${title}“ është ende skicë, por te ai çojnë lidhje. ${where}`;
      findings.error(source.position([...path, "draft"]), message, "Hiqi lidhjet, ose hiqe „draft“.");
    } else {
      const message = `„${title}“ u tërhoq, por te ai çojnë ende lidhje. ${where}`;
      const hint = "Hiqi ose çoji te një shkrim tjetër; deri atëherë lexuesi sheh pse mungon.";
      findings.warning(source.position([...path, "withdrawn"]), message, hint);
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
