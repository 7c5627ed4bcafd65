/** What editors add by the magazine's file alone: the deployed code has never heard of it. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Content } from "../../app/magazine/content";
import { realMagazine } from "../real-magazine";
import { changedEdition, type FaultyWorker, startFaultyWorker } from "./faulty-worker";

const fluids = {
  id: 9,
  name: "fluidet",
  displayName: "Fluidet",
  description: "Si rrjedh çdo gjë që rrjedh.",
  type: "physics" as const,
  title: "Fluidet (Rrjedhja dhe shtypja)",
  cover: "/covers/kapitull-physics.svg",
};
const desk = { id: 6, name: "Redaksia e Kimisë", avatarUrl: null, title: "Prova me lëngje" };
const piece = (fields: Partial<Content>): Content => ({
  id: 900,
  title: "Pse noton akulli?",
  slug: "pse-noton-akulli",
  content: '<p class="open">Akulli noton sepse është më i rrallë se uji.</p>',
  imageUrl: "/covers/uji.svg",
  categoryId: 9,
  contentTypeId: 1,
  authorId: 6,
  duration: 3,
  featured: false,
  ...fields,
});
const question = { question: "A noton akulli?", options: ["Po.", "Jo."], correctAnswer: 0 };
const quiz = piece({
  id: 901,
  title: "Kuizi i fluideve",
  slug: "fluids-quiz",
  contentTypeId: 3,
  quizData: JSON.stringify({ questions: [question], passScore: 60, timeLimit: 5 }),
});
const broken = piece({ id: 902, title: "Kuiz i prishur", slug: "broken-quiz", contentTypeId: 3, quizData: "{" });

let worker: FaultyWorker;
beforeAll(async () => {
  worker = await startFaultyWorker(22);
  const [project] = realMagazine().projects ?? [];
  await worker.restart(
    changedEdition(22, (magazine) => ({
      categories: [...magazine.categories, fluids],
      authors: [...magazine.authors, desk],
      contents: [...magazine.contents, piece({}), quiz, broken],
      projects: [
        ...(magazine.projects ?? []),
        ...(project ? [{ ...project, id: 90, slug: "varka", title: "Boat" }] : []),
      ],
    })),
  );
});
afterAll(() => worker?.stop());

const page = async (address: string) => {
  const response = await worker.get(address);
  return {
    status: response.status,
    html: await response.text(),
    policy: response.headers.get("Content-Security-Policy"),
  };
};

describe("a new chapter", () => {
  test("has its page, with its own heading and its pieces, and ships no script", async () => {
    const { status, html } = await page("/physics/fluidet");
    expect(status).toBe(200);
    expect(html).toMatch(/<h1>Fluidet<small> \(Rrjedhja dhe shtypja\)/);
    expect(html).toContain("/covers/kapitull-physics.svg");
    for (const href of ["/physics/pse-noton-akulli", "/physics/fluids-quiz"]) expect(html).toContain(`href="${href}"`);
    expect(html).not.toContain("<script");
  });

  test("looks as the chapters of the brief: with their style sheets", async () => {
    const sheets = (html: string) =>
      [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href]) => href);
    const [added, ofBrief] = [await page("/physics/fluidet"), await page("/physics/mekanika")];
    expect(sheets(added.html)).toEqual(expect.arrayContaining(sheets(ofBrief.html)));
  });

  test("stands on the front of its department, in the index of the front page, in every menu and foot", async () => {
    for (const address of ["/physics", "/", "/about", "/math/number-ninja"]) {
      expect([address, (await page(address)).html.includes('href="/physics/fluidet"')]).toEqual([address, true]);
    }
    expect((await page("/physics")).html).toContain("Kapitulli VII");
  });

  test("is not found in the other department", async () => {
    expect((await page("/math/fluidet")).status).toBe(404);
  });
});

test("a lesson of a new chapter leads back to it and to its quiz", async () => {
  const { status, html } = await page("/physics/pse-noton-akulli");
  expect(status).toBe(200);
  expect(html).toContain('href="/physics/fluidet"');
  expect(html).toContain('href="/physics/fluids-quiz"');
});

describe("a new quiz", () => {
  test("is played: its page brings scripts with a nonce, the looks of quizzes and its questions", async () => {
    const [{ status, html, policy }, known] = [await page("/physics/fluids-quiz"), await page("/physics/waves-quiz")];
    expect(status).toBe(200);
    expect(policy).toMatch(/script-src 'strict-dynamic' 'nonce-/);
    expect(html).toContain("Kuizi i fluideve");
    expect(html).toContain("A noton akulli?");
    for (const [, href] of known.html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)) expect(html).toContain(href);
  });

  test("says so where its questions cannot be read, and is not found in the other department", async () => {
    const { status, html } = await page("/physics/broken-quiz");
    expect([status, html.includes("Pyetjet nuk u hapën")]).toEqual([200, true]);
    expect((await page("/math/fluids-quiz")).status).toBe(404);
  });

  test("does not make lessons heavier: they link no sheet of quizzes and load no script of theirs", async () => {
    const quizSheets = [...(await page("/physics/waves-quiz")).html.matchAll(/href="(\/assets\/quiz-[^"]+\.css)"/g)];
    expect(quizSheets.length).toBeGreaterThan(0);
    const { html } = await page("/physics/graviteti");
    for (const [, href] of quizSheets) expect(html).not.toContain(href);
  });
});

test("a new desk is named among those who make the magazine, a new project among the projects", async () => {
  expect((await page("/about")).html).toContain("<strong>Redaksia e Kimisë</strong>: prova me lëngje");
  expect((await page("/physics/projects")).html).toContain('href="/physics/projects/varka"');
  expect((await page("/physics/projects/varka")).status).toBe(200);
});
