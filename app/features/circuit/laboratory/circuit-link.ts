/**
 * A whole circuit in an address: `1-w0_1_2-b30_6_0.5_0-r4_10-…-checksum`.
 *
 * The version, then the wires by their edges, then each element by a letter, its edge and its numbers, then a checksum
 * (FNV-1a, 32 bits, base 36). Only letters, digits and `-_.`, which no messenger breaks or escapes.
 */

import { fnv1a } from "../../../magazine/hash";
import type { ValueRange } from "../parts/component";
import { edgeCount } from "./grid";
import { type Element, type ElementKind, type Elements, innerRange, newElement, rangeOf } from "./grid-component";

/**
 * Why a link opens nothing: it was not made here, a newer laboratory made it, a piece of it got lost, or it asks for
 * something that the board does not have.
 */
export type LinkFault = "foreign" | "newer" | "damaged" | "impossible";

export type OpenedLink = { elements: Elements } | { fault: LinkFault };

const version = "1";
const letters: Record<Exclude<ElementKind, "wire">, string> = {
  battery: "b",
  bulb: "l",
  resistor: "r",
  switch: "s",
  capacitor: "k",
  ammeter: "a",
  voltmeter: "v",
};
const kinds = new Map(Object.entries(letters).map(([kind, letter]) => [letter, kind as ElementKind]));

/** Digits after the point: finer than any knob turns. */
const decimals = 3;

export function writeLink(elements: Elements): string {
  const wires = elements.filter(({ kind }) => kind === "wire").map(({ edge }) => edge);
  const others = elements.filter(({ kind }) => kind !== "wire").map(writeElement);
  const text = [version, ...(wires.length > 0 ? [`w${wires.join("_")}`] : []), ...others].join("-");
  return `${text}-${checksum(text)}`;
}

function writeElement({ kind, edge, value, inner, on, reversed }: Element): string {
  const numbers = {
    wire: [],
    battery: [value, inner, Number(reversed)],
    bulb: [value],
    resistor: [value],
    capacitor: [value],
    switch: [Number(on)],
    ammeter: [],
    voltmeter: [],
  }[kind];
  const written = numbers.map((number) => Number(number.toFixed(decimals)));
  return letters[kind as Exclude<ElementKind, "wire">] + [edge, ...written].join("_");
}

/** @param text what stands after `#q=`. */
export function readLink(text: string): OpenedLink {
  const pieces = /^(\d+)((?:-[\w.]+)*)-([0-9a-z]+)$/.exec(text);
  if (!pieces) return { fault: "foreign" };
  const [, wrote, body, sum] = pieces as unknown as [all: string, version: string, body: string, checksum: string];
  if (wrote !== version) return { fault: "newer" };
  if (checksum(wrote + body) !== sum) return { fault: "damaged" };
  const elements = body.split("-").slice(1).map(readPiece);
  const all = elements.flat();
  if (all.includes(null)) return { fault: "impossible" };
  const sorted = (all as Element[]).slice().sort((a, b) => a.edge - b.edge);
  const twice = sorted.some(({ edge }, k) => edge === sorted[k - 1]?.edge);
  return twice ? { fault: "impossible" } : { elements: sorted };
}

/** One piece: wires, or one element; `null` for what cannot be. */
function readPiece(piece: string): (Element | null)[] {
  const numbers = piece.slice(1).split("_").map(readNumber);
  if (piece.startsWith("w")) return numbers.map((edge) => (isEdge(edge) ? newElement("wire", edge) : null));
  return [readElement(kinds.get(piece.charAt(0)), numbers)];
}

const readNumber = (text: string) => (/^\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN);

const isEdge = (edge: number | undefined): edge is number => Number.isInteger(edge) && Number(edge) < edgeCount;

const isFlag = (value: number | undefined) => value === 0 || value === 1;

const isWithin = (range: ValueRange | null, value: number | undefined): value is number =>
  range !== null && value !== undefined && value >= range.least && value <= range.greatest;

function readElement(kind: ElementKind | undefined, [edge, first, second, third, ...rest]: number[]): Element | null {
  if (kind === undefined || !isEdge(edge) || rest.length > 0) return null;
  switch (kind) {
    case "battery":
      if (!isWithin(rangeOf(kind), first) || !isWithin(innerRange, second) || !isFlag(third)) return null;
      return newElement(kind, edge, { value: first, inner: second, reversed: third === 1 });
    case "switch":
      return isFlag(first) && second === undefined ? newElement(kind, edge, { on: first === 1 }) : null;
    case "bulb":
    case "resistor":
    case "capacitor":
      return isWithin(rangeOf(kind), first) && second === undefined ? newElement(kind, edge, { value: first }) : null;
    default:
      return first === undefined ? newElement(kind, edge) : null;
  }
}

const checksum = (text: string) => fnv1a(text).toString(36);
