import {
  findNodeAtLocation,
  getNodeValue,
  type Node,
  type ParseError,
  parseTree,
  printParseErrorCode,
} from "jsonc-parser";
import { FindingList, type SourcePosition } from "./finding";
import { positionsIn, type TextPosition } from "./text-position";

export type JsonPath = (string | number)[];

const syntaxMessages: Record<string, [message: string, hint: string]> = {
  CommaExpected: ["Mungon një presje.", "Vër një presje ndërmjet dy fushave ose dy elementeve."],
  ColonExpected: ["Mungojnë dy pikat pas emrit të fushës.", "Shkruaj „emri“: vlera."],
  PropertyNameExpected: ["Këtu pritet emri i një fushe.", "Hiq presjen e tepërt ose shto fushën në thonjëza."],
  ValueExpected: ["Këtu pritet një vlerë.", "Hiq presjen e tepërt ose shto vlerën."],
  CloseBraceExpected: ["Mungon kllapa } që mbyll objektin.", "Kontrollo nëse skedari është i plotë dhe mbyll kllapën."],
  CloseBracketExpected: ["Mungon kllapa ] që mbyll listën.", "Kontrollo nëse skedari është i plotë dhe mbyll kllapën."],
  EndOfFileExpected: ["Pas fundit të objektit ka ende tekst.", "Lër në skedar vetëm një objekt { … }."],
  InvalidCommentToken: ["JSON nuk lejon komente.", "Hiqe komentin."],
  UnexpectedEndOfString: ["Një tekst në thonjëza nuk mbyllet.", "Mbylle me thonjëz në të njëjtin rresht."],
  InvalidEscapeCharacter: ["Pas \\ vjen një shenjë që JSON nuk e njeh.", "Për një \\ të vetme shkruaj \\\\."],
  InvalidCharacter: ["Brenda tekstit ka një shenjë të padukshme.", "Për rresht të ri shkruaj \\n, për tabulator \\t."],
};

const forbiddenKeys = new Set(["__proto__", "constructor", "prototype"]);

/** A JSON file in which each value has its line and column. */
export class JsonSource {
  private readonly positionAt: (offset: number) => TextPosition;

  private constructor(
    readonly file: string,
    private readonly text: string,
    private readonly root: Node,
  ) {
    this.positionAt = positionsIn(text);
  }

  /** Parses JSON text. @returns null where it is not JSON; each syntax error is then a finding */
  static read(file: string, text: string, findings: FindingList): JsonSource | null {
    const errors: ParseError[] = [];
    const root = parseShallow(text, errors);
    if (root === null) {
      const message = "Skedari ka kllapa brenda kllapash më thellë se sa lexohet dot.";
      findings.error({ file, line: 1, column: 1, path: "" }, message, "Kontrollo nëse skedari është i prishur.");
      return null;
    }
    const positionAt = positionsIn(text);
    if (text.trim() === "") {
      findings.error({ file, line: 1, column: 1, path: "" }, "Skedari është bosh.", "Shkruaj në të objektin { … }.");
      return null;
    }
    if (reportCurlyQuotes(file, text, errors, findings)) return null;
    for (const error of errors) {
      const [message, hint] = syntaxMessages[printParseErrorCode(error.error)] ?? [
        "Kjo nuk është JSON e vlefshme.",
        "Krahasoje me fushat fqinje: thonjëza, presje, kllapa.",
      ];
      findings.error({ file, ...positionAt(error.offset), path: "" }, message, hint);
    }
    if (root === undefined || errors.length > 0) return null;
    const source = new JsonSource(file, text, root);
    return source.checkKeys(root, [], findings) ? source : null;
  }

  /** Parses JSON inside a string of another file. All its findings get the place of that string. */
  static readInner(outer: SourcePosition, text: string, findings: FindingList): JsonSource | null {
    const found = new FindingList();
    const inner = JsonSource.read(outer.file, text, found);
    for (const finding of found.all) findings.error(outer, finding.message, finding.hint);
    if (inner !== null) inner.outer = outer;
    return inner;
  }

  private outer: SourcePosition | null = null;

  /** Returns the value at a path, as plain data; undefined where there is none. */
  value(path: JsonPath = []): unknown {
    const node = findNodeAtLocation(this.root, path);
    return node === undefined ? undefined : getNodeValue(node);
  }

  /** Returns the place of the value at a path. Where it is missing, it is that of the nearest value around it. */
  position(path: JsonPath): SourcePosition {
    if (this.outer !== null) return { ...this.outer, path: `${this.outer.path} → ${jsonPath(path)}` };
    let node: Node | undefined;
    for (let length = path.length; node === undefined && length >= 0; length--) {
      node = findNodeAtLocation(this.root, path.slice(0, length));
    }
    return { file: this.file, ...this.positionAt(node?.offset ?? 0), path: jsonPath(path) };
  }

  /**
   * Returns the place of a character in a string. So it can be corrected there. Where the string has escapes, it is the
   * string's own place.
   */
  positionIn(path: JsonPath, { line, column }: TextPosition): SourcePosition {
    const position = this.position(path);
    const node = findNodeAtLocation(this.root, path);
    const written = node && this.text.slice(node.offset + 1, node.offset + node.length - 1);
    const isPlain = this.outer === null && line === 1 && node?.type === "string" && written === node.value;
    return isPlain ? { ...position, column: position.column + column } : position;
  }

  /** Returns the place of a field's name. */
  keyPosition(path: JsonPath): SourcePosition {
    if (this.outer !== null) return this.position(path);
    const key = findNodeAtLocation(this.root, path)?.parent?.children?.[0];
    const position = this.position(path);
    return key === undefined ? position : { ...position, ...this.positionAt(key.offset) };
  }

  /** Reports names that JavaScript reserves and duplicate names. @returns whether there are none */
  private checkKeys(node: Node, path: JsonPath, findings: FindingList): boolean {
    if (node.type === "array") {
      return (node.children ?? [])
        .map((item, index) => this.checkKeys(item, [...path, index], findings))
        .every(Boolean);
    }
    if (node.type !== "object") return true;
    const seen = new Set<string>();
    let sound = true;
    for (const property of node.children ?? []) {
      const [key, value] = property.children ?? [];
      const name = String(key?.value);
      const position = { file: this.file, ...this.positionAt(property.offset), path: jsonPath([...path, name]) };
      if (forbiddenKeys.has(name)) {
        findings.error(position, `Fusha „${name}“ nuk lejohet.`, "Hiqe: ky emër ka kuptim të veçantë për programin.");
        sound = false;
      } else if (seen.has(name)) {
        findings.error(position, `Fusha „${name}“ është shkruar dy herë.`, "Lër vetëm njërën.");
        sound = false;
      }
      seen.add(name);
      if (value !== undefined && !this.checkKeys(value, [...path, name], findings)) sound = false;
    }
    return sound;
  }
}

/**
 * Reports a word processor's quotes instead of JSON's own. It gives one finding a line, instead of several syntax
 * errors for each. @returns whether there were any
 */
function reportCurlyQuotes(file: string, text: string, errors: ParseError[], findings: FindingList): boolean {
  const positionAt = positionsIn(text);
  const reported = new Set<number>();
  for (const { offset, length } of errors) {
    const index = text.slice(offset, offset + Math.max(length, 1)).search(/[“”„‟«»‘’']/);
    if (index < 0) continue;
    const position = positionAt(offset + index);
    if (reported.has(position.line)) continue;
    reported.add(position.line);
    const message = `Emrat dhe tekstet e JSON-it duan thonjëza të drejta: " në vend të ${text[offset + index]}.`;
    const hint = "Ndërroji në gjithë rreshtin; brenda një teksti „…“ mund të mbetet.";
    findings.error({ file, ...position, path: "" }, message, hint);
  }
  return reported.size > 0;
}

/**
 * Parses JSON as deep as the parser's stack allows.
 *
 * @returns null where the text is nested deeper, some thousands of brackets
 */
function parseShallow(text: string, errors: ParseError[]): Node | undefined | null {
  try {
    return parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** Prints `["contents", 3, "title"]` as `contents[3].title`. */
function jsonPath(path: JsonPath): string {
  return path.map((part, index) => (typeof part === "number" ? `[${part}]` : index === 0 ? part : `.${part}`)).join("");
}
