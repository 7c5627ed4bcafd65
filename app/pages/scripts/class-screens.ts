/**
 * Shows a lesson's screens one at a time, as large as the window, by keys, a remote control or the bar at the foot. The
 * place stands in the address (`#7`), so that Back and a reload keep it. Without this script, 6 KB with the code's picture, they stand one
 * below the other.
 */
import type { turnAttribute } from "../../magazine/classroom/screens";
import { qrPath } from "../../play/qr-path";
import { isTyped, keyAction, keyHolder, type ScreenAction } from "./screen-keys";

const attribute: typeof turnAttribute = "data-turn";

const article = document.querySelector<HTMLElement>(".screens");
const foot = article?.querySelector<HTMLElement>(".screens-foot");

/** A place is one press: a screen, and how many of its later parts are shown. */
interface Place {
  screen: HTMLElement;
  turn: number;
}

/** Pixels of a window from which a screen fits whole (`--aside` in app/breakpoints.css); a phone's scrolls. */
const fitsFrom = 992;
/** The smallest letters of a class's wall, in widths of the window. */
const leastLetters = 0.0186;
/** The same where most letters are larger than the text's: in a model and in a question. */
const leastOfLarge = 0.0155;

/** Milliseconds after which typed digits are forgotten. */
const typedFor = 3_000;

if (article && foot) begin(article, foot);

function begin(article: HTMLElement, foot: HTMLElement): void {
  const screens = [...article.querySelectorAll<HTMLElement>(".screen")];
  const places = screens.flatMap((screen) =>
    Array.from({ length: Number(screen.dataset.turns ?? 1) }, (_, turn): Place => ({ screen, turn })),
  );
  const button = (press: string) => foot.querySelector<HTMLElement>(`[data-press="${press}"]`);
  const [status, way, curtain, whole] = [
    foot.querySelector("[role=status]"),
    foot.querySelector<HTMLElement>("i"),
    button("light"),
    button("whole"),
  ];
  const exit = foot.querySelector("a");
  let shown = -1;
  let typed = "";
  /** Whether a pointer was used since the focus last moved by keys. */
  let isTouched = false;
  let forget: ReturnType<typeof setTimeout> | undefined;

  /** Returns the place that the address names; a link to a part of the lesson names the screen that holds it. */
  function placeOfAddress(): number {
    const anchor = location.hash.slice(1);
    if (/^\d+$/.test(anchor)) return Math.min(Math.max(1, Number(anchor)), places.length) - 1;
    const target = anchor === "" ? null : document.getElementById(anchor);
    const found = places.findIndex(({ screen }) => target !== null && screen.contains(target));
    return found >= 0 ? found : Math.max(0, shown);
  }

  function show(place: number, moves: boolean): void {
    const { screen, turn } = places[place] as Place;
    const isSame = places[shown]?.screen === screen;
    const isOn = place > shown;
    shown = place;
    for (const each of screens) each.classList.toggle("is-shown", each === screen);
    document.documentElement.classList.toggle("shows-model", screen.classList.contains("screen-model"));
    let newest: HTMLElement | null = null;
    for (const part of screen.querySelectorAll<HTMLElement>(`[${attribute}]`)) {
      const own = Number(part.getAttribute(attribute));
      if (part instanceof HTMLDetailsElement) part.open = own <= turn;
      else part.classList.toggle("is-later", own > turn);
      if (own === turn && newest === null) newest = part;
    }
    fit(screen, newest);
    fetchPictures(places[place + 1]?.screen);
    say();
    if (way) way.style.transform = `scaleX(${(place + 1) / places.length})`;
    button("back")?.toggleAttribute("disabled", place === 0);
    button("next")?.toggleAttribute("disabled", place === places.length - 1);
    if (!isSame) screen.scrollTop = 0;
    newest?.scrollIntoView({ block: "nearest" });
    if (moves) focusOn(isSame && isOn && newest ? newest : screen);
  }

  /** Writes the place, or the digits that are being typed. */
  function say(): void {
    if (status) status.textContent = typed === "" ? `${shown + 1} / ${places.length}` : `${typed} …`;
  }

  const type = (digits: string) => {
    typed = digits;
    clearTimeout(forget);
    if (digits !== "") forget = setTimeout(type, typedFor, "");
    say();
  };

  const goTo = (place: number) => {
    const target = Math.min(Math.max(0, place), places.length - 1);
    if (target === shown) return;
    location.hash = String(target + 1);
    // The event of the address comes later: a second quick press would start from the old place.
    show(target, true);
  };

  function darken(dark: boolean): void {
    if (!curtain) return;
    curtain.hidden = !dark;
    if (dark) curtain.focus();
    else focusOn((places[shown] as Place).screen);
  }

  const act: Record<ScreenAction, () => void> = {
    next: () => goTo(shown + 1),
    back: () => goTo(shown - 1),
    dark: () => darken(true),
    whole: () => toggleWhole(),
    leave: () => exit?.click(),
    go: () => {
      goTo(Number(typed) - 1);
      type("");
    },
  };

  const touched = () => {
    isTouched = true;
  };
  document.addEventListener("pointerdown", touched, { capture: true });
  const press = (event: KeyboardEvent) => {
    if (event.key === "Tab") isTouched = false;
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const holder = keyHolder(event.target instanceof Element ? event.target : null, isTouched);
    if (curtain?.hidden === false) {
      // Any key of a remote lights the screen; the same place is still there.
      if (keyAction(event.key, "page") !== null || event.key === "Enter") {
        event.preventDefault();
        darken(false);
      }
      return;
    }
    if (isTyped(event.key, holder)) return type((typed + event.key).slice(-3));
    const action = keyAction(event.key, holder, typed);
    // The browser's own Esc comes first: it closes the card of a term and leaves the whole screen.
    if (action === null || (action === "leave" && isOverlaid())) return;
    event.preventDefault();
    event.stopPropagation();
    act[action]();
  };
  // Before the model's own handles, which take a remote's keys too.
  document.addEventListener("keydown", press, { capture: true });

  foot.addEventListener("click", ({ target }) => {
    const press = (target as Element).closest<HTMLElement>("button[data-press]")?.dataset.press;
    if (press === "light") darken(false);
    else if (press !== undefined) act[press as ScreenAction]();
  });

  if (whole && document.fullscreenEnabled) {
    whole.hidden = false;
    document.addEventListener("fullscreenchange", () =>
      whole.setAttribute("aria-pressed", String(document.fullscreenElement !== null)),
    );
  }

  addEventListener("hashchange", () => {
    const place = placeOfAddress();
    if (place !== shown) show(place, true);
  });
  const fitAgain = () => {
    const { screen, turn } = places[shown] as Place;
    fit(screen, screen.querySelector<HTMLElement>(`[${attribute}="${turn}"]`));
  };
  addEventListener("resize", fitAgain);
  // Fonts, pictures and live models come after the screen is shown, with heights of their own.
  document.fonts?.ready.then(fitAgain);
  article.addEventListener("load", fitAgain, { capture: true });
  const awaking = new MutationObserver(() => fitAgain());
  for (const body of article.querySelectorAll(".screen-model > .body"))
    for (const part of [body, ...body.children]) awaking.observe(part, { childList: true });
  for (const clock of article.querySelectorAll<HTMLElement>(".screen-clock")) startClock(clock);
  document.documentElement.classList.add("shows-screens");
  foot.hidden = false;
  drawCode(article);
  // A screen that is longer than the window is scrolled by keys.
  for (const screen of screens) screen.tabIndex = 0;
  show(placeOfAddress(), false);
}

/** Tells whether Esc has something else to close. */
function isOverlaid(): boolean {
  if (document.fullscreenElement) return true;
  try {
    return document.querySelector(":popover-open") !== null;
  } catch {
    // A browser without popovers has none open.
    return false;
  }
}

function toggleWhole(): void {
  const change = document.fullscreenElement
    ? document.exitFullscreen()
    : document.documentElement.requestFullscreen?.();
  change?.catch(() => undefined);
}

/** Lets the focus follow the step, so that a screen reader goes on there. */
function focusOn(element: HTMLElement): void {
  if (!element.hasAttribute("tabindex")) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/**
 * Fits a screen into a wide window, since a class sees no scrolling: letters grow smaller, to the smallest that the last
 * row reads. Then what came first makes room for what a press has shown, as on a blackboard. Headings stay.
 *
 * @param newest the part of the last press
 */
function fit(screen: HTMLElement, newest: HTMLElement | null): void {
  const root = document.documentElement;
  root.style.fontSize = "";
  const parts = [
    ...screen.querySelectorAll<HTMLElement>(".body > section > :not(.lab, h2, h3, ol), .body > section > ol > li"),
  ];
  for (const part of parts) part.style.cssText = "";
  fitFormulas(screen);
  const isHigher = () => screen.scrollHeight > screen.clientHeight + 1;
  if (innerWidth < fitsFrom || !isHigher()) return;
  const isLarge = screen.matches(".screen-model, .screen-question");
  const least = innerWidth * (isLarge ? leastOfLarge : leastLetters);
  for (let size = Number.parseFloat(getComputedStyle(root).fontSize) - 1; size > least - 1 && isHigher(); size--) {
    root.style.fontSize = `${Math.max(size, least)}px`;
    fitFormulas(screen);
  }
  for (const part of newest ? parts.slice(0, parts.indexOf(newest)) : []) {
    if (!isHigher()) break;
    // Not `display`, by which the steps after it would count from one again.
    part.style.cssText = "position: absolute; visibility: hidden; height: 0; overflow: hidden";
  }
}

/** Shrinks the formulas that are wider than the screen; a formula of half the size would be read by nobody. */
function fitFormulas(screen: HTMLElement): void {
  for (const formula of screen.querySelectorAll<HTMLElement>('math[display="block"]')) {
    formula.style.fontSize = "";
    const { scrollWidth, clientWidth } = formula;
    if (scrollWidth <= clientWidth || clientWidth === 0) continue;
    const size = Number.parseFloat(getComputedStyle(formula).fontSize);
    formula.style.fontSize = `${Math.floor(size * Math.max(0.5, clientWidth / scrollWidth))}px`;
  }
}

/** Fetches the pictures of the next screen, which the browser would fetch only when it is shown. */
function fetchPictures(screen: HTMLElement | undefined): void {
  for (const picture of screen?.querySelectorAll<HTMLImageElement>("img[loading=lazy]") ?? [])
    picture.loading = "eager";
}

/** Draws the exit ticket's code, for the wall and for paper, and names the address at which it is typed. */
function drawCode(article: HTMLElement): void {
  const place = article.querySelector<HTMLElement>(".exit-picture:empty");
  if (!place) return;
  const link = article.querySelector<HTMLAnchorElement>('.exit-links a[href*="#"]')?.href ?? "";
  const name = article.querySelector(".exit-place");
  // A folder has no address that a phone could open.
  if (location.protocol === "file:") {
    if (name) name.textContent = "„Detyrë nga mësuesi“";
    return;
  }
  if (name) name.textContent = `${location.host}/detyra`;
  const { size, path } = qrPath(link, "L");
  const svg = `<svg viewBox="0 0 ${size} ${size}" role="img" aria-label="Kodi QR i detyrës" shape-rendering="crispEdges"><path fill="#fff" d="M0 0H${size}V${size}H0z"/><path d="${path}"/></svg>`;
  place.innerHTML = svg;
}

/** Lets a clock run down. It counts from the moment of the press, so that a sleeping page loses nothing. */
function startClock(clock: HTMLElement): void {
  const [time, status] = [clock.querySelector("b"), clock.querySelector("[role=status]")];
  const [start, again] = [...clock.querySelectorAll("button")];
  const whole = Number(clock.dataset.minutes) * 60_000;
  let left = whole;
  let ends: number | null = null;
  const tick = () => {
    if (ends !== null) left = Math.max(0, ends - Date.now());
    const seconds = Math.ceil(left / 1000);
    if (time) time.textContent = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
    if (start) start.textContent = ends === null ? "Nis orën" : "Ndale";
    if (ends === null || left > 0) return;
    ends = null;
    clock.classList.add("is-over");
    if (status) status.textContent = "Koha mbaroi.";
    tick();
  };
  const set = (remaining: number, runs: boolean) => {
    left = remaining;
    ends = runs && left > 0 ? Date.now() + left : null;
    clock.classList.toggle("is-over", left === 0);
    if (status) status.textContent = left === 0 ? "Koha mbaroi." : "";
    tick();
  };
  start?.addEventListener("click", () => set(left, ends === null));
  again?.addEventListener("click", () => set(whole, false));
  setInterval(tick, 250);
  clock.hidden = false;
}
