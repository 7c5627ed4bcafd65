/** What stands where it may not in a lesson, as far as its Markdown tells: HTML, blocks left open, parts out of place. */
import { homeOf } from "./lesson-blocks";
import type { MarkdownNode, MarkdownRoot } from "./lesson-tree";

export type Report = (line: number, column: number, message: string, hint: string) => void;

export function startOf(node: MarkdownNode): [line: number, column: number] {
  return [node.position?.start.line ?? 1, node.position?.start.column ?? 1];
}

const unwanted: Record<string, [message: string, hint: string]> = {
  html: ["HTML nuk shkruhet brenda mësimit.", "Përdor Markdown-in dhe blloqet; për < në tekst shkruaj \\<."],
  footnoteReference: ["Shënimet në fund nuk përdoren.", "Shkruaj një :::shenim[Titulli]."],
  footnoteDefinition: ["Shënimet në fund nuk përdoren.", "Shkruaj një :::shenim[Titulli]."],
};

/** Looks a lesson through from its first node to its last. */
export function checkStructure(root: MarkdownRoot, source: string, report: Report): void {
  const lines = source.split("\n");
  const visit = (node: MarkdownNode, above: readonly MarkdownNode[], first: boolean) => {
    const say = (message: string, hint: string) => report(...startOf(node), message, hint);
    const fault = unwanted[node.type];
    if (fault !== undefined) say(...fault);
    if (node.type === "leafDirective" && node.name === "kapaku" && !(above.length === 0 && first)) {
      say("„kapaku“ nuk është në krye të mësimit.", "Vëre një herë, në rreshtin e parë.");
    }
    if (node.type === "listItem" && typeof node.checked === "boolean") {
      say("Listat me kutiza nuk përdoren.", "Hiq [ ] nga rreshti.");
    }
    if (node.type === "containerDirective" || node.type === "leafDirective") {
      const home = homeOf(node);
      if (home !== undefined && !above.some((each) => each.type === "containerDirective" && each.name === home)) {
        say(`„${node.name}“ është jashtë bllokut „${home}“.`, `Vëre brenda :::${home}, para ::: që e mbyll.`);
      }
    }
    if (node.type === "containerDirective") {
      const closing = lines[(node.position?.end.line ?? 1) - 1] ?? "";
      if (!/^[\s>]*:{3,}\s*$/.test(closing)) {
        say(`Blloku „${node.name}“ nuk mbyllet.`, "Shto ::: në një rresht më vete pas tij.");
      }
    }
    for (const child of "children" in node ? node.children : []) visit(child, [...above, node], false);
  };
  for (const [at, node] of root.children.entries()) visit(node, [], at === 0);
}
