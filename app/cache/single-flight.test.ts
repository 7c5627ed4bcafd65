import { expect, test } from "vitest";
import { createSingleFlight } from "./single-flight";

const never = () => new Promise<string>(() => undefined);

test("those who ask while the work is under way get its result, and it is done once", async () => {
  const once = createSingleFlight<object>(1_000);
  let made = 0;
  const make = async () => ({ made: ++made });
  const results = await Promise.all([once("a", make), once("a", make), once("a", make)]);
  expect(new Set(results).size).toBe(1);
  expect(made).toBe(1);
});

test("a result is not remembered: who asks afterwards has the work done again", async () => {
  const once = createSingleFlight<number>(1_000);
  let made = 0;
  const make = async () => ++made;
  expect([await once("a", make), await once("a", make)]).toEqual([1, 2]);
});

test("who waits longer than the time-out does the work alone, and others wait for that", async () => {
  const once = createSingleFlight<string>(20);
  void once("a", never);
  expect(await once("a", async () => "own")).toBe("own");
  const [slow, waited] = await Promise.all([
    once("a", () => new Promise((resolve) => setTimeout(resolve, 5, "slow"))),
    once("a", never),
  ]);
  expect([slow, waited]).toEqual(["slow", "slow"]);
});

test("who waits for work that fails does it alone; the first learns of the failure", async () => {
  const once = createSingleFlight<string>(1_000);
  const failing = once("a", () => Promise.reject(new Error("no")));
  const waiting = once("a", async () => "own");
  await expect(failing).rejects.toThrow("no");
  expect(await waiting).toBe("own");
});

test("different keys do not wait for each other", async () => {
  const once = createSingleFlight<string>(60_000);
  void once("a", never);
  expect(await once("b", async () => "b")).toBe("b");
});
