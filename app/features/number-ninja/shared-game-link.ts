import type { Operation } from "./exercise";

/** What the address calls the operations. */
const wordOf: Record<Operation, string> = {
  addition: "mbledhje",
  subtraction: "zbritje",
  multiplication: "shumezim",
  division: "pjesetim",
};

/** A link to the same problems for everybody. @param page its address without query; operations are named where some are left out */
export function classLink(
  page: string,
  seed: string,
  operations: readonly Operation[],
  all: readonly Operation[],
): string {
  const words = all.filter((one) => operations.includes(one)).map((one) => wordOf[one]);
  const part = words.length > 0 && words.length < all.length ? `&veprime=${words.join(",")}` : "";
  return `${page}?fara=${encodeURIComponent(seed)}${part}`;
}

/** The operations that an address asks for. @returns all of them where it names none that this game has */
export function operationsIn(search: string, all: readonly Operation[]): readonly Operation[] {
  const words = (new URLSearchParams(search).get("veprime") ?? "").split(",");
  const asked = all.filter((one) => words.includes(wordOf[one]));
  return asked.length > 0 ? asked : all;
}

/** Six letters and digits that are easy to read out. Only in the browser. */
export function newSeed(): string {
  const signs = "abcdefghjkmnpqrstuvxyz23456789";
  return Array.from(crypto.getRandomValues(new Uint32Array(6)), (draw) => signs[draw % signs.length]).join("");
}
