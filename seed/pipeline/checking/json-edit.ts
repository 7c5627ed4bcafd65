/** Edits JSON text and leaves every other line as the editor wrote it. A diff then shows only the change. */
import { applyEdits, findNodeAtLocation, getNodeValue, type JSONPath, modify, parseTree } from "jsonc-parser";

const formattingOptions = { tabSize: 2, insertSpaces: true, eol: "\n" };

/** Returns the value at a path. It is undefined where there is none, or where the text is not JSON. */
export function valueAt(text: string, path: JSONPath): unknown {
  const root = parseTree(text, [], { allowTrailingComma: true });
  const node = root && findNodeAtLocation(root, path);
  return node && getNodeValue(node);
}

/** Sets the value at a path; undefined removes it. */
export function withValue(text: string, path: JSONPath, value: unknown): string {
  return applyEdits(text, modify(text, path, value, { formattingOptions }));
}

/** Inserts an item into a list. */
export function withItem(text: string, list: JSONPath, index: number, value: unknown): string {
  return applyEdits(text, modify(text, [...list, index], value, { formattingOptions, isArrayInsertion: true }));
}

/** Moves an item of a list. The text of the items and between them does not change. */
export function withMoved(text: string, list: JSONPath, from: number, to: number): string {
  const root = parseTree(text);
  const items = (root && findNodeAtLocation(root, list)?.children) ?? [];
  if (from === to || items[from] === undefined || items[to] === undefined) return text;
  const texts = items.map(({ offset, length }) => text.slice(offset, offset + length));
  const [moved = ""] = texts.splice(from, 1);
  texts.splice(to, 0, moved);
  let made = text.slice(0, items[0]?.offset);
  for (const [index, { offset, length }] of items.entries()) {
    made += texts[index] + text.slice(offset + length, items[index + 1]?.offset ?? text.length);
  }
  return made;
}
