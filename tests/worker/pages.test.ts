import { Readability } from "@mozilla/readability";
import { JSDOM } from "jsdom";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { fixedParts } from "../../app/lessons/fixed-parts";
import { chapterPath, chaptersOf } from "../../app/magazine/chapters";
import { contentPath, subjectOf } from "../../app/magazine/content";
import { fixedPages } from "../../app/magazine/fixed-pages";
import { isPlayedHtml } from "../../app/magazine/page-scripts";
import { relatedContents } from "../../app/magazine/related-contents";
import { chapterPages, quizPages } from "../../seed/pipeline/magazine/site-pages";
import { publish } from "../../seed/pipeline/publishing/publish";
import { partsOf } from "../lesson-parts-of";
import { realMagazine } from "../real-magazine";
import { type BuiltWorker, startBuiltWorker } from "./built-worker";
import { changedEdition } from "./faulty-worker";
import { startPublishedWorker } from "./published-worker";

let worker: BuiltWorker;

beforeAll(async () => {
  worker = await startPublishedWorker();
});
afterAll(() => worker.stop());

interface Page {
  status: number;
  headers: Headers;
  html: string;
}

const pages = new Map<string, Promise<Page>>();

/** Returns a page; requests it only once. */
function page(address: string): Promise<Page> {
  const asked =
    pages.get(address) ??
    worker.get(address).then(async (response) => ({
      status: response.status,
      headers: response.headers,
      html: await response.text(),
    }));
  pages.set(address, asked);
  return asked;
}

/** Tells whether a page contains a part. A page is too long to print after a failure. */
const holds = (html: string, part: string) => ({ part, held: html.includes(part) });
const held = (part: string) => ({ part, held: true });

/** Returns the visible text of a page: without tags, white space collapsed. */
const textOf = (html: string) =>
  html
    .replace(/<(script|style|svg)\b[\s\S]*?<\/\1>/g, " ")
    .replace(/<[^>]*>/g, " ")
    .replace(/&#x27;/g, "'")
    .replace(/&amp;/g, "&")
    .replace(/\s+/g, " ");

const { contents, categories, projects = [] } = realMagazine();
const categoryOf = ({ categoryId }: { categoryId: number }) => categories.find(({ id }) => id === categoryId) ?? null;
const addressOf = (content: { slug: string; categoryId: number }) =>
  contentPath(subjectOf(content, categoryOf(content)), content.slug);

const listings = chaptersOf("physics").map((chapter): [string, string] => [chapterPath(chapter), chapter.title]);

/** Every address (product 2.2 to 2.6) and a string of its page. */
const addresses: [string, string][] = [
  ["/", "Eksploro botën"],
  ["/math", "Matematikë"],
  ...chaptersOf("math").map((chapter): [string, string] => [chapterPath(chapter), "Kthehu te Matematika"]),
  ["/physics", "Fizikë"],
  ...listings,
  ...contents.map((content): [string, string] => [addressOf(content), content.title]),
  ["/physics/projects", "Pse Projekte Praktike?"],
  ...projects.map(({ slug, title }): [string, string] => [`/physics/projects/${slug}`, title]),
  ["/fjalori", "Fjalori"],
  ["/harta", "Shtegu i parë"],
  ["/kerko", "Ose shfleto"],
  ["/mesuesi", "Planet e orëve"],
  ["/physics/graviteti/ora", "Gabimet që do të dëgjosh"],
  ["/mesuesi/detyre", "Zgjidh çfarë"],
  ["/mesuesi/test", "Fletë për klasën, me dy variante"],
  ["/detyra", "Kodi i detyrës"],
  ["/klasa", "Klasa po hapet"],
  ["/klasa/kartela", "Jepi secilit kartelën me numrin e vet"],
  ["/physics/graviteti/ne-ekran", "Bileta e daljes"],
  ["/about", "Rreth nesh"],
  ["/contact", "Na kontaktoni"],
  ["/privacy", "Privat"],
  ["/terms", "Kushtet"],
];

const hydratedAddresses = new Set([
  ...["/mesuesi/detyre", "/mesuesi/test", "/detyra", "/klasa"],
  "/fletorja",
  "/math/pitagora/ushtrime",
  ...contents.filter(({ contentTypeId }) => contentTypeId !== 1).map(addressOf),
  "/physics/projects",
  ...projects.map(({ slug }) => `/physics/projects/${slug}`),
]);

describe.each(addresses)("%s", (address, quoted) => {
  test("answers with its title, its landmarks and its words", async () => {
    const { status, headers, html } = await page(address);
    expect(status).toBe(200);
    expect(headers.get("Content-Type")).toBe("text/html; charset=utf-8");
    expect(headers.get("X-Edition")).toBe("kv");
    expect(html).toMatch(/<html lang="sq"/);
    expect(html).toMatch(/<title>[^<]{3,} · Prizma<\/title>|<title>Prizma[^<]*<\/title>/);
    expect(html.match(/<h1/g)).toHaveLength(1);
    for (const landmark of ["<header", "<nav", '<main id="permbajtja"', "<footer"]) expect(html).toContain(landmark);
    expect(holds(textOf(html), textOf(quoted))).toEqual(held(textOf(quoted)));
    expect(html).not.toMatch(/ style="/);
  });

  test(hydratedAddresses.has(address) ? "ships scripts of the site only" : "ships no script of Remix", async () => {
    expect(isPlayedHtml((await page(address)).html)).toBe(hydratedAddresses.has(address));
    const { headers, html } = await page(address);
    const policy = headers.get("Content-Security-Policy") ?? "";
    if (!hydratedAddresses.has(address)) {
      // A lesson with a model names the script of models. Two plain pages and the screens of a lesson name a script of
      // their own; no other page names one.
      const own: Record<string, string[]> = { "/privacy": ["forget-memory"], "/kerko": ["search-as-you-type"] };
      const named = [
        ...(html.includes('class="model ') ? ["lesson-models"] : []),
        ...(own[address] ?? (address.endsWith("/ne-ekran") ? ["class-screens"] : [])),
      ];
      const brings = named.map((name) => `<script type="module" src="/${name}.js">`);
      expect(html.match(/<script(?! type="application\/ld\+json")[^>]*>|rel="modulepreload"/g) ?? []).toEqual(brings);
      return;
    }
    expect(policy).toContain("script-src 'self';");
    const scripts = [...html.matchAll(/<script(?! type="application\/(?:ld\+)?json")[^>]*>/g)].map(([tag]) => tag);
    expect(scripts).toEqual([
      expect.stringMatching(/^<script type="module" src="\/assets\/entry\.client-[\w-]{8}\.js">$/),
    ]);
    // Names from React's `useId` would differ in the browser, which renders the content of `<main>` alone.
    expect(html).not.toMatch(/=":R\w*:/);
  });
});

describe("lists", () => {
  test("the home page's latest are items 4 to 6 of the featured", async () => {
    const featured = contents.filter((content) => content.featured);
    const { html } = await page("/");
    const latest = html.slice(html.indexOf("Më të rejat"), html.indexOf("Numra për xhep"));
    const shown = featured.map(({ slug }) => latest.includes(`/${slug}"`));
    expect(shown.slice(0, 6)).toEqual([false, false, false, true, true, true]);
    expect(textOf(html)).toMatch(/MATH|PHYSICS/);
    expect(textOf(html)).toMatch(/\d+ min (read|game|quiz)/);
  });

  test("the hidden sections of the home page are not there", async () => {
    const { html } = await page("/");
    for (const hidden of ["vitrina-math", "vitrina-physics", 'type="email"', "newsletter"])
      expect(html).not.toContain(hidden);
  });

  /** Returns the links of the cards in a department's latest list, in their order. */
  const latestOf = (html: string) =>
    [
      ...(html.split('aria-labelledby="mesimet"')[1]?.split("</section>")[0] ?? "").matchAll(
        /<h3[^>]*><a href="([^"]+)"/g,
      ),
    ]
      .map(([, href]) => href)
      .slice(0, 12);

  test("mathematics shows the first six contents of its department, and no seventh", async () => {
    const first = contents.filter((content) => categoryOf(content)?.type === "math").slice(0, 6);
    expect(latestOf((await page("/math")).html)).toEqual(first.map(addressOf));
  });

  test("physics shows its chapters and the first six contents of them", async () => {
    const { html } = await page("/physics");
    for (const [address] of listings) expect(html).toContain(`href="${address}"`);
    expect(latestOf(html)).toEqual(
      contents
        .filter((content) => categoryOf(content)?.type === "physics")
        .slice(0, 6)
        .map(addressOf),
    );
    for (const tool of ["electricity-simulator", "waves-quiz", "projects"]) expect(html).toContain(`/physics/${tool}`);
  });

  test.each(listings)("%s lists every content of its category and no other", async (address) => {
    const { html } = await page(address);
    const category = categories.find(({ name }) => address.endsWith(`/${name}`));
    const main = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
    for (const { slug, title, categoryId } of contents) {
      const listed = main.includes(`href="${addressOf({ slug, categoryId })}"`);
      expect([title, listed]).toEqual([title, categoryId === category?.id]);
    }
    expect(textOf(main)).toMatch(/\d+ min (read|activity|quiz)/);
    expect(main).toContain('href="/physics"');
  });

  test("a content in preparation says so in its list and on its page", async () => {
    const pythagoras = "pitagora";
    const emptied = changedEdition(23, ({ contents: all }) => ({
      contents: all.map((content) => (content.slug === pythagoras ? { ...content, content: "" } : content)),
    }));
    const fresh = await startBuiltWorker();
    try {
      await publish(emptied, fresh.store);
      const text = async (address: string) => textOf(await (await fresh.get(address)).text());
      expect(textOf((await page("/math/matematika-pastre")).html)).not.toContain("Përmbajtja në zhvillim");
      expect(await text("/math/matematika-pastre")).toContain("Përmbajtja në zhvillim");
      expect(await text(`/math/${pythagoras}`)).toContain("Përmbajtja në zhvillim");
    } finally {
      await fresh.stop();
    }
  });
});

describe("a lesson", () => {
  test("carries its author, its reading time, its body and the way back", async () => {
    const { html } = await page("/physics/graviteti");
    const lesson = contents.find(({ slug }) => slug === "graviteti");
    const text = textOf(html);
    expect(text).toContain(`${lesson?.duration} min lexim`);
    expect(text).toContain("Redaksia e Fizikës");
    for (const part of partsOf(lesson?.content ?? "")) expect(html).toContain(part);
    expect(html).toContain("<math");
    expect(html).toMatch(/href="\/physics\/mekanika"[^>]*>(<[^>]*>|\s)*Kthehu tek (<!-- -->)?Mekanika/);
  });

  test("offers two others of its category, with fifty characters and three dots", async () => {
    const { html } = await page("/physics/graviteti");
    const near = relatedContents(contents).get("graviteti") ?? [];
    const others = contents.filter(({ slug }) => near.includes(slug));
    expect(others).toHaveLength(2);
    const related = html.slice(html.indexOf("Më shumë nga"));
    for (const { title } of others) expect(related).toContain(title.replace("'", "&#x27;"));
    expect(textOf(related)).toMatch(/\S\.\.\. /);
  });

  test.each([
    ["/physics/levizja-e-trupave", 'href="/physics/mekanika"'],
    ["/physics/energjia-berthamore", "Astronomia dhe Fizika Moderne"],
    ["/physics/efekti-sere", 'class="lesson-cards"'],
    ["/physics/graviteti", 'class="lesson-part"'],
    ["/physics/levizja-e-trupave", 'class="lesson-part"'],
    ["/physics/energjia-berthamore", 'class="lesson-part"'],
  ])("%s keeps what is fixed for it (product 7.4, 7.8): %s", async (address, part) => {
    expect(holds((await page(address)).html, part)).toEqual(held(part));
  });
});

test("a part that is written into the page stands after the body's sections, and the lesson ends once", async () => {
  for (const slug of fixedParts.keys()) {
    const { html } = await page(`/physics/${slug}`);
    const order = ['class="lesson-part"', 'class="check"', 'class="onward"', "Më shumë nga", 'class="sources"'];
    const places = order.map((part) => html.indexOf(part)).filter((position) => position >= 0);
    expect([slug, places]).toEqual([slug, places.slice().sort((a, b) => a - b)]);
    expect([slug, html.indexOf('class="lesson-part"') > html.indexOf("<section")]).toEqual([slug, true]);
    expect([slug, html.split('class="check"').length]).toEqual([slug, 2]);
  }
});

describe("what is not there", () => {
  test.each([
    ["/nuk-ka", "Kjo faqe nuk ekziston për momentin"],
    ["/kimia/pitagora", "Kjo faqe nuk ekziston për momentin"],
    ["/kimia/pitagora/ushtrime", "Kjo faqe nuk ekziston për momentin"],
    ["/kimia/pitagora/ora", "Kjo faqe nuk ekziston për momentin"],
    ["/physics/pitagora/ora", "Kjo faqe nuk ekziston për momentin"],
    ["/physics/waves-quiz/ora", "Kjo faqe nuk ekziston për momentin"],
    ["/kimia/pitagora/ne-ekran", "Kjo faqe nuk ekziston për momentin"],
    ["/math/graviteti/ne-ekran", "Kjo faqe nuk ekziston për momentin"],
    ["/physics/nuk-ka/ne-ekran", "Kjo faqe nuk ekziston për momentin"],
    ["/physics/waves-quiz/ne-ekran", "Kjo faqe nuk ekziston për momentin"],
    ["/kimia/optika/me-vete", "Kjo faqe nuk ekziston për momentin"],
    ["/math/nuk-ka", "Sorry, the lesson you're looking for doesn't exist or is not available."],
    ["/physics/nuk-ka", "Lesson Not Found"],
    ["/physics/pitagora", "Return to Physics"],
    ["/math/graviteti", "Lesson Not Found"],
    ["/physics/projects/nuk-ka", "Ndodhi një problem"],
    ["/math/pitagora/me-tej", "Ndodhi një problem"],
    ["/%00", "Ndodhi një problem"],
    ["/%E0%A4%A", "Ndodhi një problem"],
    ["/math/ÇELËS", "Ndodhi një problem"],
    [`/math/${"a".repeat(97)}`, "Ndodhi një problem"],
  ])("%s answers 404 with its words", async (address, words) => {
    const { status, html } = await page(address);
    expect(status).toBe(404);
    expect(textOf(html)).toContain(words);
    expect(html).toContain('<main id="permbajtja"');
  });

  test("a lesson of mathematics that is not there offers an Albanian way back beside the English one", async () => {
    const wayBack = 'href="/math" lang="sq"';
    const missing = async (address: string) => (await page(address)).html.split("<main")[1]?.split("</main>")[0] ?? "";
    expect(holds(await missing("/math/nuk-ka"), wayBack)).toEqual(held(wayBack));
    expect(textOf(await missing("/math/nuk-ka"))).toMatch(/Kthehu te Matematika\s+Return to Physics/);
    expect(await missing("/physics/nuk-ka")).not.toContain("Matematik");
  });

  test("other methods than GET and HEAD are refused and told what is allowed", async () => {
    for (const method of ["POST", "PUT", "DELETE", "PATCH", "OPTIONS"]) {
      const response = await worker.get("/math", { method });
      expect([response.status, response.headers.get("Allow")]).toEqual([405, "GET, HEAD"]);
    }
  });

  test("HEAD answers as GET does, without the body", async () => {
    const response = await worker.get("/math", { method: "HEAD" });
    expect([response.status, await response.text()]).toEqual([200, ""]);
    expect(response.headers.get("Content-Type")).toBe("text/html; charset=utf-8");
  });
});

describe("the map of ideas", () => {
  test("names every lesson in the picture and in the list, and the paths name theirs; every link answers", async () => {
    const { html } = await page("/harta");
    // The map has no news.
    const lessons = contents.filter(({ contentTypeId, form }) => contentTypeId === 1 && form === undefined);
    for (const address of lessons.map(addressOf)) {
      expect([address, html.split(`<a href="${address}"`).length >= 3]).toEqual([address, true]);
    }
    const named = [...html.matchAll(/<a href="(\/[^"#]+)"/g)].map(([, address = ""]) => address);
    for (const address of new Set(named))
      expect([address, (await page(address)).status < 400]).toEqual([address, true]);
    for (const [, anchor] of html.matchAll(/href="#([a-z0-9-]+)"/g)) expect(html).toContain(` id="${anchor}"`);
  });
});

describe("the glossary", () => {
  test("has every term once, with an anchor, under a letter that can be jumped to", async () => {
    const { html } = await page("/fjalori");
    const { glossary = [] } = realMagazine();
    for (const { id } of glossary) expect(html.split(` id="${id}"`)).toHaveLength(2);
    const jumps = [...html.matchAll(/href="#(shkronja-[^"]+)"/g)].map((match) => match[1]);
    expect(jumps).toContain("shkronja-sh");
    for (const anchor of jumps) expect(holds(html, ` id="${anchor}"`)).toEqual(held(` id="${anchor}"`));
  });

  test("names its English words as English and leads to every lesson that teaches a term", async () => {
    const { html } = await page("/fjalori");
    const { glossary = [] } = realMagazine();
    expect(html.match(/<i lang="en">/g)).toHaveLength(glossary.length);
    for (const address of new Set(glossary.flatMap(({ taughtIn }) => taughtIn))) {
      expect([address, new RegExp(`href="${address}["#]`).test(html)]).toEqual([address, true]);
    }
  });

  test("leads first to the section that explains a term first, and each such section is there", async () => {
    const { html } = await page("/fjalori");
    const { glossary = [] } = realMagazine();
    const anchored = glossary.flatMap(({ explainedAt = "" }) => (explainedAt.includes("#") ? [explainedAt] : []));
    expect(anchored.length).toBeGreaterThan(150);
    const bodies = new Map(contents.map((content) => [addressOf(content), content.content]));
    for (const each of new Set(anchored)) {
      const [address = "", anchor = ""] = each.split("#");
      expect(holds(html, `href="${each}"`)).toEqual(held(`href="${each}"`));
      expect([each, bodies.get(address)?.includes(` id="${anchor}"`)]).toEqual([each, true]);
    }
  });

  test("is where the terms of a lesson lead", async () => {
    const { html } = await page("/fjalori");
    for (const { content } of contents) {
      for (const [, id] of content.matchAll(/href="\/fjalori#([^"]+)"/g)) {
        expect(holds(html, ` id="${id}"`)).toEqual(held(` id="${id}"`));
      }
    }
  });
});

test("the title of a chapter's tab is its heading", async () => {
  for (const address of chapterPages) {
    const { html } = await page(address);
    const inside = (pattern: RegExp) =>
      textOf(html.match(pattern)?.[1] ?? "?")
        .replace(/\s+/g, " ")
        .trim();
    expect([address, inside(/<title>(.*?) · Prizma<\/title>/)]).toEqual([address, inside(/<h1[^>]*>(.*?)<\/h1>/s)]);
  }
});

test("privacy says that films are the magazine's own, as they are", async () => {
  const films = realMagazine().projects?.flatMap(({ gallery }) => gallery.filter(({ type }) => type === "video")) ?? [];
  expect(films.length).toBeGreaterThan(0);
  for (const film of films) expect(film).toHaveProperty("src", expect.stringMatching(/^\/films\//));
  const { html } = await page("/privacy");
  expect(textOf(html)).toContain("Filmat e projekteve janë të revistës");
  expect(textOf(html)).not.toContain("kanë video në YouTube");
});

test("every page that the seed lets a lesson lead to answers", async () => {
  for (const address of [...fixedPages, ...chapterPages, ...quizPages])
    expect([address, (await page(address)).status]).toEqual([address, 200]);
});

describe("addresses that moved", () => {
  test.each([
    ["/astronomia", 301, "/physics/astronomia"],
    ["/physics/classical-mechanics", 301, "/physics/mechanics"],
    ["/favicon.ico", 301, "/favicon.svg"],
    ["/math/", 308, "/math"],
    ["//math//pitagora/?x=1", 308, "/math/pitagora?x=1"],
  ])("%s leads on with %i", async (address, status, location) => {
    const response = await worker.get(address);
    expect([response.status, response.headers.get("Location")]).toEqual([status, location]);
  });

  test("no address leads off the site", async () => {
    for (const address of ["//evil.example/", "/%2F%2Fevil.example", "/\\evil.example", "/.//evil.example//"]) {
      const location = (await worker.get(address)).headers.get("Location");
      expect(location === null || /^\/[^/\\]/.test(location)).toBe(true);
    }
  });
});

test("no answer sets a cookie, and every answer carries the headers for the visitor's safety", async () => {
  for (const address of ["/", "/math/number-ninja", "/nuk-ka", "/api/contents", "/api/nuk-ka", "/astronomia"]) {
    const { headers } = await worker.get(address);
    expect(headers.get("Set-Cookie")).toBeNull();
    expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(headers.get("Content-Security-Policy")).toMatch(/default-src 'none'.*object-src 'none'; base-uri 'none'/);
    expect(headers.get("Content-Security-Policy")).not.toContain("unsafe");
    expect(headers.get("Strict-Transport-Security")).toContain("max-age=63072000");
  }
});

describe("static files", () => {
  test("carry the same headers for the visitor's safety", async () => {
    const page = await worker.get("/about");
    for (const address of ["/favicon.svg", "/covers/graviteti.svg"]) {
      const file = await worker.get(address);
      expect([address, file.status]).toEqual([address, 200]);
      for (const name of [
        "Strict-Transport-Security",
        "X-Content-Type-Options",
        "Referrer-Policy",
        "Permissions-Policy",
        "Cross-Origin-Opener-Policy",
        "Cross-Origin-Resource-Policy",
      ]) {
        expect([name, file.headers.get(name)]).toEqual([name, page.headers.get(name)]);
      }
      expect(file.headers.get("Content-Security-Policy")).toContain("default-src 'none'; script-src 'none'");
    }
  });

  test("whose name carries a hash are kept for good", async () => {
    const { html } = await page("/about");
    const sheet = html.match(/\/assets\/[^"]+\.css/)?.[0] ?? "";
    expect((await worker.get(sheet)).headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
  });
});

test.each(["/math/pitagora", "/physics/uji"])(
  "a browser's reader view shows %s from its opening on, signed",
  async (path) => {
    const { html } = await page(path);
    // jsdom's types cover only the uses of other tests (tests/jsdom.d.ts).
    const read = new Readability(new JSDOM(html).window.document as never).parse();
    const opening = new JSDOM(html).window.document.querySelector(".open")?.textContent ?? "";
    expect(opening.length).toBeGreaterThan(80);
    expect(read?.textContent).toContain(opening);
    expect(read?.textContent).toContain("Kontrollo veten");
    expect(read?.byline).toMatch(/^Redaksia e \p{Lu}\p{Ll}+$/u);
  },
);

test("a played page ends with its closing tags", async () => {
  const { html } = await page("/math/calculus-quiz");
  expect(html.match(/<\/html>/g)).toHaveLength(1);
  // Remix ends with the marks of an empty part; HTML allows comments there.
  expect(html.trimEnd()).toMatch(/<\/body><\/html>(?:<!--[^-]*-->)*$/);
});

test("exercises, of every kind that is asked first, have no names from React's `useId`", async () => {
  const lessons = contents.filter(({ contentTypeId }) => contentTypeId === 1);
  const pages = await Promise.all(lessons.map((lesson) => page(`${addressOf(lesson)}/ushtrime`)));
  const practised = pages.filter(({ status }) => status === 200);
  expect(practised.length).toBeGreaterThan(40);
  for (const { html } of practised) expect(html).not.toMatch(/=":R\w*:/);
});
