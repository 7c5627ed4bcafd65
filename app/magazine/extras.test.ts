import { expect, test } from "vitest";
import type { Content } from "./content";
import { extrasOf, extrasText } from "./extras";

const piece = (changes: Partial<Content>): Content => ({
  id: 1,
  title: "Graviteti",
  slug: "graviteti",
  imageUrl: "/covers/graviteti.svg",
  categoryId: 1,
  contentTypeId: 1,
  authorId: 1,
  duration: 6,
  featured: false,
  content: "<p>Bie.</p>",
  models: [],
  ...changes,
});

test.each<[string, Partial<Content>, string]>([
  ["a lesson of words alone has nothing besides", {}, ""],
  ["one model", { models: ["pitagora"] }, "me model"],
  ["two models", { models: ["pitagora", "graviteti"] }, "me 2\u00a0modele"],
  [
    "a lesson that leads to the simulator",
    { models: ["baterite"], content: '<p><a href="/physics/electricity-simulator">Provoje</a></p>' },
    "me model, me simulator",
  ],
  [
    "a quiz has its questions",
    { contentTypeId: 3, quizData: JSON.stringify({ questions: [{}, {}, {}] }) },
    "3\u00a0pyetje",
  ],
  ["a game has its levels", { contentTypeId: 2, gameData: JSON.stringify({ levels: 5 }) }, "5\u00a0nivele"],
  ["a broken text of play says nothing", { contentTypeId: 2, gameData: "{", quizData: "null" }, ""],
  ["levels that are no number say nothing", { contentTypeId: 2, gameData: JSON.stringify({ levels: "x" }) }, ""],
])("%s", (_, changes, words) => {
  expect(extrasText(extrasOf(piece(changes)))).toBe(words);
});
