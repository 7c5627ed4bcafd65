/** Tests the data for other sites, search engines and feed readers. Each follows the rules of its own standard. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { imageSize } from "image-size";
import { JSDOM, type MarkupDocument, type MarkupElement } from "jsdom";
import robotsParser from "robots-parser";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { chapterPath, chaptersFrom } from "../../app/magazine/chapters";
import { fixedPages } from "../../app/magazine/fixed-pages";
import { touchModelNames } from "../../app/magazine/lesson-markup";
import { contentAddresses } from "../public-addresses";
import { realEdition, realMagazine } from "../real-magazine";
import { type BuiltWorker, toldOrigin } from "./built-worker";
import { startPublishedWorker } from "./published-worker";

let worker: BuiltWorker;
beforeAll(async () => {
  worker = await startPublishedWorker();
});
afterAll(() => worker?.stop());

const text = async (address: string) => (await worker.get(address)).text();

/** Parses strictly: XML that is not well-formed throws. */
function xml(source: string): MarkupDocument {
  return new JSDOM(source, { contentType: "application/xml" }).window.document;
}
const html = (source: string) => new JSDOM(source).window.document;
const texts = (within: Pick<MarkupElement, "querySelectorAll">, selector: string) =>
  [...within.querySelectorAll(selector)].map((element) => element.textContent ?? "");

/** RFC 3339, as Atom and sitemaps require it. */
const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/;

test("robots may read all but the results of a search, and are led to the map", async () => {
  const address = `${toldOrigin}/robots.txt`;
  const robots = robotsParser(address, await text("/robots.txt"));
  expect(robots.getSitemaps()).toEqual([`${toldOrigin}/sitemap.xml`]);
  const allowed = ["/", "/kerko", "/physics/graviteti", "/covers/graviteti.svg", "/feed.xml", "/ngulit/pitagora"];
  expect(allowed.filter((path) => !robots.isAllowed(toldOrigin + path, "anybot"))).toEqual([]);
  expect(robots.isAllowed(`${toldOrigin}/kerko?q=hëna`, "anybot")).toBe(false);
});

test("the map holds every public page once, each answers, and so do its pictures", async () => {
  const response = await worker.get("/sitemap.xml");
  expect(response.headers.get("Content-Type")).toBe("application/xml; charset=utf-8");
  const source = await response.text();
  const map = xml(source);
  expect(map.documentElement.namespaceURI).toBe("http://www.sitemaps.org/schemas/sitemap/0.9");
  expect(map.documentElement.localName).toBe("urlset");
  const paths = texts(map, "url > loc").map((loc) => loc.replace(toldOrigin, ""));
  expect(paths.length).toBe(map.documentElement.children.length);
  const { categories, contents, practices = [], hours = [], projects = [] } = realMagazine();
  const lessons = contentAddresses();
  const pathOf = (slug: string) => lessons[contents.findIndex((content) => content.slug === slug)];
  const expected = [
    ...[...fixedPages, ...chaptersFrom(categories).map(chapterPath), ...lessons],
    ...practices.map(({ slug }) => `${pathOf(slug)}/ushtrime`),
    ...hours.map(({ slug }) => `${pathOf(slug)}/ora`),
    ...projects.map(({ slug }) => `/physics/projects/${slug}`),
    ...touchModelNames.map((name) => `/modelet/${name}`),
  ];
  expect([...paths].sort()).toEqual([...new Set(expected)].sort());
  const days = texts(map, "url > lastmod");
  expect(days.length).toBeGreaterThan(lessons.length);
  expect(days.filter((each) => !instant.test(each))).toEqual([]);
  const pictures = [...source.matchAll(/<image:loc>([^<]*)</g)].map(([, loc = ""]) => loc.replace(toldOrigin, ""));
  expect(pictures.length).toBeGreaterThan(50);
  const social = new Set<string>();
  for (const path of new Set([...paths, ...pictures])) {
    const page = await worker.get(path);
    const body = await page.text();
    expect([path, page.status, body.includes('name="robots"')]).toEqual([path, 200, false]);
    const shown = /property="og:image" content="([^"]+)"/.exec(body)?.[1];
    if (shown !== undefined) social.add(shown.replace(toldOrigin, ""));
  }
  expect(social.size).toBeGreaterThan(50);
  for (const path of social) expect([path, (await worker.get(path)).status]).toEqual([path, 200]);
});

test("the feed has what Atom asks for, and says where it stands", async () => {
  const response = await worker.get("/feed.xml");
  expect(response.headers.get("Content-Type")).toBe("application/atom+xml; charset=utf-8");
  const feed = xml(await response.text()).documentElement;
  expect([feed.localName, feed.namespaceURI]).toEqual(["feed", "http://www.w3.org/2005/Atom"]);
  const links = (within: MarkupElement, rel: string) =>
    [...within.children].filter((child) => child.localName === "link" && child.getAttribute("rel") === rel);
  expect(links(feed, "self").map((link) => link.getAttribute("href"))).toEqual([`${toldOrigin}/feed.xml`]);
  const entries = [...feed.querySelectorAll("entry")];
  expect(entries.length).toBe(30);
  for (const holder of [feed, ...entries]) {
    for (const name of ["id", "title", "updated"]) {
      const own = [...holder.children].filter(({ localName }) => localName === name);
      expect([name, own.length, own[0]?.textContent !== ""]).toEqual([name, 1, true]);
    }
    expect(links(holder, "alternate")).toHaveLength(1);
  }
  const ids = texts(feed, "id");
  expect(new Set(ids).size).toBe(ids.length);
  expect(
    ids.filter((id) => !/^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/.test(id)),
  ).toEqual([]);
  expect(texts(feed, "updated, published").filter((each) => !instant.test(each))).toEqual([]);
  const updated = entries.map((entry) => texts(entry, "updated")[0] ?? "");
  expect(updated).toEqual([...updated].sort().reverse());
  expect(texts(feed, "entry > author > name")).not.toContain("");
  expect(
    html(await text("/about"))
      .querySelector('link[type="application/atom+xml"]')
      ?.getAttribute("href"),
  ).toBe("/feed.xml");
});

const statusOf = async (address: string) => {
  const response = await worker.get(address);
  await response.text();
  return response.status;
};

const kinds = [
  "/",
  "/math",
  "/physics/mekanika",
  "/physics/graviteti",
  "/physics/waves-quiz",
  "/fjalori",
  "/modelet",
  "/about",
].concat([
  "/physics/electricity-simulator",
  "/physics/projects/hydraulics",
  "/modelet/pitagora",
  "/math/pitagora/ushtrime",
  "/physics/graviteti/ora",
  "/physics/projects",
  "/harta",
  "/physics",
  "/physics/astronomia",
  "/math/number-ninja",
  "/physics/mechanics",
  "/physics/perthyerja-dhe-reflektimi-i-drites",
  "/physics/projects/eco-friendly-cities",
  "/kerko",
  "/fletorja",
  ...["/mesuesi", "/mesuesi/detyre", "/mesuesi/test", "/detyra", "/klasa", "/klasa/kartela"],
  "/merre-me-vete",
  "/physics/mekanika/me-vete",
  ...["/contact", "/privacy", "/terms"],
]);

describe.each(kinds)("%s, where it is shared", (path) => {
  test("shows title, words and a picture of the size it tells, under one address", async () => {
    const head = html(await text(path)).head;
    const tag = (name: string) => head.querySelector(`meta[property="og:${name}"]`)?.getAttribute("content") ?? "";
    expect(tag("url")).toBe(toldOrigin + path);
    expect(head.querySelector('link[rel="canonical"]')?.getAttribute("href")).toBe(toldOrigin + path);
    expect(head.querySelectorAll('meta[property="og:url"]')).toHaveLength(1);
    expect(["article", "website"]).toContain(tag("type"));
    const meta = (name: string) => head.querySelector(`meta[name="${name}"]`)?.getAttribute("content");
    expect([meta("twitter:card"), tag("site_name"), tag("locale")]).toEqual(["summary_large_image", "Prizma", "sq_AL"]);
    expect([tag("title").length > 2, tag("description").length > 20]).toEqual([true, true]);
    expect(head.querySelector('meta[name="description"]')?.getAttribute("content")).toBe(tag("description"));
    const picture = tag("image").replace(toldOrigin, "");
    expect(picture).toMatch(/^\/social\/[\w-]+\.png$/);
    const file = readFileSync(fileURLToPath(new URL(`../../build/client${picture}`, import.meta.url)));
    const { width, height } = imageSize(file);
    expect([String(width), String(height)]).toEqual([tag("image:width"), tag("image:height")]);
  });
});

/** Returns the nodes of a page's JSON-LD graph. */
async function things(path: string): Promise<Record<string, unknown>[]> {
  const scripts = html(await text(path)).querySelectorAll('script[type="application/ld+json"]');
  expect([path, scripts.length]).toEqual([path, 1]);
  const said = JSON.parse(scripts[0]?.textContent ?? "");
  expect(said["@context"]).toBe("https://schema.org");
  return said["@graph"];
}

test.each([
  ["/", ["WebSite"]],
  ["/physics/mekanika", ["BreadcrumbList"]],
  ["/physics/graviteti", [["Article", "LearningResource"], "BreadcrumbList"]],
  ["/physics/waves-quiz", ["Quiz", "BreadcrumbList"]],
  ["/physics/electricity-simulator", ["LearningResource", "BreadcrumbList"]],
  ["/physics/projects/hydraulics", ["LearningResource", "BreadcrumbList"]],
  ["/modelet/pitagora", ["LearningResource", "BreadcrumbList"]],
  ["/fjalori", ["DefinedTermSet"]],
])("%s says what it is to machines, by whole addresses", async (path, types) => {
  const graph = await things(path);
  expect(graph.map((thing) => thing["@type"])).toEqual(types);
  const addresses = [...JSON.stringify(graph).matchAll(/"(?:url|item|image|urlTemplate)":"([^"]*)"/g)];
  expect(addresses.length).toBeGreaterThan(0);
  for (const [, address] of addresses) expect(address).toMatch(new RegExp(`^${toldOrigin}/`));
  for (const thing of graph) {
    if (thing["@type"] === "BreadcrumbList") {
      const steps = thing.itemListElement as { position: number; name: string; item?: string }[];
      expect(steps.map(({ position }) => position)).toEqual(steps.map((_, index) => index + 1));
      for (const { item } of steps.slice(0, -1)) expect(await statusOf((item ?? "").replace(toldOrigin, ""))).toBe(200);
    } else {
      expect(thing.inLanguage).toBe("sq");
      if (thing["@type"] !== "WebSite" && thing["@type"] !== "DefinedTermSet")
        expect([thing.isAccessibleForFree, typeof thing.educationalLevel]).toEqual([true, "string"]);
    }
    const dates = [thing.datePublished, thing.dateModified];
    const isDated =
      thing["@type"] !== "BreadcrumbList" && /^\/(?:math|physics)\//.test(path) && path !== "/physics/mekanika";
    for (const date of isDated ? dates : []) expect([path, date]).toEqual([path, expect.stringMatching(instant)]);
  }
});

test("every term of the glossary says in its place what it is, in the set that the page is", async () => {
  const page = html(await text("/fjalori"));
  const set = page.querySelector("[itemtype='https://schema.org/DefinedTermSet']");
  const base = `${toldOrigin}/fjalori`;
  expect(new URL(set?.getAttribute("itemid") ?? "", base).href).toBe((await things("/fjalori"))[0]?.["@id"]);
  const terms = [...(set?.querySelectorAll("[itemprop=hasDefinedTerm][itemscope]") ?? [])].map((term) => ({
    type: term.getAttribute("itemtype"),
    address: `${base}#${term.getAttribute("id")}`,
    name: term.querySelector("[itemprop=name]")?.textContent,
    says: (term.querySelector("[itemprop=description]")?.textContent ?? "").length > 10,
  }));
  const known = (realMagazine().glossary ?? []).map(({ id, term }) => ({ address: `${base}#${id}`, name: term }));
  const byAddress = (a: { address: string }, b: { address: string }) => (a.address < b.address ? -1 : 1);
  expect(terms.sort(byAddress)).toEqual(
    known.sort(byAddress).map((each) => ({ type: "https://schema.org/DefinedTerm", ...each, says: true })),
  );
});

test("the state of the magazine says which edition is read, its age and where it came from", async () => {
  const response = await worker.get("/api/health");
  expect([response.status, response.headers.get("Cache-Control")]).toEqual([200, "no-store"]);
  const { edition, published, age, source, origin } = (await response.json()) as { published: string } & Record<
    string,
    unknown
  >;
  expect([edition, source, origin]).toEqual([realEdition().manifest.version, "kv", toldOrigin]);
  expect(age).toBeCloseTo((Date.now() - Date.parse(published)) / 1_000, -1);
});
