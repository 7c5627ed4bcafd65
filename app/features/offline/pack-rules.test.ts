import { describe, expect, test } from "vitest";
import { filesNamedIn, initialPack, type PackAction, type PackFiles, packBytes, packReducer } from "./pack-rules";

const files: PackFiles = {
  routes: { lesson: ["/assets/a.css", "/lesson-models.js"], practice: ["/assets/a.css", "/assets/p.js"] },
  models: { pitagora: ["/assets/m.js"], karroca: ["/assets/k.js"] },
  always: ["/assets/t.woff2"],
  digests: {},
  bytes: {
    "/assets/a.css": 10,
    "/lesson-models.js": 5,
    "/assets/p.js": 100,
    "/assets/t.woff2": 1000,
    "/assets/m.js": 30,
    "/assets/k.js": 10,
  },
};

describe("the size of a pack", () => {
  test("is that of its pages, and of each file once", () => {
    const pages = [
      { address: "/math/pitagora", bytes: 2_000, route: "lesson", models: 1 },
      { address: "/math/euklidi", bytes: 3_000, route: "lesson" },
      { address: "/math/pitagora/ushtrime", bytes: 400, route: "practice" },
      { address: "/api/practice/pitagora", bytes: 100 },
    ];
    // A model counts with the mean of all models: 20.
    expect(packBytes({ pages }, files)).toBe(5_500 + 20 + 10 + 5 + 100 + 1_000);
  });
});

test("of an editor's photograph a pack takes the phone's width alone", () => {
  const html =
    '<picture><source type="image/avif" srcset="/pictures/a.1a2b3c4d.720x480.avif 720w" sizes="100vw">' +
    '<img src="/pictures/a.1a2b3c4d.720x480.webp" srcset="/pictures/a.1a2b3c4d.360x240.webp 360w"></picture>';
  expect(filesNamedIn("/math/a", html, files)).toEqual(["/pictures/a.1a2b3c4d.720x480.webp"]);
});

test("a page names its sheets, scripts and pictures, and its models by their names", () => {
  const html = `<link rel="stylesheet" href="/assets/a.css"><img src="/figures/x-1.svg"><a href="/math/euklidi">e</a>
    <a href="https://example.org/assets/z.js">z</a><div class="model model-pitagora"></div><script src="/lesson-models.js"></script>`;
  expect(filesNamedIn("/math/a", html, files)).toEqual([
    "/assets/a.css",
    "/figures/x-1.svg",
    "/lesson-models.js",
    "/assets/m.js",
  ]);
});

test("covers are taken neither for the notebook, which names those of all lessons, nor for the plan of an hour", () => {
  const html = '<img src="/covers/a.svg"><script src="/assets/a.js"></script>';
  expect(filesNamedIn("/fletorja", html, files)).toEqual(["/assets/a.js"]);
  expect(filesNamedIn("/math/pitagora/ora", html, files)).toEqual(["/assets/a.js"]);
  expect(filesNamedIn("/math/pastre", html, files)).toEqual(["/covers/a.svg", "/assets/a.js"]);
});

describe("the taking of a pack", () => {
  const stateAfter = (...actions: PackAction[]) => actions.reduce(packReducer, initialPack);

  test("comes, and is taken", () => {
    expect(stateAfter({ does: "takes" }, { does: "comes", done: 0.5 })).toEqual({
      is: "coming",
      done: 0.5,
      kept: false,
    });
    expect(stateAfter({ does: "takes" }, { does: "ends", how: "taken" })).toEqual({ is: "taken" });
  });
  test("that is cancelled leaves nothing", () => {
    expect(stateAfter({ does: "takes" }, { does: "ends", how: "cancelled" })).toEqual({
      is: "absent",
      why: "cancelled",
    });
  });
  test("of a newer edition that fails leaves the older one", () => {
    const stale: PackAction = { does: "found", version: "e1.b", newest: "e2.b" };
    expect(stateAfter(stale, { does: "takes" }, { does: "ends", how: "failed" })).toEqual({
      is: "stale",
      why: "failed",
    });
  });
  test("is not asked for again where the network does not say which edition is the newest", () => {
    expect(stateAfter({ does: "found", version: "e1.b", newest: null })).toEqual({ is: "taken" });
  });
  test("does not go on after its end", () => {
    expect(stateAfter({ does: "takes" }, { does: "ends", how: "full" }, { does: "comes", done: 0.9 })).toEqual({
      is: "absent",
      why: "full",
    });
  });
});
