import { expect, test } from "vitest";
import { cos, exp, log, tanh } from "./portable-math";

const steps = (from: number, to: number) => Array.from({ length: 401 }, (_, i) => from + ((to - from) * i) / 400);

test("exp, tanh, ln and cosine are those of the engine to fourteen digits", () => {
  for (const x of steps(-30, 30)) expect(exp(x) / Math.exp(x)).toBeCloseTo(1, 13);
  for (const x of steps(-25, 25)) expect(tanh(x)).toBeCloseTo(Math.tanh(x), 12);
  for (const x of steps(0.1, 25)) expect(tanh(x)).toBeCloseTo(Math.tanh(x), 13);
  for (const x of steps(1e-12, 40)) expect(log(x)).toBeCloseTo(Math.log(x), 13);
  for (const x of steps(-13, 13)) expect(cos(x)).toBeCloseTo(Math.cos(x), 13);
});

test("they give the same bits on every engine", () => {
  const bits = (value: number) => Buffer.from(Float64Array.of(value).buffer).reverse().toString("hex");
  expect([exp(1.25), tanh(0.7), log(0.3), cos(2.5), exp(-17.1)].map(bits)).toEqual([
    "400bec38edb0faf0",
    "3fe356fb17af2e91",
    "bff34378fcbda721",
    "bfe9a2f7ef858b7e",
    "3e641c6c38078988",
  ]);
});

test("tanh keeps its digits close to zero", () => {
  expect(tanh(1e-9) / 1e-9).toBeCloseTo(1, 15);
  expect(tanh(0.0199)).toBeCloseTo(Math.tanh(0.0199), 12);
});
