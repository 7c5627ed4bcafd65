/** The arguments of a picture, as its drawing reads them. */

/** An argument with its value: a number, a text, or a function of x. */
export type FigureArgument = number | string | ((x: number) => number);

export interface FigureRow {
  key: string;
  label: string;
  groups: readonly (readonly FigureArgument[])[];
}

/** What one part of a row may be: an expression, a text, one of some words, or an expression of x. */
export type RowPart = "number" | "text" | "curve" | readonly string[];

/** What a row of a drawing may hold. */
export interface RowShape {
  parts: readonly RowPart[];
  /** Number of parts at the end that may be missing. */
  optional?: number;
  /** Whether it has several groups of parts, with `|` between them. */
  several?: boolean;
  /** How often it may stand; once if missing. */
  times?: "needed" | "many";
  /** An example for the editor who wrote it wrongly. */
  example: string;
}

/** Reads the arguments of one picture by their keys. */
export class FigureRows {
  constructor(private readonly rows: readonly FigureRow[]) {}

  all(key: string): FigureRow[] {
    return this.rows.filter((row) => row.key === key);
  }

  has(key: string): boolean {
    return this.rows.some((row) => row.key === key);
  }

  /** Returns the numbers of a row's first group; an empty list without the row. */
  numbers(key: string): number[] {
    return numbersIn(this.all(key)[0]?.groups[0] ?? []);
  }

  number(key: string, without = Number.NaN): number {
    return this.numbers(key)[0] ?? without;
  }

  /** Returns the texts of a row's first group. */
  texts(key: string): string[] {
    return (this.all(key)[0]?.groups[0] ?? []).filter((each) => typeof each === "string");
  }

  text(key: string, without = ""): string {
    return this.texts(key)[0] ?? without;
  }

  /** Returns what the editor writes at a part in place of its number. */
  labelOf(part: string): string | undefined {
    return this.all("etiketa")
      .find(({ label }) => label === part)
      ?.groups[0]?.[0]?.toString();
  }

  /** Tells whether a row says `po`. */
  says(key: string, without = false): boolean {
    return this.has(key) ? this.text(key) === "po" : without;
  }
}

const numbersIn = (group: readonly FigureArgument[]): number[] => group.filter((each) => typeof each === "number");
