import { expect, test } from "vitest";
import { partAsked, serveFilm } from "./byte-range";

test("a first byte, two ends, or so many from the end", () => {
  expect(partAsked("bytes=10-", 100)).toEqual([10, 99]);
  expect(partAsked("bytes=0-1", 100)).toEqual([0, 1]);
  expect(partAsked("bytes=90-500", 100)).toEqual([90, 99]);
  expect(partAsked("bytes=-30", 100)).toEqual([70, 99]);
  expect(partAsked("bytes=-300", 100)).toEqual([0, 99]);
});

test("what lies behind the end holds no byte", () => {
  expect(partAsked("bytes=100-", 100)).toBe("none");
  expect(partAsked("bytes=-0", 100)).toBe("none");
});

test("the whole, where the header is missing, not of bytes, backwards or asks for several parts", () => {
  for (const range of [null, "", "bytes=-", "items=0-1", "bytes=9-3", "bytes=0-1,5-6"]) {
    expect(partAsked(range, 100)).toBeNull();
  }
});

const film = Uint8Array.from({ length: 100 }, (_, k) => k);
const headers = { ETag: '"a"', "Content-Type": "video/mp4", "Content-Length": "100" };
const responseTo = (init: RequestInit = {}, status = 200) =>
  serveFilm(new Request("https://prizma.example/films/a.mp4", init), async (request) => {
    expect(request.headers.get("Range")).toBeNull();
    return new Response(status === 200 ? film : null, { status, headers });
  });

test("a part is answered as a part, with the file's own headers", async () => {
  const response = await responseTo({ headers: { Range: "bytes=10-13" } });
  expect([response.status, response.headers.get("Content-Range")]).toEqual([206, "bytes 10-13/100"]);
  expect(response.headers.get("Content-Type")).toBe("video/mp4");
  expect([...new Uint8Array(await response.arrayBuffer())]).toEqual([10, 11, 12, 13]);
});

test("the whole is answered whole, and says that parts may be asked for", async () => {
  for (const init of [{}, { headers: { Range: "bytes=10-13", "If-Range": '"of yesterday"' } }]) {
    const response = await responseTo(init);
    expect([response.status, response.headers.get("Accept-Ranges")]).toEqual([200, "bytes"]);
    expect((await response.arrayBuffer()).byteLength).toBe(100);
  }
});

test("no such part is 416, and what the assets refuse stays refused", async () => {
  const beyond = await responseTo({ headers: { Range: "bytes=200-" } });
  expect([beyond.status, beyond.headers.get("Content-Range")]).toEqual([416, "bytes */100"]);
  expect((await responseTo({ headers: { Range: "bytes=0-1" } }, 404)).status).toBe(404);
  expect((await responseTo({ headers: { "If-None-Match": '"a"' } }, 304)).status).toBe(304);
});
