// @vitest-environment jsdom
import { beforeEach, expect, test } from "vitest";
import { keptGuess } from "./kept-guess";

const choices = ["Bie", "Mbetet", "Rritet"];

beforeEach(() => sessionStorage.clear());

test("a guess comes back for its own model alone", () => {
  keptGuess("pitagora", choices).write("Mbetet");
  expect(keptGuess("pitagora", choices).read()).toBe("Mbetet");
  expect(keptGuess("stemat", choices).read()).toBeNull();
});

test("a guess follows its words when the choices change places", () => {
  keptGuess("pitagora", choices).write("Mbetet");
  expect(keptGuess("pitagora", ["Mbetet", "Bie"]).read()).toBe("Mbetet");
});

test.each([["Ndalet"], [1], [null], [["Bie"]]])("what is no choice of the question, %j, is no guess", (kept) => {
  sessionStorage.setItem("prizma:parashikimet/pitagora", JSON.stringify([1, kept]));
  expect(keptGuess("pitagora", choices).read()).toBeNull();
});
