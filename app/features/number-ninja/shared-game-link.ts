import type { Operation } from "./exercise";

/** Names of the operations in an address. */
const wordOf: Record<Operation, string> = {
  addition: "mbledhje",
  subtraction: "zbritje",
  multiplication: "shumezim",
  division: "pjesetim",
};

/** Makes a link to a game with the same exercises for everybody. @param page address of the game, without a query */
export function sharedGameLink(
  page: string,
  seed: string,
  operations: readonly Operation[],
  all: readonly Operation[],
): string {
  const words = all.filter((one) => operations.includes(one)).map((one) => wordOf[one]);
  const part = words.length > 0 && words.length < all.length ? `&veprime=${words.join(",")}` : "";
  return `${page}?fara=${encodeURIComponent(seed)}${part}`;
}

/** Parses the operations from an address. @returns all of them if it names none of this game */
export function operationsIn(search: string, all: readonly Operation[]): readonly Operation[] {
  const words = (new URLSearchParams(search).get("veprime") ?? "").split(",");
  const named = all.filter((one) => words.includes(wordOf[one]));
  return named.length > 0 ? named : all;
}

/** Draws six letters and digits, without characters that look alike. Only in the browser. */
export function newSeed(): string {
  const signs = "abcdefghjkmnpqrstuvxyz23456789";
  return Array.from(crypto.getRandomValues(new Uint32Array(6)), (draw) => signs[draw % signs.length]).join("");
}
