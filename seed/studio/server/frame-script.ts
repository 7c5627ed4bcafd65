/**
 * The script of a page in the studio's frame. When the text changes, it replaces the page's content and keeps the
 * scroll position, unless the words at the caret are out of view. An interactive page is reloaded instead, because its
 * scripts hold references to the old elements. Beside the same page of another edition it tells its blocks of text,
 * and stands at those that changed (`page/changed-places.ts`). Of a played page it tells those that the server wrote: what
 * its scripts draw and shuffle differs from itself.
 */
export const frameScript = `(() => {
  const key = "prizma-studio " + location.pathname;
  const kept = sessionStorage.getItem(key);
  if (kept !== null) { sessionStorage.removeItem(key); scrollTo(0, Number(kept)); }
  const played = document.querySelector("script[type=module]") !== null || document.documentElement.hasAttribute("data-played");
  let asked = 0;
  let words = "";
  let anchor = "";
  const plain = (text) => text.replace(/\\s+/g, " ");
  // The element that has a name; else the smallest with the words at the caret, the last where a list of contents has them too.
  function find() {
    const named = anchor === "" ? null : document.getElementById(anchor);
    if (named === null && words === "") return;
    const all = [...document.querySelectorAll("main :is(h1, h2, h3, h4, p, li, th, td, dt, dd, figcaption, legend, label)")];
    const found = words === "" ? undefined : all.findLast((each) => plain(each.textContent).includes(words) && !all.some((other) => other !== each && each.contains(other) && plain(other.textContent).includes(words)));
    const seen = named ?? found?.closest("details:not([open])") ?? found;
    if (seen === undefined) return;
    // A term of the glossary is one line in a narrow window.
    const fold = named?.querySelector(":scope > details");
    if (fold) fold.open = true;
    const { top, bottom, height } = seen.getBoundingClientRect();
    if (top < 64 || bottom > innerHeight) seen.scrollIntoView({ block: height > innerHeight / 2 ? "start" : "center", behavior: "auto" });
  }
  const texts = "main :is(h1, h2, h3, h4, p, li, th, td, dt, dd, figcaption, legend, label)";
  const isDrawn = () => document.documentElement.hasAttribute("data-played");
  // The blocks of text and the pictures that were told, without lists of contents, cards that a reader opens, and models.
  let told = [];
  async function blocks() {
    const written = async () => new DOMParser().parseFromString(await (await fetch(location.href, { cache: "no-store" })).text(), "text/html");
    const page = isDrawn() ? await written() : document;
    const all = [...page.querySelectorAll(texts + ", main img")].filter((each) => each.closest("nav, .letters, .lesson-folds, [popover], .model :not(figcaption)") === null);
    const holders = new Set(all.map((each) => each.tagName === "IMG" ? null : each.parentElement.closest(texts)));
    told = all.filter((each) => !holders.has(each));
    return told.map(textOf);
  }
  const textOf = (each) => each.tagName === "IMG" ? each.getAttribute("src") + " " + each.alt : plain(each.textContent).trim();
  // The element of this page that shows a told block: itself, or the one with its words where the server wrote it.
  function shownOf(at) {
    const each = told[at];
    if (each === undefined || each.ownerDocument === document) return each;
    const own = textOf(each);
    return own === "" ? undefined : [...document.querySelectorAll(texts + ", main img")].find((other) => textOf(other) === own);
  }
  // Stands at the block in which most of these words are.
  function seek(words) {
    const wanted = new Set(words.filter((word) => word.length > 2));
    let best = { count: 0, place: undefined };
    for (const place of document.querySelectorAll(texts)) {
      const count = new Set(plain(place.textContent).split(" ").filter((word) => wanted.has(word))).size;
      if (count > best.count || (count === best.count && best.place?.contains(place))) best = { count, place };
    }
    if (best.count === 0) return;
    told = [best.place];
    stand({ changed: [0], first: 0 });
  }
  function stand({ changed, first }) {
    const unfold = (each) => { for (let fold = each; fold = fold?.closest("details:not([open])"); ) fold.open = true; };
    const place = shownOf(first);
    // It is drawn only once one plays.
    if (place === undefined) return parent.postMessage({ kind: "inside" }, "*");
    for (const at of changed) {
      const marked = shownOf(at);
      if (marked === undefined) continue;
      unfold(marked);
      Object.assign(marked.style, { outline: "2px solid var(--color-math)", outlineOffset: "4px" });
    }
    // Here something is missing that the other page has.
    if (!changed.includes(first)) place.style.boxShadow = "0 -3px 0 var(--color-math)";
    const go = () => place.scrollIntoView({ block: "center", behavior: "auto" });
    go();
    // A picture above that comes later moves it.
    if (document.readyState !== "complete") addEventListener("load", go, { once: true });
  }
  async function refresh() {
    if (played) { sessionStorage.setItem(key, String(scrollY)); location.reload(); return false; }
    const mine = ++asked;
    const answer = await fetch(location.href, { cache: "no-store" });
    const fresh = new DOMParser().parseFromString(await answer.text(), "text/html");
    if (mine !== asked) return true;
    const open = [...document.querySelectorAll("details")].map((each) => each.open);
    document.title = fresh.title;
    const [old, main] = [document.querySelector("main"), fresh.querySelector("main")];
    if (old === null || main === null) { location.reload(); return false; }
    old.replaceWith(document.adoptNode(main));
    document.querySelectorAll("details").forEach((each, at) => { if (open[at]) each.open = true; });
    find();
    return true;
  }
  addEventListener("message", async ({ data, source }) => {
    if (source !== parent || typeof data !== "object" || data === null) return;
    // A page that is reloaded tells when it is there again.
    if (data.kind === "fresh" && (await refresh().catch(() => true))) parent.postMessage({ kind: "shown", revision: data.revision }, "*");
    if (data.kind === "find") { words = plain(String(data.text)); anchor = String(data.anchor); find(); }
    if (data.kind === "blocks") parent.postMessage({ kind: "blocks", texts: await blocks() }, "*");
    if (data.kind === "stand") stand(data);
    if (data.kind === "seek") seek(data.words.map(String));
  });
  parent.postMessage({ kind: "at", path: location.pathname + location.search }, "*");
})();`;
