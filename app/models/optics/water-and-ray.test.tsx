import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { reflectedShare, refractionAngle } from "./refraction";
import { waterAndRay } from "./water-and-ray";

/** Returns the thicknesses of the rays from the surface: the one that comes back, and the one that leaves. */
function raysAt(kendi: number, treguesi: number): { back: number; out: number } {
  const markup = renderToStaticMarkup(<waterAndRay.View values={{ kendi, treguesi }} />);
  const rays = [
    ...markup.matchAll(/<path d="M180 138l[^"]*" fill="none" stroke="([^"]*)" stroke-width="([^"]*)"([^>]*)/g),
  ]
    .filter(([, , , rest]) => !rest?.includes("dasharray"))
    .map(([, colour, width]) => [colour, Number(width)] as const);
  const widthOf = (colour: string) => rays.find((ray) => ray[0] === colour)?.[1] ?? 0;
  return { back: widthOf("currentColor"), out: widthOf("var(--spot)") };
}

test("the rays are as thick as their shares of the light, and a share of 0 % has none", () => {
  for (let kendi = 0; kendi <= 80; kendi += 2)
    for (let hundredths = 100; hundredths <= 242; hundredths += 7) {
      const treguesi = hundredths / 100;
      const { back, out } = raysAt(kendi, treguesi);
      const share = reflectedShare(kendi, treguesi, 1);
      const where = `${kendi}°, n = ${treguesi}`;
      expect(back > 0, where).toBe(share >= 0.0005);
      expect(out > 0, where).toBe(refractionAngle(kendi, treguesi, 1) !== null && share <= 0.9995);
      if (back > 0.5 && out > 0.5) expect(back / (back + out), where).toBeCloseTo(share, 9);
    }
});

test("nothing comes back where there is no border, and nothing leaves at the critical angle", () => {
  expect(raysAt(40, 1).back).toBe(0);
  expect(raysAt(30, 2).back).toBeCloseTo(3.6, 5);
  expect(raysAt(30, 2).out).toBe(0);
});
