/** Controls a page in one of the engines. It has the actions and the queries that the main paths need. */
import { expect } from "vitest";
import { sharesOf } from "../colours";
import { islandHydrated } from "../island-hydrated";
import { type ColourScheme, type Driver, startDriver } from "./driver";
import type { Name } from "./installed.mjs";

const keyCodes = { Escape: "\ue00c", Enter: "\ue007", ArrowLeft: "\ue012", ArrowRight: "\ue014" } as const;

interface Place {
  x: number;
  y: number;
}

export class Page {
  static async start(name: Name, theme: ColourScheme, origin: string): Promise<Page> {
    const page = new Page(await startDriver(name, theme), origin);
    await page.driver.send("timeouts", { script: 30_000, pageLoad: 30_000, implicit: 0 });
    await page.resize(1280, 900);
    return page;
  }

  private constructor(
    readonly driver: Driver,
    private readonly origin: string,
  ) {}

  stop(): Promise<void> {
    return this.driver.stop();
  }

  async resize(width: number, height: number): Promise<void> {
    await this.driver.send("size", { width, height });
  }

  /** Opens an address of the magazine, and records its errors from then on. */
  async open(address: string): Promise<void> {
    await this.driver.send("goTo", { url: this.origin + address });
    await this.run(() => {
      const heard: string[] = [];
      Object.assign(window, { heard });
      addEventListener("error", ({ message }) => message && heard.push(message));
      addEventListener("unhandledrejection", (event: PromiseRejectionEvent) => heard.push(String(event.reason)));
      addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
        heard.push(`${violatedDirective} ${blockedURI}`),
      );
    });
  }

  /** Opens an address as `open` does, and waits until the page is hydrated. */
  async openAlive(address: string): Promise<void> {
    await this.open(address);
    await this.until(islandHydrated, `${address} wakes`);
  }

  /** Returns the errors of the page since it was opened. */
  errors(): Promise<string[]> {
    return this.run(() => (window as unknown as { heard: string[] }).heard);
  }

  /** Runs a function in the page. The function sees only its arguments. */
  async run<Given extends unknown[], Result>(
    task: (...given: Given) => Result | Promise<Result>,
    ...args: Given
  ): Promise<Result> {
    const script = `const done = arguments[arguments.length - 1];
      const __name = (task) => task;
      Promise.resolve().then(() => (${task})(...[].slice.call(arguments, 0, -1)))
        .then((value) => done({ value }), (error) => done({ error: String(error) }));`;
    const { value, error } = (await this.driver.send("run", { script, args })) as { value: Result; error?: string };
    if (error !== undefined) throw new Error(error);
    return value;
  }

  async until<Given extends unknown[]>(
    task: (...given: Given) => boolean,
    what: string,
    ...args: Given
  ): Promise<void> {
    await expect.poll(() => this.run(task, ...args), { timeout: 10_000, message: what }).toBe(true);
  }

  /** Returns the text of the first element, with single spaces; null if there is none. */
  text(selector: string): Promise<string | null> {
    return this.run(
      (within) => document.querySelector(within)?.textContent?.replace(/\s+/g, " ").trim() ?? null,
      selector,
    );
  }

  /** Waits until the first element has this text. */
  async reads(selector: string, words: RegExp): Promise<void> {
    await expect.poll(() => this.text(selector), { timeout: 10_000, message: selector }).toMatch(words);
  }

  count(selector: string): Promise<number> {
    return this.run((within) => document.querySelectorAll(within).length, selector);
  }

  /** Presses the element of a selector, or the one with a name. That is a button, a link, an answer. */
  async press(what: string | { name: string }, nth = 0): Promise<void> {
    let place: Place | null = null;
    await expect
      .poll(async () => (place = await this.run(placeOf, what, nth)), {
        timeout: 10_000,
        message: JSON.stringify(what),
      })
      .not.toBeNull();
    const { x, y } = place as unknown as Place;
    const move = { type: "pointerMove", x, y, duration: 0, origin: "viewport" };
    const press = [
      { type: "pointerDown", button: 0 },
      { type: "pause", duration: 30 },
      { type: "pointerUp", button: 0 },
    ];
    await this.driver.send("act", {
      actions: [{ type: "pointer", id: "hand", parameters: { pointerType: "mouse" }, actions: [move, ...press] }],
    });
  }

  async type(text: string): Promise<void> {
    await this.keys([...text]);
  }

  async key(name: keyof typeof keyCodes): Promise<void> {
    await this.keys([keyCodes[name]]);
  }

  private async keys(keys: string[]): Promise<void> {
    const actions = keys.flatMap((value) => [
      { type: "keyDown", value },
      { type: "keyUp", value },
    ]);
    await this.driver.send("act", { actions: [{ type: "key", id: "keys", actions }] });
  }

  async back(): Promise<void> {
    await this.driver.send("back");
  }

  /** Returns for each of these colours (#RRGGBB) its share of a picture. It counts the pixels on the screen. */
  async coloursOf(selector: string, colours: readonly string[]): Promise<number[]> {
    const box = await this.run(async (within) => {
      const image = document.querySelector<HTMLImageElement>(within);
      if (!image) throw new Error(`no ${within}`);
      // A drawing inside the page has nothing to decode, and WebKit scrolls too far to one.
      const isFile = image.tagName === "IMG";
      (isFile ? image : image.parentElement)?.scrollIntoView({ block: "center", behavior: "instant" });
      image.loading = "eager";
      if (isFile) await image.decode();
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
      const { left, top, right, bottom } = image.getBoundingClientRect();
      const [x, y] = [Math.max(left, 0), Math.max(top, 80)];
      const [width, height] = [Math.min(right, innerWidth) - x, Math.min(bottom, innerHeight) - y];
      const scaled = (length: number) => length * devicePixelRatio;
      return { x: scaled(x), y: scaled(y), width: scaled(width), height: scaled(height) };
    }, selector);
    return sharesOf(Buffer.from((await this.driver.send("picture")) as string, "base64"), colours, box);
  }
}

/** Returns the centre of the element to press. It is in view, uncovered and at rest; null until then. */
async function placeOf(what: string | { name: string }, nth: number): Promise<Place | null> {
  const words = (element: Element) =>
    (element.getAttribute("aria-label") ?? element.textContent ?? "").replace(/\s+/g, " ").trim();
  // An open dialog covers the page. So only its elements are searched.
  const within = document.querySelector("dialog[open]") ?? document;
  const found =
    typeof what === "string"
      ? [...within.querySelectorAll(what)].slice(nth, nth + 1)
      : [...within.querySelectorAll("button, a, label, summary")].filter((element) => words(element) === what.name);
  const middle = (element: Element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
  };
  for (const element of found) {
    if (element.getBoundingClientRect().width === 0) continue;
    element.scrollIntoView({ block: "center", behavior: "instant" });
    const before = middle(element);
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    const { x, y } = middle(element);
    const there = document.elementFromPoint(x, y);
    if (element.contains(there) && x === before.x && y === before.y) return { x, y };
  }
  return null;
}
