import fc from "fast-check";
import { expect, test } from "vitest";
import { telescope } from "./telescope";
import { growth, sharpPlace, spreading } from "./two-lenses";

test("an eyepiece of 20 dioptres stands 25 cm behind the objective and shows a star's angle fourfold, turned over", () => {
  expect(sharpPlace(20)).toBeCloseTo(25, 9);
  expect(growth(25, 20)).toBeCloseTo(-4, 9);
});

test("one of −20 dioptres stands at 15 cm and shows it fourfold, upright (Galilei's)", () => {
  expect(sharpPlace(-20)).toBeCloseTo(15, 9);
  expect(growth(15, -20)).toBeCloseTo(4, 9);
});

test("one of 10 dioptres stands at 30 cm and doubles it; plain glass stands nowhere", () => {
  expect(growth(sharpPlace(10) as number, 10)).toBeCloseTo(-2, 9);
  expect(sharpPlace(0)).toBeNull();
});

const powers = fc.oneof(fc.double({ min: 6, max: 25, noNaN: true }), fc.double({ min: -25, max: -6, noNaN: true }));

test("rays of a star leave parallel where the foci meet, and then alone", () => {
  fc.assert(
    fc.property(powers, fc.double({ min: 0.5, max: 10, noNaN: true }), (power, away) => {
      const place = sharpPlace(power) as number;
      expect(spreading(place, power)).toBeCloseTo(0, 9);
      expect(Math.abs(spreading(place + away, power))).toBeGreaterThan(0.001);
    }),
  );
});

test("there an angle grows as the focal lengths stand to each other", () => {
  fc.assert(
    fc.property(powers, (power) => {
      expect(growth(sharpPlace(power) as number, power)).toBeCloseTo(-power / 5, 9);
    }),
  );
});

test("the question is answered where the rays leave parallel", () => {
  const { shown } = telescope.question;
  expect(shown({ okulari: 25, fuqia: 20 })).toBe(true);
  expect(shown({ okulari: 20, fuqia: 20 })).toBe(false);
});

test("a view that is said to be sharp grows as the lesson's f₁ : f₂, over all settings, and every eyepiece that fits has one", () => {
  for (let fuqia = -25; fuqia <= 25; fuqia += 5) {
    const views = Array.from({ length: 47 }, (_, i) => telescope.readings({ okulari: 8 + i / 2, fuqia })[2]?.[1]);
    const sharp = views.filter((view) => view !== "e turbullt");
    const place = sharpPlace(fuqia);
    expect(sharp.length, `${fuqia}`).toBe(place !== null && place >= 8 && place <= 31 ? 1 : 0);
    for (const view of sharp) expect(view).toBe(`${Math.abs(fuqia / 5)},0\u00a0herë`);
  }
});
