/**
 * The script of a page in the studio's frame. When the text changes, it replaces the page's content and keeps the
 * scroll position, unless the words at the caret are out of view. An interactive page is reloaded instead, because its
 * scripts hold references to the old elements.
 */
export const liveScript = `(() => {
  const key = "prizma-studio " + location.pathname;
  const kept = sessionStorage.getItem(key);
  if (kept !== null) { sessionStorage.removeItem(key); scrollTo(0, Number(kept)); }
  const played = document.querySelector("script[type=module]") !== null || document.documentElement.hasAttribute("data-played");
  let asked = 0;
  let words = "";
  const plain = (text) => text.replace(/\\s+/g, " ");
  // The smallest element with the words at the caret, the last where a list of contents has them too.
  function find() {
    if (words === "") return;
    const all = [...document.querySelectorAll("main :is(h1, h2, h3, h4, p, li, th, td, dt, dd, figcaption, legend, label)")];
    const found = all.findLast((each) => plain(each.textContent).includes(words) && !all.some((other) => other !== each && each.contains(other) && plain(other.textContent).includes(words)));
    const seen = found?.closest("details:not([open])") ?? found;
    if (seen === undefined) return;
    const { top, bottom, height } = seen.getBoundingClientRect();
    if (top < 64 || bottom > innerHeight) seen.scrollIntoView({ block: height > innerHeight / 2 ? "start" : "center", behavior: "auto" });
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
    if (data.kind === "find") { words = plain(String(data.text)); find(); }
  });
  parent.postMessage({ kind: "at", path: location.pathname + location.search }, "*");
})();`;
