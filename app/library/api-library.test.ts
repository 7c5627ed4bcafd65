import { expect, test } from "vitest";
import { createApiLibrary, createReader, ReadError } from "./api-library";

function answering(...answers: (() => Response | Promise<Response>)[]) {
  const asked: [string, RequestInit][] = [];
  const fetch = async (address: string, init: RequestInit) => {
    asked.push([address, init]);
    const answer = answers[Math.min(asked.length, answers.length) - 1];
    if (!answer) throw new Error("no answer prepared");
    return answer();
  };
  return { fetch, asked };
}

const json = (value: unknown) => () => Response.json(value);

test("the first element of the key is the address, and credentials go along", async () => {
  const { fetch, asked } = answering(json([]));
  await createReader(fetch)(["/api/categories", "something else"]);
  expect(asked).toEqual([["/api/categories", { credentials: "include" }]]);
});

test("an answer is kept and never asked for again, even by two who ask at once", async () => {
  const { fetch, asked } = answering(json([]));
  const read = createReader(fetch);
  await Promise.all([read(["/api/categories"]), read(["/api/categories"])]);
  await read(["/api/categories"]);
  expect(asked).toHaveLength(1);
});

test("a failure says the status and the body", async () => {
  const { fetch } = answering(() => new Response("teapot is short", { status: 418, statusText: "I'm a teapot" }));
  await expect(createReader(fetch)(["/api/x"])).rejects.toThrow("418: teapot is short");
});

test("a failure without a body says the status text", async () => {
  const { fetch } = answering(() => new Response("", { status: 503, statusText: "Service Unavailable" }));
  await expect(createReader(fetch)(["/api/x"])).rejects.toThrow("503: Service Unavailable");
});

test("nothing is retried by itself, but a failure is not kept: asking again is a new try", async () => {
  const { fetch, asked } = answering(() => new Response("no", { status: 500 }), json(["yes"]));
  const read = createReader(fetch);
  await expect(read(["/api/x"])).rejects.toBeInstanceOf(ReadError);
  expect(asked).toHaveLength(1);
  expect((await read(["/api/x"]))?.json).toEqual(["yes"]);
});

test("401 is an error, or null where that was asked for", async () => {
  const unauthorised = () => new Response("no", { status: 401 });
  await expect(createReader(answering(unauthorised).fetch)(["/x"])).rejects.toThrow("401: no");
  expect(await createReader(answering(unauthorised).fetch, { on401: "null" })(["/x"])).toBeNull();
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
