import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { startValues } from "../kit/touch-model";
import { dominoes } from "./dominoes";

const areas = (colour: string, markup: string) =>
  markup.match(new RegExp(`<path [^>]*fill="var\\(--${colour}\\)"`, "g"))?.length ?? 0;

test("without two opposite corners 32 cells are coloured and two of them left over, as the lesson says", () => {
  const markup = renderToStaticMarkup(<dominoes.View values={startValues(dominoes)} />);
  // The two bare cells are covered with the spot colour. Both holes are drawn once more over the board.
  expect(areas("tint", markup)).toBe(32);
  expect(areas("spot", markup)).toBe(2);
  expect(areas("color-paper", markup)).toBe(32 + 2);
});
