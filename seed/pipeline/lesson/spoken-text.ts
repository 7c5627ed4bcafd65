/**
 * Gives formulas a spoken form for labels, because screen readers may skip MathML there. Chromium leaves it out of a
 * radio button's name. Units stay as printed, „0,6 m“; operators, powers and roots become words.
 */
import type { Element, ElementContent } from "hast";
import { parseHtml } from "./tree";

const operators: Record<string, string> = {
  "=": "baraz",
  "≠": "i ndryshëm nga",
  "≈": "afërsisht",
  "<": "më i vogël se",
  ">": "më i madh se",
  "≤": "më i vogël ose baraz me",
  "≥": "më i madh ose baraz me",
  "+": "plus",
  "−": "minus",
  "-": "minus",
  "±": "plus ose minus",
  "⋅": "herë",
  "·": "herë",
  "×": "herë",
  ":": "pjesëtuar me",
  "/": "për",
  "→": "shkon te",
};

const names: Record<string, string> = {
  α: "alfa",
  β: "beta",
  γ: "gama",
  Δ: "delta",
  η: "eta",
  θ: "teta",
  λ: "lambda",
  μ: "mju",
  π: "pi",
  ρ: "ro",
  φ: "fi",
  ω: "omega",
  sin: "sinus",
  cos: "kosinus",
  tg: "tangjent",
  ctg: "kotangjent",
};

const powers: Record<string, string> = { "2": "në katror", "3": "në kub", "∘": "gradë", "°": "gradë" };

/** The thin space of TeX. Between a number and its unit it becomes a no-break space. */
const gap = "\u2009";

/** Invisible operators of MathML: function application, times, comma, plus. */
const invisible = /[\u2061-\u2064]/g;

/** Turns a line of published HTML into words, its formulas in Albanian. @returns plain text */
export function spokenText(html: string): string {
  return oneSpace(flow(parseHtml(html)?.children ?? []));
}

function flow(nodes: readonly unknown[]): string {
  return (nodes as ElementContent[])
    .map((node) => {
      if (node.type === "text") return node.value;
      if (node.type !== "element") return "";
      return node.tagName === "math" ? bracketsSpoken(row(node)) : flow(node.children);
    })
    .join("");
}

const parts = ({ children }: Element): Element[] =>
  children.filter((child): child is Element => child.type === "element");

const row = (element: Element): string => parts(element).map(say).join(" ");

function say(element: Element): string {
  const [first, second] = parts(element);
  switch (element.tagName) {
    case "mn":
      return letters(element);
    case "mi":
    case "mo":
      return spokenSign(letters(element));
    case "mtext":
      return unit(letters(element));
    case "mspace":
      return gap;
    case "msup":
      return first && second ? `${say(first)} ${power(say(second))}` : "";
    case "msub":
      return first && second ? `${say(first)} indeks ${say(second)}` : "";
    case "msqrt":
      return root(bracketsSpoken(row(element)));
    case "mfrac":
      return first && second ? fraction(bracketsSpoken(say(first)), bracketsSpoken(say(second))) : "";
    default:
      return row(element);
  }
}

const letters = (element: Element): string => flow(element.children).replace(invisible, "").trim();

const spokenSign = (sign: string): string => operators[sign] ?? names[sign] ?? sign;

const power = (exponent: string): string => powers[exponent] ?? `në fuqinë ${exponent}`;

/** Tells whether words contain a plus or minus, so that their end must be spoken. */
const isSum = (words: string): boolean => /\b(plus|minus) /.test(words);

function root(words: string): string {
  return isSum(words) ? `rrënja katrore e shprehjes ${words}` : `rrënja e ${words}`;
}

function fraction(above: string, below: string): string {
  if (isSum(above) || isSum(below)) return `thyesa me numërues ${above} dhe emërues ${below}`;
  return `${above} mbi ${below}`;
}

/** Spells a unit with powers and products. `kg·m/s²` becomes „kg herë m për s në katror“. */
function unit(sign: string): string {
  if (!/[/·²³]/.test(sign)) return sign;
  return sign
    .replace(/²/g, " në katror ")
    .replace(/³/g, " në kub ")
    .replace(/[/·]/g, (operator) => ` ${operators[operator]} `);
}

/** Spells a formula. Brackets around an operation become words, because a screen reader may skip their signs. */
function bracketsSpoken(words: string): string {
  const closed = words.replace(/(\S?)\s*\(\s*([^()]*?)\s*\)/g, (_, before: string, inner: string) => {
    const operation = /\S\s+(plus|minus|herë|për|mbi)\s/.test(inner) && !inner.includes(";");
    return operation ? `${before} hapet kllapa ${inner} mbyllet kllapa` : `${before}(${inner})`;
  });
  const quantities = closed.replace(/(\d) *\u2009 */g, "$1\u00a0").replaceAll(gap, " ");
  return oneSpace(quantities).replace(/ ([;,])/g, "$1");
}

const oneSpace = (words: string): string => words.replace(/[ \t\n]+/g, " ").trim();
