/** Tests that the studio loses no text in silence: after a crash, between two tabs, by a press, at „Boto“. */
import { existsSync } from "node:fs";
import type { Page } from "@playwright/test";
import { test } from "./in-time";
import { axeFindings } from "./magazine";
import { editor, end, expect, frame, freePort, openPiece, piece, StudioNewsroom, toEnd } from "./studio-newsroom";

test.describe.configure({ mode: "serial", timeout: 240_000 });

const newsroom = new StudioNewsroom();
test.beforeEach(() => newsroom.make());
test.afterEach(async () => {
  await newsroom.stop();
  newsroom.remove();
});

/** Opens „Marsi“ in a new studio, and writes „Fjali e re.“ at its end. */
async function writeAboutMars(page: Page): Promise<void> {
  await page.goto((await newsroom.start()).entrance);
  await openPiece(page, "Marsi");
  await toEnd(page);
  await page.keyboard.type("Fjali e re.");
}

async function save(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^Ruaj/ }).click();
  await expect(page.getByRole("button", { name: "E ruajtur" })).toBeVisible();
}

/** Puts back what was removed, by its title. */
async function putBack(page: Page, title: string): Promise<void> {
  await page.getByRole("button", { name: /^Të hequrat/ }).click();
  const dialog = page.getByRole("dialog", { name: "Të hequrat" });
  await dialog
    .getByRole("button", { name: `Ktheje: ${title}` })
    .first()
    .click();
  await expect(dialog).toBeHidden();
}

test("a studio that was killed on its usual port offers all back there, by pieces' names", async ({ page }) => {
  const port = await freePort();
  const first = await newsroom.start(port);
  await page.goto(first.entrance);
  await page.getByRole("button", { name: "Shkrim i ri" }).click();
  await expect(page.getByLabel("Titulli *")).toBeFocused();
  await page.keyboard.type("Pse bie molla?");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Pse bie molla?", level: 2 })).toBeVisible();
  await expect(editor(page)).toBeFocused();
  await expect(piece(page, "Pse bie molla?")).toBeInViewport();
  await openPiece(page, "Marsi");
  await toEnd(page);
  await page.keyboard.type("Kjo fjali nuk u ruajt.");
  await expect(frame(page).getByText("Kjo fjali nuk u ruajt.")).toBeVisible();
  await end(first.child, "SIGKILL");

  const second = await newsroom.start(port);
  expect(new URL(second.entrance).port).toBe(String(port));
  await page.goto(second.entrance);
  const question = page.getByRole("dialog", { name: "Punë e paruajtur" });
  await expect(question.locator("li b")).toHaveText(["Pse bie molla?", "Marsi"]);
  await expect(page.getByText("hapur edhe në një dritare tjetër")).toHaveCount(0);
  const of = (title: string) => question.locator("li", { hasText: title });

  await of("Marsi").getByRole("button", { name: "Hidhe" }).click();
  const doubt = page.getByRole("dialog", { name: /Ta hedh punën e paruajtur/ });
  await expect(doubt.getByRole("button", { name: "Jo, lëre" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(doubt).toBeHidden();
  await of("Marsi").getByRole("button", { name: "Hidhe" }).click();
  await doubt.getByRole("button", { name: "Po, hidhe" }).click();
  // It says what became of it, and the next question has the focus.
  await expect(question.getByRole("status")).toHaveText("„Marsi“: puna e hedhur është te „Të hequrat“.");
  await expect(of("Pse bie molla?").getByRole("button", { name: "Vazhdo me të" })).toBeFocused();
  await of("Pse bie molla?").getByRole("button", { name: "Vazhdo me të" }).click();
  await expect(question).toBeHidden();
  // The lesson with which one goes on stands open, with the caret in it.
  await expect(page.getByText("„Pse bie molla?“: puna u kthye; ende pa u ruajtur.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Pse bie molla?", level: 2 })).toBeVisible();
  await expect(editor(page)).toBeFocused();
  // What was thrown away is not lost either.
  await openPiece(page, "Marsi");
  await expect(editor(page)).not.toContainText("Kjo fjali nuk u ruajt.");
  await putBack(page, "Marsi");
  await expect(editor(page)).toContainText("Kjo fjali nuk u ruajt.");
  await openPiece(page, "Pse bie molla?");
  await save(page);
  await expect.poll(() => newsroom.read("lessons/marsi.md")).toContain("Kjo fjali nuk u ruajt.");
  // The files are written one after another.
  await expect(() => {
    expect(newsroom.read("magazine.json")).toContain("lessons/pse-bie-molla.md");
    expect(newsroom.read("lessons/pse-bie-molla.md")).toContain("✎");
  }).toPass();
});

test("a term that was not saved is offered by its words, and its form opens", async ({ page }) => {
  const first = await newsroom.start();
  await page.goto(first.entrance);
  await page.getByRole("button", { name: "Fjalori" }).click();
  await page.getByRole("button", { name: "Shto term" }).click();
  await page.getByLabel("Termi *").fill("nxitim");
  await page.getByLabel("Përkufizimi *").fill("Sa ndryshon shpejtësia në një sekondë.");
  await expect.poll(() => existsSync(newsroom.at(".studio/drafts"))).toBe(true);
  await expect(page.getByRole("button", { name: "Ruaj (1)" })).toBeVisible();
  await page.waitForTimeout(1500);
  await end(first.child, "SIGKILL");

  await page.goto((await newsroom.start()).entrance);
  const question = page.getByRole("dialog", { name: "Punë e paruajtur" });
  await expect(question.locator("li")).toContainText("nxitim: Sa ndryshon shpejtësia në një sekondë.");
  expect(await question.textContent()).not.toMatch(/[{}"]|definition/);
  expect(await axeFindings(page)).toEqual([]);
  await question.getByRole("button", { name: "Vazhdo me të" }).click();
  await expect(question).toBeHidden();
  await expect(page.getByLabel("Termi *")).toHaveValue("nxitim");
  await expect(page.getByText("„Fjalori“: puna u kthye; ende pa u ruajtur.")).toBeVisible();
});

test("what was deleted or reverted comes back by „Të hequrat“: a piece, an unsaved text, a chapter; also later", async ({
  page,
}) => {
  await writeAboutMars(page);
  await expect(frame(page).getByText("Fjali e re.")).toBeVisible();
  await expect(page.getByRole("button", { name: /^Të hequrat/ })).toHaveCount(0);
  await page.getByRole("button", { name: "Kthe siç ishte" }).click();
  await page.getByRole("button", { name: "Po, kthe siç ishte" }).click();
  await expect(editor(page)).not.toContainText("Fjali e re.");

  const begin = async (kind: string, title: string) => {
    await page.getByRole("button", { name: "Shkrim i ri" }).click();
    await page.getByRole("dialog").getByLabel("Lloji").selectOption(kind);
    await page
      .getByRole("dialog")
      .getByLabel(/^(Titulli|Emri) \*$/)
      .fill(title);
    await page.getByRole("button", { name: "Nise" }).click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
  };
  await begin("Mësim", "Pse bie molla?");
  await expect(page.getByRole("heading", { name: "Pse bie molla?", level: 2 })).toBeVisible();
  await toEnd(page);
  await page.keyboard.type("Sepse e tërheq Toka.");
  await expect(frame(page).getByText("Sepse e tërheq Toka.")).toBeVisible();
  await page.getByRole("button", { name: "Fushat" }).click();
  await page.getByRole("button", { name: "Fshije" }).click();
  await page.getByRole("button", { name: "Po, fshije" }).click();
  await expect(page.getByText("„Pse bie molla?“ u fshi.")).toBeVisible();
  expect(existsSync(newsroom.at("lessons/pse-bie-molla.md"))).toBe(false);

  await begin("Kapitull", "Lëngjet");
  await page.getByLabel("Një fjali *").fill("Uji dhe vaji.");
  await save(page);
  await page.getByRole("button", { name: "Hiqe", exact: true }).click();
  await save(page);

  // Another studio, another day.
  await newsroom.stop();
  await page.goto("about:blank");
  await page.goto((await newsroom.start()).entrance);
  await page.getByRole("button", { name: /^Të hequrat/ }).click();
  const dialog = page.getByRole("dialog", { name: "Të hequrat" });
  await expect(dialog.locator("li b")).toHaveText(["Lëngjet", "Pse bie molla?", "Marsi"]);
  await expect(dialog.locator("li").nth(1)).toContainText("shkrim i fshirë, ");
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Mbyll" }).click();

  await putBack(page, "Pse bie molla?");
  await expect(page.getByRole("heading", { name: "Pse bie molla?", level: 2 })).toBeVisible();
  await expect(frame(page).getByText("Sepse e tërheq Toka.")).toBeVisible();
  await expect(piece(page, "Pse bie molla?")).toContainText("skicë");
  await putBack(page, "Marsi");
  await expect(editor(page)).toContainText("Fjali e re.");
  await expect(piece(page, "Marsi")).toContainText("i paruajtur");
  await putBack(page, "Lëngjet");
  await expect(page.getByLabel("Një fjali *")).toHaveValue("Uji dhe vaji.");
  await save(page);
  expect(newsroom.read("lessons/pse-bie-molla.md")).toContain("Sepse e tërheq Toka.");
  expect(newsroom.read("lessons/marsi.md")).toContain("Fjali e re.");
  expect(JSON.parse(newsroom.read("magazine.json")).categories).toMatchObject([
    { name: "mekanika" },
    { name: "lengjet", description: "Uji dhe vaji." },
  ]);
});

test("two tabs of one studio: what one types comes into the other, or stands beside what was typed there", async ({
  page,
  context,
}) => {
  const { entrance } = await newsroom.start();
  const other = await context.newPage();
  for (const each of [page, other]) {
    await each.goto(entrance);
    await openPiece(each, "Graviteti");
  }
  await toEnd(page);
  await page.keyboard.type("E para.");
  await expect(editor(other)).toContainText("E para.");

  // Both type before either has heard of the other's text.
  await other.route("**/api/*", (route) => route.abort());
  await toEnd(other);
  await other.keyboard.type(" E dyta.");
  await toEnd(page);
  await page.keyboard.type(" E treta.");
  await expect(frame(page).getByText("E treta.")).toBeVisible();
  await other.unroute("**/api/*");
  const both = other.getByRole("dialog", { name: /ndryshua edhe diku tjetër/ });
  await expect(both).toContainText("E treta.");
  await expect(both).toContainText("E dyta.");
  await expect(editor(page)).toContainText("E para. E treta.");
  await both.getByRole("button", { name: "Mbaj të djathtin" }).click();
  await expect(editor(page)).toContainText("E para. E dyta.");
  // The text that was given up for the other comes back by a key.
  await editor(page).click();
  await page.keyboard.press("Control+z");
  await expect(editor(page)).toContainText("E treta.");
});

test("undo goes on after other parts and pieces, in forms too; what is lost by a press asks first", {
  tag: "@whole",
}, async ({ page }) => {
  await writeAboutMars(page);
  await page.getByRole("button", { name: "Fushat" }).click();
  const deck = page.getByLabel("Fjalia nën titull");
  await deck.fill("Një planet i ndryshkur.");
  await openPiece(page, "Graviteti");
  await openPiece(page, "Marsi");
  await editor(page).click();
  await page.keyboard.press("Control+z");
  await expect(editor(page)).not.toContainText("Fjali e re.");
  await page.keyboard.press("Control+y");
  await expect(editor(page)).toContainText("Fjali e re.");

  await page.getByRole("button", { name: "Fushat" }).click();
  await expect(deck).toHaveValue("Një planet i ndryshkur.");
  await deck.press("Control+z");
  await expect(deck).toHaveValue("");
  await page.getByRole("button", { name: "Ribëj" }).click();
  await expect(deck).toHaveValue("Një planet i ndryshkur.");

  await page.getByRole("button", { name: "Te të zgjedhurat: Marsi" }).click();
  await page.getByRole("button", { name: "Te të zgjedhurat: Marsi" }).press("Control+z");
  await expect(page.getByRole("button", { name: "Te të zgjedhurat: Marsi" })).toHaveAttribute("aria-pressed", "false");

  await page.getByRole("button", { name: "Teksti", exact: true }).click();
  await page.getByRole("button", { name: "Kthe siç ishte" }).click();
  const doubt = page.getByRole("dialog", { name: "Ta kthej „Teksti“ siç ishte?" });
  await page.keyboard.press("Escape");
  await expect(doubt).toBeHidden();
  await expect(editor(page)).toContainText("Fjali e re.");
  await page.getByRole("button", { name: "Kthe siç ishte" }).click();
  await doubt.getByRole("button", { name: "Po, kthe siç ishte" }).click();
  await expect(editor(page)).not.toContainText("Fjali e re.");
  await page.getByRole("button", { name: "Zhbëj" }).click();
  await expect(editor(page)).toContainText("Fjali e re.");
});

test("„Boto“ saves and plans nothing before one says where; an answer for another place is dropped; going back asks", async ({
  page,
}) => {
  await writeAboutMars(page);
  await expect(frame(page).getByText("Fjali e re.")).toBeVisible();
  const asked: string[] = [];
  let release: (title: string) => void = () => undefined;
  await page.route("**/api/plan", async (route) => {
    const { remote } = route.request().postDataJSON() as { remote: boolean };
    asked.push(remote ? "remote" : "local");
    const title = remote
      ? "Marsi (në internet)"
      : await new Promise<string>((resolve) => {
          release = resolve;
        });
    const marsi = { kind: "changed", slug: "marsi", title, address: null, fields: ["content"], words: null };
    const others = Array.from({ length: 56 }, (_, nth) => ({
      ...{ kind: "added", slug: `m${nth + 2}`, title: `Mësimi ${nth + 2}`, address: "/physics/graviteti" },
      ...{ fields: [], words: null },
    }));
    const plan = {
      pages: [marsi, ...others],
      others: [],
      cost: null,
      problems: [],
      todos: [],
      missing: 0,
      fault: null,
    };
    await route.fulfill({ json: { code: 0, stopped: false, lines: [], ...plan } }).catch(() => undefined);
  });
  await page.getByRole("button", { name: "Boto", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Boto" });
  await expect(dialog.getByText("Ku do ta botosh?")).toBeVisible();
  expect(asked).toEqual([]);
  expect(newsroom.read("lessons/marsi.md")).not.toContain("Fjali e re.");

  await dialog.getByLabel("Në këtë kompjuter").check();
  await dialog.getByRole("button", { name: "Ruaj dhe shih planin" }).click();
  await expect.poll(() => asked).toEqual(["local"]);
  await dialog.getByLabel("Në internet").check();
  release("Marsi (në këtë kompjuter)");
  await expect(dialog.getByRole("button", { name: "Shih planin" })).toBeVisible();
  await page.waitForTimeout(500);
  await expect(dialog.getByText("në këtë kompjuter)")).toHaveCount(0);
  await expect(dialog.getByRole("button", { name: "Boto tani" })).toHaveCount(0);
  await dialog.getByRole("button", { name: "Shih planin" }).click();
  await expect(dialog.getByText("Marsi (në internet)")).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Boto tani" })).toBeVisible();
  // A first plan has every page: the rest comes at a press, and the focus goes on there.
  await expect(dialog.getByText("Mësimi 13")).toHaveCount(0);
  await dialog.getByRole("button", { name: "Edhe 45 të tjera" }).click();
  await expect(dialog.getByRole("listitem").filter({ hasText: "Mësimi 13" }).getByRole("button")).toBeFocused();
  await expect(dialog.getByText("Mësimi 57")).toBeVisible();

  await page.route("**/api/history", (route) =>
    route.fulfill({
      json: {
        fault: null,
        publications: [
          {
            ...{
              version: "00112233445566aa",
              publishedAt: "2026-03-02T09:00:07Z",
              contents: 2,
              changes: [],
              others: [],
            },
            ...{ backTo: "2026-02-28T09:00:00Z", by: "Arta" },
          },
          { version: "00112233445566cc", publishedAt: "2026-03-02T09:00:05Z", contents: 2, changes: [], others: [] },
          { version: "00112233445566bb", publishedAt: "2026-03-01T09:00:00Z", contents: 2, changes: null, others: [] },
        ],
      },
    }),
  );
  const wishes: string[] = [];
  await page.route("**/api/rollback", (route) => {
    wishes.push(route.request().postData() ?? "");
    return route.fulfill({ status: 500, json: { message: "KV nuk u përgjigj." } });
  });
  await dialog.getByText("Botimet e mëparshme").click();
  const rows = dialog.locator("details ol > li");
  await expect(rows.first()).toContainText("e hënë, 2 mars 2026, ora 10:00:07, nga Arta (tani)");
  await expect(rows.first()).toContainText("U kthye te botimi: e shtunë, 28 shkurt 2026, ora 10:00");
  await expect(rows.nth(1)).toContainText("ora 10:00:05");
  await expect(rows.last()).toContainText("Këtu nis lista: revista kishte 2 shkrime.");
  await dialog.getByRole("button", { name: "Kthehu te ky" }).last().click();
  const doubt = page.getByRole("dialog", { name: "Të kthehem te ky botim?" });
  await expect(doubt).toContainText("e diel, 1 mars 2026");
  expect(wishes).toEqual([]);
  await doubt.getByRole("button", { name: "Po, kthehu te ky" }).click();
  await expect(dialog.getByText("KV nuk u përgjigj.")).toBeVisible();
  expect(wishes).toHaveLength(1);
});

test("a studio that does not answer for a while loses nothing of what is typed meanwhile", { tag: "@whole" }, async ({
  page,
}) => {
  await page.goto((await newsroom.start()).entrance);
  await openPiece(page, "Marsi");
  await page.route("**/api/draft", (route) => route.abort());
  await toEnd(page);
  await page.keyboard.type("E shkruar pa përgjigje.");
  await expect(page.getByText("Studioja nuk përgjigjet.")).toBeVisible();
  await page.unroute("**/api/draft");
  await expect(frame(page).getByText("E shkruar pa përgjigje.")).toBeVisible();
  await page.reload();
  await openPiece(page, "Marsi");
  await expect(editor(page)).toContainText("E shkruar pa përgjigje.");
  await expect(piece(page, "Marsi")).toContainText("i paruajtur");
});
