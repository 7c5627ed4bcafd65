import { expect, test } from "vitest";
import type { Vec2 } from "../kit/curve";
import { after, factor, galaxies, home } from "./qendra-eshte-kudo";

const distance = (p: Vec2, q: Vec2) => Math.hypot(p[0] - q[0], p[1] - q[1]);

test("every distance between two galaxies grows by the same factor, whoever draws the picture", () => {
  for (const centre of [home.a, home.b]) {
    for (const p of galaxies.slice(0, 8)) {
      for (const q of galaxies.slice(8)) {
        expect(distance(after(p, centre), after(q, centre)) / distance(p, q)).toBeCloseTo(factor, 10);
      }
    }
  }
});

test("both pictures are the same but for a shift: nobody can tell who is the centre", () => {
  const shift = (p: Vec2): Vec2 => {
    const [a, b] = [after(p, home.a), after(p, home.b)];
    return [a[0] - b[0], a[1] - b[1]];
  };
  const [x, y] = shift(home.a);
  for (const p of galaxies) {
    expect(shift(p)[0]).toBeCloseTo(x, 12);
    expect(shift(p)[1]).toBeCloseTo(y, 12);
  }
});
