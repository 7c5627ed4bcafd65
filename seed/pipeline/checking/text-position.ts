import { location } from "vfile-location";

/** Line and column of a place in a text, both counted from 1. */
export interface TextPosition {
  line: number;
  column: number;
}

/** Indexes the lines of a text. @returns a function that gives the position of an offset */
export function positionsIn(text: string): (offset: number) => TextPosition {
  const { toPoint } = location(text);
  return (offset) => {
    const { line, column } = toPoint(Math.min(offset, text.length)) ?? { line: 1, column: 1 };
    return { line, column };
  };
}
