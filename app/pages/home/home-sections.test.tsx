// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { homeSections } from "./hidden-sections";
import { MathShowcase, Newsletter, PhysicsShowcase } from "./home-sections";

afterEach(cleanup);

const addresses = () => screen.getAllByRole("link").map((link) => link.getAttribute("href"));

test("the three sections are hidden (product 6.5)", () => {
  expect(homeSections).toEqual({ mathShowcase: false, physicsShowcase: false, newsletter: false });
});

test("the showcase of mathematics leads to algebra, the game and the quiz, with their figures", () => {
  render(<MathShowcase />);
  expect(addresses()).toEqual(["/math/algebra", "/math/number-ninja", "/math/calculus-quiz"]);
  expect(document.body.textContent).toMatch(/20/);
  expect(document.body.textContent).toMatch(/70/);
  expect(document.body.textContent).toMatch(/15/);
});

test("the showcase of physics leads to mechanics, the simulator and the waves quiz, with their figures", () => {
  render(<PhysicsShowcase />);
  expect(addresses()).toEqual(["/physics/mechanics", "/physics/electricity-simulator", "/physics/waves-quiz"]);
  expect(document.body.textContent).toMatch(/15/);
  expect(document.body.textContent).toMatch(/75/);
});

test("the newsletter thanks whoever subscribes", async () => {
  render(<Newsletter />);
  await userEvent.type(screen.getByRole("textbox"), "nxenes@shkolla.al");
  await userEvent.click(screen.getByRole("button"));
  // The toast view loads lazily.
  await expect
    .poll(() => document.querySelector('[aria-label="Njoftime (F8)"] li')?.textContent ?? "")
    .toContain("Subscribed!");
});
