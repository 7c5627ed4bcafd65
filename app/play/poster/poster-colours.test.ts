import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { posterColours } from "./poster-colours";

const sheet = readFileSync(new URL("../../styles.css", import.meta.url), "utf8");
/** Returns the first value of a token: that of the light theme. */
const token = (name: string) => new RegExp(`--color-${name}: (#\\w+);`).exec(sheet)?.[1];

test("a poster has the colours of the light theme", () => {
  const { math, physics, ...common } = posterColours;
  for (const [name, colour] of Object.entries(common)) expect([name, colour]).toEqual([name, token(name)]);
  for (const [subject, { spot, deep, tint }] of Object.entries({ math, physics }))
    expect([spot, deep, tint]).toEqual([token(subject), token(`${subject}-deep`), token(`${subject}-tint`)]);
});
