import { describe, expect, test } from "vitest";
import { faultyLines } from "../../fixtures/checked-lesson";
import { symbolsExplained } from "./symbols-explained";

const lines = (source: string) => faultyLines(symbolsExplained, source);

describe("symbols-explained", () => {
  test.each([
    ":::formula[Ligji]\n$$F = m \\cdot a$$\n\n- $F$: forca (N)\n- $m$, $a$: masa (kg) dhe nxitimi (m/s²)\n:::",
    ":::formula[Ligji]\n$$G M$$\n\n- $GM$: konstantja herë masa\n:::",
    "Rrezja $R$ është e njohur.\n\n$$2 \\pi R$$",
    "Dimë $r = 5$ dhe $m_1, m_2$.\n\n$$\\frac{m_1 m_2}{r^2}$$",
    "Koha $t$.\n\n$$\\Delta t = 5\\,\\mathrm{s}$$",
    "Këndi $\\alpha$.\n\n$$\\sin \\alpha \\le 1, \\quad \\operatorname{tg} \\alpha$$",
  ])("lets pass %j", (source) => {
    expect(lines(source)).toEqual([]);
  });

  test.each([
    ["a symbol nobody names", "Hyrje.\n\n$$F = m$$\n\n- $F$: forca", [3]],
    ["a symbol of a formula that a sentence only mentions", "Meqë $h$ është e vogël.\n\n:::formula\n$$h$$\n:::", [4]],
    ["an index nobody names", "Shpejtësia $v_0$.\n\n$$v_0 + v_1$$", [3]],
    ["a Greek letter nobody names", "$$\\lambda$$", [1]],
    ["a symbol that only occurs in a reckoning", "Del $2 a + 1$ dhe $a b = 5$.\n\n$$a$$", [3]],
  ])("finds fault with %s", (_, source, expected) => {
    expect(lines(source)).toEqual(expected);
  });
});
