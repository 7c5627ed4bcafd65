import { expect, test } from "vitest";
import { createApiLibrary } from "./api-library";

function answering(...answers: (() => Response | Promise<Response>)[]) {
  const requests: [string, RequestInit][] = [];
  const fetch = async (address: string, init: RequestInit) => {
    requests.push([address, init]);
    const answer = answers[Math.min(requests.length, answers.length) - 1];
    if (!answer) throw new Error("no answer prepared");
    return answer();
  };
  return { fetch, requests };
}

const json = (value: unknown) => () => Response.json(value);

test("credentials go along with what is asked for", async () => {
  const { fetch, requests } = answering(json([]));
  await createApiLibrary(fetch).categories();
  expect(requests).toEqual([["/api/categories", { credentials: "include" }]]);
});

test("an answer is kept and never asked for again, even by two who ask at once", async () => {
  const { fetch, requests } = answering(json([]));
  const library = createApiLibrary(fetch);
  await Promise.all([library.categories(), library.categories()]);
  await library.categories();
  expect(requests).toHaveLength(1);
});

test.each([
  ["the body", "teapot is short", "418: teapot is short"],
  ["the status text where there is no body", "", "418: I'm a teapot"],
])("a failure says the status and %s", async (_, body, message) => {
  const { fetch } = answering(() => new Response(body, { status: 418, statusText: "I'm a teapot" }));
  await expect(createApiLibrary(fetch).categories()).rejects.toThrow(message);
});

test("nothing is retried by itself, but a failure is not kept: asking again is a new try", async () => {
  const { fetch, requests } = answering(() => new Response("no", { status: 500 }), json([]));
  const library = createApiLibrary(fetch);
  await expect(library.categories()).rejects.toThrow("500: no");
  expect(requests).toHaveLength(1);
  expect(await library.categories()).toEqual([]);
});

test("contents are asked for as summaries, or whole, with the filter", async () => {
  const { fetch, requests } = answering(json([]));
  const library = createApiLibrary(fetch);
  await library.contents({ featured: true, categoryId: 2 });
  await library.wholeContents();
  await library.wholeContents({ categoryId: 2 });
  expect(requests.map(([address]) => address)).toEqual([
    "/api/contents?featured=true&categoryId=2&fields=summary",
    "/api/contents?terms=cards",
    "/api/contents?categoryId=2&terms=cards",
  ]);
});

test("a library's 404 is an absent entity; any other failure is a failure", async () => {
  expect(await createApiLibrary(answering(() => new Response("", { status: 404 })).fetch).author(9)).toBeNull();
  await expect(createApiLibrary(answering(() => new Response("", { status: 500 })).fetch).author(9)).rejects.toThrow();
});

test("a record that is no category is left out of the list", async () => {
  const good = { id: 1, name: "mekanika", displayName: "Mekanika", description: "", type: "physics" };
  const { fetch } = answering(json([{ id: "one" }, good]));
  expect(await createApiLibrary(fetch).categories()).toEqual([good]);
});

test("an answer that is no list is a failure, not an empty list", async () => {
  await expect(createApiLibrary(answering(json({ contents: [] })).fetch).contents()).rejects.toThrow("/api/contents");
});

test("an author's picture may be named, null or left out", async () => {
  const author = { id: 1, name: "Redaksia e Fizikës", title: "" };
  const read = (sent: object) => createApiLibrary(answering(json(sent)).fetch).author(1);
  expect(await read({ ...author, avatarUrl: null })).toEqual({ ...author, avatarUrl: null });
  expect(await read(author)).toEqual({ ...author, avatarUrl: null });
  expect(await read({ ...author, avatarUrl: "/covers/a.svg" })).toEqual({ ...author, avatarUrl: "/covers/a.svg" });
});
