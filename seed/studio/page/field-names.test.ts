import { expect, it } from "vitest";
import { withLabels } from "./field-names";

it.each([
  ["„english“ është bosh.", "„Anglisht“ është bosh."],
  ["„title“ ka vetëm hapësira.", "„Titulli“ ka vetëm hapësira."],
  ["„pesha“ është edhe te „forca“.", "„pesha“ është edhe te „forca“."],
])("a finding says %j as %j", (message, words) => {
  expect(withLabels(message)).toBe(words);
});
