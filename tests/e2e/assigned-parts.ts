/** A circuit task, an assignment of a round of Number Ninja and that task, and a pupil who works it. */
import type { Page } from "@playwright/test";
import { examples } from "../../app/features/circuit/laboratory/example-circuits";
import { writeTaskLink } from "../../app/features/circuit/laboratory/link/circuit-link";
import { writeAssignment } from "../../app/magazine/classroom/assignment-code";
import { solve } from "../solve";
import { expect } from "./magazine";

/** Returns a task of the laboratory: the hidden value of the first resistor, 20 Ω. */
export function circuitTask(): string {
  const components = examples.find(({ title }) => title === "Pjesëtuesi i tensionit")?.components ?? [];
  const edge = components.find(({ kind }) => kind === "resistor")?.edge ?? -1;
  return writeTaskLink({ components, question: { ask: "value", edge }, metersOnly: true });
}

/** Returns the code of an assignment with a round of sums and the task, with help. */
export function gameAndCircuit(): string {
  return writeAssignment({
    ...{ hasOwnNumbers: true, hasHelp: true, keepsTyped: true, who: "number", seed: 4711 },
    parts: [
      { kind: "game", operations: 1, clock: 0 },
      { kind: "circuit", link: circuitTask() },
    ],
  });
}

/** Answers two sums and the hidden resistance. @returns the code of the result */
export async function workGameAndCircuit(page: Page, number: string): Promise<string> {
  const main = page.getByRole("main");
  const press = (name: string | RegExp) => page.getByRole("button", { name, exact: true }).click();
  await page.getByLabel("Numri yt në regjistër").fill(number);
  await press("Fillo");
  await press("Nise raundin");
  for (let round = 0; round < 2; round++) {
    const sum = (await page.locator("#ninja-exercise").textContent()) ?? "";
    const field = page.getByRole("textbox", { name: "Përgjigjja" });
    await field.fill(`${solve(sum)}`);
    await field.press("Enter");
    await expect(page.locator("#ninja-exercise")).not.toHaveText(sum);
  }
  await press("Përfundo");
  await press("Ushtrimi tjetër");
  await page.getByLabel("Përgjigjja").fill("20");
  await press("Kontrollo");
  await expect(page.locator("#task-verdict")).toContainText("Po, saktë");
  await press("Te fundi");
  await expect(main.getByRole("heading", { name: "Mbarove: 2 nga 2." })).toBeVisible();
  return (await page.locator("code").textContent()) ?? "";
}
