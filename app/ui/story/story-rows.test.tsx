// @vitest-environment jsdom
import { render } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import type { Card } from "../../magazine/card";
import { StoryRows } from "./story-rows";

afterEach(() => document.body.replaceChildren());

const card = (id: number, imageUrl = `/covers/${id}.svg`): Card => ({
  content: {
    id,
    title: `Mësimi ${id}`,
    slug: `mesimi-${id}`,
    imageUrl,
    categoryId: 1,
    contentTypeId: 1,
    authorId: 1,
    duration: 6,
    featured: false,
    excerpt: "Një fjali.",
  },
  author: null,
  subject: "physics",
  href: `/physics/mesimi-${id}`,
});

test("a story shows who signs it: the picture, else the initials beside the name", () => {
  const editors = { id: 1, name: "Redaksia e Fizikës", avatarUrl: "/desks/fizika.png", title: "" };
  const cards = [{ ...card(1), author: editors }, { ...card(2), author: { ...editors, avatarUrl: null } }, card(3)];
  render(<StoryRows cards={cards} />);
  const lines = [...document.querySelectorAll(".story-author")];
  expect(lines[0]?.querySelector("img")?.getAttribute("src")).toBe("/desks/fizika.png");
  expect(lines.slice(1).map((line) => line.textContent)).toEqual(["RFRedaksia e Fizikës", "RRedaksia"]);
});

test("every story of a list of any length has its picture, the same one twice too", () => {
  for (let length = 1; length <= 13; length++) {
    const cards = Array.from({ length }, (_, k) => card(k + 1, k === 1 ? "/covers/1.svg" : undefined));
    render(<StoryRows cards={cards} />);
    const stories = [...document.querySelectorAll("article")];
    expect(stories).toHaveLength(length);
    expect(stories.map((story) => story.querySelectorAll(".plate img").length)).toEqual(stories.map(() => 1));
    document.body.replaceChildren();
  }
});
