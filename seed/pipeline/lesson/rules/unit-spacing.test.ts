import { describe, expect, test } from "vitest";
import { faultyLines } from "../../fixtures/checked-lesson";
import { unitSpacing } from "./unit-spacing";

const lines = (source: string) => faultyLines(unitSpacing, source);

describe("unit-spacing", () => {
  test.each([
    "Bie 4,9\u00a0m në 1\u00a0s, pra me 9,8\u00a0m/s².",
    "Rreth 10\u00a0000\u00a0km, 5\u00a0% dhe 30°.",
    "Klasa 10A ka 2 t’i japë; 3 s’ka; 5 minuta.",
    "$4{,}9\\,\\mathrm{m}$ dhe $a = 14{,}1$\u00a0cm",
    "[këtu](https://example.org/5 m)",
  ])("lets pass %j", (source) => {
    expect(lines(source)).toEqual([]);
  });

  test.each([
    "Bie 4,9 m.",
    "Ecën 90 km/h.",
    "Peshon 5kg.",
    "Rritet 30%.",
    "Rreth 10 000 hapa.",
    "Brinja $a = 14{,}1$ cm.",
    "$5\\mathrm{m}$",
    '::figura[x]{src="/figures/rrezja.svg" alt="Rrezja bie nga 5 m"}',
  ])("finds fault with %j", (source) => {
    expect(lines(source)).toEqual([1]);
  });
});
