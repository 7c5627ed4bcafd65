/** Prints JSON in the layout of an earlier text. So a file rewritten by a form differs only in the changed lines. */

import { getNodeValue, type Node, parseTree } from "jsonc-parser";
import { isObject } from "../../../app/magazine/is-object";

/**
 * Prints a value in the earlier layout.
 * @param earlier a text of the same file @param value the new value of the file
 * @returns `value` in the order and the line breaks of `earlier`; new parts indented by two spaces, one field a line
 */
export function withLayoutOf(earlier: string, value: unknown): string {
  const root = parseTree(earlier);
  if (root === undefined) return `${new Layout(earlier).print(value, undefined, "")}\n`;
  const end = root.offset + root.length;
  return earlier.slice(0, root.offset) + new Layout(earlier).print(value, root, "") + earlier.slice(end);
}

/** A part of an object or a list. It has its value, and the same part of the earlier text. */
interface Part {
  value: unknown;
  /** The whole part, with its name in an object. */
  node?: Node;
  /** Only its value. */
  inner?: Node;
  name?: string;
}

class Layout {
  constructor(private readonly earlier: string) {}

  /** @param node the same place of the earlier text @param indent of the line on which it begins */
  print(value: unknown, node: Node | undefined, indent: string): string {
    if (typeof value !== "object" || value === null) {
      return node && getNodeValue(node) === value ? this.textOf(node) : JSON.stringify(value);
    }
    const isList = Array.isArray(value);
    const known = node?.type === (isList ? "array" : "object") ? node : undefined;
    const parts = isList ? itemsOf(value, known) : fieldsOf(value as Record<string, unknown>, known);
    const [open, close] = isList ? "[]" : "{}";
    if (parts.length === 0) return `${open}${close}`;
    // A list or object that was on one line stays so. A new list of strings and numbers gets one line.
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

  /** Returns the earlier text between two parts that were neighbours. An undefined part is the edge of the list. */
  private between(list: Node | undefined, one: Part | undefined, next: Part | undefined): string | undefined {
    const known = list?.children ?? [];
    const [from, to] = [one?.node, next?.node];
    if (list === undefined || known.length === 0 || (one && !from) || (next && !to)) return undefined;
    const index = from === undefined ? -1 : known.indexOf(from);
    if (known[index + 1] !== to) return undefined;
    const start = from === undefined ? list.offset + 1 : from.offset + from.length;
    return this.earlier.slice(start, to === undefined ? list.offset + list.length - 1 : to.offset);
  }

  /** Returns the text before the value of a field; empty in a list. */
  private nameOf({ name, node, inner }: Part): string {
    if (name === undefined) return "";
    return node && inner ? this.earlier.slice(node.offset, inner.offset) : `${JSON.stringify(name)}: `;
  }

  private textOf({ offset, length }: Node): string {
    return this.earlier.slice(offset, offset + length);
  }
}

/** Returns the fields in the earlier order, then the new ones. */
function fieldsOf(value: Record<string, unknown>, known: Node | undefined): Part[] {
  const before = (known?.children ?? []).map((node) => {
    const [name, inner] = node.children ?? [];
    return { node, name: String(name?.value), ...(inner && { inner }) };
  });
  const stay = before.filter(({ name }) => value[name] !== undefined);
  const fresh = Object.keys(value).filter((name) => !before.some((field) => field.name === name));
  return [...stay, ...fresh.map((name) => ({ name }))].map((field) => ({ ...field, value: value[field.name] }));
}

/** Returns the items in their new order. Each has the earlier one of the same id, or else of the same index. */
function itemsOf(value: readonly unknown[], known: Node | undefined): Part[] {
  const before = known?.children ?? [];
  const byId = new Map(before.map((node) => [idOf(getNodeValue(node)), node]));
  return value.map((item, index) => {
    const id = idOf(item);
    const node = id === undefined ? before[index] : byId.get(id);
    return { value: item, ...(node && { node, inner: node }) };
  });
}

const idOf = (item: unknown): unknown => (isObject(item) && "id" in item ? item.id : undefined);
