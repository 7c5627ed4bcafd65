import { describe, expect, test } from "vitest";
import { edges, surface } from "./catia-e-gjelber";
import { house } from "./dy-shtepite";
import { circulation, faster, psi } from "./era-mes-ndertesave";
import { asphalt, sunHeight } from "./hija-e-pemes";
import { warmest, warming } from "./ishulli-i-nxehtesise";
import { depth, dryAfter, volume } from "./kopshti-i-shiut";
import { best, declination, energy, yearly } from "./pjerresia-e-paneleve";
import { base, distance, things, windows } from "./plani-i-lagjes";
import { escaping, skyView } from "./qielli-i-rruges";
import { eave, noon, reach } from "./shtepia-diellore";
import { thrownBack } from "./tri-cati";

describe("the sun", () => {
  test("stands 72° high at noon in June and 25° in December; the eave of 74 cm shades the whole window", () => {
    expect(noon.summer).toBeCloseTo(72.1, 1);
    expect(noon.winter).toBeCloseTo(25.3, 1);
    expect(eave).toBeCloseTo(0.74, 2);
    expect(reach).toBeGreaterThan(4.5);
    expect(reach).toBeLessThan(5);
  });

  test("stands 57° high two hours after noon on 21 July, and at noon by the rule of the solar house", () => {
    expect(sunHeight(41.3, 20.5, 2)).toBeCloseTo(57.2, 0);
    expect(sunHeight(41.3, 23.44, 0)).toBeCloseTo(noon.summer, 6);
  });

  test("a flat panel wins in June, a steep one in December, and over the year one a little under the latitude", () => {
    expect(best((tilt) => energy(tilt, 23.4))).toBeLessThan(12);
    expect(best((tilt) => energy(tilt, -23.4))).toBeGreaterThan(60);
    expect(best(yearly)).toBe(36);
    expect(declination(172)).toBeCloseTo(23.45, 2);
  });
});

describe("surfaces", () => {
  test("a black roof of 64 °C, a green one of 42 °C, asphalt of 62 °C in the sun and 34 °C in the shade", () => {
    expect(surface(0.95)).toBeCloseTo(64.3, 1);
    expect(surface(0.75, 400)).toBeCloseTo(41.5, 1);
    expect(asphalt(900)).toBeCloseTo(62.4, 1);
    expect(asphalt(110)).toBeCloseTo(34, 1);
  });

  test("in a steady flow each layer takes its share of the fall, and the rest is the ceiling's", () => {
    const [top = 0, under = 0, ceiling = 0] = edges(64, [
      { name: "a", thickness: 0, resistance: 2.83 },
      { name: "b", thickness: 0, resistance: 1 },
    ]);
    expect(top - under).toBeCloseTo((40 * 2.83) / 4, 10);
    expect(under - ceiling).toBeCloseTo(10, 10);
  });

  test("of twenty rays the black roof throws back 1, the white one 14, the green one 5", () => {
    expect([0.95, 0.3, 0.75].map(thrownBack)).toEqual([1, 14, 5]);
  });
});

describe("the street", () => {
  test("a wide street sees 71 % of the sky and a narrow one 24 %; the drawn shares say the same", () => {
    expect(skyView(0.5)).toBeCloseTo(Math.SQRT1_2, 10);
    expect(skyView(2)).toBeCloseTo(0.243, 3);
    expect([escaping(0.5), escaping(2)]).toEqual([16, 6]);
  });

  test("streets as wide as their houses are high warm the night's air by 7.45 K; a park by nothing", () => {
    expect(warmest(1)).toBeCloseTo(7.45, 10);
    expect(warmest(0)).toBe(0);
    expect(warming(4.9)).toBeGreaterThan(8);
    expect(warming(6.06)).toBeLessThan(2);
    expect(warming(0.1)).toBeLessThan(0.1);
  });

  test("the wind's lines obey ∇²ψ = 0, no air circles a block, and between the blocks it flows twice as fast", () => {
    for (const [i, j] of [
      [10, 5],
      [36, 2],
      [60, 18],
    ] as const) {
      const psiAt = (x: number, y: number) => psi[y]?.[x] as number;
      expect(psiAt(i - 1, j) + psiAt(i + 1, j) + psiAt(i, j - 1) + psiAt(i, j + 1) - 4 * psiAt(i, j)).toBeCloseTo(0, 6);
    }
    expect(circulation(psi)).toBeCloseTo(0, 6);
    expect(faster).toBeCloseTo(2, 1);
  });
});

describe("water and heat", () => {
  test("20 mm on 100 m² are 2 m³: a bowl 20.4 cm deep, dry after ten hours", () => {
    expect(volume).toBe(2);
    expect(depth).toBeCloseTo(0.204, 3);
    expect(dryAfter).toBeCloseTo(10.2, 1);
  });

  test("the empty house is the warmer one at 30 minutes, the one with the bottle at 60", () => {
    const [a, b] = [house(false), house(true)];
    // The values that the instructions' worked example prints.
    expect([a.air[30], b.air[30], b.water[30]].map((value) => value?.toFixed(1))).toEqual(["5.9", "2.6", "3.7"]);
    expect([a.air[60], b.air[60], b.water[60]].map((value) => value?.toFixed(1))).toEqual(["0.5", "1.3", "2.9"]);
  });

  test("the lamp is 30 cm from both windows, and the base has room for the houses, the lamp and the roofs", () => {
    for (const place of windows) expect(distance(place)).toBeCloseTo(30.1, 1);
    for (const { x, y, w, h } of things) {
      expect([x, y, base.w - x - w, base.h - y - h].every((room) => room > 0)).toBe(true);
    }
  });
});
