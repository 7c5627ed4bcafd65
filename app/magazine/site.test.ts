import { expect, test } from "vitest";
import { categoryPicture } from "./category";
import { socialPicture } from "./site";

test("a shared piece shows its own picture: a drawing, or an editor's photograph", () => {
  expect(socialPicture("graviteti", "/covers/graviteti.svg")).toBe("/social/graviteti.png");
  expect(socialPicture("liqeni", "/pictures/liqeni-1100.webp")).toBe("/social/liqeni.jpg");
});

test("a shared piece that still has its department's cover shows its department's picture", () => {
  expect(socialPicture("e-re", "/covers/kapitull-math.svg")).toBe("/social/math.png");
  expect(socialPicture("e-re", "/covers/kapitull-physics.svg")).toBe("/social/physics.png");
});

test("a shared chapter shows its own picture only if its cover is its own drawing", () => {
  const fluids = { name: "fluidet", type: "physics" as const };
  const cases = [undefined, "/covers/fluidet.svg", "/covers/kapitull-physics.svg", "/pictures/det-1100.webp"];
  expect(cases.map((cover) => categoryPicture({ ...fluids, cover }))).toEqual([
    "fluidet",
    "fluidet",
    "physics",
    "physics",
  ]);
});
