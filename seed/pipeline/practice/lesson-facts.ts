/** Finds in a lesson's published body what the plan of its hour is made of. */
import type { Element, ElementContent } from "hast";
import { EXIT, visit } from "unist-util-visit";
import { readExperimentLabel } from "../../../app/magazine/classroom/experiment-label";
import type { LessonFacts } from "../../../app/magazine/classroom/hour-facts";
import { classOfModel, modelNames } from "../../../app/magazine/lesson-markup";
import { modelOf } from "../lesson/loaded-models";
import { type HtmlRoot, parseHtml, printHtml } from "../lesson/tree";

type BodyFacts = Pick<LessonFacts, "model" | "trial" | "formulas" | "example">;

/** The address at which a model has a page. */
const modelPath = (name: string) => `/modelet/${name}`;

/** @param html of a lesson's body, sanitised @param href of its page */
export function bodyFacts(html: string, href: string): BodyFacts {
  const tree = parseHtml(html) ?? { type: "root" as const, children: [] };
  const trial = first(tree, isA("section", "try"));
  const example = first(tree, isA("section", "work"));
  return {
    model: modelFacts(tree, href),
    trial: trial && trialFacts(trial),
    formulas: every(tree, isA("div", "formula")).flatMap((box) => formulaFacts(box) ?? []),
    example: example && {
      title: inside(first(example, isA("h2"))),
      steps: every(example, isA("ol")).at(0)?.children.filter(isElement).length ?? 0,
      result: inside(first(example, isA("p", "num"))),
    },
  };
}

function modelFacts(tree: HtmlRoot, href: string): LessonFacts["model"] {
  const box = first(tree, isA("div", "model"));
  const name = modelNames.find((each) => box !== null && classesOf(box).includes(classOfModel(each)));
  if (box === null || name === undefined) return null;
  const model = modelOf(name);
  const caption = withoutNumber(first(box, isA("figcaption")));
  if (model === undefined) return { title: "te mësimi", href: `${href}#${box.properties.id}`, caption, question: null };
  return { title: model.title, href: modelPath(name), caption, question: model.question };
}

function trialFacts(trial: Element): LessonFacts["trial"] {
  const label = first(trial, isA("p", "lab"));
  const { minutes, materials } = readExperimentLabel(inside(label));
  const expected = first(trial, isA("p", "expect"));
  return {
    label: materials,
    minutes,
    expected:
      expected === null ? "" : inside({ ...expected, children: expected.children.filter((each) => !isLabel(each)) }),
  };
}

const isLabel = (node: ElementContent) => isElement(node) && classesOf(node).includes("lab");

function formulaFacts(box: Element): LessonFacts["formulas"][number] | null {
  const formula = first(box, isA("math"));
  if (formula === null) return null;
  const inline = { ...formula, properties: { ...formula.properties, display: undefined } };
  const letters = every(box, isA("dt")).map((symbol, index) => {
    const meaning = every(box, isA("dd"))[index];
    return `${inside(symbol)}: ${inside(meaning ?? null)}`;
  });
  const label = first(box, isA("p", "lab"));
  return { name: inside(label), formula: printed([inline]), letters };
}

/** Returns a caption without the number of its figure. */
function withoutNumber(caption: Element | null): string {
  const [number, ...rest] = caption?.children ?? [];
  return printed(isElement(number) && number.tagName === "b" ? rest : (caption?.children ?? []));
}

const isElement = (node: unknown): node is Element => (node as Element | undefined)?.type === "element";
const classesOf = ({ properties: { className } }: Element) => (Array.isArray(className) ? className : []);

const isA = (tagName: string, className?: string) => (node: Element) =>
  node.tagName === tagName && (className === undefined || classesOf(node).includes(className));

/** Returns the elements that pass, in the order of the tree; of nested ones the outer. */
function every(tree: HtmlRoot | Element, passes: (node: Element) => boolean): Element[] {
  const found: Element[] = [];
  visit(tree, "element", (node) => {
    if (!passes(node)) return undefined;
    found.push(node);
    return "skip";
  });
  return found;
}

function first(tree: HtmlRoot | Element, passes: (node: Element) => boolean): Element | null {
  let found: Element | null = null;
  visit(tree, "element", (node) => {
    if (!passes(node)) return undefined;
    found = node;
    return EXIT;
  });
  return found;
}

const inside = (element: Element | null): string => (element === null ? "" : printed(element.children));

/** Prints nodes as one phrase, without links to terms and into the lesson's own page. */
function printed(nodes: readonly ElementContent[]): string {
  return printHtml({ type: "root", children: phrased(nodes) }).trim();
}

function phrased(nodes: readonly ElementContent[]): ElementContent[] {
  return nodes.flatMap((node): ElementContent[] => {
    if (!isElement(node)) return [node];
    const children = phrased(node.children);
    const isLinkInside = /^(?:#|\/fjalori#)/.test(String(node.properties.href ?? ""));
    if (isLinkInside || node.tagName === "p") return children;
    const { id: _, ...properties } = node.properties;
    return [{ ...node, properties, children }];
  });
}

/** Returns the addresses to which a body's section on what comes next links. */
export function onwardLinks(html: string): string[] {
  const tree = parseHtml(html);
  const section = tree && first(tree, isA("section", "onward"));
  return section ? every(section, isA("a")).map(({ properties }) => String(properties.href)) : [];
}
