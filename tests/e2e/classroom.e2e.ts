/** Tests the class without a server: a teacher sets work, pupils do it, and the table tells what went wrong. */
import { readFileSync } from "node:fs";
import type { Browser, Page } from "@playwright/test";
import { writeAssignment } from "../../app/magazine/classroom/assignment-code";
import { code as codeOfThirty, pupils as pupilsOfThirty, workedClass } from "../class-of-thirty";
import { solve } from "../solve";
import { circuitTask } from "./assigned-parts";
import { axeFindings, expect, test } from "./magazine";

const main = (page: Page) => page.getByRole("main");
const said = (page: Page) => page.locator(".exercise-said");

/** Chooses an exercise of the open lesson, by a part of its question. */
const take = (page: Page, words: string) =>
  page.getByRole("listitem").filter({ hasText: words }).getByRole("button", { name: /^Shto/ }).first().click();

/** Composes two exercises with a stop between them. @returns the code in groups, and the number of the stop */
async function compose(page: Page): Promise<{ code: string; stop: string }> {
  await page.getByLabel("Mësimi").selectOption("pitagora");
  await take(page, "Katetet e një trekëndëshi");
  await page.getByRole("button", { name: "Ndalesë këtu" }).click();
  await page.getByLabel("Mësimi").selectOption("graviteti");
  await take(page, "çekiç dhe një pendë");
  await page.getByLabel(/Emri për ty/).fill("IX-b, e martë");
  await page.getByRole("button", { name: "Bëje kodin" }).click();
  await expect(page.getByRole("heading", { name: "Kodi është gati" })).toBeFocused();
  const code = (await page.locator(".board-code").textContent()) ?? "";
  const stop = /Numri i ndalesës: (\d\d)\./.exec((await main(page).textContent()) ?? "")?.[1] ?? "";
  return { code, stop };
}

/** Opens the assignment as a pupil with a phone of its own. */
async function pupil(browser: Browser, origin: string, code: string, number: number): Promise<Page> {
  const page = await (await browser.newContext({ viewport: { width: 360, height: 740 }, locale: "sq-AL" })).newPage();
  await page.goto(`${origin}/detyra#${code}`);
  await page.getByLabel("Numri yt në regjistër").fill(String(number));
  await page.getByRole("button", { name: "Fillo" }).click();
  return page;
}

/** Returns what axe finds in the whole page: in a lower window the lines at its top and foot cover halves of buttons. */
async function findingsOfAll(page: Page): Promise<string[]> {
  const window = page.viewportSize() ?? { width: 1280, height: 900 };
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ ...window, height });
  await page.evaluate(() => scrollTo(0, 0));
  const findings = await axeFindings(page);
  await page.setViewportSize(window);
  return findings;
}

/** Returns the two legs of the first exercise. */
async function legs(page: Page): Promise<[number, number]> {
  const numbers = ((await page.locator(".exercise-question").textContent()) ?? "").match(/\d+/g)?.map(Number) ?? [];
  return [numbers[0] ?? 0, numbers[1] ?? 0];
}

async function answer(page: Page, text: string): Promise<void> {
  await page.getByRole("textbox").fill(text);
  await page.getByRole("button", { name: "Kontrolloje" }).click();
}

test("from the list to the table: own numbers, a stop, a named error, a chat with all codes", async ({
  page,
  open,
  browser,
  baseURL,
}) => {
  test.setTimeout(90_000);
  await open("/mesuesi");
  await main(page).getByRole("link", { name: "Jep detyrë" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Jep detyrë");
  const { code, stop } = await compose(page);
  expect(stop).toMatch(/^\d\d$/);
  expect(await findingsOfAll(page)).toEqual([]);

  const codes: string[] = [];
  const shorts: string[] = [];
  const seen = new Set<string>();
  for (const number of [17, 4, 9]) {
    const phone = await pupil(browser, `${baseURL}`, code, number);
    const [a, b] = await legs(phone);
    seen.add(`${a} ${b}`);
    if (number !== 9) {
      await answer(phone, `${a + b} cm`);
      await expect(said(phone)).toContainText("Mblodhe gjatësitë");
    }
    await answer(phone, `${Math.hypot(a, b)} cm`);
    await phone.getByRole("button", { name: "Ushtrimi tjetër" }).click();
    await expect(phone.getByRole("heading", { name: "Ndal këtu" })).toBeVisible();
    await phone.getByRole("textbox").fill(stop === "10" ? "11" : "10");
    await phone.getByRole("button", { name: "Vazhdo" }).click();
    await expect(phone.getByText("Ky nuk është numri.")).toBeVisible();
    await phone.getByRole("textbox").fill(stop);
    await phone.getByRole("button", { name: "Vazhdo" }).click();
    // A dropped tab goes on where it was.
    await phone.reload();
    await phone.getByRole("radio", { name: "mbërrijnë njëkohësisht" }).check();
    await phone.getByRole("button", { name: "Kontrolloje" }).click();
    await expect(said(phone)).toContainText("Saktë.");
    await phone.getByRole("button", { name: "Te fundi" }).click();
    await expect(phone.getByRole("heading", { name: "Mbarove: 2 nga 2." })).toBeVisible();
    await expect(phone.getByRole("img", { name: "Kodi QR i rezultatit" })).toBeVisible();
    expect(await phone.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
    expect(await axeFindings(phone)).toEqual([]);
    codes.push((await phone.locator("code").textContent()) ?? "");
    shorts.push((await phone.getByText("Shkurt, për ta shkruar në fletë:").locator("b").textContent()) ?? "");
    await phone.context().close();
  }
  expect(seen.size, "pupils have numbers of their own").toBeGreaterThan(1);

  await page.getByRole("link", { name: "Mblidh rezultatet" }).click();
  await expect(page.getByRole("heading", { name: "IX-b, e martë" })).toBeVisible();
  await page.getByLabel("Sa nxënës?").fill("20");
  const chat = `Arta: ja kodi\n${codes[0]?.replace("-", "-\n")}\nBesi: ${codes[1]} flm\n\n${codes[2]}`;
  await page.getByLabel(/Ngjit ose shkruaj kodet/).fill(chat);
  await page.getByRole("button", { name: "Lexoji kodet" }).click();
  await expect(main(page).getByRole("status").last()).toContainText("U shtuan: nr. 17, nr. 4, nr. 9.");
  await expect(page.locator(".code-said")).toHaveText("3 nga 20.");
  await expect(main(page)).toContainText("Mungojnë: 1, 2, 3, 5");
  await expect(page.locator(".class-register > li")).toHaveCount(20);
  await expect(page.locator(".class-register > .is-in")).toHaveText(["4", "9", "17"]);
  // A code that was written on paper tells of the same pupil without time or try, so the teacher is asked.
  await page.getByLabel(/Ngjit ose shkruaj kodet/).fill(shorts[0]?.toLowerCase() ?? "");
  await page.getByRole("button", { name: "Lexoji kodet" }).click();
  await page
    .getByRole("group", { name: /nr\. 17 ka një rezultat nga pajisja e vet dhe një nga letra/ })
    .getByRole("button", { name: "Mbaj atë të pajisjes" })
    .click();

  const errors = page.getByRole("table", { name: /Gabimet e herës së parë/ });
  await expect(errors.getByRole("row")).toHaveCount(2);
  await expect(errors.getByRole("row").nth(1)).toContainText("Mblodhe gjatësitë");
  await expect(errors.getByRole("row").nth(1).getByRole("cell").last()).toHaveText("2");
  const pupils = page.getByRole("table", { name: /Një rresht për nxënës/ });
  await expect(pupils.getByRole("rowheader")).toHaveText(["nr. 4", "nr. 9", "nr. 17"]);
  await expect(main(page)).toContainText("E kanë (1): nr. 9");
  await page.evaluate(() => scrollTo(0, 0));
  expect(await axeFindings(page)).toEqual([]);

  // The wall tells of nobody; three results are too few for it.
  await page.getByRole("button", { name: "Shfaqe në ekran" }).click();
  const wall = page.getByRole("dialog", { name: "IX-b, e martë" });
  await expect(wall).toContainText("nga 5 rezultate e tutje");
  await expect(wall.getByRole("list")).toHaveCount(0);
  await page.getByRole("button", { name: "Mbylle ekranin e klasës" }).click();
  await expect(wall).toHaveCount(0);

  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: "Ruaje si CSV" }).click();
  const file = readFileSync((await (await saving).path()) ?? "", "utf8");
  expect(file.split("\r\n")[0]).toBe("\ufeffNxënësi;Ushtrimi 1;Ushtrimi 2;Pjesa;Minuta;Shënim");
  expect(file).toContain("nr. 9;vetë;vetë;1,00;1;");

  // What was collected survives, and is forgotten at a press.
  await page.reload();
  await expect(pupils.getByRole("rowheader")).toHaveCount(3);
  await page.getByRole("button", { name: "Harroje detyrën" }).click();
  await page.getByRole("button", { name: "Po, harroje me gjithë rezultatet" }).click();
  await expect(main(page)).toContainText("nuk ka ende detyra");
});

test("a model's question and a quiz's stand beside an exercise: on the phone, in the table, on paper", async ({
  page,
  open,
  browser,
  baseURL,
}) => {
  test.setTimeout(90_000);
  await open("/mesuesi/detyre?m=levizja-e-trupave");
  const [ofModel, ofQuiz, withPicture] = ["Shiko vijën e x-it", "Shkolla është", "lartësinë e një luledielli"];
  for (const words of [ofModel, ofQuiz, withPicture]) await take(page, words);
  await page.getByLabel("Mësimi").selectOption("graviteti");
  await take(page, "çekiç dhe një pendë");
  const list = page.getByRole("region", { name: "Lista" }).getByRole("listitem");
  await expect(list.nth(0)).toContainText("(Pyetja e modelit)");
  await expect(list.nth(1)).toContainText("(Pyetje kuizi)");
  await expect(main(page).getByRole("status").last()).toHaveText("4 ushtrime, rreth 6 minuta.");
  await page.getByRole("button", { name: "Bëje kodin" }).click();
  const code = (await page.locator(".board-code").textContent()) ?? "";

  const phone = await pupil(browser, `${baseURL}`, code, 17);
  const heading = main(phone).getByRole("heading", { level: 2 });
  const choose = async (option: RegExp) => {
    await phone.getByRole("radio", { name: option }).check();
    await phone.getByRole("button", { name: "Kontrolloje" }).click();
  };
  const next = () => phone.getByRole("button", { name: /Ushtrimi tjetër|Te fundi/ }).click();
  await expect(heading).toHaveText("Ushtrimi 1 nga 4 · Pyetja e modelit");
  await expect(phone.getByRole("link", { name: "Shihe te modeli" })).toHaveAttribute(
    "href",
    "/physics/levizja-e-trupave#modeli=makina-me-dore",
  );
  await choose(/më lart/);
  await expect(said(phone)).toContainText("Jo kësaj here.");
  await choose(/më e pjerrët/);
  await expect(said(phone)).toContainText("pjerrësia sa shpejt ecën");
  await next();
  await expect(heading).toHaveText("Ushtrimi 2 nga 4 · Pyetje kuizi");
  await choose(/^16/);
  await expect(said(phone)).toContainText("është mesi i dy numrave");
  await choose(/^15/);
  await expect(said(phone)).toContainText("Saktë.");
  await next();
  await expect(phone.getByRole("img", { name: /^Lartësia në centimetra/ })).toBeVisible();
  // Parts of one axis keep their order.
  await expect(phone.getByRole("radio")).toHaveCount(4);
  expect(await phone.locator("label:has(input)").allTextContents()).toEqual(
    ["0 te 20", "20 te 40", "40 te 60", "60 te 80"].map((days) => `nga dita ${days}`),
  );
  expect(await axeFindings(phone)).toEqual([]);
  expect(await phone.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  await choose(/20 te 40/);
  await next();
  await choose(/mbërrijnë njëkohësisht/);
  await next();
  await expect(phone.getByRole("heading", { name: "Mbarove: 4 nga 4." })).toBeVisible();
  const kept = await phone.evaluate(() =>
    Object.keys(localStorage).filter((key) => /graviteti|quiz|levizja/.test(key)),
  );
  expect(kept, "the notebook has the exercise alone").toEqual(["prizma:ushtrimet/graviteti"]);
  const result = (await phone.locator("code").textContent()) ?? "";
  await phone.context().close();

  await page.getByRole("link", { name: "Mblidh rezultatet" }).click();
  await page.getByLabel(/Ngjit ose shkruaj kodet/).fill(result);
  await page.getByRole("button", { name: "Lexoji kodet" }).click();
  const errors = page.getByRole("table", { name: /Gabimet e herës së parë/ }).getByRole("row");
  await expect(errors.filter({ hasText: "„Kur vija është më lart“" })).toHaveCount(1);
  await expect(errors.filter({ hasText: "është mesi i dy numrave" })).toHaveCount(1);
  await expect(errors).toHaveCount(3);

  await page.getByRole("link", { name: "Test në letër" }).click();
  const sheet = page.getByRole("region", { name: "Varianti A", exact: true });
  await expect(sheet.getByRole("listitem").filter({ hasText: ofModel })).toContainText("Kur vija është më e pjerrët");
  await expect(sheet.getByRole("img", { name: /^Lartësia në centimetra/ })).toBeVisible();
  const keys = page.getByRole("region", { name: "Tabela e gabimeve" });
  await expect(keys.getByRole("row").filter({ hasText: "është mesi i dy numrave" })).toHaveCount(1);
});

test("a game and a circuit stand beside an exercise: their scripts come when reached, their results in the table", async ({
  page,
  open,
  browser,
  baseURL,
}) => {
  test.setTimeout(120_000);
  await open("/mesuesi/detyre?m=graviteti");
  await take(page, "çekiç dhe një pendë");
  await page.getByRole("button", { name: "Shto Number Ninja" }).click();
  for (const name of ["Shumëzim", "Pjesëtim"]) await page.getByRole("checkbox", { name }).uncheck();
  await page.getByLabel("Koha").selectOption("5\u00a0minuta");
  await page.getByRole("button", { name: "Shto lojën" }).click();
  const told = page.getByRole("region", { name: "Lojë dhe qark" }).getByRole("status");
  await expect(told).toHaveText("Në listë: mbledhje, zbritje · 5\u00a0minuta.");
  await page.getByRole("button", { name: "Shto një detyrë qarku" }).click();
  const pasted = async (text: string) => {
    await page.getByLabel("Lidhja e detyrës").fill(text);
    await page.getByRole("button", { name: "Shto qarkun" }).click();
  };
  await pasted("https://prizma.example/");
  await expect(told).toContainText("nuk është bërë në këtë laborator");
  await pasted(`${baseURL}/physics/electricity-simulator#q=${circuitTask()}`);
  await expect(told).toHaveText("Në listë: Sa është R₁?");
  const list = page.getByRole("region", { name: "Lista" }).getByRole("listitem");
  await expect(list.nth(1)).toContainText("mbledhje, zbritje · 5\u00a0minuta (Number Ninja)");
  await expect(list.nth(2)).toContainText("Sa është R₁? (Detyrë qarku)");
  expect(await findingsOfAll(page)).toEqual([]);
  await page.getByRole("button", { name: "Bëje kodin" }).click();
  const code = (await page.locator(".board-code").textContent()) ?? "";

  const phone = await pupil(browser, `${baseURL}`, code, 17);
  const loaded: string[] = [];
  phone.on("request", (request) => loaded.push(request.url()));
  const ofParts = () => loaded.filter((address) => /assigned-(?:game|circuit)/.test(address)).length;
  const heading = main(phone).getByRole("heading", { level: 2 });
  const fits = () => phone.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  const next = () => phone.getByRole("button", { name: /Ushtrimi tjetër|Te fundi/ }).click();
  await phone.getByRole("radio", { name: "mbërrijnë njëkohësisht" }).check();
  await phone.getByRole("button", { name: "Kontrolloje" }).click();
  expect(ofParts()).toBe(0);
  await next();
  await expect(heading).toHaveText("Ushtrimi 2 nga 3 · Number Ninja");
  await phone.getByRole("button", { name: "Nise raundin" }).click();
  const answerSum = async (slip: number) => {
    const sum = (await phone.locator("#ninja-exercise").textContent()) ?? "";
    await phone.getByRole("textbox", { name: "Përgjigjja" }).fill(`${solve(sum) + slip}`);
    await phone.getByRole("textbox", { name: "Përgjigjja" }).press("Enter");
    await expect(phone.locator("#ninja-exercise")).not.toHaveText(sum);
  };
  for (const slip of [0, 0, 1]) await answerSum(slip);
  expect(await fits()).toBeLessThanOrEqual(0);
  // A reload goes on with the round.
  await phone.reload();
  await answerSum(0);
  await phone.getByRole("button", { name: "Përfundo" }).click();
  await expect(phone.getByRole("heading", { name: "Raundi mbaroi" })).toBeFocused();
  await expect(phone.locator("dd").filter({ hasText: "nga 4" })).toContainText("3");
  expect(await axeFindings(phone)).toEqual([]);
  // It is played once.
  await phone.reload();
  await expect(phone.getByRole("heading", { name: "Raundi mbaroi" })).toBeVisible();
  await next();

  await expect(heading).toHaveText("Ushtrimi 3 nga 3 · Detyrë qarku");
  const answerCircuit = async (typed: string) => {
    await phone.getByLabel("Përgjigjja").fill(typed);
    await phone.getByRole("button", { name: "Kontrollo", exact: true }).click();
  };
  const verdict = phone.locator("#task-verdict");
  await expect(phone.getByRole("button", { name: "Laboratori i lirë" })).toHaveCount(0);
  await answerCircuit("10");
  await expect(verdict).toContainText("Ai tregon 6,00");
  expect(await fits()).toBeLessThanOrEqual(0);
  expect(await axeFindings(phone)).toEqual([]);
  await phone.reload();
  await expect(verdict).toContainText("Ai tregon 6,00");
  await answerCircuit("20");
  await expect(verdict).toContainText("Po, saktë");
  await next();
  await expect(phone.getByRole("heading", { name: "Mbarove: 3 nga 3." })).toBeVisible();
  await expect(phone.getByText("Shkurt, për ta shkruar në fletë:")).toHaveCount(0);
  const result = (await phone.locator("code").textContent()) ?? "";

  // The next pupil of this phone finds neither the round nor the board of the one before.
  await phone.getByRole("button", { name: "Nxënësi tjetër" }).click();
  await phone.getByRole("button", { name: "Po, fillo nga e para" }).click();
  await phone.getByLabel("Numri yt në regjistër").fill("5");
  await phone.getByRole("button", { name: "Fillo" }).click();
  const later = phone.getByRole("button", { name: "Lëre për më vonë" });
  await later.click();
  await expect(phone.getByRole("button", { name: "Nise raundin" })).toBeVisible();
  await later.click();
  await expect(verdict).not.toContainText("Po, saktë");
  await phone.context().close();

  await page.getByRole("link", { name: "Mblidh rezultatet" }).click();
  await page.getByLabel(/Ngjit ose shkruaj kodet/).fill(result);
  await page.getByRole("button", { name: "Lexoji kodet" }).click();
  const cells = page.getByRole("table", { name: /Një rresht për nxënës/ }).getByRole("cell");
  await expect(cells.nth(1)).toHaveText("30\u00a0pikë, niveli\u00a01, 3\u00a0nga\u00a04");
  await expect(cells.nth(2)).toContainText("me ndihmë");
  const items = page.getByRole("table", { name: /Si doli çdo ushtrim/ });
  await expect(items.getByRole("row").nth(2)).toContainText("Number Ninja: mbledhje, zbritje");
  await expect(items.getByRole("row").nth(2)).toContainText("30 pikë");
  await expect(items.getByRole("row").nth(3)).toContainText("Detyrë qarku: Sa është R₁?");

  await page.getByRole("link", { name: "Test në letër" }).click();
  await expect(main(page)).toContainText("Ushtrimet 2, 3 punohen me ekran dhe s’hyjnë në letër.");
  await expect(page.getByRole("region", { name: "Varianti A", exact: true }).getByRole("listitem")).not.toHaveCount(0);
});

test("without help a circuit keeps the last answer and tells no verdict; a round without an answer does not count", async ({
  page,
  open,
}) => {
  const code = writeAssignment({
    ...{ hasOwnNumbers: true, hasHelp: false, keepsTyped: true, who: "number", seed: 4711 },
    parts: [
      { kind: "circuit", link: circuitTask() },
      { kind: "game", operations: 1, clock: 0 },
    ],
  });
  await open(`/detyra#${code}`);
  await page.getByLabel("Numri yt në regjistër").fill("7");
  await page.getByRole("button", { name: "Fillo" }).click();
  const answer = async (typed: string) => {
    await page.getByLabel("Përgjigjja").fill(typed);
    await page.getByRole("button", { name: "Kontrollo", exact: true }).click();
  };
  await answer("10");
  await expect(main(page)).toContainText("Përgjigjja u ruajt. Mund ta ndryshosh deri në fund.");
  await answer("20");
  await expect(page.locator("#task-verdict")).not.toContainText(/[✓✗]/);
  await page.getByRole("button", { name: "Ushtrimi tjetër" }).click();
  await page.getByRole("button", { name: "Nise raundin" }).click();
  await expect(page.getByRole("timer")).toHaveCount(0);
  await page.getByRole("button", { name: "Përfundo" }).click();
  await expect(main(page)).toContainText("raundi nuk u numërua, nise përsëri");
  await page.getByRole("button", { name: "Lëre për më vonë" }).click();
  await expect(page.getByRole("heading", { name: "Deri këtu: 1 nga 2." })).toBeVisible();
});

test("a whole quiz comes into the list at one press; one that is too large says the limit's own sentence", async ({
  page,
  open,
}) => {
  await open("/mesuesi/detyre?m=levizja-e-trupave");
  const list = page.getByRole("region", { name: "Lista" }).getByRole("listitem");
  const quiz = (title: string) => page.getByRole("button", { name: new RegExp(`^Shto të gjitha .*„${title}`) });
  await take(page, "Shkolla është");
  for (const [lesson, title, count] of [
    ["levizja-e-trupave", "Kush e shtyn kë", 12],
    ["levizja-e-trupave", "Dymbëdhjetë formula", 24],
    ["intro-valet", "Kape valën", 39],
  ] as const) {
    await page.getByLabel("Mësimi").selectOption(lesson);
    await quiz(title).click();
    await expect(quiz(title)).toHaveAttribute("aria-disabled", "true");
    await expect(list).toHaveCount(count);
  }
  await page.getByLabel("Mësimi").selectOption("funksioni-dhe-perdorimet");
  await quiz("Kuizi i analizës").click();
  await expect(page.getByText("Një detyrë mban më së shumti 40 ushtrime.")).toBeVisible();
  await expect(list).toHaveCount(39);
});

test("without help nothing is judged before the end, and a duplicate is asked about", async ({
  page,
  open,
  browser,
  baseURL,
}) => {
  test.setTimeout(60_000);
  await open("/mesuesi/detyre?m=graviteti");
  await take(page, "çekiç dhe një pendë");
  await page.getByRole("radio", { name: /Pa ndihma/ }).check();
  await page.getByRole("button", { name: "Bëje kodin" }).click();
  const code = (await page.locator(".board-code").textContent()) ?? "";
  const codes: string[] = [];
  for (const option of ["mbërrijnë njëkohësisht", "çekiçi, sepse"]) {
    const phone = await pupil(browser, `${baseURL}`, code, 5);
    await phone.getByRole("radio", { name: option }).check();
    await expect(phone.getByRole("button", { name: "Ndihmë" })).toHaveCount(0);
    await phone.getByRole("button", { name: "Ruaje, te fundi" }).click();
    await expect(phone.getByRole("heading", { name: /^Mbarove: [01] nga 1\.$/ })).toBeVisible();
    await phone.getByRole("button", { name: "Shih zgjidhjet" }).click();
    await expect(phone.getByRole("region", { name: "Zgjidhja" })).toContainText("Apollo 15");
    codes.push((await phone.locator("code").textContent()) ?? "");
    await phone.context().close();
  }
  await open(`/klasa#${code}`);
  const field = page.getByLabel(/Ngjit ose shkruaj kodet/);
  const read = async (text: string) => {
    await field.fill(text);
    await page.getByRole("button", { name: "Lexoji kodet" }).click();
  };
  const told = main(page).getByRole("status").last();
  for (const [text, words] of [
    ["kumtesë pa kod", "1 kod nuk u lexua i plotë"],
    [`PRIZMA: ${codes[0]?.slice(8, 20)}`, "1 kod nuk u lexua i plotë"],
    [code, "Ky është kodi i detyrës, jo rezultati"],
    [codes[0] ?? "", "U shtuan: nr. 5."],
    [codes[0] ?? "", "I ke tashmë: nr. 5."],
  ] as const) {
    await read(text);
    await expect(told).toContainText(words);
  }
  await read(codes[1] ?? "");
  const doubt = page.getByRole("group", { name: /nr\. 5 ka tashmë një rezultat/ });
  await expect(doubt).toBeVisible();
  await expect(page.getByRole("rowheader", { name: /^nr\. 5/ })).toHaveText(["nr. 5", "nr. 5 2"]);
  await doubt.getByRole("button", { name: "Lëre të parin" }).click();
  await expect(page.getByRole("rowheader", { name: /^nr\. 5/ })).toHaveText(["nr. 5"]);
  await expect(main(page)).toContainText("E kanë (1): nr. 5");
});

test("a result of an unknown assignment waits until its link is opened", async ({ page, open, browser, baseURL }) => {
  test.setTimeout(60_000);
  await open("/mesuesi/detyre?m=graviteti");
  await take(page, "çekiç dhe një pendë");
  await page.getByRole("button", { name: "Bëje kodin" }).click();
  const code = (await page.locator(".board-code").textContent()) ?? "";
  const phone = await pupil(browser, `${baseURL}`, code, 3);
  await phone.getByRole("radio", { name: "mbërrijnë njëkohësisht" }).check();
  await phone.getByRole("button", { name: "Kontrolloje" }).click();
  await phone.getByRole("button", { name: "Te fundi" }).click();
  const result = (await phone.locator("code").textContent()) ?? "";

  // Another teacher's device knows one assignment of its own.
  const other = await (await browser.newContext({ locale: "sq-AL" })).newPage();
  await other.goto(`${baseURL}/mesuesi/detyre?m=pitagora`);
  await take(other, "Katetet e një trekëndëshi");
  await other.getByRole("button", { name: "Bëje kodin" }).click();
  await other.getByRole("link", { name: "Mblidh rezultatet" }).click();
  await other.getByLabel(/Ngjit ose shkruaj kodet/).fill(result);
  await other.getByRole("button", { name: "Lexoji kodet" }).click();
  await expect(main(other).getByRole("status").last()).toContainText("nga një detyrë që s’e ka kjo pajisje");
  await other.goto(`${baseURL}/klasa#${code}`);
  await expect(other.getByRole("rowheader", { name: "nr. 3" })).toBeVisible();
  await phone.context().close();
  await other.context().close();
});

test("a code that is no assignment is told, and a half-done one is not lost to another", async ({ page, open }) => {
  await open("/detyra#4K7Q-X2M9-UUUU");
  await expect(main(page).getByRole("status")).toContainText("Këtë kod nuk e njoh");
  const codes: string[] = [];
  for (const words of ["çekiç dhe një pendë", "Një astronaut me skafandër"]) {
    await open("/mesuesi/detyre?m=graviteti");
    await take(page, words);
    await page.getByRole("button", { name: "Bëje kodin" }).click();
    codes.push(((await page.locator(".board-code").textContent()) ?? "").replace(/-/g, ""));
  }
  const begin = async () => {
    await page.getByRole("button", { name: "Nuk kam numër" }).click();
    await expect(main(page)).toContainText(/Sot je: \S+/);
    await page.getByRole("button", { name: "Fillo" }).click();
  };
  await open("/detyra");
  await page.getByLabel(/Kodi i detyrës/).fill(codes[0] ?? "");
  await page.getByRole("button", { name: "Hape detyrën" }).click();
  await begin();
  await page.getByRole("button", { name: "Ndihmë" }).click();
  await open(`/detyra#${codes[1]}`);
  await expect(main(page)).toContainText("Ke një detyrë përgjysmë.");
  await page.getByRole("link", { name: "Vazhdoje" }).click();
  await expect(page.getByRole("region", { name: "Ndihmë" })).toBeVisible();
  await open(`/detyra#${codes[1]}`);
  await page.getByRole("button", { name: "Fillo të renë" }).click();
  await begin();
  await expect(page.locator(".exercise-question")).toContainText("Një astronaut me skafandër");
});

test("the wall shows the five most frequent errors over the whole window, and Esc leads back", async ({
  page,
  open,
}) => {
  await open(`/klasa#${codeOfThirty}`);
  await page.getByLabel("Sa nxënës?").fill(String(pupilsOfThirty));
  await expect(page.locator(".code-said .pika")).toHaveCount(0);
  await page.getByLabel(/Ngjit ose shkruaj kodet/).fill(workedClass().codes.join("\n"));
  await page.getByRole("button", { name: "Lexoji kodet" }).click();
  await expect(page.locator(".code-said")).toHaveText(`${pupilsOfThirty} nga ${pupilsOfThirty}.`);
  await expect(page.locator(".code-said .pika")).toBeVisible();

  // On a phone a sentence is as wide as its table, its number and bar below it.
  await page.setViewportSize({ width: 360, height: 800 });
  const row = page
    .getByRole("table", { name: /Gabimet e herës së parë/ })
    .getByRole("row")
    .nth(1);
  const [whole, sentence, number] = await Promise.all(
    [row, row.getByRole("cell").first(), row.getByRole("cell").last()].map((part) => part.boundingBox()),
  );
  expect(sentence?.width).toBeCloseTo(whole?.width ?? 0, 0);
  expect(number?.y).toBeGreaterThanOrEqual((sentence?.y ?? 0) + (sentence?.height ?? 0) - 1);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);

  await page.setViewportSize({ width: 1280, height: 900 });
  await page.getByRole("button", { name: "Shfaqe në ekran" }).click();
  const wall = page.getByRole("dialog");
  expect(await wall.boundingBox()).toEqual({ x: 0, y: 0, width: 1280, height: 900 });
  // Its lessons name it, whole: the teacher gave no name.
  await expect(wall.getByRole("heading")).toContainText("Pse Hëna nuk bie në Tokë?");
  await expect(wall.getByRole("heading")).not.toContainText("…");
  const errors = wall.getByRole("listitem");
  await expect(errors).toHaveCount(5);
  const counts = (await errors.allInnerTexts()).map((text) => Number(/(\d+) nga 30/.exec(text)?.[1]));
  expect(counts).toEqual([...counts].sort((a, b) => b - a));
  expect(await wall.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize))).toBeGreaterThan(32);
  expect(await wall.textContent()).not.toMatch(/nr\. \d/);
  expect(await axeFindings(page, "dialog")).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(wall).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Shfaqe në ekran" })).toBeFocused();
});

test("before the first assignment `/klasa` shows an example of its table, and then the list alone", async ({
  page,
  open,
}) => {
  await open("/klasa");
  const example = page.getByRole("region", { name: "Kështu duket tabela" });
  await expect(example.getByRole("row").nth(1)).toHaveText(/katrorët e tyre\..*9$/);
  await expect(example).toContainText("3 nga 28 nxënësit:");
  const pupils = example.getByRole("region", { name: "Tabela e nxënësve" });
  await expect(pupils.getByRole("rowheader")).toHaveText(["nr. 4", "nr. 9", "nr. 17"]);
  await expect(pupils.getByRole("row", { name: /^nr\. 9/ }).locator(".class-mark")).toHaveText(["✗", "◐", "✓", "–"]);
  expect(await axeFindings(page)).toEqual([]);
  // In a wide window the drawing stands in the head, over its rule, and the example beside the field.
  const places = async () => {
    const [drawing, head, field, table] = await Promise.all(
      [
        page.locator(".class-picture"),
        page.locator(".teacher-front"),
        page.getByLabel(/^Kodi i një detyre/),
        example,
      ].map((part) => part.boundingBox()),
    );
    const bottom = (box: typeof head) => (box?.y ?? 0) + (box?.height ?? 0);
    return {
      isInHead: bottom(drawing) < bottom(head) && (drawing?.y ?? 0) > (head?.y ?? 0),
      isBeside: (table?.x ?? 0) > (field?.x ?? 0) + (field?.width ?? 0),
      isNarrow: (table?.width ?? 0) <= 45 * 17,
    };
  };
  for (const [width, isWide] of [
    [360, false],
    [1280, true],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    expect(await places()).toEqual({ isInHead: isWide, isBeside: isWide, isNarrow: true });
  }
  await page.emulateMedia({ media: "print" });
  await expect(example).toBeHidden();
  await page.emulateMedia({ media: "screen" });

  await page.getByLabel(/^Kodi i një detyre/).fill(codeOfThirty);
  await page.getByRole("button", { name: "Hape tabelën" }).click();
  await expect(page.getByRole("button", { name: "Harroje detyrën" })).toBeVisible();
  await open("/klasa");
  await expect(page.getByRole("heading", { name: "Detyrat e mia" })).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: "ushtrim" }).first()).toBeVisible();
  await expect(example).toHaveCount(0);
});

test("on a phone the list of an assignment is a press away from every exercise", async ({ page, open }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open("/mesuesi/detyre?m=graviteti");
  const row = await page.locator(".offered-row:has(.offered-figure)").first().boundingBox();
  const figure = await page.locator(".offered-figure").first().boundingBox();
  expect(figure?.width).toBe(row?.width);
  // A question has the whole width; the press begins the line below the figure, which is as high as drawn.
  const first = page.locator(".offered-row:has(.offered-figure)").first();
  await expect(first.locator("svg")).toBeVisible();
  const boxOf = (part: string) => first.locator(part).boundingBox();
  const [question, drawn, line, press] = [
    await boxOf("> p"),
    await boxOf("svg"),
    await boxOf("summary"),
    await boxOf("> button"),
  ];
  expect(question?.width).toBe(row?.width);
  expect((line?.y ?? 0) - (drawn?.y ?? 0) - (drawn?.height ?? 0)).toBeLessThan(8);
  expect(press?.y).toBe(line?.y);
  expect(press?.x).toBe(row?.x);
  expect((line?.x ?? 0) - (press?.x ?? 0) - (press?.width ?? 0)).toBeGreaterThan(8);
  const lead = page.getByRole("link", { name: /^Lista · / });
  await expect(page.getByRole("button", { name: /^Shto ?: / }).first()).toBeVisible();
  await expect(lead).toHaveText("Lista · bosh");
  await page
    .getByRole("button", { name: /^Shto ?: / })
    .first()
    .click();
  await expect(lead).toHaveText(/^Lista · 1\sushtrim · \d+\sminut/);
  await expect(lead).toBeInViewport();
  const list = page.getByRole("heading", { name: "Lista" });
  await expect(list).not.toBeInViewport();
  await lead.click();
  await expect(list).toBeInViewport();
});

test("an exercise is seen before it is chosen, and the list fills as a sheet beside it", async ({ page, open }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open("/mesuesi/detyre?m=graviteti");
  const row = page.getByRole("listitem").filter({ hasText: "Toka ka masë 81 herë" }).first();
  await expect(row.locator("> p")).toHaveText(/e tërheq Hënën\?$/);
  await expect(row.locator(".offered-figure svg")).toBeVisible();
  expect((await row.locator(".offered-figure").boundingBox())?.width).toBeGreaterThan(240);
  await expect(page.getByText("Mësimi · 18 ushtrime")).toBeVisible();
  // The presses stand in one column, with a figure and without; the question has the width up to its figure.
  const presses = await page
    .locator(".offered-row > button")
    .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().left)));
  expect(new Set(presses).size).toBe(1);
  const [question, figure] = [
    await row.locator("> p").boundingBox(),
    await row.locator(".offered-figure").boundingBox(),
  ];
  const gap = (figure?.x ?? 0) - (question?.x ?? 0) - (question?.width ?? 0);
  expect(gap).toBeGreaterThan(12);
  expect(gap).toBeLessThan(24);
  await row.getByText("Si e sheh nxënësi").click();
  await expect(row.getByText("Me po aq forcë")).toBeVisible();
  await expect(row.locator(".offered-figure")).toHaveCount(0);
  await expect(row.locator("details svg")).toBeVisible();
  const list = page.getByRole("region", { name: "Lista" });
  await expect(list).toContainText("Ende bosh.");
  // Pika stands on the first line of the sheet: 2.8 rem of 17 px below its top, less the line.
  const [pika, sheetTop] = [
    await list.locator(".pika").boundingBox(),
    await list.locator(".compose-blank").boundingBox(),
  ];
  expect((pika?.y ?? 0) + (pika?.height ?? 0) - (sheetTop?.y ?? 0)).toBeCloseTo(46.6, 0);
  await row.getByRole("button", { name: /^Shto/ }).click();
  await expect(list).toContainText("rreth 2 minuta");
  await expect(list.locator(".pika")).toHaveCount(0);
  await expect(list).toContainText("E kuptoj: 1");
  // 1.5 of the 45 minutes of an hour.
  await expect(list.locator(".compose-hour > .is-kuptoj")).toHaveAttribute("style", /width: ?3\.33/);
  await page.getByRole("radio", { name: /Pa ndihma/ }).check();
  await page.getByLabel(/^Emri për ty/).fill("IX-b, e martë");
  await expect(list).toContainText("IX-b, e martë");
  await expect(list).toContainText("pa ndihma");
  // It stays in sight, and the board with the code lies on nothing.
  await expect(list.getByRole("heading")).toBeInViewport();
  await page.getByRole("button", { name: "Bëje kodin" }).click();
  const [sheet, board] = [page.locator(".compose-list"), page.locator(".given-board")];
  await expect(board).toBeInViewport();
  const [above, below] = [await sheet.boundingBox(), await board.boundingBox()];
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
  expect(below?.width).toBeGreaterThan(1200);
});

test("a whole level is taken by one press, without what the list has already", async ({ page, open }) => {
  await open("/mesuesi/detyre?m=graviteti");
  const level = page.getByRole("region", { name: "E përdor", exact: true });
  const rows = level.getByRole("listitem");
  await rows.nth(1).getByRole("button", { name: /^Shto/ }).click();
  const all = level.getByRole("button", { name: "Shto të gjitha E përdor" });
  await all.click();
  await expect(page.getByRole("region", { name: "Lista" })).toContainText(`E përdor: ${await rows.count()}`);
  await expect(all).toHaveAttribute("aria-disabled", "true");
});

test("an assignment does not begin before a number is there, and says so", async ({ page, open }) => {
  await open(`/detyra#${codeOfThirty}`);
  await page.getByRole("button", { name: "Fillo" }).click();
  await expect(main(page).getByRole("status").last()).toHaveText("Shkruaj numrin tënd, nga 1 deri në 99.");
  await page.getByLabel("Numri yt në regjistër").fill("7");
  await expect(main(page)).not.toContainText("Shkruaj numrin tënd");
  await page.getByRole("button", { name: "Fillo" }).click();
  await expect(page.locator(".exercise-question")).toBeVisible();
});
