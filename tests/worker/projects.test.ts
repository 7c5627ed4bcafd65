import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { realMagazine } from "../real-magazine";
import type { BuiltWorker } from "./built-worker";
import { startPublishedWorker } from "./published-worker";

let worker: BuiltWorker;

beforeAll(async () => {
  worker = await startPublishedWorker();
});
afterAll(() => worker.stop());

const { projects = [] } = realMagazine();

async function page(address: string) {
  const response = await worker.get(address);
  const html = await response.text();
  // React streams the texts again as data after the page.
  return { status: response.status, main: html.slice(html.indexOf("<main"), html.indexOf("</main>")) };
}

const textOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, " ")
    .replace(/&#x27;/g, "'")
    .replace(/(?:\s|&nbsp;)+/g, " ");

/** Counts the items of the first numbered list after a heading. */
function itemsAfter(main: string, heading: string): number {
  const text = main.replace(/&nbsp;|\u00a0/g, " ");
  const list = text.slice(text.indexOf(`>${heading}</h2>`)).match(/<ol>([\s\S]*?)<\/ol>/)?.[1] ?? "";
  return list.match(/<li>/g)?.length ?? 0;
}

describe("/physics/projects", () => {
  test("lists both projects with their class, difficulty and duration hidden", async () => {
    const { main } = await page("/physics/projects");
    for (const { title, slug, class: grade } of projects) {
      expect(main).toContain(`href="/physics/projects/${slug}"`);
      expect(textOf(main)).toContain(title);
      expect(textOf(main)).toContain(grade);
    }
    expect(projects.map(({ difficulty, duration }) => [difficulty, duration])).toEqual([
      ["medium", "2–3 orë"],
      ["challenging", "3–4 orë"],
    ]);
    for (const hidden of ["medium", "challenging", "2–3 orë", "3–4 orë"]) expect(textOf(main)).not.toContain(hidden);
  });

  test("says why, with three benefits, and leads back to physics", async () => {
    const { main } = await page("/physics/projects");
    expect(textOf(main)).toContain("Pse Projekte Praktike?");
    expect(main.slice(main.indexOf('aria-labelledby="pse"')).match(/<li[ >]/g)).toHaveLength(3);
    expect(main).toContain('href="/physics"');
  });
});

describe.each(projects)("/physics/projects/$slug", ({ slug, title }) => {
  const panelPage = (panel?: string) => page(`/physics/projects/${slug}${panel ? `?pjesa=${panel}` : ""}`);
  const other = projects.find((project) => project.slug !== slug);

  test("every panel has the title, the way back, both tabs as links and the other project", async () => {
    for (const panel of [undefined, "galeria", "udhezime", "materiale"]) {
      const { status, main } = await panelPage(panel);
      expect([panel, status]).toEqual([panel, 200]);
      expect(main).toMatch(new RegExp(`<h1 lang="en"[^>]*>${title}</h1>`));
      expect(main).toContain('href="/physics/projects"');
      expect(main).toMatch(new RegExp(`href="/physics/projects/${slug}"[^>]*lang="en">Overview</a>`));
      expect(main).toMatch(new RegExp(`href="/physics/projects/${slug}\\?pjesa=galeria"[^>]*lang="en">Gallery</a>`));
      expect(main).toContain(`href="/physics/projects/${other?.slug}"`);
      expect(main).not.toMatch(/ style="/);
    }
  });

  test("the overview leads to the two panels without a tab, and they lead back", async () => {
    const { main } = await panelPage();
    expect(main).toMatch(new RegExp(`href="/physics/projects/${slug}\\?pjesa=udhezime">Instructions</a>`));
    expect(main).toMatch(new RegExp(`href="/physics/projects/${slug}\\?pjesa=materiale">Materials</a>`));
    for (const panel of ["udhezime", "materiale"]) {
      expect(textOf((await panelPage(panel)).main)).toContain("Kthehu te përmbledhja");
    }
  });

  test("without script the model shows its first state", async () => {
    const { main } = await panelPage();
    expect(main).toMatch(/id="modeli"[\s\S]*<svg[^>]*role="img" aria-label="[^"]{30,}"/);
  });

  test("a panel that there is not is the overview", async () => {
    expect(textOf((await panelPage("tjeter")).main)).toContain("Kontrollo veten");
  });
});

test("hydraulics: six steps, safety, nine materials, where to buy, alternatives, a link off the site", async () => {
  const { main: steps } = await page("/physics/projects/hydraulics?pjesa=udhezime");
  expect(itemsAfter(steps, "Gjashtë hapat")).toBe(6);
  expect(textOf(steps)).toContain("Siguria");
  const { main: materials } = await page("/physics/projects/hydraulics?pjesa=materiale");
  expect(itemsAfter(materials, "Nëntë gjërat që duhen")).toBe(9);
  for (const heading of ["Ku t’i blesh", "Në vend të tyre"]) expect(textOf(materials)).toContain(heading);
  expect(materials).toMatch(/href="https:\/\/phet\.colorado\.edu\/[^"]+" rel="noopener"/);
});

test("the eco city: ten materials, two experiments, a reading every five minutes for half an hour and half an hour", async () => {
  const { main: materials } = await page("/physics/projects/eco-friendly-cities?pjesa=materiale");
  expect(itemsAfter(materials, "Dhjetë gjërat që duhen")).toBe(10);
  const { main } = await page("/physics/projects/eco-friendly-cities?pjesa=udhezime");
  const words = textOf(main);
  for (const heading of ["Prova 1: shtëpia diellore", "Prova 2: ishulli i nxehtësisë"])
    expect(words).toContain(heading);
  const rows = [...main.matchAll(/<tr>\s*<td[^>]*>[^<\d]*(\d+)<\/td>\s*<td>(?:ndizet|ndezur|fiket|fikur)<\/td>/g)];
  expect(rows.map(([, minute]) => Number(minute))).toEqual([0, 5, 10, 15, 20, 25, 30, 35, 40, 45, 50, 55, 60]);
  expect(words).toContain("lexo sipërfaqen pas 15 min");
});

test("a project that there is not is the not-found screen, on the page and in the API", async () => {
  const { status, main } = await page("/physics/projects/nuk-ka");
  expect(status).toBe(404);
  expect(textOf(main)).toContain("Ndodhi një problem");
  for (const slug of ["nuk-ka", "Hydraulics", "%00"]) {
    const answer = await worker.get(`/api/projects/${slug}`);
    expect([answer.status, answer.headers.get("Content-Type")]).toEqual([404, "application/problem+json"]);
  }
});

describe("/api/projects", () => {
  test("gives what the list shows, and each project whole by its slug", async () => {
    const listed = (await (await worker.get("/api/projects")).json()) as object[];
    expect(listed).toHaveLength(projects.length);
    for (const [index, project] of projects.entries()) {
      expect(project).toMatchObject(listed[index] ?? {});
      expect(
        Object.keys(listed[index] ?? {})
          .slice()
          .sort(),
      ).toEqual("class description difficulty duration icon id image slug subtitle tags title".split(" "));
      expect(await (await worker.get(`/api/projects/${project.slug}`)).json()).toEqual(project);
    }
  });

  test("answers carry validators, and an unchanged one costs no body", async () => {
    for (const address of ["/api/projects", "/api/projects/hydraulics"]) {
      const { headers } = await worker.get(address);
      expect(headers.get("Access-Control-Allow-Origin")).toBe("*");
      const etag = headers.get("ETag") ?? "";
      const again = await worker.get(address, { headers: { "If-None-Match": etag } });
      expect([address, again.status, await again.text()]).toEqual([address, 304, ""]);
    }
  });
});

test("a project's page reads two keys of KV, and none the second time", async () => {
  const { createEditionMemory, openEdition } = await import("../../app/library/edition/edition-source");
  const { createKvLibrary } = await import("../../app/library/kv-library");
  const { projectPage } = await import("../../app/pages/project/project-pages");
  const { resolveAll } = await import("../../app/pages/loaders/resolve-page");
  const requests: string[] = [];
  const memory = createEditionMemory();
  const read = async () => {
    const edition = await openEdition(memory, {
      kv: {
        get: (key, options) => {
          requests.push(key);
          return worker.kv.get(key, options);
        },
      },
      deployed: async () => null,
      now: Date.now,
      log: () => undefined,
    });
    if (edition === null) throw new Error("no edition");
    return resolveAll(
      projectPage(
        createKvLibrary(edition, () => undefined),
        "hydraulics",
      ),
    );
  };
  const { project, author, other } = await read();
  expect([project?.slug, author?.id, other?.slug]).toEqual(["hydraulics", 4, "eco-friendly-cities"]);
  expect(requests).toHaveLength(2);
  await read();
  expect(requests).toHaveLength(2);
});
