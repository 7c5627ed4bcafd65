/** Makes the lesson's Markdown of what is pasted from Word, Google Docs and web pages. */
import { texOf } from "./word-formula";

/** Signs that nobody sees: soft hyphens, spaces of no width. They would break the search. */
const unseen = /[\u00AD\u200B\u200C\u2060\uFEFF]/g;

/** Cleans plain text: quotes, bullets, unseen signs, line ends. Straight quotes stay, since Markdown has them too. */
export function cleanText(text: string): string {
  return text
    .replace(/\r\n?/g, "\n")
    .replace(unseen, "")
    .normalize("NFC")
    .replace(/“([^“”„]*)”/g, "„$1“")
    .replace(/«\s*([^«»]*?)\s*»/g, "„$1“")
    .replace(/^[ \t]*[•·▪◦‣●][ \t\u00A0]+/gm, "- ");
}

/** Elements that a program writes for what it means. Without one the plain text says the same. */
const meaning = "p, h1, h2, h3, h4, ul, ol, table, b, strong, i, em, sup, sub";

/**
 * Returns the Markdown of an HTML document; null where its plain text is as good.
 *
 * @param page what was on the clipboard, parsed @param parse parses a piece of HTML, for the formulas in comments
 */
export function cleanHtml(page: Document, parse: (html: string) => Document): string | null {
  if (page.body.querySelector(meaning) === null) return null;
  const blocks = blocksOf(page.body, parse);
  const text = blocks
    .map(({ text }, index) => (index === 0 ? text : (isListed(blocks, index) ? "\n" : "\n\n") + text))
    .join("");
  return text === "" ? null : `${cleanText(text)}\n`;
}

interface Block {
  kind: "text" | "item";
  text: string;
}

const isListed = (blocks: Block[], index: number) =>
  blocks[index]?.kind === "item" && blocks[index - 1]?.kind === "item";

type Parse = (html: string) => Document;

const blockNames = "p, div, h1, h2, h3, h4, ul, ol, table";
const inlineNames = new Set([
  "SPAN",
  "B",
  "STRONG",
  "I",
  "EM",
  "SUP",
  "SUB",
  "A",
  "U",
  "FONT",
  "BR",
  "IMG",
  "O:P",
  "CODE",
]);

function blocksOf(parent: Element, parse: Parse): Block[] {
  const blocks: Block[] = [];
  let line = "";
  const flush = () => {
    const text = tidy(line);
    if (text !== "") blocks.push({ kind: "text", text: displayed(text) });
    line = "";
  };
  for (const node of parent.childNodes) {
    const element = node.nodeType === 1 ? (node as Element) : null;
    if (element === null || (inlineNames.has(element.tagName) && element.querySelector(blockNames) === null)) {
      line += inline(node, parse);
      continue;
    }
    flush();
    blocks.push(...blockOf(element, parse));
  }
  flush();
  return blocks;
}

function blockOf(element: Element, parse: Parse): Block[] {
  switch (element.tagName) {
    case "STYLE":
    case "SCRIPT":
    case "META":
    case "TITLE":
      return [];
    case "H1":
    case "H2":
      return heading("##", element, parse);
    case "H3":
    case "H4":
      return heading("###", element, parse);
    case "P":
      return paragraph(element, parse);
    case "UL":
    case "OL":
      return [...element.children].flatMap((item, index) => {
        if (item.tagName !== "LI") return [];
        const text = tidy(inline(item, parse));
        return text === ""
          ? []
          : [{ kind: "item", text: `${element.tagName === "UL" ? "-" : `${index + 1}.`} ${text}` }];
      });
    case "TABLE":
      return table(element, parse);
    default:
      return blocksOf(element, parse);
  }
}

function heading(marks: string, element: Element, parse: Parse): Block[] {
  const text = tidy(inline(element, parse)).replaceAll("**", "");
  return text === "" ? [] : [{ kind: "text", text: `${marks} ${text}` }];
}

/** A paragraph. Word's lists are paragraphs whose bullet stands in a part that it calls „Ignore“. */
function paragraph(element: Element, parse: Parse): Block[] {
  const isItem = /mso-list:/i.test(element.getAttribute("style") ?? "");
  const bullet = element.querySelector('[style*="mso-list:Ignore" i]')?.textContent?.trim() ?? "";
  const text = tidy(inline(element, parse));
  if (text === "") return [];
  if (!isItem) return [{ kind: "text", text: displayed(text) }];
  const number = /^(\d+)[.)]/.exec(bullet)?.[1];
  return [{ kind: "item", text: `${number === undefined ? "-" : `${number}.`} ${text}` }];
}

/** Sets formulas that are alone in their paragraph on lines of their own, as Word displays them. */
const displayed = (text: string): string =>
  /^(?:\$[^$]+\$\s*)+$/.test(text)
    ? (text.match(/\$[^$]+\$/g) ?? []).map((formula) => `$${formula}$`).join("\n\n")
    : text;

function table(element: Element, parse: Parse): Block[] {
  const rows = [...element.querySelectorAll("tr")].map((row) =>
    [...row.querySelectorAll("td, th")].map((cell) =>
      tidy(inline(cell, parse)).replace(/\n+/g, " ").replaceAll("|", "\\|"),
    ),
  );
  const width = Math.max(0, ...rows.map((row) => row.length));
  const [head, ...others] = rows;
  if (head === undefined || width === 0) return [];
  const line = (cells: string[]) => `| ${Array.from({ length: width }, (_, at) => cells[at] ?? "").join(" | ")} |`;
  const ruler = `|${"---|".repeat(width)}`;
  const plain = (cells: string[]) => cells.map((cell) => cell.replace(/^\*\*(.*)\*\*$/, "$1"));
  return [{ kind: "text", text: [line(plain(head)), ruler, ...others.map(line)].join("\n") }];
}

const raised: Record<string, string> = { "0": "⁰", "1": "¹", "2": "²", "3": "³", "-": "⁻", "−": "⁻" };

/** Returns the text of a node with its emphasis, links and formulas. */
function inline(node: Node, parse: Parse): string {
  if (node.nodeType === 3) return escaped(node.textContent ?? "");
  if (node.nodeType === 8) return formulaIn(node.textContent ?? "", parse);
  if (node.nodeType !== 1) return "";
  const element = node as Element;
  if (/mso-list:\s*Ignore/i.test(element.getAttribute("style") ?? "")) return "";
  const inside = [...element.childNodes].map((child) => inline(child, parse)).join("");
  switch (element.tagName) {
    case "STYLE":
    case "SCRIPT":
    case "IMG":
      return "";
    case "BR":
      return "\n";
    case "B":
    case "STRONG":
      // Google Docs wraps a whole copy into a <b> that is not bold.
      return /font-weight:\s*normal/i.test(element.getAttribute("style") ?? "") ? inside : marked("**", inside);
    case "I":
    case "EM":
      return marked("*", inside);
    case "SUP":
      return [...inside].every((sign) => sign in raised)
        ? [...inside].map((sign) => raised[sign]).join("")
        : `$^{${inside.trim()}}$`;
    case "SUB":
      return inside.trim() === "" ? inside : `$_{${inside.trim()}}$`;
    case "A": {
      const address = element.getAttribute("href") ?? "";
      return /^https?:/.test(address) && inside.trim() !== "" ? `[${inside.trim()}](${address})` : inside;
    }
    case "P":
    case "DIV":
      return `${inside}\n`;
    default:
      return inside;
  }
}

/** Puts marks around the words, not around the spaces beside them. */
function marked(mark: string, inside: string): string {
  const [, before = "", words = "", after = ""] = /^(\s*)([\s\S]*?)(\s*)$/.exec(inside) ?? [];
  return words === "" ? inside : `${before}${mark}${words}${mark}${after}`;
}

/** Signs of the text that would be read as Markdown. */
const escaped = (text: string) => text.replace(/\s+/g, " ").replace(/[\\*$`<]/g, "\\$&");

/** Word puts a formula into a comment that only Office reads, and a picture of it beside. */
function formulaIn(comment: string, parse: Parse): string {
  if (!/^\[if\s+gte\s+msEquation/i.test(comment)) return "";
  const formula = parse(comment.replace(/^\[if[^\]]*\]>|<!\[endif\]$/gi, ""));
  // A displayed formula of several lines has an element for each.
  const lines = [...formula.body.querySelectorAll("*")].filter(({ tagName }) => tagName.toLowerCase() === "m:omath");
  return (lines.length === 0 ? [formula.body] : lines)
    .map(texOf)
    .filter((tex) => tex !== "")
    .map((tex) => ` $${tex}$ `)
    .join("");
}

const tidy = (text: string) =>
  text
    .replace(/[ \t]+/g, " ")
    .replace(/ ?\n ?/g, "\n")
    .replace(/ ([.,;:!?)])/g, "$1")
    .trim();
