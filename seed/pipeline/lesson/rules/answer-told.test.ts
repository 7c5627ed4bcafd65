import { expect, test } from "vitest";
import { checkedLesson } from "../../fixtures/checked-lesson";
import { answerTold } from "./answer-told";

const block = (caption: string) => `::modeli[${caption}]{emri="liqeni-ngrin"}`;
const found = (source: string) =>
  answerTold.check(checkedLesson(source)).map(({ line, message }) => `${line} ${message.split(":").at(-1)}`);

test("answer-told names the words under a model that tell what the model asks", () => {
  expect(found(`Një liqen.\n\n${block("Sipër ngrin, fundi rri te *katër gradë*.")}\n`)).toEqual(["3  „4°c“."]);
  expect(found(`Një liqen.\n\n${block("Tërhiq ditën, pastaj fundin e liqenit.")}\n`)).toEqual([]);
});

test("answer-told names the heading above the model, and no other", () => {
  const model = '::modeli[Shiko.]{emri="arrije-stacionin"}';
  expect(found(`## Duke frenuar arrin më herët\n\n${model}\n\n## Duke frenuar\n`)).toEqual(["1  „Duke frenuar“."]);
  expect(found(`## Lart është lehtë\n\n${model}\n`)).toEqual([]);
});
