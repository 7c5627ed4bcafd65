/**
 * Tests some thousand hostile bodies in a real browser. They are sanitised by the seed, with the policy switched off;
 * and unsanitised, with the policy on. Many lessons are opened at once, each as a document of its own in a frame.
 */
import { type Browser, type BrowserContext, expect, type Page } from "@playwright/test";
import { chapterPath, chapters } from "../../app/magazine/chapters";
import { lessonParts } from "../../app/magazine/lesson-parts";
import {
  type HostileLesson,
  harmlessBody,
  hostileEdition,
  hostileLessons,
  triedLessons,
} from "../hostile/hostile-edition";
import { isLate, tried, triedOf } from "../long-series";
import { type FaultyWorker, startFaultyWorker } from "../worker/faulty-worker";
import { letHandlersRun } from "./handlers-run";
import { test as base } from "./in-time";

const test = base.extend<object, { cleaned: FaultyWorker; raw: FaultyWorker }>({
  cleaned: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures it needs off this pattern.
    async ({}, use) => {
      const worker = await startFaultyWorker();
      await worker.restart(hostileEdition("cleaned"));
      await use(worker);
      await worker.stop();
    },
    { scope: "worker", timeout: 120_000 },
  ],
  raw: [
    // biome-ignore lint/correctness/noEmptyPattern: as above.
    async ({}, use) => {
      const worker = await startFaultyWorker();
      await worker.restart(hostileEdition("raw"));
      await use(worker);
      await worker.stop();
    },
    { scope: "worker", timeout: 120_000 },
  ],
});

// One after the other in one process. Sanitising a thousand bodies is the expensive part.
test.describe.configure({ mode: "default", timeout: 240_000 });

const lists = ["/", "/math", "/physics", ...chapters.map(chapterPath)];
const tools = [
  ...["/math/number-ninja", "/math/calculus-quiz", "/physics/waves-quiz", "/physics/formulas-quiz"],
  ...["/physics/forces-and-motion-quiz", "/physics/electricity-simulator", "/physics/mechanics"],
];

interface Watched {
  context: BrowserContext;
  page: Page;
  /** The addresses at which a script of a body ran. */
  ran: string[];
  /** Requests to another site, and windows that opened by themselves. */
  left: string[];
}

/** The address of an empty page that receives the frames. */
const frames = "/korniza";

async function watch(browser: Browser, { origin }: FaultyWorker, policy: "on" | "off"): Promise<Watched> {
  const context = await browser.newContext({ bypassCSP: policy === "off", baseURL: origin });
  const watched: Watched = { context, page: await context.newPage(), ran: [], left: [] };
  await context.exposeBinding("harm", ({ frame }) => watched.ran.push(frame.url()));
  context.on("request", (request) => {
    const url = request.url();
    if (/^(?:https?|ftp|wss?):/.test(url) && !url.startsWith(`${origin}/`)) watched.left.push(url);
  });
  context.on("page", (page) => watched.left.push(`a window: ${page.url()}`));
  context.on("dialog", (dialog) => {
    watched.left.push(`a dialog: ${dialog.message()}`);
    dialog.dismiss().catch(() => undefined);
  });
  return watched;
}

/** Opens an empty document of the site for the frames. */
async function openEmpty({ page }: Watched): Promise<void> {
  await page.route(`**${frames}`, (route) => route.fulfill({ contentType: "text/html", body: "<!doctype html>" }));
  await page.goto(frames);
  // With a route the browser does not use its cache. But a thousand frames share one style sheet.
  await page.unrouteAll();
}

interface Finding {
  address: string;
  /** Everything outside the lesson's own box, as tags and classes. */
  outline: string;
  faults: string[];
  html: string;
}

/** Opens lessons side by side, fires every event on them, and collects their elements. */
function openInFrames(page: Page, addresses: string[]): Promise<Finding[]> {
  return page.evaluate(async (all) => {
    const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
    const opened = all.map((address) => {
      const frame = document.createElement("iframe");
      frame.width = "360";
      frame.height = "800";
      frame.src = address;
      const loaded = new Promise((resolve) => frame.addEventListener("load", resolve, { once: true }));
      document.body.appendChild(frame);
      return { address, frame, loaded };
    });
    await Promise.race([Promise.all(opened.map(({ loaded }) => loaded)), pause(20_000)]);

    const heard = Object.keys(Object.getOwnPropertyDescriptors(HTMLElement.prototype))
      .filter((name) => name.startsWith("on"))
      .map((name) => name.slice(2));
    const findings = opened.map(({ address, frame }) => {
      const finding: Finding = { address, outline: "", faults: [], html: "" };
      const { contentDocument, contentWindow } = frame;
      if (!contentDocument || !contentWindow || contentWindow.location.pathname !== address) {
        finding.faults.push("went elsewhere");
        return finding;
      }
      // Through the prototype, because a body may have overridden the document's own names.
      const findAll = (selector: string): Element[] => [
        ...Document.prototype.querySelectorAll.call(contentDocument, selector),
      ];
      const boxes = findAll("main > article .body");
      // Elements beside the text. They are caption, contents, symbols, and the ending, which the links of the body
      // determine.
      const beside = findAll("main > article :is(figcaption, .lesson-folds, .lesson-margin, .ending)");
      const [page] = findAll("html");
      const faults = new Set<string>();
      try {
        for (const box of boxes) if (page) look(box, page, contentWindow as Window & typeof globalThis, faults);
        if (page) finding.outline = outlineOf(page, new Set([...boxes, ...beside]));
      } catch (error) {
        faults.add(`clobbers: ${error}`);
      }
      finding.html = boxes.map((box) => box.innerHTML).join("");
      for (const element of [...boxes, ...beside].flatMap((box) => [...box.querySelectorAll("*")])) {
        if (/^(?:https?|mailto):/.test((element as HTMLAnchorElement).href ?? "")) {
          element.addEventListener("click", (event) => event.preventDefault());
        }
        for (const name of heard) element.dispatchEvent(new Event(name, { bubbles: false, cancelable: true }));
        element.dispatchEvent(new MouseEvent("mouseover", { bubbles: true }));
        // A form's own fields may replace its methods.
        for (const act of [HTMLElement.prototype.focus, HTMLElement.prototype.click]) {
          if (element instanceof (contentWindow as Window & typeof globalThis).HTMLElement) act.call(element);
        }
      }
      finding.faults = [...faults];
      return finding;
    });
    await pause(150);
    for (const { frame } of opened) frame.remove();
    return findings;

    function look(box: Element, page: Element, window: Window & typeof globalThis, faults: Set<string>): void {
      const edge = box.getBoundingClientRect();
      const width = page.clientWidth;
      if (page.scrollWidth > width) faults.add("scrolls sideways");
      for (const element of box.querySelectorAll("*")) {
        const tag = element.localName;
        if (/^(?:script|style|iframe|object|embed|form|input|button|template|svg|link|meta|base|dialog)$/.test(tag)) {
          faults.add(`<${tag}>`);
        }
        for (const { name, value } of element.attributes) {
          // Another version of the same drawing of the site, and no other drawing.
          const own = element.matches("picture > source") && element.parentElement?.querySelector("img");
          const [address, look = ""] = value.split("#");
          const isLook = /^(?:dark|wide|dark-wide)$/.test(look) && own && address === own.getAttribute("src");
          if (name === "srcset" && !isLook) faults.add(`srcset=${value}`);
          if (/^on|^style$|^ping$|^xlink|^name$|^popover|^target$/.test(name)) faults.add(`${name}=`);
          if (name === "id" && !value.startsWith("user-content-")) faults.add(`id=${value}`);
        }
        const { href, src } = element as HTMLAnchorElement & HTMLImageElement;
        if (typeof href === "string" && href !== "" && !/^(?:https|mailto):/.test(href)) {
          if (!href.startsWith(`${window.location.origin}/`)) faults.add(`href=${href}`);
        }
        if (typeof src === "string" && src !== "" && !src.startsWith(`${window.location.origin}/`))
          faults.add(`src=${src}`);
        const { position } = window.getComputedStyle(element);
        if (position === "fixed" || position === "sticky") faults.add(`${position}: .${element.className}`);
        const { top, bottom, left, right, height } = element.getBoundingClientRect();
        if (height > 0 && (top < edge.top - 2 || bottom > edge.bottom + 2)) {
          faults.add(`stands over or under the box: <${tag} class="${element.getAttribute("class")}">`);
        }
        const scrolls = element.closest(".table, .formula, pre");
        if (height > 0 && !scrolls && (left < -2 || right > width + 2)) faults.add(`stands beside the box: <${tag}>`);
      }
    }

    function outlineOf(element: Element, boxes: ReadonlySet<Element>): string {
      if (boxes.has(element)) return "";
      const own = `${element.localName}#${element.id}.${(element.getAttribute("class") ?? "").replace(/^(?:text-mute italic|airy)$/, "")}`;
      return `${own}(${[...element.children].map((child) => outlineOf(child, boxes)).join("")})`;
    }
  }, addresses);
}

function inChunks(lessons: HostileLesson[], size = 24): HostileLesson[][] {
  return Array.from({ length: Math.ceil(lessons.length / size) }, (_, index) =>
    lessons.slice(index * size, (index + 1) * size),
  );
}

const byAddress = new Map(hostileLessons.map((lesson) => [lesson.address, lesson]));
/** Formats a finding with the body that caused it. */
const named = (address: string, what: string) =>
  `${what} ← ${byAddress.get(new URL(address, "http://a").pathname)?.body}`;

const classes = [...new Set(hostileLessons.map((lesson) => lesson.class))];

test("there are at least five hundred hostile bodies", () => {
  expect(hostileLessons.length).toBeGreaterThan(500);
});

test.describe("cleaned by the seed, with the policy off", { tag: "@series" }, () => {
  for (const name of classes) {
    test(`as a lesson, ${name}: nothing runs, nothing leaves, nothing escapes the box`, async ({
      browser,
      cleaned,
    }) => {
      const watched = await watch(browser, cleaned, "off");
      await openEmpty(watched);
      const reference = await openInFrames(
        watched.page,
        hostileLessons.slice(0, 8).map(({ address }) => address),
      );
      const outlines = new Set(reference.map(({ outline }) => outline));
      const faults: string[] = [];
      for (const lessons of inChunks(triedLessons(name))) {
        if (isLate()) break;
        const found = await openInFrames(
          watched.page,
          lessons.map(({ address }) => address),
        );
        for (const { address, outline, faults: own, html } of found) {
          faults.push(...own.map((fault) => named(address, fault)));
          if (html !== "" && !outlines.has(outline)) faults.push(named(address, `the page around it: ${outline}`));
        }
      }
      expect(faults).toEqual([]);
      expect(watched.ran.map((url) => named(url, "ran"))).toEqual([]);
      expect(watched.left).toEqual([]);
      await watched.context.close();
    });
  }

  test("a harmless body with every allowed element comes through unchanged", async ({ browser, cleaned }) => {
    const watched = await watch(browser, cleaned, "off");
    await openEmpty(watched);
    const [found] = await openInFrames(watched.page, [hostileLessons[0]?.address ?? ""]);
    expect(found?.faults).toEqual([]);
    // Each part is where the page puts it. The list of contents is rebuilt from its entries.
    const { opening, second, text, check, onward, sources } = lessonParts(harmlessBody);
    for (const part of [opening, second, text, check, onward, sources]) expect(found?.html).toContain(part);
    expect(text.length).toBeGreaterThan(harmlessBody.length / 2);
    await watched.context.close();
  });

  for (const address of tried(lists, 4)) {
    test(`in the list ${address}: excerpts are text, under the pointer and under the keys`, async ({
      browser,
      cleaned,
    }) => {
      const { page, ran, left, context } = await watch(browser, cleaned, "off");
      await page.goto(address);
      const made = await page
        .locator("main article.story > p:not(.story-by)")
        .evaluateAll((all) => all.map((each) => each.children.length));
      expect(made.length).toBeGreaterThan(0);
      expect(new Set(made)).toEqual(new Set([0]));
      for (const story of (await page.locator("main article.story").all()).slice(0, 6)) await story.hover();
      for (let stop = 0; stop < 12; stop++) await page.keyboard.press("Tab");
      await page.locator("main article.story p:visible").first().click({ force: true });
      await page.waitForLoadState();
      expect([ran, left]).toEqual([[], []]);
      await context.close();
    });
  }

  test("under a real pointer and real keys, one body of each class", async ({ browser, cleaned }) => {
    const { page, ran, left, context } = await watch(browser, cleaned, "off");
    for (const name of classes) {
      const lesson = hostileLessons.find((each) => each.class === name);
      // The click on the last body may still be following a link of the site. That interrupts this navigation.
      await expect(() => page.goto(lesson?.address ?? "")).toPass();
      // A body with nothing left shows the sheet of a piece in preparation.
      const box = await page.locator("main article .body, main article > section:has(.squared)").first().boundingBox();
      if (box) {
        await page.mouse.move(box.x + 20, box.y + 8);
        await page.mouse.click(box.x + 20, box.y + 8);
      }
      for (let stop = 0; stop < 8; stop++) await page.keyboard.press("Tab");
    }
    expect([ran, left]).toEqual([[], []]);
    await context.close();
  });

  test("as the introduction of a tool, which is hydrated", async ({ browser, cleaned }) => {
    const { page, ran, left, context } = await watch(browser, cleaned, "off");
    for (const address of tools) {
      await page.goto(address);
      await page.waitForLoadState("networkidle");
      await expect(page.locator("h1")).toBeVisible();
    }
    expect([ran, left]).toEqual([[], []]);
    await context.close();
  });
});

test.describe("as they were written, with the policy on", { tag: "@series" }, () => {
  for (const name of tried(classes, 4)) {
    test(`as a lesson, ${name}: no script runs`, async ({ browser, raw }) => {
      const watched = await watch(browser, raw, "on");
      await openEmpty(watched);
      for (const lessons of inChunks(triedLessons(name))) {
        if (isLate()) break;
        await openInFrames(
          watched.page,
          lessons.map(({ address }) => address),
        );
      }
      expect(watched.ran.map((url) => named(url, "ran"))).toEqual([]);
      await watched.context.close();
    });
  }

  test("as the introduction of a tool, whose own scripts run: no script of theirs does", async ({ browser, raw }) => {
    const { page, ran, context } = await watch(browser, raw, "on");
    for (const address of tools) {
      await page.goto(address, { waitUntil: "load" }).catch(() => undefined);
      await letHandlersRun(page);
    }
    expect(ran).toEqual([]);
    await context.close();
  });

  test("and with neither, hundreds of them run: the test would see them", async ({ browser, raw }) => {
    const watched = await watch(browser, raw, "off");
    await openEmpty(watched);
    for (const lessons of inChunks(triedLessons("handlers of events"))) {
      await openInFrames(
        watched.page,
        lessons.map(({ address }) => address),
      );
    }
    expect(new Set(watched.ran).size).toBeGreaterThan(triedOf(100, 12));
    await watched.context.close();
  });
});
