import { expect, test } from "vitest";
import { checkedLesson, faultyLines } from "../../fixtures/checked-lesson";
import { unwritten } from "./unwritten";

test("a place that a beginning left open is told wherever it stands", () => {
  expect(faultyLines(unwritten, "✎ Pse?\n\n## ✎ Titulli\n\n:::shenim[✎ Emri]\nTekst.\n:::\n")).toEqual([1, 3, 5]);
  expect(faultyLines(unwritten, "Pse bie guri?\n")).toEqual([]);
});

test("two places of one line are told apart, each with its words", () => {
  const messages = unwritten.check(checkedLesson("✎ Një. ✎ Dy.")).map(({ message }) => message);
  expect(messages).toEqual(["Ende për t’u shkruar: „Një.“.", "Ende për t’u shkruar: „Dy.“."]);
});

test("a computation that is still the example's is told by its remark", () => {
  const written = "Koha.\n\n```llogari\n# ✎ Me numrat e tu.\nd = 6 * 8\n```\n";
  expect(faultyLines(unwritten, written)).toEqual([4]);
  expect(faultyLines(unwritten, written.replace("✎ ", ""))).toEqual([]);
});
