import { expect, test } from "vitest";
import { loadPictures } from "./all-pictures";
import { labelsOf } from "./kit/labels";

/** The drawing at the head of `/mesuesi`, which no card shows. */
const atHead = "klasa";

/** Smallest label of a cover: 11 px in a card of 112. */
const least = (11 * 1200) / 112;

test("small letters of a cover are its words, which stand at the head of a lesson alone", async () => {
  const covers = (await loadPictures()).filter(
    ({ path, picture }) =>
      path.startsWith("public/covers/") && !picture.name.endsWith("-strip") && picture.name !== atHead,
  );
  expect(covers.length).toBeGreaterThan(60);
  const small = covers.flatMap(({ picture: { name, body } }) =>
    labelsOf(body).flatMap(({ text, size }) => (size < least ? [`${name}: ${text}`] : [])),
  );
  expect(small).toEqual([]);
});
