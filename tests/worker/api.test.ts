import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Content } from "../../app/magazine/content";
import { realEdition, realMagazine } from "../real-magazine";
import type { BuiltWorker } from "./built-worker";
import { startPublishedWorker } from "./published-worker";

let worker: BuiltWorker;

beforeAll(async () => {
  worker = await startPublishedWorker();
});
afterAll(() => worker.stop());

const { contents, categories, authors, glossary, ideaMap } = realMagazine();
const json = async (address: string) => (await (await worker.get(address)).json()) as Record<string, unknown>[];

describe("GET /api/contents", () => {
  test("gives every piece whole, in the file's order, with its excerpt", async () => {
    const all = await json("/api/contents?terms=cards");
    expect(all.map(({ excerpt: _, ...content }) => content)).toEqual(contents);
    for (const { excerpt } of all) expect(typeof excerpt).toBe("string");
  });

  test.each([
    ["?featured=true", ({ featured }: { featured: boolean }) => featured],
    ["?featured=false", ({ featured }: { featured: boolean }) => !featured],
    ["?categoryId=1", ({ categoryId }: { categoryId: number }) => categoryId === 1],
    [
      "?categoryId=1&featured=true",
      (content: { featured: boolean; categoryId: number }) => content.featured && content.categoryId === 1,
    ],
    ["?categoryId=999", () => false],
  ])("%s filters", async (query, keep) => {
    const expected = contents.filter(keep).map(({ slug }) => slug);
    expect((await json(`/api/contents${query}`)).map(({ slug }) => slug)).toEqual(expected);
    const summaries = await json(`/api/contents${query}&fields=summary`);
    expect(summaries.map(({ slug }) => slug)).toEqual(expected);
  });

  test("fields=summary leaves out the body and the data for play", async () => {
    for (const summary of await json("/api/contents?fields=summary")) {
      // A lesson may have a number of exercises, a plan, questions, models, an idea and needs. News have a day. A missing field means
      // none.
      const sometimes = [
        "exercises",
        "hasHour",
        "hasQuestions",
        "models",
        "idea",
        "needs",
        "form",
        "date",
        "from",
        "until",
      ];
      const always = Object.keys(summary).filter((name) => !sometimes.includes(name));
      expect(always.sort()).toEqual(
        "authorId bytes categoryId contentTypeId duration excerpt extras featured id imageUrl nearest slug title".split(
          " ",
        ),
      );
    }
  });
});

describe("single entities", () => {
  test("GET /api/contents/slug/{slug} gives each piece whole, to our pages with the cards of its terms", async () => {
    for (const content of contents) {
      expect(await json(`/api/contents/slug/${content.slug}?terms=cards`)).toEqual(content);
      const { content: body, ...rest } = (await json(`/api/contents/slug/${content.slug}`)) as unknown as Content;
      expect(rest).toEqual({ ...content, content: undefined });
      expect(body.length).toBeLessThanOrEqual(content.content.length);
    }
  });

  test("a body says each word once to who strips its markup", async () => {
    const bodies = [
      (await json("/api/contents/slug/pitagora")) as unknown as Content,
      ...((await json("/api/contents")) as unknown as Content[]),
    ].map(({ content }) => content);
    expect(bodies.join("")).toContain('class="term"');
    for (const body of bodies) expect(body).not.toMatch(/<button|term-cards|(\p{L}{5,})<\/a>\1/u);
  });

  test("quizData and gameData are strings", async () => {
    const ninja = (await json("/api/contents/slug/number-ninja")) as unknown as { gameData: string };
    expect(JSON.parse(ninja.gameData)).toMatchObject({ levels: 5, timeLimit: 60 });
  });

  test("GET /api/categories, and by type", async () => {
    expect(await json("/api/categories")).toEqual(categories);
    for (const type of ["math", "physics"]) {
      expect(await json(`/api/categories?type=${type}`)).toEqual(categories.filter((each) => each.type === type));
    }
  });

  test("an author always has an avatarUrl: null where there is no picture", async () => {
    for (const { id } of authors) expect(await json(`/api/authors/${id}`)).toHaveProperty("avatarUrl", null);
  });

  test("GET /api/categories/{id} and /api/authors/{id}", async () => {
    for (const category of categories) expect(await json(`/api/categories/${category.id}`)).toEqual(category);
    for (const author of authors) expect(await json(`/api/authors/${author.id}`)).toEqual(author);
  });
});

test("GET /api/glossary gives every term, in the file's order", async () => {
  expect(await json("/api/glossary")).toEqual(glossary);
});

test("GET /api/map gives the places of all lessons and the paths through them", async () => {
  expect(await json("/api/map")).toEqual(ideaMap);
});

describe("errors are application/problem+json", () => {
  test.each([
    ["/api/contents?featured=yes", 400],
    ["/api/contents?categoryId=one", 400],
    ["/api/contents?categoryId=1.5", 400],
    ["/api/contents?categoryId=-1", 400],
    ["/api/contents?fields=all", 400],
    ["/api/categories?type=chemistry", 400],
    ["/api/categories/one", 400],
    ["/api/categories/0", 400],
    ["/api/categories/1.5", 400],
    ["/api/authors/99999999999999999999", 400],
    ["/api/authors/one", 400],
    ["/api/contents/slug/nuk-ka", 404],
    ["/api/contents/slug/%00", 404],
    ["/api/contents/slug/..%2Fcategories", 404],
    ["/api/categories/999", 404],
    ["/api/authors/999", 404],
    ["/api/nuk-ka", 404],
    ["/api", 404],
    ["/api/contents/1", 404],
  ])("%s is %i", async (address, status) => {
    const response = await worker.get(address);
    expect(response.status).toBe(status);
    expect(response.headers.get("Content-Type")).toBe("application/problem+json");
    expect(response.headers.get("Access-Control-Allow-Origin")).toBe("*");
    const body = (await response.json()) as object;
    expect(Object.keys(body).sort()).toEqual(["detail", "status", "title", "type"]);
    expect(body).toMatchObject({ status });
  });

  test("other methods are 405, with what is allowed", async () => {
    for (const method of ["POST", "PUT", "DELETE", "OPTIONS"]) {
      const response = await worker.get("/api/contents", { method });
      expect([response.status, response.headers.get("Allow")]).toEqual([405, "GET, HEAD"]);
      expect(response.headers.get("Content-Type")).toBe("application/problem+json");
    }
  });
});

describe("validators", () => {
  test("every answer carries what lets it be kept and shared", async () => {
    for (const address of [
      "/api/contents",
      "/api/contents/slug/graviteti",
      "/api/categories",
      "/api/authors/1",
      "/api/glossary",
    ]) {
      const { headers } = await worker.get(address);
      expect(headers.get("ETag")).toMatch(new RegExp(`^W/"${realEdition().manifest.version}\\.`));
      expect(headers.get("Cache-Control")).toBe("public, max-age=60, stale-while-revalidate=600");
      expect(headers.get("Access-Control-Allow-Origin")).toBe("*");
      expect(headers.get("Cross-Origin-Resource-Policy")).toBe("cross-origin");
      expect(headers.get("Content-Type")).toBe("application/json; charset=utf-8");
    }
  });

  test("whoever holds the version gets 304 and no body; whoever holds another gets it whole", async () => {
    const etag = (await worker.get("/api/categories")).headers.get("ETag") ?? "";
    const ask = async (held: string) => worker.get("/api/categories", { headers: { "If-None-Match": held } });
    for (const held of [etag, etag.replace("W/", ""), `"other", ${etag}`, "*"]) {
      const response = await ask(held);
      expect([held, response.status, await response.text()]).toEqual([held, 304, ""]);
    }
    expect((await ask('"other"')).status).toBe(200);
  });

  test("what does not exist is 404, whatever the asker holds", async () => {
    const response = await worker.get("/api/authors/999", { headers: { "If-None-Match": "*" } });
    expect(response.status).toBe(404);
  });

  test("HEAD carries the headers of GET and no body", async () => {
    const response = await worker.get("/api/contents", { method: "HEAD" });
    expect([response.status, await response.text()]).toEqual([200, ""]);
    expect(response.headers.get("ETag")).toMatch(/^W\/"/);
  });
});
