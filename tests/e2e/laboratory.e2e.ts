import type { Page } from "@playwright/test";
import { newGridComponent } from "../../app/features/circuit/laboratory/grid/grid-component";
import { writeLink } from "../../app/features/circuit/laboratory/link/circuit-link";
import { simulator, stopTime, text } from "./circuit-bench";
import { board, button, dock, drag, edge, openLaboratory, row, table } from "./laboratory-bench";
import { expect, test } from "./magazine";
import { openAlive } from "./playing";

test("opens with a circuit that works and says how to build; an example brings the board into view", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await openLaboratory(page);
  await expect(page.getByRole("heading", { level: 1, name: "Laboratori i lirë" })).toBeFocused();
  await expect(row(page, /Ampermetri/)).toContainText("0,293");
  await expect(dock(page)).toContainText("Zgjidh një pjesë, pastaj prek vendin mes dy pikave");
  // One screen of the tool: board, palette, the selected part's controls and read-outs.
  await edge(page, /^Bateria, /).click();
  await expect(dock(page)).toContainText("I 0,293 A");
  for (const part of [board(page), page.locator(".lab-tools"), dock(page), text(page)]) {
    const box = await part.boundingBox();
    expect([(box?.y ?? 0) >= 0, (box?.y ?? 0) + (box?.height ?? 0) <= 768]).toEqual([true, true]);
  }
  const ready = button(page, "Dy llamba në paralel");
  await ready.scrollIntoViewIfNeeded();
  await ready.click();
  await expect(board(page)).toBeInViewport({ ratio: 0.95 });
  await expect(dock(page)).toContainText("Hap çelësin e njërës");
  // The task disappears with its circuit.
  await button(page, "Zbraz").click();
  await expect(dock(page)).not.toContainText("Hap çelësin e njërës");
  await expect(button(page, "Zbraz")).toBeFocused();
  await board(page).click({ position: { x: 100, y: 100 } });
  await expect(text(page)).toContainText("Zgjidh më parë një pjesë");
  await button(page, "Te nivelet").click();
  await expect(button(page, "Nis nivelin e parë")).toBeVisible();
});

test("a circuit is built by keys: a tool, then places on the board; moved, taken back, and read", async ({ page }) => {
  await openLaboratory(page);
  await button(page, "Zbraz").click();
  // The upper left square. The battery is at the top, the lamp at the right, wires at the bottom and at the left.
  const square: [tool: string, arrows: string[], place: string][] = [
    ["Bateri", [], "Bosh, rreshti 1, nga kolona 1 te 2"],
    ["Llambë", ["ArrowDown", "ArrowRight"], "Bosh, kolona 2, nga rreshti 1 te 2"],
    ["Tel", ["ArrowLeft", "ArrowDown"], "Bosh, rreshti 2, nga kolona 1 te 2"],
    ["Tel", ["ArrowUp"], "Bosh, kolona 1, nga rreshti 1 te 2"],
  ];
  let tool = "";
  for (const [name, arrows, place] of square) {
    if (name !== tool) {
      await button(page, name).focus();
      await page.keyboard.press("Enter");
      tool = name;
      await board(page).locator("button[tabindex='0']").focus();
    }
    for (const arrow of arrows) await page.keyboard.press(arrow);
    await expect(edge(page, place)).toBeFocused();
    await page.keyboard.press("Enter");
  }
  await expect(row(page, /Llamba/)).toContainText("0,571");
  await page.keyboard.press("Delete");
  await expect(text(page)).toContainText("rruga ndërpritet te vendi i shënuar (kolona 1, nga rreshti 1 te 2)");
  await page.keyboard.press("Control+z");
  await expect(row(page, /Llamba/)).toContainText("0,571");
  await page.keyboard.press("Control+Shift+Z");
  await expect(row(page, /Llamba/)).toContainText("0,00");
  await page.keyboard.press("Control+z");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Shift+ArrowRight");
  await expect(edge(page, "Tel, rreshti 2, nga kolona 2 te 3")).toBeFocused();
});

test("every control has its name, in words", async ({ page }) => {
  await openLaboratory(page);
  await edge(page, /^Bateria, /).click();
  await button(page, "Grafiku").click();
  // Nothing can be read back of a graph that was stopped before its first sample.
  await expect(page.getByText(/^t = (?!0,00)/)).toBeVisible();
  await button(page, "Pauzë").click();
  await expect(page.getByRole("slider", { name: /Koha në grafik/ })).toBeVisible();
  const controls = page
    .locator("section.page-width")
    .getByRole("button")
    .or(page.getByRole("slider"))
    .or(page.getByRole("textbox"))
    .or(page.getByRole("combobox"));
  const snapshot = await page.locator("section.page-width").ariaSnapshot();
  const lines = snapshot.split("\n").filter((line) => /^\s*- (button|slider|textbox|combobox)/.test(line));
  expect(lines.length).toBe(await controls.count());
  expect(lines.filter((line) => !/^\s*- \w+ "[^"]+"/.test(line))).toEqual([]);
  for (const name of [
    "Forca elektromotore në volt",
    "Rezistenca e brendshme në om",
    "Koha në grafik",
    "Pjesa në grafik",
  ]) {
    expect(snapshot).toContain(name);
  }
});

test("with the mouse a part is dragged out of the palette and carried; a stroke of wire is one step back", async ({
  page,
}) => {
  await openLaboratory(page);
  await button(page, "Zbraz").click();
  await drag(page, button(page, "Llambë"), edge(page, "Bosh, rreshti 2, nga kolona 2 te 3"));
  await expect(edge(page, /^Llamba, rreshti 2, nga kolona 2 te 3/)).toHaveAttribute("aria-pressed", "true");
  await drag(page, edge(page, /^Llamba, /), edge(page, "Bosh, kolona 5, nga rreshti 3 te 4"));
  await expect(edge(page, /^Llamba, kolona 5, nga rreshti 3 te 4/)).toBeVisible();
  await page.keyboard.press("Control+z");
  await expect(edge(page, /^Llamba, rreshti 2, nga kolona 2 te 3/)).toBeVisible();
  await button(page, "Zbraz").click();
  await button(page, "Tel").click();
  const wires = edge(page, /^Tel, /);
  await drag(page, edge(page, "Bosh, rreshti 1, nga kolona 1 te 2"), edge(page, "Bosh, rreshti 1, nga kolona 4 te 5"));
  await expect(wires).toHaveCount(4);
  // A wire over an existing part changes nothing.
  await drag(page, wires.first(), wires.last());
  await expect(wires).toHaveCount(4);
  await button(page, "Gomë").click();
  await drag(page, wires.first(), wires.nth(2));
  await expect(wires).toHaveCount(1);
  await button(page, "Zhbëj").click();
  await expect(wires).toHaveCount(4);
  await button(page, "Zhbëj").click();
  await expect(wires).toHaveCount(0);
});

test("who draws the loop first puts a part into it, by a tap or out of the palette; what is in the way is named", {
  tag: "@whole",
}, async ({ page }) => {
  await openLaboratory(page);
  await button(page, "Zbraz").click();
  await button(page, "Tel").click();
  for (const [from, to] of [
    ["Bosh, rreshti 1, nga kolona 1 te 2", "Bosh, rreshti 1, nga kolona 2 te 3"],
    ["Bosh, rreshti 2, nga kolona 1 te 2", "Bosh, rreshti 2, nga kolona 2 te 3"],
  ] as const)
    await drag(page, edge(page, from), edge(page, to));
  for (const column of [1, 3]) await edge(page, `Bosh, kolona ${column}, nga rreshti 1 te 2`).click();
  const wires = edge(page, /^Tel, /);
  await expect(wires).toHaveCount(6);
  await button(page, "Llambë").click();
  await edge(page, "Tel, rreshti 1, nga kolona 1 te 2").click();
  await expect(page.getByRole("status").first()).toContainText("Llamba u vendos në vend të telit.");
  await drag(page, button(page, "Bateri"), edge(page, "Tel, kolona 1, nga rreshti 1 te 2"));
  await expect(row(page, /Llamba/)).toContainText("0,571");
  await expect(wires).toHaveCount(4);
  // Over another part: one sentence, visible and announced, and the board stays as it is.
  await drag(page, button(page, "Rezistor"), edge(page, /^Llamba, /));
  const why = "Këtu është llamba. Hiqe më parë, pastaj vendos rezistorin.";
  await expect(text(page)).toHaveText(why);
  await expect(page.getByRole("status").first()).toContainText(why);
  await expect(row(page, /Llamba/)).toContainText("0,571");
  await page.keyboard.press("Control+z");
  await expect(wires).toHaveCount(5);
  await page.keyboard.press("Control+z");
  await expect(wires).toHaveCount(6);
});

test("graph and table have one sign, however the capacitor stands; batteries that cancel are named", {
  tag: "@whole",
}, async ({ page }) => {
  await stopTime(page);
  const rc = [
    newGridComponent("battery", 25, { reversed: true, internalResistance: 0 }),
    newGridComponent("switch", 0, { on: false }),
    newGridComponent("capacitor", 26),
    newGridComponent("resistor", 5, { value: 20 }),
  ];
  for (const reversed of [true, false]) {
    await page.goto("about:blank");
    await openAlive(
      page,
      `${simulator}#q=${writeLink(rc.map((part) => (part.kind === "battery" ? { ...part, reversed } : part)))}`,
    );
    await button(page, "Grafiku").click();
    await page.getByLabel("Pjesa në grafik").selectOption({ label: "Kondensatori" });
    await edge(page, /^Çelësi, /).click();
    await page.clock.runFor(2_000);
    await button(page, "Pauzë").click();
    await expect(row(page, /Kondensatori/)).toContainText("3,7");
    const reading = page.locator("#trace-reading");
    await expect(reading).toHaveText(/U = 3,7\d\u00a0V · I = 1\d\d\u00a0mA|U = 3,7\d\u00a0V · I = 0,1\d+\u00a0A/);
    for (const name of ["Çelësi", "Rezistori"]) {
      await page.getByLabel("Pjesa në grafik").selectOption({ label: name });
      await expect(reading).not.toContainText("−");
    }
  }
  const cell = (edge: number) => newGridComponent("battery", edge, { reversed: false });
  await page.goto("about:blank");
  await openAlive(
    page,
    `${simulator}#q=${writeLink([cell(25), cell(26), newGridComponent("wire", 0), newGridComponent("wire", 5)])}`,
  );
  await expect(text(page)).toContainText("bateritë i kundërvihen njëra-tjetrës");
  await expect(text(page)).toContainText("do të bëhej lidhje e shkurtër");
});

test("a lamp that takes far too much is warned of over the board; what was typed past the end is told", {
  tag: "@whole",
}, async ({ page }) => {
  const square = [newGridComponent("bulb", 26, { value: 2 }), newGridComponent("wire", 0), newGridComponent("wire", 5)];
  await openAlive(
    page,
    `${simulator}#q=${writeLink([newGridComponent("battery", 25, { value: 24, internalResistance: 0 }), ...square])}`,
  );
  await expect(text(page)).toContainText("Llamba merr 288\u00a0W: një llambë e vërtetë do të digjej.");
  await edge(page, /^Llamba, /).click();
  const field = page.getByRole("textbox", { name: /^Rezistenca në om/ });
  await field.fill("5000");
  await field.press("Enter");
  await expect(dock(page)).toContainText("Më e madhja është 1000\u00a0Ω.");
  await expect(field).toHaveValue("1000");
});

test("a capacitor charges along R·C: a click closes the switch, the pause shows 63 % after 2 s", async ({ page }) => {
  await stopTime(page);
  await openLaboratory(page);
  await button(page, "Mbushja e kondensatorit").click();
  await expect(row(page, /Voltmetri/)).toContainText("0,00");
  await expect(text(page)).toContainText("çelësi është i hapur");
  await button(page, "Grafiku").click();
  await edge(page, /^Çelësi, /).click();
  // R·C = 20 Ω · 0.1 F = 2 s. But samples 60 ms apart miss that moment by 20 ms: 6 V · (1 − e^(−1.98 / 2)).
  await page.clock.runFor(2_000);
  await expect(row(page, /Voltmetri/)).toContainText("3,77");
  await button(page, "Pauzë").click();
  await page.clock.runFor(5_000);
  await expect(page.locator("#trace-reading")).toContainText("t = 1,98\u00a0s · U = 3,77\u00a0V");
  await page.getByRole("slider", { name: "Koha në grafik" }).fill("1");
  // 6 V · (1 − e^(−0.5)) = 2.36 V.
  await expect(page.locator("#trace-reading")).toContainText("t = 1,00\u00a0s · U = 2,36\u00a0V");
  await button(page, "Vazhdo").click();
  await page.clock.fastForward(30_000);
  await expect(row(page, /Voltmetri/)).toContainText("6,00");
  await expect(text(page)).toContainText("kondensatori u mbush");
  await edge(page, /^Kondensatori, /).click();
  await button(page, "Shkarkoje").click();
  await expect(row(page, /Voltmetri/)).toContainText("0,00");
});

test("the address carries the circuit: a reload and another visitor see the same; the device remembers it", async ({
  page,
  browser,
}) => {
  await openLaboratory(page);
  await button(page, "Ura e Uitstonit").click();
  await edge(page, /^Rezistori 4, /).click();
  await page.getByRole("slider").fill("33");
  const measured = await table(page).textContent();
  expect(measured).toContain("33\u00a0Ω");
  const link = await page.getByLabel("Lidhja e këtij qarku").inputValue();
  await expect.poll(() => page.url()).toBe(link);
  await page.reload();
  await expect(table(page)).toHaveText(/33\u00a0Ω/);
  expect(await table(page).textContent()).toBe(measured);
  await page.goto("/");
  await openLaboratory(page);
  await expect(table(page)).toHaveText(/33\u00a0Ω/);
  const other = await (await browser.newContext()).newPage();
  await other.goto(link);
  await expect(other.getByRole("table")).toHaveText(/33\u00a0Ω/);
  expect(await other.getByRole("table").textContent()).toBe(measured);
  await other.context().close();
});

test("a link that opens nothing says why; one followed inside the open page opens its circuit", {
  tag: "@whole",
}, async ({ page }) => {
  const damaged = writeLink([newGridComponent("bulb", 3)]).replace("l3", "l4");
  for (const [link, reason] of [
    ["#q=%3Cscript%3E", "nuk është bërë në këtë laborator"],
    ["#q=4-w1-abc", "version më të ri"],
    [`#q=${damaged}`, "i mungon një copë"],
  ] as const) {
    await page.goto("about:blank");
    await openAlive(page, simulator + link);
    await expect(page.getByRole("alert")).toContainText(reason);
    await button(page, "E kuptova").click();
    await expect(page.getByRole("alert")).toBeHidden();
    await expect(table(page)).toBeVisible();
  }
  await page.evaluate(
    (link) => {
      window.location.hash = link;
    },
    `#q=${writeLink([newGridComponent("battery", 0), newGridComponent("bulb", 26), newGridComponent("wire", 5), newGridComponent("wire", 25)])}`,
  );
  await expect(row(page, /Llamba/)).toContainText("0,571");
});

test("where the browser copies nothing the link is selected, to be copied by hand", { tag: "@whole" }, async ({
  page,
}) => {
  await page.addInitScript(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));
  await openLaboratory(page);
  await button(page, "Kopjo lidhjen").click();
  await expect(page.getByText("Shfletuesi nuk e kopjoi")).toBeVisible();
  const address = page.getByLabel("Lidhja e këtij qarku");
  await expect(address).toBeFocused();
  const chosen = await address.evaluate((field: HTMLInputElement) => field.selectionEnd);
  expect(chosen).toBe((await address.inputValue()).length);
});

test.describe("with the clipboard", () => {
  test.use({ permissions: ["clipboard-read", "clipboard-write"] });

  test("the link is copied, and the note stays until the circuit is another one", async ({ page }) => {
    await openLaboratory(page);
    await button(page, "Kopjo lidhjen").click();
    await expect(page.getByText("U kopjua.")).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      await page.getByLabel("Lidhja e këtij qarku").inputValue(),
    );
    await button(page, "Zbraz").click();
    await expect(page.getByText("U kopjua.")).toBeHidden();
  });
});

test("a task travels in its link: the teacher hides a value, a phone opens it, the solver says what is wrong", async ({
  page,
  browser,
}) => {
  await openLaboratory(page);
  await button(page, "Pjesëtuesi i tensionit").click();
  await button(page, "Bëj detyrë me këtë qark").click();
  await expect(page.getByRole("img", { name: "Kodi QR i detyrës" })).toBeVisible();
  const link = await page.getByLabel("Lidhja e detyrës").inputValue();
  // On screen the address is in its field. As a line of its own it is for paper.
  await expect(page.getByText(link, { exact: true })).toBeHidden();
  const all = await severalOnOneSheet(page);
  const context = await browser.newContext({ viewport: { width: 360, height: 640 }, hasTouch: true });
  const pupil = await context.newPage();
  await openAlive(pupil, link);
  await expect(text(pupil)).toHaveText("Sa është R₁?");
  // Nothing on the page reveals the value. Board, table and address do not.
  await expect(edge(pupil, /^Rezistori 1, /)).toHaveAttribute("aria-label", /e panjohur, në\u00a0Ω$/);
  await expect(row(pupil, /Rezistori 1/)).toContainText("?");
  const verdict = pupil.locator("#task-verdict");
  const answer = async (typed: string, unit: string) => {
    await pupil.getByLabel("Përgjigjja").fill(typed);
    await pupil.getByLabel("Njësia").selectOption(unit);
    await button(pupil, "Kontrollo").tap();
  };
  await answer("dhjetë", "Ω");
  await expect(verdict).toContainText("me shifra");
  await answer("10 A", "Ω");
  await expect(verdict).toContainText("Këtu përgjigjja jepet në Ω");
  await answer("10", "Ω");
  await expect(verdict).toContainText("voltmetri do të tregonte 8,00\u00a0V. Ai tregon 6,00\u00a0V.");
  // Question, board, answer and feedback are in one view; a reload keeps the answer.
  for (const [width, height] of [
    [360, 640],
    [640, 360],
    [1366, 768],
  ] as const) {
    await pupil.setViewportSize({ width, height });
    await pupil.reload();
    for (const part of [text(pupil), board(pupil), verdict, button(pupil, "Kontrollo")])
      await expect(part).toBeInViewport({ ratio: 0.99 });
  }
  await pupil.setViewportSize({ width: 360, height: 640 });
  // Unfinished work survives a reload, in the task's own address.
  await button(pupil, "Tel").tap();
  await edge(pupil, "Bosh, kolona 6, nga rreshti 4 te 5").tap();
  await button(pupil, "Tel").tap();
  await pupil.reload();
  await expect(edge(pupil, /^Tel, kolona 6, nga rreshti 4 te 5/)).toBeVisible();
  expect(pupil.url()).toBe(link);
  await expect(pupil.getByLabel("Përgjigjja")).toHaveValue("10");
  await expect(verdict).toContainText("Ai tregon 6,00");
  // The controls of a selected part replace the answer, and the answer returns afterwards.
  await edge(pupil, /^Bateria, /).tap();
  await button(pupil, "Lëre").tap();
  await expect(pupil.getByLabel("Përgjigjja")).toHaveValue("10");
  // A pupil who leaves by mistake finds the task again.
  await button(pupil, "Laboratori i lirë").tap();
  await expect(pupil.getByRole("heading", { level: 1, name: "Laboratori i lirë" })).toBeVisible();
  await pupil.goBack();
  await expect(text(pupil)).toHaveText("Sa është R₁?");
  await answer("0,02", "kΩ");
  await expect(verdict).toContainText("Po, saktë: 20\u00a0Ω.");
  await pupil.goto("about:blank");
  await openAlive(pupil, link.slice(0, -1));
  await expect(pupil.getByText("Lidhja nuk u hap")).toBeInViewport({ ratio: 1 });
  // One link holds all tasks of the sheet; the one solved in this tab counts.
  await pupil.goto("about:blank");
  await openAlive(pupil, all);
  await expect(pupil.getByText("Detyra 1 nga 2, të zgjidhura 1.")).toBeVisible();
  await button(pupil, "Tjetra").tap();
  await expect(text(pupil)).toHaveText("Sa është tensioni në skajet e R₂?");
  await answer("6", "V");
  await expect(pupil.getByText("Detyra 2 nga 2, të zgjidhura 2.")).toBeVisible();
  await context.close();
});

/** Checks two questions about the circuit on one sheet. It is only for paper, with a key of its own. */
async function severalOnOneSheet(page: Page) {
  const sheet = page.locator(".lab-sheet");
  await expect(sheet).toBeHidden();
  const add = button(page, "Shto në fletë si detyrë më vete");
  await add.click();
  await expect(button(page, "Kjo detyrë është në fletë")).toHaveAttribute("aria-disabled", "true");
  // After the last task is removed, the focus is on the button that adds one.
  await button(page, "Hiqe detyrën 1").press("Enter");
  await expect(add).toBeFocused();
  await add.click();
  await page.getByLabel("Ç’pyetet").selectOption("voltage");
  // The question is about the part touched on the board.
  await edge(page, /^Rezistori 2, /).click();
  await add.click();
  await page.emulateMedia({ media: "print" });
  for (const words of ["1. Sa është R₁?", "2. Sa është tensioni në skajet e R₂?"])
    await expect(sheet.getByText(words, { exact: true })).toHaveCount(2);
  await expect(sheet.getByText("Përgjigjja: 6,00\u00a0V (me ±2\u00a0%).")).toBeVisible();
  await expect(sheet.getByText("forca elektromotore")).toBeVisible();
  await page.emulateMedia({ media: "screen" });
  await page.setViewportSize({ width: 320, height: 640 });
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  return page.getByLabel("Një lidhje për të gjitha").inputValue();
}

test("why is the lamp dark: a broken wire is hidden by the teacher and pointed at by the pupil", async ({ page }) => {
  await openLaboratory(page);
  await button(page, "Bëj detyrë me këtë qark").click();
  await edge(page, /^Tel, kolona 2, nga rreshti 1 te 2/).click();
  await button(page, "Këpute telin").click();
  await expect(text(page)).toContainText("teli është këputur (kolona 2, nga rreshti 1 te 2)");
  await page.getByLabel("Ç’pyetet").selectOption("dark");
  const link = await page.getByLabel("Lidhja e detyrës").inputValue();
  await page.goto("about:blank");
  await openAlive(page, link);
  await expect(text(page)).toHaveText("Pse s’ndriçon llamba L₁?");
  const verdict = page.locator("#task-verdict");
  await edge(page, /^Çelësi, /).click();
  await expect(verdict).toContainText("Jo: ky çelës është i mbyllur");
  await edge(page, /^Tel, kolona 2, nga rreshti 1 te 2/).click();
  await expect(verdict).toContainText("Po: ky tel është i këputur nga brenda");
});
