/**
 * Writes and reads a whole circuit as text for an address: `1-w0_1_2-b30_6_0.5_0-r4_10-…-checksum`.
 *
 * The version, then the wires by their edges, then each component by a letter, its edge and its numbers, then a checksum
 * (FNV-1a, 32 bits, base 36). Only letters, digits and `-_.`, which no messenger breaks or escapes. A grammar of our own,
 * since it is read out and sent by hand: the six ready circuits take 69 to 96 characters, their tersest JSON in base64url
 * 326 to 506, and links that were shared must open anyway.
 */
import { fnv1a } from "../../../magazine/hash";
import { type ComponentKind, internalResistanceRange, type ValueRange, valueRanges } from "../parts/component";
import { edgeCount } from "./grid";
import { byEdge, type GridComponent, type GridComponents, newGridComponent } from "./grid-component";

/**
 * Why a link opens nothing: it was not made here, a newer laboratory made it, a piece of it got lost, or it asks for
 * something that the board does not have.
 */
export type LinkFault = "foreign" | "newer" | "damaged" | "impossible";

export type OpenedLink = { components: GridComponents } | { fault: LinkFault };

const version = "1";
const letters: Record<Exclude<ComponentKind, "wire">, string> = {
  battery: "b",
  bulb: "l",
  resistor: "r",
  switch: "s",
  capacitor: "k",
  ammeter: "a",
  voltmeter: "v",
};
const kinds = new Map(Object.entries(letters).map(([kind, letter]) => [letter, kind as ComponentKind]));

/** Digits after the point: finer than any knob turns. */
const decimals = 3;

export function writeLink(components: GridComponents): string {
  const wires = components.filter(({ kind }) => kind === "wire").map(({ edge }) => edge);
  const others = components.filter(({ kind }) => kind !== "wire").map(writeComponent);
  const text = [version, ...(wires.length > 0 ? [`w${wires.join("_")}`] : []), ...others].join("-");
  return `${text}-${checksum(text)}`;
}

function writeComponent({ kind, edge, value, internalResistance, on, reversed }: GridComponent): string {
  const numbers = {
    wire: [],
    battery: [value, internalResistance, Number(reversed)],
    bulb: [value],
    resistor: [value],
    capacitor: [value],
    switch: [Number(on)],
    ammeter: [],
    voltmeter: [],
  }[kind];
  const written = numbers.map((number) => Number(number.toFixed(decimals)));
  return letters[kind as Exclude<ComponentKind, "wire">] + [edge, ...written].join("_");
}

/** @param text what stands after `#q=`. */
export function readLink(text: string): OpenedLink {
  const pieces = /^(\d+)((?:-[\w.]+)*)-([0-9a-z]+)$/.exec(text);
  if (!pieces) return { fault: "foreign" };
  const [, wrote, body, sum] = pieces as unknown as [all: string, version: string, body: string, checksum: string];
  if (wrote !== version) return { fault: "newer" };
  if (checksum(wrote + body) !== sum) return { fault: "damaged" };
  const all = body.split("-").slice(1).flatMap(readPiece);
  if (all.includes(null)) return { fault: "impossible" };
  const sorted = byEdge(all as GridComponent[]);
  const twice = sorted.some(({ edge }, k) => edge === sorted[k - 1]?.edge);
  return twice ? { fault: "impossible" } : { components: sorted };
}

/** Reads one piece, wires or one component; `null` for what cannot be. */
function readPiece(piece: string): (GridComponent | null)[] {
  const numbers = piece.slice(1).split("_").map(readNumber);
  if (piece.startsWith("w")) return numbers.map((edge) => (isEdge(edge) ? newGridComponent("wire", edge) : null));
  return [readComponent(kinds.get(piece.charAt(0)), numbers)];
}

const readNumber = (text: string) => (/^\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN);

const isEdge = (edge: number | undefined): edge is number => Number.isInteger(edge) && Number(edge) < edgeCount;

const isFlag = (value: number | undefined) => value === 0 || value === 1;

const isWithin = (range: ValueRange | undefined, value: number | undefined): value is number =>
  range !== undefined && value !== undefined && value >= range.min && value <= range.max;

function readComponent(
  kind: ComponentKind | undefined,
  [edge, first, second, third, ...rest]: number[],
): GridComponent | null {
  if (kind === undefined || !isEdge(edge) || rest.length > 0) return null;
  switch (kind) {
    case "battery":
      if (!isWithin(valueRanges[kind], first) || !isWithin(internalResistanceRange, second) || !isFlag(third))
        return null;
      return newGridComponent(kind, edge, { value: first, internalResistance: second, reversed: third === 1 });
    case "switch":
      return isFlag(first) && second === undefined ? newGridComponent(kind, edge, { on: first === 1 }) : null;
    case "bulb":
    case "resistor":
    case "capacitor":
      return isWithin(valueRanges[kind], first) && second === undefined
        ? newGridComponent(kind, edge, { value: first })
        : null;
    default:
      return first === undefined ? newGridComponent(kind, edge) : null;
  }
}

const checksum = (text: string) => fnv1a(text).toString(36);
