/** Writes JSON as an earlier text of it was written. So a form that writes it anew changes only the lines of its change. */
import { getNodeValue, type Node, parseTree } from "jsonc-parser";

/**
 * @param earlier a text of the same file @param value what the file is to say
 * @returns `value` in the words, the order and the line breaks of `earlier`; what is new two spaces deep, a field a line
 */
export function withLayoutOf(earlier: string, value: unknown): string {
  const root = parseTree(earlier);
  if (root === undefined) return `${new Layout(earlier).print(value, undefined, "")}\n`;
  const end = root.offset + root.length;
  return earlier.slice(0, root.offset) + new Layout(earlier).print(value, root, "") + earlier.slice(end);
}

/** A part of an object or a list: what it says, and where the earlier text says the same. */
interface Part {
  value: unknown;
  /** The whole part, with its name in an object. */
  node?: Node;
  /** Its value alone. */
  inner?: Node;
  name?: string;
}

class Layout {
  constructor(private readonly earlier: string) {}

  /** @param node what the earlier text has in its place @param indent of the line that it begins on */
  print(value: unknown, node: Node | undefined, indent: string): string {
    if (typeof value !== "object" || value === null) {
      return node && getNodeValue(node) === value ? this.textOf(node) : JSON.stringify(value);
    }
    const isList = Array.isArray(value);
    const known = node?.type === (isList ? "array" : "object") ? node : undefined;
    const parts = isList ? itemsOf(value, known) : fieldsOf(value as Record<string, unknown>, known);
    const [open, close] = isList ? "[]" : "{}";
    if (parts.length === 0) return `${open}${close}`;
    // A short list or object of the earlier text keeps its one line; a new list of words and numbers has one.
    const inLine = known?.children?.length ? !this.textOf(known).includes("\n") : isList && !value.some(isObject);
    const [edge, gap] = inLine ? [isList ? "" : " ", ", "] : [`\n${indent}  `, `,\n${indent}  `];
    const inside = inLine ? indent : `${indent}  `;
    const printed = parts.map((part, index) => {
      const text = this.print(part.value, part.inner, inside);
      const before = this.between(known, parts[index - 1], part) ?? (index === 0 ? edge : gap);
      return `${before}${this.nameOf(part)}${text}`;
    });
    const end = this.between(known, parts.at(-1), undefined) ?? (inLine ? edge : `\n${indent}`);
    return open + printed.join("") + end + close;
  }

  /** What stands between two parts where they were neighbours; nothing for a part is the edge of the list. */
  private between(list: Node | undefined, one: Part | undefined, next: Part | undefined): string | undefined {
    const known = list?.children ?? [];
    const [from, to] = [one?.node, next?.node];
    if (list === undefined || known.length === 0 || (one && !from) || (next && !to)) return undefined;
    const index = from === undefined ? -1 : known.indexOf(from);
    if (known[index + 1] !== to) return undefined;
    const start = from === undefined ? list.offset + 1 : from.offset + from.length;
    return this.earlier.slice(start, to === undefined ? list.offset + list.length - 1 : to.offset);
  }

  /** What stands before the value of a field; nothing in a list. */
  private nameOf({ name, node, inner }: Part): string {
    if (name === undefined) return "";
    return node && inner ? this.earlier.slice(node.offset, inner.offset) : `${JSON.stringify(name)}: `;
  }

  private textOf({ offset, length }: Node): string {
    return this.earlier.slice(offset, offset + length);
  }
}

/** Fields in the earlier order, then those that are new. */
function fieldsOf(value: Record<string, unknown>, known: Node | undefined): Part[] {
  const before = (known?.children ?? []).map((node) => {
    const [name, inner] = node.children ?? [];
    return { node, name: String(name?.value), ...(inner && { inner }) };
  });
  const stay = before.filter(({ name }) => value[name] !== undefined);
  const fresh = Object.keys(value).filter((name) => !before.some((field) => field.name === name));
  return [...stay, ...fresh.map((name) => ({ name }))].map((field) => ({ ...field, value: value[field.name] }));
}

/** Items in their own order, each with the earlier one of its id, or else of its place. */
function itemsOf(value: readonly unknown[], known: Node | undefined): Part[] {
  const before = known?.children ?? [];
  const byId = new Map(before.map((node) => [idOf(getNodeValue(node)), node]));
  return value.map((item, index) => {
    const id = idOf(item);
    const node = id === undefined ? before[index] : byId.get(id);
    return { value: item, ...(node && { node, inner: node }) };
  });
}

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

const idOf = (item: unknown): unknown => (isObject(item) && "id" in item ? item.id : undefined);
