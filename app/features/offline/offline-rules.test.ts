import { describe, expect, test } from "vitest";
import { searchIndexPath } from "../../magazine/search/part-names";
import {
  filesCache,
  goneWith,
  isAnswer,
  isGone,
  isKeepable,
  kindOf,
  oldest,
  packCache,
  packOf,
  unneededCaches,
} from "./offline-rules";

const kindAt = (path: string, mode = "no-cors", destination = "image") => kindOf({ path, mode, destination });

describe("what the service worker answers", () => {
  test.each([
    ["/physics/graviteti", "navigate", "document", "page"],
    ["/", "navigate", "document", "page"],
    ["/fletorja", "navigate", "document", "page"],
    ["/assets/react-abc.js", "cors", "script", "hashed"],
    ["/covers/graviteti.svg", "no-cors", "image", "file"],
    ["/lesson-models.js", "cors", "script", "file"],
    ["/api/practice/pitagora", "cors", "", "data"],
    ["/api/questions/waves-quiz", "cors", "", "data"],
    [searchIndexPath, "cors", "", "data"],
  ])("%s, asked for as %s, is %s", (path, mode, destination, kind) => {
    expect(kindAt(path, mode, destination)).toBe(kind);
  });

  test.each([
    ["/films/hydraulics.mp4", "no-cors", "video"],
    ["/pdf/makina-hidraulike.pdf", "navigate", "document"],
    ["/covers/graviteti.svg", "navigate", "document"],
    ["/covers/graviteti.svg", "cors", ""],
    ["/api/contents", "cors", ""],
    ["/service-worker.js", "same-origin", "serviceworker"],
    ["/math/number-ninja.data", "cors", ""],
  ])("%s, asked for as %s, is left to the browser", (path, mode, destination) => {
    expect(kindAt(path, mode, destination)).toBeNull();
  });
});

describe("what is kept", () => {
  const answer = (status: number, headers: Record<string, string>, type = "basic") => {
    const response = new Response("", { status, headers });
    Object.defineProperty(response, "type", { value: type });
    return response;
  };
  test("a whole page that names its version", () => {
    expect(isKeepable(answer(200, { "X-Version": "a.b" }))).toBe(true);
  });
  test("no failure, no makeshift edition, nothing without a version", () => {
    expect(isKeepable(answer(503, { "X-Version": "a.b" }))).toBe(false);
    expect(isKeepable(answer(200, { "X-Version": "a.b", "Cache-Control": "no-store" }))).toBe(false);
    expect(isKeepable(answer(200, {}))).toBe(false);
  });
  test("nothing of another site", () => {
    const opaque = answer(200, { "X-Version": "a.b" }, "opaque");
    expect(isKeepable(opaque)).toBe(false);
  });

  test("an answer is one of ours by its version: no limit of the network, no portal's page", () => {
    expect(isAnswer(answer(200, { "X-Version": "a.b" }))).toBe(true);
    expect(isAnswer(answer(410, { "X-Version": "a.b" }))).toBe(true);
    expect(isAnswer(answer(503, { "X-Version": "a.b" }))).toBe(false);
    expect(isAnswer(answer(429, {}))).toBe(false);
    expect(isAnswer(answer(200, {}))).toBe(false);
  });

  test("what is gone goes where the magazine itself says so, with its exercises", () => {
    for (const status of [404, 410]) expect(isGone(answer(status, { "X-Version": "a.b" }))).toBe(true);
    expect(isGone(answer(404, {}))).toBe(false);
    expect(isGone(answer(404, { "X-Version": "a.b", "Cache-Control": "no-store" }))).toBe(false);
    expect(isGone(answer(200, { "X-Version": "a.b" }))).toBe(false);
    expect(goneWith("/physics/mars")).toEqual([
      ...["/physics/mars", "/physics/mars/ne-ekran", "/physics/mars/ushtrime", "/physics/mars/ora"],
      ...["/api/practice/mars", "/api/questions/mars"],
    ]);
    expect(goneWith("/fjalori")).toEqual(["/fjalori"]);
  });

  test("the sixty pages that were opened last", () => {
    const kept = Array.from({ length: 62 }, (_, index) => ({
      path: `/math/${index}`,
      version: "a.b",
      keptAt: index,
      title: "",
    }));
    expect(oldest(kept, 60).map(({ path }) => path)).toEqual(["/math/1", "/math/0"]);
    expect(oldest(kept.slice(0, 60), 60)).toEqual([]);
  });

  test("the files of a build as long as a page of it is", () => {
    const caches = [filesCache("b1"), filesCache("b2"), packCache("mekanika", "e1.b1"), "prizma-pages"];
    expect(unneededCaches(caches, new Set(["b2"]))).toEqual([filesCache("b1")]);
  });
});

test("a pack's cache tells its chapter and its version", () => {
  expect(packOf(packCache("matematika-pastre", "3f2a.9bc1"))).toEqual({
    chapter: "matematika-pastre",
    version: "3f2a.9bc1",
  });
  expect(packOf(filesCache("9bc1"))).toBeNull();
});
