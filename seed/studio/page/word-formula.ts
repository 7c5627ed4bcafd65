/** Reads a formula of Word (Office MathML, ECMA-376 part 1, section 22.1) as TeX. */

/** Returns the TeX of a formula's element; what it does not know stays as its text. */
export function texOf(element: Element): string {
  return childrenTex(element).replace(/\s+/g, " ").trim();
}

const childrenTex = (element: Element): string => [...element.childNodes].map(nodeTex).join("");

/** Signs that TeX writes as a command; others stand in it as they are. */
const commands: Record<string, string> = {
  "·": "\\cdot ",
  "⋅": "\\cdot ",
  "×": "\\times ",
  "≈": "\\approx ",
  "≤": "\\le ",
  "≥": "\\ge ",
  "≠": "\\ne ",
  "±": "\\pm ",
  "∞": "\\infty ",
  "→": "\\to ",
  "−": "-",
  "%": "\\%",
  "°": "^\\circ ",
};

const greek: Record<string, string> = Object.fromEntries(
  "α alpha β beta γ gamma δ delta ε varepsilon θ theta λ lambda μ mu ν nu π pi ρ rho σ sigma τ tau φ varphi ω omega Δ Delta Σ Sigma Ω Omega"
    .split(" ")
    .flatMap((word, index, all) => (index % 2 === 0 ? [[word, `\\${all[index + 1]} `]] : [])),
);

/** Names of the operators with limits, and the accents over a letter. */
const operators: Record<string, string> = { "∑": "\\sum", "∫": "\\int", "∏": "\\prod" };
const accents: Record<string, string> = {
  "\u20D7": "\\vec",
  "→": "\\vec",
  "\u0305": "\\bar",
  "¯": "\\bar",
  "\u0302": "\\hat",
};

/** A decimal comma has no space behind it in TeX only within braces. */
const letters = (text: string) =>
  [...text.replace(/(\d),(\d)/g, "$1{,}$2")].map((sign) => commands[sign] ?? greek[sign] ?? sign).join("");

function nodeTex(node: Node): string {
  if (node.nodeType === 3) return letters(node.textContent ?? "");
  if (node.nodeType !== 1) return "";
  const element = node as Element;
  const part = (name: string) => {
    const found = [...element.children].find(({ tagName }) => tagName.toLowerCase() === `m:${name}`);
    return found === undefined ? "" : childrenTex(found).trim();
  };
  /** The value of a property, such as the sign of an operator. */
  const property = (name: string) =>
    [...element.querySelectorAll("*")]
      .find(({ tagName }) => tagName.toLowerCase() === `m:${name}`)
      ?.getAttribute("m:val") ?? null;
  const base = part("e");
  switch (element.tagName.toLowerCase()) {
    case "m:f":
      return `\\frac{${part("num")}}{${part("den")}}`;
    case "m:ssup":
      return `${held(base)}^{${part("sup")}}`;
    case "m:ssub":
      return `${held(base)}_{${part("sub")}}`;
    case "m:ssubsup":
      return `${held(base)}_{${part("sub")}}^{${part("sup")}}`;
    case "m:rad":
      return part("deg") === "" ? `\\sqrt{${base}}` : `\\sqrt[${part("deg")}]{${base}}`;
    case "m:d":
      return `\\left${property("begchr") ?? "("}${base}\\right${property("endchr") ?? ")"}`;
    case "m:nary":
      return `${operators[property("chr") ?? "∫"] ?? letters(property("chr") ?? "")}_{${part("sub")}}^{${part("sup")}} ${base}`;
    case "m:acc":
    case "m:bar":
      return `${accents[property("chr") ?? "\u0305"] ?? "\\hat"}{${base}}`;
    case "m:func":
      return `${functionName(part("fname"))}${base}`;
    default:
      // Properties say how it looks; their text is none of the formula.
      return /pr$/.test(element.tagName.toLowerCase()) ? "" : childrenTex(element);
  }
}

/** Holds a base of several signs together. */
const held = (tex: string) => (/^(?:.|\\[a-zA-Z]+ ?)$/.test(tex) ? tex.trim() : `{${tex}}`);

const functionName = (name: string) =>
  /^(?:sin|cos|tan|log|ln|lim|arcsin|arccos|arctan)$/.test(name) ? `\\${name} ` : name;
