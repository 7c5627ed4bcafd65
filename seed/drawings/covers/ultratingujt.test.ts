import { expect, test } from "vitest";
import picture, { boneAt, impedance, reflected, scanLines, skinAt, skinSwing, swing } from "./ultratingujt";

test("0.2 % of the sound comes back from skin in water and 43 % from bone", () => {
  expect(reflected(impedance.water, impedance.tissue)).toBeCloseTo(0.0023, 4);
  expect(reflected(impedance.tissue, impedance.bone)).toBeCloseTo(0.428, 3);
});

test("bone swings more than skin, a border aslant less than one across, and one along the beam not at all", () => {
  const [skin, bone] = [reflected(impedance.water, impedance.tissue), reflected(impedance.tissue, impedance.bone)];
  expect(swing(bone, 0)).toBeGreaterThan(2 * swing(skin, 0));
  expect(swing(skin, 0.5)).toBeLessThan(swing(skin, 0));
  expect(swing(skin, 0.5)).toBeGreaterThan(0);
  expect(swing(skin, 4)).toBe(0);
});

test("the echo of the face is seen on forehead, nose and chest, and lost where the skull turns away", () => {
  for (const x of [318, 538, 1080]) expect(skinSwing(x)).toBeGreaterThan(3);
  expect(skinSwing(80)).toBe(0);
});

test("the nose is nearer to the probe than brow, lips and chin, and the profile has no gap", () => {
  for (const x of [468, 628, 704]) expect(skinAt(538)).toBeLessThan(skinAt(x) - 40);
  for (let x = 90; x < 1200; x++) expect(Math.abs(skinAt(x + 1) - skinAt(x))).toBeLessThan(12);
});

test("every bone is under the skin and inside the picture, and between the bones there is none", () => {
  for (const x of [200, 500, 590, 700, 910, 1170]) {
    expect(boneAt(x)).toBeGreaterThan(skinAt(x) + 20);
    expect(boneAt(x)).toBeLessThan(picture.height);
  }
  for (const x of [460, 550, 800, 945]) expect(boneAt(x)).toBeUndefined();
});

test("there are as many scan lines as the description says", () => {
  expect(picture.description).toContain(`${scanLines} rreze`);
});
