/** Tests a pupil's main paths through the magazine, in one engine. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { posterColours } from "../../app/play/poster/poster-colours";
import { palette } from "../../seed/drawings/kit/palette";
import { publish } from "../../seed/pipeline/publishing/publish";
import { code, workedClass } from "../class-of-thirty";
import { sharesOf } from "../colours";
import { photoOf } from "../e2e/class-pictures";
import { realEdition } from "../real-magazine";
import { solve } from "../solve";
import { type BuiltWorker, startBuiltWorker } from "../worker/built-worker";
import { isInstalled, type Name } from "./installed.mjs";
import { Page } from "./page";

/** Presses the button of a poster, and expects a picture with letters and the answer's colour to be handed over. */
async function expectPoster(page: Page, subject: "math" | "physics"): Promise<void> {
  await page.run(() => {
    const shared: File[] = [];
    Object.assign(window, { shared });
    Object.defineProperties(navigator, {
      canShare: { configurable: true, value: () => true },
      share: { configurable: true, value: async ({ files = [] }: ShareData) => void shared.push(...files) },
    });
  });
  await page.press({ name: "Bëje figurë" });
  await page.until(() => (window as unknown as { shared: File[] }).shared.length > 0, "a poster is handed over");
  const png = await page.run(
    () =>
      new Promise<string>((read) => {
        const reader = new FileReader();
        reader.onload = () => read(String(reader.result).replace(/^.*,/, ""));
        reader.readAsDataURL((window as unknown as { shared: File[] }).shared[0] as File);
      }),
  );
  const { paper, ink, math, physics } = posterColours;
  const shares = (colours: string[], x: number, y: number, right: number, bottom: number) =>
    sharesOf(Buffer.from(png, "base64"), colours, { x, y, width: right - x, height: bottom - y });
  const [ground = 0] = shares([paper], 0, 0, 1080, 1350);
  const [drawn = 0, answer = 0] = shares([ink, posterColours[subject].spot], 0, 64, 1080, 754);
  const [letters = 0] = shares([ink], 0, 800, 1080, 1070);
  const rays = shares([math.spot, physics.spot], 900, 1150, 1080, 1350);
  expect(ground).toBeGreaterThan(0.5);
  expect(drawn).toBeGreaterThan(0.004);
  expect(answer).toBeGreaterThan(0.001);
  expect(letters).toBeGreaterThan(0.04);
  for (const ray of rays) expect(ray).toBeGreaterThan(0.005);
}

/** Defines the tests for one engine. They are skipped if it is not installed; `run.mjs` reports it. */
export function mainPaths(name: Name): void {
  describe.skipIf(!isInstalled(name))(name, () => {
    let worker: BuiltWorker;
    let light: Page;
    let dark: Page;
    beforeAll(async () => {
      worker = await startBuiltWorker();
      await publish(realEdition(), worker.store);
      [light, dark] = await Promise.all([
        Page.start(name, "light", worker.origin),
        Page.start(name, "dark", worker.origin),
      ]);
      console.log(`${name} ${light.driver.version}`);
    });
    afterAll(async () => {
      await Promise.all([light?.stop(), dark?.stop()]);
      await worker?.stop();
    });

    test.each([
      ["the front page", "/", "h1 + div .drawing"],
      ["a chapter", "/physics/mekanika", "article .plate img"],
      ["a lesson's cover", "/physics/graviteti", ".plate .drawing"],
      ["a lesson's figure", "/physics/graviteti", ".body figure img"],
      ["a lesson's fixed part", "/physics/graviteti", ".lesson-part figure img"],
      ["a gallery", "/physics/projects/eco-friendly-cities?pjesa=galeria", ".gallery-strip img"],
    ])("the picture of %s is drawn in the colours of the theme, light and dark", async (_, address, selector) => {
      await Promise.all([light.open(address), dark.open(address)]);
      for (const [page, theme, other] of [[light, "light", "dark"] as const, [dark, "dark", "light"] as const]) {
        const colours = [palette[theme].ink, palette.physics[theme].spot, palette.physics[other].spot];
        const [ink, spot, otherSpot] = await page.coloursOf(selector, colours);
        // A picture in the other theme's colours has none of these. It has 0.8 % of its spot colour.
        expect(ink, `ink, ${theme}`).toBeGreaterThan(0.0005);
        expect(spot, `spot, ${theme}`).toBeGreaterThan(0.0005);
        expect(otherSpot, `the other theme's spot, ${theme}`).toBe(0);
      }
    });

    test("the front page reads, its letters are ours, and it runs nothing", async () => {
      await light.open("/");
      await light.reads("h1", /^Eksploro botën e shkencës$/);
      expect(
        await light.run(() => document.fonts.ready.then(() => document.fonts.check('700 40px "Gazeta Display"'))),
      ).toBe(true);
      expect(await light.run(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      expect(await light.errors()).toEqual([]);
    });

    test("formulas are set: a fraction has two storeys, a power stands high, a root has its roof", async () => {
      await light.open("/physics/graviteti");
      const fraction = await light.run(() => {
        const [over, under] = [...(document.querySelector("mfrac")?.children ?? [])].map((part) =>
          part.getBoundingClientRect(),
        );
        return over && under
          ? { gap: under.top - over.bottom, apart: Math.abs(over.left + over.right - under.left - under.right) }
          : null;
      });
      expect(fraction?.gap).toBeGreaterThanOrEqual(0);
      expect(fraction?.apart).toBeLessThan(6);
      await light.open("/math/pitagora");
      const { power, root } = await light.run(() => {
        const [base, exponent] = [...(document.querySelector("msup")?.children ?? [])].map((part) =>
          part.getBoundingClientRect(),
        );
        const sign = document.querySelector("msqrt")?.getBoundingClientRect();
        const inside = document.querySelector("msqrt > *")?.getBoundingClientRect();
        return {
          power: base && exponent ? base.bottom - exponent.bottom : 0,
          root: sign && inside ? inside.left - sign.left : 0,
        };
      });
      expect(power).toBeGreaterThan(3);
      expect(root).toBeGreaterThan(5);
      expect(await light.errors()).toEqual([]);
    });

    test("a contents line leads to its heading, clear of the bar; an answer opens", async () => {
      await light.open("/math/pitagora");
      // A font that loads later changes the length of the lines above the heading.
      await light.until(
        () => document.readyState === "complete" && document.fonts.status === "loaded",
        "it is all there",
      );
      await light.press(".lesson-margin .toc a", 2);
      await light.until(() => location.hash !== "", "the anchor is followed");
      await light.until(() => {
        const heading = document.querySelector(":target")?.getBoundingClientRect();
        const bar = document.querySelector(".top-bar")?.getBoundingClientRect();
        return heading !== undefined && bar !== undefined && heading.top >= bar.bottom && heading.top < innerHeight;
      }, "the heading is in view, below the bar");
      await light.press(".check summary");
      await light.until(() => document.querySelector<HTMLDetailsElement>(".check details")?.open === true, "it opens");
    });

    test("the side menu opens, Escape closes it, and a link in it leads on", async () => {
      await light.resize(600, 900);
      await light.open("/math");
      const visible = () => (document.querySelector(".menu")?.getBoundingClientRect().width ?? 0) > 0;
      expect(await light.run(visible)).toBe(false);
      await light.press(".menu-button");
      await light.until(visible, "it opens");
      await light.key("Escape");
      await light.until(() => (document.querySelector(".menu")?.getBoundingClientRect().width ?? 0) === 0, "it closes");
      await light.press(".menu-button");
      await light.press(".menu a[href='/physics']");
      await light.until(() => location.pathname === "/physics", "it leads to physics");
      await light.resize(1280, 900);
    });

    test("the glossary reads, and a letter leads to its terms", async () => {
      await light.open("/fjalori");
      expect(await light.count("main dfn")).toBeGreaterThan(200);
      await light.press("main nav a[href*='#']", 4);
      await light.until(() => location.hash !== "" && scrollY > 200, "the letter is in view");
      expect(await light.errors()).toEqual([]);
    });

    test("level 1 of the simulator is built by clicks, passes, and level 2 opens", async () => {
      await light.openAlive("/physics/electricity-simulator");
      await light.press({ name: "Nis nivelin e parë" });
      await light.press({ name: "Shto bateri" });
      await light.press({ name: "Shto llambë" });
      await light.until(() => document.querySelectorAll(".circuit-board ol button").length === 2, "two parts");
      await light.press({ name: "Test Circuit" });
      await light.reads('[aria-label="Njoftime (F8)"] li', /Circuit Complete!/);
      await expectPoster(light, "physics");
      await light.press({ name: "Next Level" });
      await light.reads("h1", /Ndez e\sfik/);
      expect(await light.errors()).toEqual([]);
    });

    test("the laboratory opens an example", async () => {
      await light.openAlive("/physics/electricity-simulator");
      await light.press({ name: "Laboratori i lirë" });
      await light.press({ name: "Dy llamba në seri" });
      await light.until(() => document.querySelectorAll("tbody tr").length > 1, "its readings");
      expect(await light.errors()).toEqual([]);
    });

    test("a round of Number Ninja: right and wrong are said, and it ends with the score", async () => {
      await light.openAlive("/math/number-ninja");
      await light.press({ name: "pa kohë" });
      await light.press({ name: "Start Game" });
      for (const slip of [0, 0, 1]) {
        const exercise = (await light.text("#ninja-exercise")) ?? "";
        await light.type(`${solve(exercise) + slip}`);
        await light.key("Enter");
        await light.reads(
          '[aria-label="Njoftime (F8)"] li',
          slip ? /Incorrect!.*correct answer was/ : /Correct!.*\+10 points/,
        );
        await light.until(
          (before) => document.querySelector("#ninja-exercise")?.textContent !== before,
          "the next",
          exercise,
        );
      }
      await light.press({ name: "Përfundo" });
      await light.reads("article > section", /20/);
      await expectPoster(light, "math");
      expect(await light.errors()).toEqual([]);
    });

    test.each([
      ["topi-i-njutonit", "physics", "ArrowRight"],
      ["pitagora", "math", "ArrowRight"],
      ["dora-dhe-litari", "physics", "ArrowLeft"],
    ] as const)("the model %s becomes a picture to send", async (name, subject, key) => {
      await light.open(`/modelet/${name}`);
      await light.until(() => document.querySelector(".model-live .model-handle") !== null, "the model is alive");
      await light.run(() => document.querySelector<SVGElement>(".model-live .model-handle")?.focus());
      await light.key(key);
      await expectPoster(light, subject);
      expect(await light.errors()).toEqual([]);
    });

    test("a quiz is played to its result", async () => {
      await light.openAlive("/physics/waves-quiz");
      await light.press({ name: "Nis kuizin" });
      for (let question = 1; question <= 15; question++) {
        await light.reads("main form p:first-child", new RegExp(`${question} ?nga 15`));
        await light.press("[role=radiogroup] label");
        await light.press({ name: "Kontrollo përgjigjen" });
        await light.reads("[role=radiogroup] + [role=status]", /saktë|përgjigj/i);
        await light.press("main form [type=submit]");
      }
      await light.reads("article > section", /nga 15|\d/);
      expect(await light.errors()).toEqual([]);
    });

    test("a prediction's question stands inside its box, and a model answers to its slider", async () => {
      await light.openAlive("/physics/mechanics");
      const outside = await light.run(() =>
        [...document.querySelectorAll(".experiment-talk > fieldset")].map((box) => {
          const [outer, inner] = [box, box.querySelector("legend")].map((each) => each?.getBoundingClientRect());
          return outer && inner ? outer.top - inner.top : Number.NaN;
        }),
      );
      expect(outside.length).toBeGreaterThan(2);
      for (const above of outside) expect(above).toBeLessThanOrEqual(-4);
      const value = () => document.querySelector(".experiment input[type=range]")?.getAttribute("aria-valuetext") ?? "";
      const before = await light.run(value);
      await light.run(() => document.querySelector<HTMLInputElement>(".experiment input[type=range]")?.focus());
      await light.key("ArrowRight");
      await light.until(
        (was) => document.querySelector(".experiment input[type=range]")?.getAttribute("aria-valuetext") !== was,
        "the slider moves",
        before,
      );
      expect(await light.errors()).toEqual([]);
    });

    test("the gallery's viewer opens, turns by key and button, closes by Escape and by Back", async () => {
      await light.openAlive("/physics/projects/eco-friendly-cities?pjesa=galeria");
      await light.press("#pamja-1 .gallery-open");
      await light.reads(".viewer [role=status]", /^1 nga 12$/);
      await light.key("ArrowRight");
      await light.reads(".viewer [role=status]", /^2 nga 12$/);
      await light.press({ name: "Tjetra" });
      await light.reads(".viewer [role=status]", /^3 nga 12$/);
      const closed = () => document.querySelector<HTMLDialogElement>(".viewer")?.open === false;
      await light.key("Escape");
      await light.until(closed, "Escape closes it");
      await light.press("#pamja-3 .gallery-open");
      await light.until(() => document.querySelector<HTMLDialogElement>(".viewer")?.open === true, "it opens again");
      await light.back();
      await light.until(closed, "Back closes it");
      expect(await light.errors()).toEqual([]);
    });

    test("a class's codes are read from a pasted chat and from a photograph", async () => {
      const { codes } = workedClass();
      const photo = (await photoOf(codes[29] ?? "")).toString("base64");
      await light.openAlive(`/klasa#${code}`);
      await light.until(() => document.querySelector("main textarea") !== null, "the class is open");
      await light.run(() => document.querySelector<HTMLElement>("main textarea")?.focus());
      await light.type(codes.slice(0, 2).join(" "));
      await light.press({ name: "Lexoji kodet" });
      await light.reads(".code-said", /^2 rezultate\./);
      await light.run((base64) => {
        const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
        const files = new DataTransfer();
        files.items.add(new File([bytes], "foto.png", { type: "image/png" }));
        const field = document.querySelector<HTMLInputElement>('input[accept="image/*"]');
        if (field === null) return;
        field.files = files.files;
        field.dispatchEvent(new Event("change", { bubbles: true }));
      }, photo);
      await light.reads(".code-said", /^3 rezultate\. I fundit: nr\. 30/);
      expect(await light.errors()).toEqual([]);
    });

    test("a page of play leads on without a new load, and Back leads back", async () => {
      await light.openAlive("/physics/mechanics");
      await light.press(".back-link");
      await light.until(
        () => location.pathname === "/physics" || location.pathname === "/physics/mekanika",
        "it leads on",
      );
      await light.back();
      await light.until(() => location.pathname === "/physics/mechanics", "it leads back");
      await light.until(
        () => document.querySelectorAll(".experiment-talk > fieldset").length > 2,
        "the models are there",
      );
    });
  });
}
