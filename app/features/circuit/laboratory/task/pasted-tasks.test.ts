import { expect, test } from "vitest";
import { examples } from "../example-circuits";
import { writeLink, writeTaskLink, writeTasksLink } from "../link/circuit-link";
import { pastedTasks } from "./pasted-tasks.client";
import type { Task } from "./task";

const components = examples.find(({ title }) => title === "Pjesëtuesi i tensionit")?.components ?? [];
const edge = components.find(({ kind }) => kind === "resistor")?.edge ?? -1;
const taskOf = (ask: "value" | "voltage"): Task => ({ components, question: { ask, edge }, metersOnly: true });
const [value, voltage] = [taskOf("value"), taskOf("voltage")];
const address = "https://prizma.example/physics/electricity-simulator#q=";
const valueRow = { link: writeTaskLink(value), title: "Sa është R₁?" };

test("a task is read from its address, from the text behind #q= and with spaces around it", () => {
  for (const text of [address + writeTaskLink(value), writeTaskLink(value), ` ${address}${writeTaskLink(value)}\n`]) {
    expect(pastedTasks(text)).toEqual({ tasks: [valueRow] });
  }
});

test("the link of a sheet gives each task by itself", () => {
  expect(pastedTasks(address + writeTasksLink([value, voltage]))).toEqual({
    tasks: [valueRow, { link: writeTaskLink(voltage), title: "Sa është tensioni në skajet e R₁?" }],
  });
});

test.each([
  ["një fjalë", "nuk është bërë"],
  [address + writeTaskLink(value).slice(0, -1), "i mungon një copë"],
  [address + writeLink(components), "qark pa pyetje"],
])("%s is told", (text, words) => {
  expect(pastedTasks(text)).toMatchObject({ says: expect.stringContaining(words) });
});
