import { expect, test } from "vitest";
import { parseContent } from "./content";

const content = {
  id: 1,
  title: "Uji",
  slug: "uji",
  content: "",
  imageUrl: "",
  categoryId: 1,
  contentTypeId: 3,
  authorId: 1,
  duration: 5,
  featured: false,
};

test("a field that is null is absent where it is optional, and missing where it is not", () => {
  expect(parseContent({ ...content, quizData: null, needs: null })).toEqual({ ok: true, value: content });
  expect(parseContent({ ...content, title: null })).toMatchObject({ ok: false });
});
