/**
 * The script of a page in the studio's frame. When the text changes, it replaces the page's content and keeps the
 * scroll position. An interactive page is reloaded instead, because its scripts hold references to the old elements.
 */
export const liveScript = `(() => {
  const key = "prizma-studio " + location.pathname;
  const kept = sessionStorage.getItem(key);
  if (kept !== null) { sessionStorage.removeItem(key); scrollTo(0, Number(kept)); }
  const played = document.querySelector("script[type=module]") !== null || document.documentElement.hasAttribute("data-played");
  let asked = 0;
  async function refresh() {
    if (played) { sessionStorage.setItem(key, String(scrollY)); location.reload(); return; }
    const mine = ++asked;
    const answer = await fetch(location.href, { cache: "no-store" });
    const fresh = new DOMParser().parseFromString(await answer.text(), "text/html");
    if (mine !== asked) return;
    const open = [...document.querySelectorAll("details")].map((each) => each.open);
    document.title = fresh.title;
    const [old, main] = [document.querySelector("main"), fresh.querySelector("main")];
    if (old === null || main === null) { location.reload(); return; }
    old.replaceWith(document.adoptNode(main));
    document.querySelectorAll("details").forEach((each, at) => { if (open[at]) each.open = true; });
  }
  addEventListener("message", async ({ data, source }) => {
    if (source !== parent || typeof data !== "object" || data === null) return;
    if (data.kind === "fresh") { await refresh(); parent.postMessage({ kind: "shown", revision: data.revision }, "*"); }
    if (data.kind === "find") {
      const found = [...document.querySelectorAll("main :is(h1, h2, h3)")].find((each) => each.textContent.trim() === data.text);
      found?.scrollIntoView({ block: "start", behavior: "auto" });
    }
  });
  parent.postMessage({ kind: "at", path: location.pathname + location.search }, "*");
})();`;
