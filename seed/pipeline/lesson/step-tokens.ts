/** Splits a text with formulas between dollar signs into the tokens of its arithmetic. */
import { parseUnit, type Unit } from "../../../app/magazine/practice/unit";
import { plainTex } from "./printed-number";
import { codeOf, type StepToken, type TokenKind } from "./step-side";

/** What a unit may stand after, besides a power. */
const valueKinds: readonly TokenKind[] = ["number", "mark", "close", "call"];
const numberForm = /\d+(?:(?:\\,|[ \u00a0\u202f])\d{3}(?!\d))*(?:(?:\{,\}|,)(\d+))?/y;
const multiples: Record<string, number> = { mijë: 3, milion: 6, milionë: 6, miliard: 9, miliardë: 9 };
const wordForm = /[\p{L}µΩ°%‰€][\p{L}µΩ°%‰€₀-₉]*/uy;
const unitForm = /[\p{L}µΩ°%‰€]+[²³]?(?:·[\p{L}µΩ]+[²³]?)*(?:\/(?:\([^()]*\)|[\p{L}µΩ]+[²³⁴]?))?/uy;
const raised = "⁰¹²³⁴⁵⁶⁷⁸⁹";
const command = /\\([A-Za-z]+|.)/y;
const skippedCommands = new Set([...",;:! ", ..."left right displaystyle big Big bigl bigr".split(" ")]);
const calls: Record<string, string> = { sin: "sin", cos: "cos", tan: "tan", tg: "tan", ln: "ln" };
const borderCommands = new Set("quad qquad lt gt le ge leq geq ne neq to Rightarrow sim ll gg \\".split(" "));

class Tokenizer {
  readonly tokens: StepToken[] = [];
  private at = 0;

  constructor(
    private readonly text: string,
    private isFormula: boolean,
    private readonly isSigned: (mark: number) => boolean,
    private readonly from = 0,
  ) {
    while (this.at < text.length) {
      const token = this.next();
      if (token !== null) this.tokens.push(token);
    }
  }

  private read(kind: TokenKind, length: number, code = "", more: Partial<StepToken> = {}): StepToken {
    const index = this.from + this.at;
    this.at += length;
    return { kind, code, index, end: index + length, ...more };
  }

  private matched(form: RegExp): RegExpExecArray | null {
    form.lastIndex = this.at;
    return form.exec(this.text);
  }

  private get last(): StepToken | undefined {
    return this.tokens.at(-1);
  }

  /** Tells whether a unit or a power may follow here. */
  private get isAfterValue(): boolean {
    const last = this.tokens.filter(({ kind }) => kind !== "soft").at(-1);
    return last !== undefined && (valueKinds.includes(last.kind) || last.code.startsWith("^"));
  }

  /** Reads what comes next. @returns null for white space */
  private next(): StepToken | null {
    const sign = this.text[this.at] as string;
    if (/[\s\u00a0\u202f~]/.test(sign)) {
      if (this.last !== undefined) this.last.isLoose = true;
      this.at++;
      return null;
    }
    if (sign === "$") {
      const isDouble = this.text[this.at + 1] === "$";
      this.isFormula = !this.isFormula;
      return this.read("soft", isDouble ? 2 : 1);
    }
    const number = this.matched(numberForm);
    if (number !== null) {
      const { length } = number[0];
      const code = number[0]
        .replace(/\\,/g, "")
        .replace(/\{,\}|,/, ".")
        .replace(/[^\d.]/g, "");
      return this.read("number", length, code, { digits: number[1]?.length ?? 0 });
    }
    const mark = this.matched(/⟦(\d+)⟧/y);
    if (mark !== null) {
      if (this.isSigned(Number(mark[1]))) this.tokens.push(this.read("operator", 0, "+"));
      return this.read("mark", mark[0].length, `(p${mark[1]})`);
    }
    if (raised.includes(sign) || sign === "⁻") {
      const [power = ""] = this.matched(/⁻?[⁰¹²³⁴⁵⁶⁷⁸⁹]+/y) ?? [];
      if (power === "") return this.read("unknown", 1);
      const plain = [...power].map((each) => (each === "⁻" ? "-" : raised.indexOf(each))).join("");
      return this.read("operator", power.length, `^(${plain})`, { exponent: Number(plain) });
    }
    if ("=≈".includes(sign)) return this.read("relation", 1, sign);
    if ("·×*".includes(sign)) return this.read("operator", 1, "*");
    if ("+−".includes(sign)) return this.read("operator", 1, sign === "+" ? "+" : "-");
    if (sign === "(") return this.read("open", 1, "(");
    if (sign === ")") return this.read("close", 1, ")");
    if (sign === "°" && !/^\s*\p{L}/u.test(this.text.slice(this.at + 1))) return this.unit("°", 1);
    if (sign === "/") return this.read("operator", 1, "/");
    if (sign === ":" && this.isFormula) return this.read("operator", 1, "/");
    if (sign === ":") return this.last?.isLoose === true ? this.read("operator", 1, "/") : this.read("hard", 1);
    return this.isFormula ? this.nextOfFormula(sign) : this.nextOfWords();
  }

  private nextOfWords(): StepToken | null {
    const [unit = ""] = this.isAfterValue ? (this.matched(unitForm) ?? []) : [];
    const [word = ""] = this.matched(wordForm) ?? [];
    const exponent = multiples[word];
    if (this.last?.kind === "number" && exponent !== undefined)
      return this.read("operator", word.length, `*10^(${exponent})`, { exponent });
    if (unit !== "" && parseUnit(unit) !== null) return this.unit(unit, unit.length);
    if (word !== "") return this.read("hard", word.length, "word");
    return this.read(/[,;.!?„“()\n]/.test(this.text[this.at] ?? "") ? "hard" : "unknown", 1);
  }

  private nextOfFormula(sign: string): StepToken | null {
    if (sign === "-") return this.read("operator", 1, "-");
    if (sign === "<" || sign === ">" || sign === "," || sign === ";" || sign === "." || sign === "&")
      return this.read("hard", 1);
    if (sign === "^") return this.power();
    if (sign === "{") return this.group(0, (inner) => `(${inner})`);
    if (sign !== "\\") return this.read("unknown", 1);
    const [whole = "\\", name = ""] = this.matched(command) ?? [];
    if (skippedCommands.has(name)) {
      if (this.last !== undefined) this.last.isLoose = true;
      this.at += whole.length;
      return null;
    }
    if (name === "approx") return this.read("relation", whole.length, "≈");
    if (name === "cdot" || name === "times") return this.read("operator", whole.length, "*");
    if (name === "pi") return this.read("call", whole.length, "(pi)");
    if (name === "%") return this.unit("%", whole.length);
    if (borderCommands.has(name)) return this.read("hard", whole.length);
    if (/^[dt]?frac$/.test(name)) return this.fraction(whole.length);
    if (name === "sqrt") return this.root(whole.length);
    if (name === "mathrm" || name === "text" || name === "operatorname") return this.upright(whole.length);
    if (calls[name] !== undefined) return this.call(calls[name], whole.length);
    return this.read("unknown", whole.length);
  }

  /** Returns the text in braces at an offset, or one digit; with its whole length. */
  private argument(offset: number): { inner: string; from: number; length: number } | null {
    const start = this.at + offset;
    if (/\d/.test(this.text[start] ?? "")) return { inner: this.text[start] as string, from: start, length: 1 };
    if (this.text[start] !== "{") return null;
    let depth = 0;
    for (let end = start; end < this.text.length; end++) {
      if (this.text[end] === "{") depth++;
      if (this.text[end] === "}") depth--;
      if (depth === 0) return { inner: this.text.slice(start + 1, end), from: start + 1, length: end + 1 - start };
    }
    return null;
  }

  private sideOf({ inner, from }: { inner: string; from: number }): { code: string; units: readonly Unit[] } | null {
    return codeOf(new Tokenizer(inner, true, this.isSigned, this.from + from).tokens);
  }

  /** Reads what stands in braces at an offset. @param code makes its expression */
  private group(offset: number, code: (inner: string) => string): StepToken | null {
    const argument = this.argument(offset);
    const side = argument === null ? null : this.sideOf(argument);
    if (argument === null || side === null) return this.read("unknown", (argument?.length ?? 1) + offset);
    return this.read("call", offset + argument.length, code(side.code), { units: side.units });
  }

  private fraction(offset: number): StepToken | null {
    const over = this.argument(offset);
    const under = over === null ? null : this.argument(offset + over.length);
    if (over === null || under === null) return this.read("unknown", offset);
    const length = offset + over.length + under.length;
    const [above, below] = [this.sideOf(over), this.sideOf(under)];
    // A number before a fraction is a mixed number or a product: nobody knows.
    if (above === null || below === null || this.last?.kind === "number") return this.read("unknown", length);
    return this.read("call", length, `((${above.code})/(${below.code}))`, { units: [...above.units, ...below.units] });
  }

  private root(offset: number): StepToken | null {
    const [degree = "", n = "2"] = /^\[(\d+)\]/.exec(this.text.slice(this.at + offset)) ?? [];
    return this.group(offset + degree.length, (inner) => (n === "2" ? `sqrt(${inner})` : `(${inner})^(1/${n})`));
  }

  private power(): StepToken | null {
    const degree = this.matched(/\^(?:\{\\circ\}|\\circ)/y);
    if (degree !== null) {
      const next = this.text.slice(this.at + degree[0].length);
      return /^\s*(?:\\mathrm|C)/.test(next) ? this.read("unknown", 1) : this.unit("°", degree[0].length);
    }
    const argument = this.argument(1);
    const side = argument === null ? null : this.sideOf(argument);
    if (argument === null || side === null || side.units.length > 0) return this.read("unknown", 1);
    const exponent = /^-?\d+$/.test(side.code) ? Number(side.code) : undefined;
    return this.read("operator", 1 + argument.length, `^(${side.code})`, exponent === undefined ? {} : { exponent });
  }

  private upright(offset: number): StepToken | null {
    const argument = this.argument(offset);
    if (argument === null) return this.read("unknown", offset);
    const length = offset + argument.length;
    const call = calls[argument.inner];
    if (call !== undefined) return this.call(call, length);
    const name = plainTex(argument.inner).replaceAll("\\mu", "µ").replaceAll("\\Omega", "Ω").trim();
    if (name === "") return this.read("hard", length);
    if (this.isAfterValue && parseUnit(name) !== null) return this.unit(name, length);
    return this.read(this.isAfterValue ? "hard" : "unknown", length, "word");
  }

  /** Reads `\sin 30°` and `\ln 2`; what has letters in brackets is unknown. */
  private call(name: string, offset: number): StepToken | null {
    const rest = this.text.slice(this.at + offset);
    const [whole = "", number = "", degree] =
      /^\s*(?:\\,)?\s*\(?(\d+(?:(?:\{,\}|,)\d+)?|⟦\d+⟧)(°|\^\\circ|\^\{\\circ\})?\)?/.exec(rest) ?? [];
    if (number === "" || (name !== "ln") !== (degree !== undefined)) return this.read("unknown", offset);
    const value = number.replace(/\{,\}|,/, ".").replace(/⟦(\d+)⟧/, "p$1");
    return this.read("call", offset + whole.length, `${name}(${value}${degree === undefined ? "" : "*deg"})`);
  }

  private unit(name: string, length: number): StepToken | null {
    const unit = parseUnit(name);
    if (unit === null || !this.isAfterValue) return this.read("unknown", length);
    return this.read("unit", length, "U", { units: [unit] });
  }
}

/** @param isSigned tells whether a mark prints its sign: `+ 3` */
export function tokensOf(text: string, isSigned: (mark: number) => boolean): StepToken[] {
  return new Tokenizer(text, false, isSigned).tokens;
}
