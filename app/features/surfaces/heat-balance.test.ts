import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { balance, lampLight, type Surface, saturation, warming } from "./heat-balance";

const black: Surface = { absorptivity: 0.95, heatCapacity: 9000, wetness: 0 };
const white: Surface = { ...black, absorptivity: 0.3 };
const moss: Surface = { absorptivity: 0.75, heatCapacity: 30_000, wetness: 0.6 };
const room = { light: 400, air: 22 };
const last = (values: number[]) => values.at(-1) ?? Number.NaN;

describe("the balance by hand", () => {
  test("at the room's temperature a dry roof loses nothing: all that it takes in is kept", () => {
    expect(balance(black, room, 22)).toEqual({ absorbed: 380, convection: 0, radiation: 0, evaporation: 0, kept: 380 });
  });

  test("at 50 °C in a room of 20 °C: 6 · 30 = 180 W/m² to the air, 0.95 · σ · (323.15⁴ − 293.15⁴) ≈ 189.6 radiated", () => {
    const { convection, radiation } = balance(black, { light: 0, air: 20 }, 50);
    expect(convection).toBeCloseTo(180, 10);
    expect(radiation).toBeCloseTo(189.6, 1);
  });

  test("open water at 25 °C in air of 25 °C and half its vapour: 6/66 · 0.5 · 3164 Pa ≈ 144 W/m²", () => {
    const { evaporation } = balance({ ...moss, wetness: 1 }, { light: 0, air: 25 }, 25);
    expect(evaporation).toBeCloseTo(144, 0);
  });

  test("vapour saturates at 611 Pa at 0 °C, and near 2339 Pa at 20 °C and 7384 Pa at 40 °C", () => {
    expect(saturation(0)).toBeCloseTo(611.2, 5);
    expect(Math.abs(saturation(20) / 2339 - 1)).toBeLessThan(0.005);
    expect(Math.abs(saturation(40) / 7384 - 1)).toBeLessThan(0.005);
  });

  test("100 W at 30 cm give 0.9 · 100 / (2.5 · 0.09) = 400 W/m²; twice as far, a quarter", () => {
    expect(lampLight(100, 0.3)).toBeCloseTo(400, 10);
    expect(lampLight(100, 0.6)).toBeCloseTo(100, 10);
  });
});

describe("half an hour with the lamp, half an hour without", () => {
  test("the first minute of a black roof is near 380 · 60 / 9000 ≈ 2.5 K", () => {
    const [start = 0, first = 0] = warming(black, room);
    expect(start).toBe(22);
    expect(first - start).toBeGreaterThan(2.3);
    expect(first - start).toBeLessThan(380 * (60 / 9000));
  });

  test("where losses go with the difference alone, the curve is the exponential of the textbook", () => {
    // Radiation barely bends a small rise: 2 W/m² against h + 4·ε·σ·T₀³.
    const faint = { light: 2 / 0.95, air: 22 };
    const exchange = 6 + 4 * 0.95 * 5.670374419e-8 * 295.15 ** 3;
    const exact = (t: number) => 22 + (2 / exchange) * (1 - Math.exp((-t * exchange) / 9000));
    const curve = warming(black, faint);
    for (const minute of [5, 15, 30]) expect(curve[minute]).toBeCloseTo(exact(minute * 60), 3);
  });

  test("the heat that was kept is the rise times the capacity", () => {
    const curve = warming(black, room);
    // Simpson's rule over the first 30 minutes.
    const kept = curve.slice(0, 31).map((temperature) => balance(black, room, temperature).kept);
    const sum = kept.reduce(
      (all, value, index) => all + value * (index === 0 || index === 30 ? 1 : index % 2 ? 4 : 2),
      0,
    );
    expect((sum * 60) / 3 / 9000).toBeCloseTo((curve[30] ?? 0) - 22, 2);
  });

  test("after 15 minutes black stands far above white and above wet moss", () => {
    const at15 = [black, white, moss].map((surface) => warming(surface, room)[15] ?? 0);
    const [hot = 0, bright = 0, green = 0] = at15;
    expect(hot).toBeGreaterThan(bright + 10);
    expect(hot).toBeGreaterThan(green + 10);
  });

  test("without the lamp every roof goes back towards the room, and wet moss below it", () => {
    expect(last(warming(black, room))).toBeLessThan(26);
    expect(last(warming(moss, room))).toBeLessThan(last(warming(white, room)));
  });

  test("no light, no change in a dry roof", () => {
    expect(new Set(warming(black, { light: 0, air: 18 }))).toEqual(new Set([18]));
  });

  test("more light never makes a roof colder", () => {
    const light = fc.double({ min: 0, max: 1000, noNaN: true });
    fc.assert(
      fc.property(light, light, (a, b) => {
        const [less, more] = [Math.min(a, b), Math.max(a, b)].map(
          (each) => warming(moss, { light: each, air: 22 })[30],
        );
        expect(more).toBeGreaterThanOrEqual((less ?? 0) - 1e-9);
      }),
      { numRuns: 30 },
    );
  });
});
