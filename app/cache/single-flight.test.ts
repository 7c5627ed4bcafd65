import { expect, test } from "vitest";
import { createFlights } from "./single-flight";

const never = () => new Promise<string>(() => undefined);

test("those who ask while a thing is being made get that one", async () => {
  const share = createFlights<object>(1_000);
  let made = 0;
  const make = async () => ({ made: ++made });
  const answers = await Promise.all([share("a", make), share("a", make), share("a", make)]);
  expect(new Set(answers).size).toBe(1);
  expect(made).toBe(1);
});

test("what was made is not remembered: who asks afterwards has it made again", async () => {
  const share = createFlights<number>(1_000);
  let made = 0;
  const make = async () => ++made;
  expect([await share("a", make), await share("a", make)]).toEqual([1, 2]);
});

test("who waits too long, because the maker's request was given up, makes it alone, and others wait for that", async () => {
  const share = createFlights<string>(20);
  void share("a", never);
  expect(await share("a", async () => "own")).toBe("own");
  const [slow, waited] = await Promise.all([
    share("a", () => new Promise((resolve) => setTimeout(resolve, 5, "slow"))),
    share("a", never),
  ]);
  expect([slow, waited]).toEqual(["slow", "slow"]);
});

test("who waits for a maker that fails makes it alone; the maker learns of the failure", async () => {
  const share = createFlights<string>(1_000);
  const failing = share("a", () => Promise.reject(new Error("no")));
  const waiting = share("a", async () => "own");
  await expect(failing).rejects.toThrow("no");
  expect(await waiting).toBe("own");
});

test("different keys do not wait for each other", async () => {
  const share = createFlights<string>(60_000);
  void share("a", never);
  expect(await share("b", async () => "b")).toBe("b");
});
