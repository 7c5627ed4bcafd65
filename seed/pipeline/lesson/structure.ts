/** Reports wrong structure in a lesson's Markdown: HTML, unclosed blocks, misplaced parts. */

import { nearest } from "../checking/suggestion";
import { blockNames, homeOf } from "./blocks";
import type { MarkdownNode, MarkdownRoot } from "./tree";

export type ReportAtColumn = (line: number, column: number, message: string, hint: string) => void;

export function startOf(node: Pick<MarkdownNode, "position">): [line: number, column: number] {
  return [node.position?.start.line ?? 1, node.position?.start.column ?? 1];
}

const unwanted: Record<string, [message: string, hint: string]> = {
  html: ["HTML nuk shkruhet brenda mësimit.", "Përdor Markdown-in dhe blloqet; për < në tekst shkruaj \\<."],
  footnoteReference: ["Shënimet në fund nuk përdoren.", "Shkruaj një :::shenim[Titulli]."],
  footnoteDefinition: ["Shënimet në fund nuk përdoren.", "Shkruaj një :::shenim[Titulli]."],
};

/** Checks every node of a lesson in order. */
export function checkStructure(root: MarkdownRoot, source: string, report: ReportAtColumn): void {
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
      checkQuotes(node, say);
    }
    if (node.type === "containerDirective") checkClosing(node, lines, say);
    if (node.type === "paragraph") checkLines(node, lines, report);
    if (node.type === "paragraph" || node.type === "heading" || node.type === "tableCell") checkInside(node, report);
    for (const child of "children" in node ? node.children : []) visit(child, [...above, node], false);
  };
  for (const [index, node] of root.children.entries()) visit(node, [], index === 0);
  checkDollars(root, source, report);
  if (source.trim() === "") report(1, 1, "Skedari është bosh.", "Shkruaj tekstin; mësimi nis me pyetjen e tij.");
}

type Block = Extract<MarkdownNode, { type: "containerDirective" }>;
type Say = (message: string, hint: string) => void;

/** Checks that a block ends with its own `:::`. A title or another block inside it shows that the end is missing. */
function checkClosing(block: Block, lines: string[], say: Say): void {
  const closing = lines[(block.position?.end.line ?? 1) - 1] ?? "";
  if (!/^[\s>]*:{3,}\s*$/.test(closing)) {
    say(`Blloku „${block.name}“ nuk mbyllet.`, "Shto ::: në një rresht më vete pas tij.");
    return;
  }
  const swallowed = firstSwallowed(block, colonsOf(block, lines), lines);
  if (swallowed === null) return;
  const line = swallowed.position?.start.line ?? 1;
  const what = swallowed.type === "containerDirective" ? `blloku „${swallowed.name}“` : "titulli";
  const message = `Blloku „${block.name}“ nuk mbyllet: brenda tij ka mbetur ${what} i rreshtit ${line}.`;
  say(message, `Shto ::: në një rresht më vete para rreshtit ${line}.`);
}

/** Returns the first title or block inside a block. A block with fewer colons is nested on purpose. */
function firstSwallowed(node: MarkdownNode, colons: number, lines: string[]): MarkdownNode | null {
  for (const child of "children" in node ? (node.children as MarkdownNode[]) : []) {
    if (child.type === "heading") return child;
    if (child.type === "containerDirective" && colonsOf(child, lines) >= colons) return child;
    const deeper = child.type === "containerDirective" ? null : firstSwallowed(child, colons, lines);
    if (deeper !== null) return deeper;
  }
  return null;
}

function colonsOf(block: Block, lines: string[]): number {
  const { line = 1, column = 1 } = block.position?.start ?? {};
  return /^:+/.exec((lines[line - 1] ?? "").slice(column - 1))?.[0].length ?? 0;
}

function checkQuotes(node: Extract<MarkdownNode, { type: "containerDirective" | "leafDirective" }>, say: Say): void {
  for (const [name, value] of Object.entries(node.attributes ?? {})) {
    if (!/^[„“”«]/u.test(value ?? "")) continue;
    say(`Thonjëzat e „${name}“ nuk janë të drejta.`, `Shkruaj ${name}="…" me thonjëza të drejta, si te JSON.`);
  }
}

/** Patterns of lines that are meant as a title or block, but would be printed. */
const printed: [pattern: RegExp, say: (match: RegExpExecArray) => [message: string, hint: string]][] = [
  [
    /^(:{2,})[ \t]+(\p{L}+)/u,
    ([, colons, name = ""]) => [
      `„${colons} ${name}“ nuk lexohet si bllok.`,
      `Shkruaj ${colons}${nearest(name, blockNames) ?? name}, pa hapësirë pas dy pikave.`,
    ],
  ],
  [
    /^(:{2,})(\p{L}+)(.*)/u,
    ([, colons = "", name = "", rest = ""]) => [
      `„${colons}${name}“ nuk lexohet si bllok.`,
      /[„“”]/u.test(rest)
        ? 'Shkruaj src="…" alt="…" me thonjëza të drejta, pa hapësirë mes ] dhe {.'
        : `Vëre vetëm në rreshtin e vet: ${colons}${name}[teksti], pa hapësirë para { }.`,
    ],
  ],
  [/^:{3,}[ \t]*$/, () => ["Kjo ::: nuk mbyll asnjë bllok.", "Hiqe, ose kontrollo ku nis blloku i saj."]],
  [
    /^(#{1,6})(?=\p{L})/u,
    ([, marks]) => [`Pas ${marks} mungon hapësira.`, `Shkruaj ${marks === "#" ? "##" : marks} Titulli.`],
  ],
];

function checkLines(paragraph: MarkdownNode, lines: string[], report: ReportAtColumn): void {
  const { start, end } = paragraph.position ?? { start: { line: 1, column: 1 }, end: { line: 0 } };
  for (let line = start.line; line <= end.line; line++) {
    const whole = lines[line - 1] ?? "";
    const text = (line === start.line ? whole.slice(start.column - 1) : whole).trimStart();
    for (const [pattern, say] of printed) {
      const match = pattern.exec(text);
      if (match === null) continue;
      report(line, whole.length - text.length + 1, ...say(match));
      break;
    }
  }
}

/** A block's mark behind other words of its line, where it would be printed. */
const inside = /(?:^|[^:\p{L}\d])(:{2,})(\p{L}+)(?=([[{])?)/gu;

function checkInside(parent: MarkdownNode, report: ReportAtColumn): void {
  for (const [nth, node] of ("children" in parent ? (parent.children as MarkdownNode[]) : []).entries()) {
    if (node.type !== "text") continue;
    for (const { 0: found, 1: colons = "", 2: name = "", 3: label, index } of node.value.matchAll(inside)) {
      const above = node.value.slice(0, index + found.length - colons.length - name.length).split("\n");
      const before = above.at(-1) ?? "";
      // At the beginning of a line it was reported with the line.
      const isFirst = before.trim() === "" && (above.length > 1 || nth === 0);
      if (isFirst || (label === undefined && !blockNames.includes(name))) continue;
      const [line, column] = startOf(node);
      const at = above.length > 1 ? before.length + 1 : column + before.length;
      const near = nearest(name, blockNames) ?? name;
      const message = `„${colons}${name}“ brenda rreshtit nuk lexohet si bllok.`;
      report(line + above.length - 1, at, message, `Vëre ${colons}${near} në një rresht më vete.`);
    }
  }
}

const dollarHint = "Për një shumë shkruaj \\$ ose „dollarë“; formula shkruhet $x$, pa hapësirë brenda shenjave.";

/** Reports a dollar sign used for money. It opens a formula, so the words up to the next one become mathematics. */
function checkDollars(parent: { children: readonly unknown[] }, source: string, report: ReportAtColumn): void {
  for (const node of parent.children as MarkdownNode[]) {
    const start = node.position?.start.offset ?? 0;
    const written = source.slice(start, node.position?.end.offset ?? start);
    if (node.type === "inlineMath" && (/^\$+\s|\s\$+$/.test(written) || hasProse(node.value))) {
      const shown = node.value.trim().slice(0, 40);
      report(...startOf(node), `Mes dy shenjave $ ka tekst, jo formulë: „${shown}“.`, dollarHint);
      // The later dollar signs of the paragraph are then paired wrongly.
      return;
    }
    const lone = node.type === "text" ? /(?<!\\)\$/.exec(written) : null;
    if (lone !== null) {
      const before = source.slice(0, start + lone.index).split("\n");
      report(before.length, (before.at(-1)?.length ?? 0) + 1, "Kjo shenjë $ nuk ka shoqe.", dollarHint);
      return;
    }
    if ("children" in node) checkDollars(node as { children: MarkdownNode[] }, source, report);
  }
}

/** Tells whether a formula has adjacent words outside `\\text{…}`. */
function hasProse(tex: string): boolean {
  const bare = tex.replace(/\\(?:text\w*|mathrm|operatorname)\s*\{[^{}]*\}/g, " ").replace(/\\[A-Za-z]+/g, "\\");
  return /(?<!\p{L})\p{L}{2,}\s+\p{L}{2,}(?!\p{L})/u.test(bare);
}
