/**
 * Turns the named blocks of a lesson (docs/decisions/003-lessons-in-markdown.md) into HTML. `app/ui/lesson/lesson.css`
 * depends on their class names.
 */
import type { Element, ElementContent } from "hast";
import { h } from "hastscript";
import { figureId } from "../../../app/magazine/anchors";
import { classOfModel, modelClass, modelNames } from "../../../app/magazine/lesson-markup";
import type { ImageSize } from "../checking/measure-image";
import { nearest } from "../checking/suggestion";
import type { Figure } from "./figures";
import { renderTouchModel } from "./touch-model";
import type { HandlerState, MarkdownNode } from "./tree";

/** A directive of Markdown's tree: `:::name[label]{attributes}` or `::name[label]{attributes}`. */
export type Directive = Extract<MarkdownNode, { type: "containerDirective" | "leafDirective" }>;

/** Tools that a lesson gives its blocks: they report faults, find pictures, number figures. */
export interface LessonTools {
  report(node: Pick<MarkdownNode, "position">, message: string, hint: string): void;
  /** Returns a picture's public address and size; a rule reports a missing picture. */
  image(node: MarkdownNode, address: string): { src: string } & Partial<ImageSize>;
  /** Returns name and number of the figure that a block is. */
  figure(node: MarkdownNode): Figure;
}

interface Block {
  form: Directive["type"];
  label: "required" | "optional" | "none";
  /** Names of its attributes; "any" where the block checks them itself. */
  attributes?: string[] | "any";
  /** The only block in which it is allowed. */
  inside?: string;
  render(parts: Parts, tools: LessonTools, state: HandlerState): Element;
}

interface Parts {
  node: Directive;
  label: ElementContent[];
  /** The block's Markdown without its label. */
  body: MarkdownNode[];
}

type List = Extract<MarkdownNode, { type: "list" }>;

const blocks: Record<string, Block> = {
  kapaku: {
    form: "leafDirective",
    label: "required",
    render: ({ node, label }, tools) => named(caption("p.cap", label, tools.figure(node)), tools.figure(node)),
  },
  figura: { form: "leafDirective", label: "required", attributes: ["src", "alt"], render: figure },
  model: { form: "containerDirective", label: "required", attributes: ["name", "src", "alt"], render: model },
  modeli: { form: "leafDirective", label: "required", attributes: "any", render: touchModel },
  perfundimi: {
    form: "leafDirective",
    label: "required",
    render: ({ label }) => h("p.num", label.flatMap(withQuantities)),
  },
  pritet: {
    form: "leafDirective",
    label: "required",
    inside: "provoje",
    render: ({ label }) => h("p.expect", h("b.lab", "Çfarë pritet"), label),
  },
  formula: { form: "containerDirective", label: "optional", render: formula },
  shenim: {
    form: "containerDirective",
    label: "optional",
    render: ({ label, body }, _, state) => h("aside.note", label.length > 0 ? h("b", label) : [], all(state, body)),
  },
  shembull: {
    form: "containerDirective",
    label: "required",
    render: ({ label, body }, _, state) =>
      h("section.work", h("p.lab", "Shembull i zgjidhur"), h("h2", label), all(state, body)),
  },
  provoje: {
    form: "containerDirective",
    label: "optional",
    render: ({ label, body }, _, state) =>
      h("section.try", label.length > 0 ? h("p.lab", label) : [], h("h2", "Provoje vetë"), all(state, body)),
  },
  kontrollo: { form: "containerDirective", label: "none", render: questions },
  tutje: {
    form: "containerDirective",
    label: "none",
    render: ({ body }, _, state) => h("section.onward", h("h2", "Ku të çon kjo"), all(state, body)),
  },
  burime: {
    form: "containerDirective",
    label: "none",
    render: ({ body }, _, state) => h("section.sources", h("h2", "Burime"), all(state, body)),
  },
};

export const blockNames = Object.keys(blocks);

/** Turns one directive into HTML and reports its faults; an unknown one gives undefined. */
export function renderBlock(node: Directive, tools: LessonTools, state: HandlerState): Element | undefined {
  const block = blocks[node.name];
  if (block === undefined) {
    const near = nearest(node.name, blockNames);
    const meant = near === null ? "" : `Mos deshe „${near}“? `;
    tools.report(node, `Blloku „${node.name}“ nuk njihet.`, `${meant}Blloqet janë: ${blockNames.join(", ")}.`);
    return undefined;
  }
  if (node.type !== block.form) {
    const colons = block.form === "leafDirective" ? "::" : ":::";
    tools.report(node, `„${node.name}“ shkruhet ndryshe.`, `Nise me ${colons}${node.name}.`);
    return undefined;
  }
  const [first, ...rest] = node.children as MarkdownNode[];
  const labelled = first?.type === "paragraph" && first.data?.directiveLabel === true;
  const labelNode = node.type === "leafDirective" ? node : labelled ? first : null;
  const label = labelNode === null ? [] : state.all(labelNode);
  const body = labelled ? rest : (node.children as MarkdownNode[]);
  if (block.label === "required" && label.length === 0) {
    tools.report(node, `„${node.name}“ nuk ka tekst në kllapa katrore.`, `Shkruaj ${node.name}[teksti].`);
  }
  if (block.label === "none" && label.length > 0) {
    tools.report(node, `„${node.name}“ nuk merr titull.`, "Hiqi kllapat katrore: titullin e vë revista.");
  }
  for (const name of Object.keys(node.attributes ?? {})) {
    if (block.attributes === "any" || block.attributes?.includes(name)) continue;
    tools.report(node, `„${node.name}“ nuk e njeh „${name}“.`, "Hiqe nga kllapat { }.");
  }
  return block.render({ node, label, body }, tools, state);
}

/** Returns the only block in which a directive is allowed; undefined: it is allowed anywhere. */
export function homeOf(node: Directive): string | undefined {
  return blocks[node.name]?.inside;
}

/** A quantity's letter before its value, or its lowered digits. */
const quantityPart = /((?<!\p{L})\p{L}(?=[₀-₉]*\s[≈=])|[₀-₉]+)/u;

/** Sets a result's quantity as in formulas: its letter slanted, its digits as `sub`, which the display face has not. */
function withQuantities(node: ElementContent): ElementContent[] {
  if (node.type !== "text") return [node];
  return node.value.split(quantityPart).flatMap((part, index): ElementContent[] => {
    if (part === "") return [];
    if (index % 2 === 0) return [{ type: "text", value: part }];
    return [/[₀-₉]/.test(part) ? h("sub", part.normalize("NFKC")) : h("em", part)];
  });
}

/** Splits a block's nodes at the first list of this kind: before, list, after. */
function splitAtList(
  body: MarkdownNode[],
  ordered: boolean,
): { before: MarkdownNode[]; list?: List; after: MarkdownNode[] } {
  const index = body.findIndex((node) => node.type === "list" && node.ordered === ordered);
  if (index === -1) return { before: body, after: [] };
  return { before: body.slice(0, index), list: body[index] as List, after: body.slice(index + 1) };
}

function figure(parts: Parts, tools: LessonTools): Element {
  return named(picture(parts, tools), tools.figure(parts.node));
}

/** Makes a picture above its caption. */
function picture({ node, label }: Parts, tools: LessonTools): Element {
  const src = node.attributes?.src ?? "";
  const alt = node.attributes?.alt ?? "";
  const { src: shown, ...size } = tools.image(node, src);
  const image = h("img", { src: shown, alt, ...size, loading: "lazy" });
  return h("figure", image, caption("figcaption", label, tools.figure(node)));
}

function model(parts: Parts, tools: LessonTools, state: HandlerState): Element {
  const { node, body } = parts;
  const name = node.attributes?.name ?? "";
  if (!modelNames.some((known) => known === name)) {
    tools.report(node, `Modeli „${name}“ nuk njihet.`, `Modelet janë: ${modelNames.join(", ")}.`);
  }
  const still = h("div", { className: [modelClass, classOfModel(name)] }, picture(parts, tools), all(state, body));
  return named(still, tools.figure(node));
}

function touchModel({ node, label }: Parts, tools: LessonTools): Element {
  const report = (message: string, hint: string) => tools.report(node, message, hint);
  const own = tools.figure(node);
  return named(renderTouchModel(node.attributes ?? {}, caption("figcaption", label, own), report), own);
}

function caption(selector: string, label: ElementContent[], { number }: Figure): Element {
  return h(selector, h("b", `Fig. ${number}`), " ", label);
}

/** Gives an element the id of its figure, for links. */
function named(element: Element, { name }: Figure): Element {
  element.properties.id = figureId(name);
  return element;
}

/** Makes a formula, and under it every symbol with its meaning. List items are split at their first colon. */
function formula({ label, body }: Parts, tools: LessonTools, state: HandlerState): Element {
  const { before, list, after } = splitAtList(body, false);
  const terms = (list?.children ?? []).flatMap((item) => {
    const [first, ...rest] = item.children;
    const phrase = first?.type === "paragraph" ? splitAtColon(state.all(first)) : null;
    if (phrase === null) {
      tools.report(
        item,
        "Te formula, simboli dhe kuptimi i tij ndahen me dy pika.",
        "Shkruaj - $F$: forca, në njuton (N)",
      );
      return [];
    }
    return [h("div", h("dt", phrase.symbol), h("dd", phrase.meaning, all(state, rest)))];
  });
  return h(
    "div.formula",
    label.length > 0 ? h("p.lab", label) : [],
    all(state, before),
    terms.length > 0 ? h("dl", terms) : [],
    all(state, after),
  );
}

function splitAtColon(nodes: ElementContent[]): { symbol: ElementContent[]; meaning: ElementContent[] } | null {
  for (const [index, node] of nodes.entries()) {
    const colon = node.type === "text" ? node.value.indexOf(":") : -1;
    if (node.type !== "text" || colon === -1) continue;
    const left = node.value.slice(0, colon).trimEnd();
    const right = node.value.slice(colon + 1).trimStart();
    const symbol = [...nodes.slice(0, index), ...(left === "" ? [] : [textNode(left)])];
    const meaning = [...(right === "" ? [] : [textNode(right)]), ...nodes.slice(index + 1)];
    return symbol.length > 0 && meaning.length > 0 ? { symbol, meaning } : null;
  }
  return null;
}

/**
 * Makes self-check questions. Each item's first paragraph is the question, the rest the answer, hidden until opened.
 */
function questions({ node, body }: Parts, tools: LessonTools, state: HandlerState): Element {
  const { before, list, after } = splitAtList(body, true);
  if (list === undefined) {
    tools.report(node, "„kontrollo“ nuk ka pyetje.", "Shkruaj një listë me numra: 1. Pyetja? dhe, poshtë, përgjigjja.");
  }
  const details = (list?.children ?? []).map((item, index) => {
    const [question, ...answer] = item.children;
    if (question?.type !== "paragraph" || answer.length === 0) {
      const hint = "Lër një rresht bosh pas pyetjes dhe shkruaje përgjigjen me tre hapësira përpara.";
      tools.report(item, `Pyetja ${index + 1} nuk ka përgjigje.`, hint);
    }
    const questionNodes = question?.type === "paragraph" ? state.all(question) : [];
    return h("details", h("summary", h("span.n", String(index + 1)), h("span", questionNodes)), all(state, answer));
  });
  return h("section.check", h("h2", "Kontrollo veten"), all(state, before), details, all(state, after));
}

function all(state: HandlerState, nodes: MarkdownNode[]): ElementContent[] {
  return nodes.flatMap((node) => state.one(node, undefined) ?? []);
}

const textNode = (value: string): ElementContent => ({ type: "text", value });
