/** Tests that every kind of piece is reached in the studio: projects, exercises, the glossary, what a rule mends. */
import sharp from "sharp";
import { test } from "./in-time";
import { axeFindings } from "./magazine";
import { editor, expect, frame, openPiece, picture, piece, StudioNewsroom, toEnd } from "./studio-newsroom";

test.describe.configure({ mode: "default", timeout: 120_000 });
test.use({ actionTimeout: 30_000 });

const newsroom = new StudioNewsroom();
test.afterEach(async () => {
  await newsroom.stop();
  newsroom.remove();
});

test("a project opens: its three texts, its fields, each picture and film of its gallery", async ({ page }) => {
  const texts = ["permbledhje", "udhezime", "materiale"];
  const [overviewFile, instructionsFile, materialsFile] = texts.map((name) => `projects/hidraulika/${name}.md`);
  newsroom.make({
    projects: [
      {
        ...{ id: 1, title: "Makina hidraulike", subtitle: "Dy shiringa", slug: "hidraulika", duration: "2 orë" },
        ...{ description: "Me një gisht ngre një libër.", image: "/covers/mekanika.svg", icon: "press" },
        ...{ class: "Klasa IX", difficulty: "medium", tags: ["presioni"], authorId: 1 },
        ...{ overviewFile, instructionsFile, materialsFile },
        gallery: [
          {
            ...{ type: "video", id: "dQw4w9WgXcQ", title: "Filmi i parë", thumbnail: "/covers/mekanika.svg" },
            ...{ duration: 60, caption: "Hap pas hapi." },
          },
          { type: "image", src: "/covers/mekanika.svg", alt: "Dy shiringa.", caption: "Vëre tubin." },
        ],
      },
    ],
  });
  for (const name of texts) newsroom.write(`projects/hidraulika/${name}.md`, `Teksti i pjesës ${name}.\n`);
  await page.goto((await newsroom.start()).entrance);
  await expect(page.getByText("Po lexoj revistën")).toHaveCount(0);
  await expect(piece(page, "Makina hidraulike")).not.toContainText("gabim");
  await openPiece(page, "Makina hidraulike");
  for (const [nth, label] of ["Përmbledhja", "Udhëzimet", "Materialet"].entries()) {
    await page.getByRole("button", { name: label }).click();
    await expect(editor(page)).toContainText(`Teksti i pjesës ${texts[nth]}.`);
    await toEnd(page);
    await page.keyboard.type(`Fjali te ${label}.`);
    await expect(frame(page).getByText(`Fjali te ${label}.`).first()).toBeAttached();
  }
  await page.getByRole("button", { name: "Fushat" }).click();
  await page.getByLabel("Klasa", { exact: false }).first().fill("Klasa X");
  await page.getByRole("button", { name: "Filmi i parë" }).click();
  await page.getByLabel("Titulli *").last().fill("Filmi i ri");
  await page.getByRole("button", { name: "Vëre tubin." }).click();
  await page.getByLabel("Përshkrimi").last().fill("Dy shiringa dhe një tub.");
  await page.getByRole("button", { name: /^Ruaj/ }).click();
  await expect(page.getByRole("button", { name: "E ruajtur" })).toBeVisible();
  const [project] = JSON.parse(newsroom.read("magazine.json")).projects;
  expect(project).toMatchObject({ class: "Klasa X", title: "Makina hidraulike" });
  expect(project.gallery).toMatchObject([
    { type: "video", title: "Filmi i ri" },
    { type: "image", alt: "Dy shiringa dhe një tub." },
  ]);
  for (const name of texts) expect(newsroom.read(`projects/hidraulika/${name}.md`)).toContain("Fjali te ");
});

test("exercises begin by a button; while one is half written the page shows the last right ones", async ({ page }) => {
  newsroom.make();
  await page.goto((await newsroom.start()).entrance);
  await openPiece(page, "Marsi");
  await page.getByRole("button", { name: "Ushtrimet" }).click();
  await expect(editor(page)).toContainText("Zgjidh më sipër një lloj ushtrimi");
  await editor(page).click();
  const kinds = page.getByRole("toolbar", { name: "Llojet e ushtrimeve" });
  await expect(kinds.getByRole("button", { name: "Figurë", exact: true })).toHaveCount(0);
  await kinds.getByRole("button", { name: "Me numër" }).click();
  await page.keyboard.press("Tab");
  await page.keyboard.insertText("rruga-e-biciklistit");
  await page.keyboard.press("Escape");
  await expect(frame(page).getByText("Një biçiklist ecën me").first()).toBeVisible();
  await expect(page.getByText("1 gabim")).toHaveCount(0);
  // That a whole set has more exercises is advice, and no remark about a beginner's first.
  await expect(page.locator("summary")).toHaveText(/\svërejtje, 1\skëshillë$/);

  await toEnd(page);
  await page.keyboard.type("## kuptoj: gjysma");
  await expect(page.getByText("Këtu duken ushtrimet siç ishin para gabimit")).toBeVisible();
  await expect(frame(page).getByText("Një biçiklist ecën me").first()).toBeVisible();
  await page.keyboard.press("Control+z");
  await editor(page).press("Control+a");
  await page.keyboard.press("Delete");
  await kinds.getByRole("button", { name: "Me zgjedhje" }).click();
  await page.keyboard.press("Tab");
  await page.keyboard.insertText("cila-eshte");
  await page.keyboard.press("Escape");
  await expect(frame(page).getByText("përgjigjja e drejtë").first()).toBeVisible();
  await expect(page.getByText("Këtu duken ushtrimet siç ishin")).toHaveCount(0);
  await toEnd(page);
  await page.keyboard.type("\n###");
  await expect(page.locator(".cm-tooltip-autocomplete").getByText("### Zgjidhje")).toBeVisible();
  await page.keyboard.press("Escape");
  await page.keyboard.press("Control+z");

  // The plan of its hour is computed from them; an editor writes what it does not say.
  await page.getByRole("button", { name: "Plani i orës" }).click();
  await expect(page.getByText("Ky plan llogaritet nga mësimi dhe nga ushtrimet e tij.")).toBeVisible();
  await expect(frame(page).getByRole("heading", { name: "Bileta e daljes" }).first()).toBeVisible();
  await editor(page).click();
  await page.getByRole("toolbar", { name: "Krerët e planit" }).getByRole("button", { name: "Kujdes" }).click();
  await page.keyboard.press("Escape");
  await expect(frame(page).getByText("Çfarë ngec në klasë me modelin")).toBeVisible();
  await page.getByRole("button", { name: /^Ruaj/ }).click();
  await expect(page.getByRole("button", { name: "E ruajtur" })).toBeVisible();
  expect(newsroom.read("plans/marsi.md")).toContain("## Kujdes\n\n✎ Çfarë ngec në klasë");
});

test("what a rule can mend is mended at a press, one or all; a click on a problem leads to its place", async ({
  page,
}) => {
  newsroom.make();
  await page.goto((await newsroom.start()).entrance);
  await openPiece(page, "Marsi");
  await editor(page).click();
  await page.keyboard.press("Control+a");
  await page.keyboard.insertText('Guri peshon 5 kg dhe bie nga 3 m.\n\nMësuesi tha "bie" dy herë për 2 s.\n');
  const all = page.getByRole("button", { name: /^Ndreqi të gjitha/ });
  await expect(all).toBeVisible();
  await page.locator("summary").click();
  await page.locator("li", { hasText: "rreshti 1" }).getByRole("button", { name: "Ndreqe" }).first().click();
  await expect.poll(async () => (await editor(page).textContent())?.includes("5\u00A0kg")).toBe(true);
  await all.click();
  await expect(all).toHaveCount(0);
  await page.getByRole("button", { name: /^Ruaj/ }).click();
  await expect
    .poll(() => newsroom.read("lessons/marsi.md"))
    .toBe("Guri peshon 5\u00A0kg dhe bie nga 3\u00A0m.\n\nMësuesi tha „bie“ dy herë për 2\u00A0s.\n");

  await page.getByRole("button", { name: "Fushat" }).click();
  await page.getByLabel("Minuta").fill("900");
  await page.getByRole("button", { name: "Teksti", exact: true }).click();
  await page.getByRole("button", { name: /^Fushat, Minuta:/ }).click();
  await expect(page.getByLabel("Minuta")).toBeFocused();
});

test("a new term is in view with the caret in it, is found again without a name, and its problem leads back", async ({
  page,
}) => {
  newsroom.make();
  const terms = Array.from({ length: 90 }, (_, nth) => ({
    term: `termi ${nth}`,
    definition: `Përkufizimi numër ${nth}.`,
    english: `term ${nth}`,
    taughtIn: ["/physics/marsi"],
    forms: [`termi${nth}`],
  }));
  newsroom.write("glossary.json", JSON.stringify(terms, null, 2));
  newsroom.write("public/covers/x.svg", picture);
  await page.goto((await newsroom.start()).entrance);
  await page.getByRole("button", { name: "Fjalori" }).click();
  await page.getByRole("button", { name: "Shto term" }).click();
  const name = page.getByLabel("Termi *");
  await expect(name).toBeFocused();
  await expect(name).toBeInViewport();
  await page.getByRole("button", { name: /^termi 3( !)?$/ }).click();
  await page.getByLabel("Kërko term").fill("pa emër");
  await page.getByRole("button", { name: /^term pa emër/ }).click();
  await expect(name).toHaveValue("");
  await page.getByLabel("Kërko term").fill("");
  await page.getByRole("button", { name: /^termi 3( !)?$/ }).click();
  await expect(name).toHaveValue("termi 3");
  await page.getByRole("button", { name: /^Fjalori, termi 91, Termi:/ }).click();
  await expect(name).toHaveValue("");
  await expect(name).toBeFocused();
  await page.getByRole("button", { name: "Hiqe" }).click();
  await page.getByRole("button", { name: "Zhbëje" }).click();
  await expect(page.getByText("U zhbë.")).toBeVisible();

  // The page beside it stands at the term that is open, and goes along as it is written.
  for (const nth of [89, 2, 88]) {
    await page.getByLabel("Kërko term").fill(`termi ${nth}`);
    await page.getByRole("button", { name: new RegExp(`^termi ${nth}( !)?$`) }).click();
    await expect(frame(page).getByText(`Përkufizimi numër ${nth}.`)).toBeInViewport();
  }
  await name.fill("termi krejt i ri");
  await page.getByLabel("Përkufizimi *").fill("Fjalia e re e termit.");
  await expect(frame(page).getByText("Fjalia e re e termit.")).toBeInViewport();

  // From the plan too a press leads to the field, not to the list alone.
  await page.getByRole("button", { name: "Boto", exact: true }).click();
  await page.getByLabel("Në këtë kompjuter, për provë").check();
  await page.getByRole("button", { name: "Ruaj dhe shih planin" }).click();
  const problem = page.getByRole("dialog").getByRole("listitem").filter({ hasText: "nuk e përdor termin „termi 4“" });
  await problem.getByRole("button", { name: "Shko te vendi" }).click();
  await expect(name).toHaveValue("termi 4");
  const field = () => document.activeElement?.closest("[data-path]")?.getAttribute("data-path");
  await expect.poll(() => page.evaluate(field)).toContain("taughtIn");
});

test("a piece is duplicated, renamed and removed; its earlier address leads to the new one", { tag: "@whole" }, async ({
  page,
}) => {
  newsroom.make();
  newsroom.write("lessons/graviteti.md", "Si te [Marsi](/physics/marsi).\n");
  await page.goto((await newsroom.start()).entrance);
  await piece(page, "Marsi").click();
  await page.getByRole("button", { name: "Fushat" }).click();
  await page.getByRole("button", { name: "Bëj një kopje" }).click();
  await page.getByLabel("Titulli i kopjes *").fill("Venera");
  await page.getByRole("button", { name: "Bëje kopjen" }).click();
  await expect(piece(page, "Venera")).toContainText("skicë");
  // The copy opens by itself, a moment after it is in the list.
  await expect(page.getByRole("heading", { name: "Venera", level: 2 })).toBeVisible();
  expect(newsroom.read("lessons/venera.md")).toBe("Pse është i kuq Marsi?\n");

  await piece(page, "Marsi").click();
  await page.getByRole("button", { name: "Fushat" }).click();
  await page.getByRole("button", { name: "Ndrysho adresën" }).click();
  await page.getByRole("dialog").getByLabel("Adresa *").fill("planeti-i-kuq");
  await page.getByRole("button", { name: "Ndryshoje" }).click();
  await expect(page.getByText("Adresa u ndryshua; e vjetra çon këtu pas botimit.")).toBeVisible();
  await expect(editor(page)).toContainText("Pse është i kuq Marsi?");
  expect(newsroom.read("lessons/graviteti.md")).toBe("Si te [Marsi](/physics/planeti-i-kuq).\n");
  const preview = new URL((await page.locator(".st-page iframe").getAttribute("src")) ?? "");
  const reader = await page.context().newPage();
  await reader.goto(`${preview.origin}/physics/marsi${preview.search}`);
  expect(new URL(reader.url()).pathname).toBe("/physics/planeti-i-kuq");
  await expect(reader.getByText("Pse është i kuq Marsi?", { exact: true })).toBeVisible();

  await piece(page, "Venera").click();
  await page.getByRole("button", { name: "Fushat" }).click();
  await page.getByRole("button", { name: "Fshije" }).click();
  const doubt = page.getByRole("dialog", { name: "Ta fshij „Venera“?" });
  await doubt.getByRole("button", { name: "Po, fshije" }).click();
  await expect(piece(page, "Venera")).toHaveCount(0);
  expect(JSON.parse(newsroom.read("magazine.json")).contents.map(({ slug }: { slug: string }) => slug)).toEqual([
    "graviteti",
    "planeti-i-kuq",
  ]);
});

test("a photograph of 20 MB becomes a cover: chosen, cropped, seen at its sizes, kept small and 3 to 2", {
  tag: "@whole",
}, async ({ page }) => {
  newsroom.make();
  await page.goto((await newsroom.start()).entrance);
  await piece(page, "Marsi").click();
  await page.getByRole("button", { name: "Fushat" }).click();
  const noise = await sharp({
    create: {
      width: 3200,
      height: 2400,
      channels: 3,
      background: "#888",
      noise: { type: "gaussian", mean: 128, sigma: 60 },
    },
  })
    .png({ compressionLevel: 0 })
    .toBuffer();
  expect(noise.length).toBeGreaterThan(20_000_000);
  await page
    .getByLabel("Zgjidh një fotografi")
    .setInputFiles({ name: "IMG 2031.png", mimeType: "image/png", buffer: noise });
  const dialog = page.getByRole("dialog", { name: "Kopertina" });
  await expect(dialog.getByRole("img", { name: "Kopertina, Te lista" })).toBeVisible();
  await expect(dialog.getByText("1500 × 1000 px")).toBeVisible();
  await dialog.getByLabel("Afroje").press("End");
  await dialog.getByLabel("Lart – poshtë").press("Home");
  await expect(dialog.getByText("800 × 533 px")).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Vëre si kopertinë" }).click();
  await expect(dialog).toBeHidden();
  // The form shows the picture and asks for its words. Its path is nobody's to type.
  const cover = page.getByRole("group", { name: "Kopertina" });
  await expect(cover.getByText("Fotografia jote.")).toBeVisible();
  await expect(cover.getByRole("img")).toHaveJSProperty("naturalWidth", 800);
  await expect(cover.getByText("Kopertina nuk ka përshkrim")).toBeVisible();
  for (const field of await page.locator(".st-desk :is(input, textarea)").all())
    expect(await field.inputValue()).not.toContain("/pictures/");
  await page.getByRole("button", { name: "Teksti", exact: true }).click();
  await page.locator("summary").click();
  await page.getByRole("button", { name: /^Fushat, Përshkrimi i kopertinës:/ }).click();
  await expect(cover.getByLabel("Përshkrimi i kopertinës")).toBeFocused();
  await page.keyboard.type("Një fushë me gurë të kuq.");
  await expect(cover.getByText("Kopertina nuk ka përshkrim")).toHaveCount(0);
  await expect(frame(page).getByRole("img", { name: "Një fushë me gurë të kuq." })).toBeVisible();
  expect(await axeFindings(page, ".st-desk")).toEqual([]);
  await page.getByRole("button", { name: /^Ruaj/ }).click();
  await expect.poll(() => newsroom.read("magazine.json")).toContain("/pictures/marsi-kopertina.jpg");
  expect(JSON.parse(newsroom.read("magazine.json")).contents[1].imageAlt).toBe("Një fushë me gurë të kuq.");
  const kept = await sharp(newsroom.at("pictures/marsi-kopertina.jpg")).metadata();
  expect([kept.width, kept.height]).toEqual([800, 533]);

  await cover.getByRole("button", { name: "Hiq fotografinë" }).click();
  await expect(cover.getByText("Vizatimi i degës, derisa të zgjedhësh një tëndin.")).toBeVisible();
  await page.getByRole("button", { name: /^Ruaj/ }).click();
  await expect(page.getByRole("button", { name: "E ruajtur" })).toBeVisible();
  const [, mars] = JSON.parse(newsroom.read("magazine.json")).contents;
  expect(mars.imageUrl).toBe("/covers/kapitull-physics.svg");
  expect(mars).not.toHaveProperty("imageAlt");
});

test("what Word brings is cleaned on pasting, and Ctrl+Z takes it back", { tag: "@whole" }, async ({ page }) => {
  newsroom.make();
  await page.goto((await newsroom.start()).entrance);
  await openPiece(page, "Marsi");
  await toEnd(page);
  await editor(page).evaluate((element) => {
    const data = new DataTransfer();
    data.setData("text/plain", "Lista");
    data.setData(
      "text/html",
      `<h1>Uji</h1><p class=MsoNormal>Tha “gra\u00ADviteti”: <!--[if gte msEquation 12]><m:oMath><m:f><m:num><m:r>s</m:r></m:num><m:den><m:r>t</m:r></m:den></m:f></m:oMath><![endif]--></p>`,
    );
    // Word puts a picture of the text beside it.
    data.items.add(new File([Uint8Array.from([1])], "image.png", { type: "image/png" }));
    element.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }));
  });
  await expect(editor(page)).toContainText("## Uji");
  await expect(frame(page).getByRole("heading", { name: "Uji" })).toBeVisible();
  await expect(frame(page).locator("mfrac")).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.getByRole("button", { name: /^Ruaj/ }).click();
  await expect
    .poll(() => newsroom.read("lessons/marsi.md"))
    .toBe("Pse është i kuq Marsi?\n## Uji\n\nTha „graviteti“: $\\frac{s}{t}$\n");
  await page.getByRole("button", { name: "Zhbëj" }).click();
  await expect(editor(page)).not.toContainText("Uji");
});
