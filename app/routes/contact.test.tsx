// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import Contact, { CodeWay } from "./contact";

afterEach(() => document.body.replaceChildren());

test("contact says what to write, to which desk and to whom it is given", () => {
  render(<Contact />);
  const terms = [...document.querySelectorAll("dt")].map((term) => term.textContent);
  expect(terms).toEqual(["Adresa e faqes", "Redaksia", "Fjalia, formula ose numri", "Çfarë prisje ti dhe pse"]);
  expect(document.body.textContent).toContain("jepja fletën mësuesit");
});

test("the way by the code is a link where the school has said where, and is promised nowhere else", () => {
  render(<CodeWay address="https://kodi.example/prizma" />);
  expect(screen.getByRole("link", { name: "depoja e saj" }).getAttribute("href")).toBe("https://kodi.example/prizma");
  document.body.replaceChildren();
  render(<CodeWay address={null} />);
  expect(screen.queryByRole("link")).toBeNull();
  expect(document.body.textContent).not.toContain("issue");
});
