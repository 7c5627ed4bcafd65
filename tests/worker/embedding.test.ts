/** Tests models and lessons inside the pages of other sites: oEmbed, and frames. */
import { JSDOM } from "jsdom";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { touchModelNames } from "../../app/magazine/lesson-markup";
import { frameHeights } from "../../seed/pipeline/lesson/frame-heights";
import { type BuiltWorker, toldOrigin } from "./built-worker";
import { startPublishedWorker } from "./published-worker";

let worker: BuiltWorker;
beforeAll(async () => {
  worker = await startPublishedWorker();
});
afterAll(() => worker?.stop());

const text = async (address: string) => (await worker.get(address)).text();
const statusOf = async (address: string) => {
  const response = await worker.get(address);
  await response.text();
  return response.status;
};
const html = (source: string) => new JSDOM(source).window.document;
const xml = (source: string) => new JSDOM(source, { contentType: "application/xml" }).window.document;

describe("oEmbed", () => {
  const ask = async (address: string, more = "") => {
    const response = await worker.get(`/oembed?url=${encodeURIComponent(address)}${more}`);
    return { status: response.status, headers: response.headers, body: await response.text() };
  };

  test.each(["/modelet/pitagora", "/ngulit/pitagora", "/physics/electricity-simulator"])(
    "gives a frame for %s",
    async (path) => {
      const { status, body, headers } = await ask(toldOrigin + path);
      const answer = JSON.parse(body);
      expect([status, answer.version, answer.type]).toEqual([200, "1.0", "rich"]);
      expect(headers.get("Access-Control-Allow-Origin")).toBe("*");
      const frame = html(answer.html).querySelector("iframe");
      const source = frame?.getAttribute("src") ?? "";
      expect(source.startsWith(`${toldOrigin}/ngulit/`)).toBe(true);
      expect(await statusOf(source.replace(toldOrigin, ""))).toBe(200);
      expect([frame?.getAttribute("width"), frame?.getAttribute("height")]).toEqual([
        String(answer.width),
        String(answer.height),
      ]);
      const heights: Record<string, number> = { ...frameHeights, simulatori: 1360 };
      expect(answer.height).toBe(heights[source.replace(/^.*\//, "")]);
      const narrow = JSON.parse((await ask(toldOrigin + path, "&maxwidth=320&maxheight=400")).body);
      expect([narrow.width, narrow.height]).toEqual([320, 400]);
    },
  );

  test("links a lesson, with its author and a picture that fits", async () => {
    const lesson = JSON.parse((await ask(`${toldOrigin}/physics/graviteti`)).body);
    expect(lesson).toMatchObject({
      version: "1.0",
      type: "link",
      author_name: expect.any(String),
      thumbnail_width: 1200,
    });
    expect(await statusOf(lesson.thumbnail_url.replace(toldOrigin, ""))).toBe(200);
    expect(JSON.parse((await ask(`${toldOrigin}/physics/graviteti`, "&maxwidth=600")).body)).not.toHaveProperty(
      "thumbnail_url",
    );
  });

  test("answers as XML too, and refuses any other format with 501", async () => {
    const { headers, body } = await ask(`${toldOrigin}/modelet/pitagora`, "&format=xml");
    expect(headers.get("Content-Type")).toBe("text/xml; charset=utf-8");
    expect(xml(body).documentElement.querySelector("html")?.textContent).toContain("<iframe ");
    expect((await ask(`${toldOrigin}/modelet/pitagora`, "&format=yaml")).status).toBe(501);
  });

  test.each([
    ...["", "pitagora", "javascript:alert(1)", "https://evil.example/modelet/pitagora", `${toldOrigin}/modelet/nuk-ka`],
    ...[
      `${toldOrigin}/about`,
      `${toldOrigin}/modelet/..%2f`,
      `${toldOrigin}@evil.example/modelet/pitagora`,
      "https://[",
      "\u0000",
    ],
    ...[`${toldOrigin}.evil.example/modelet/pitagora`, `${toldOrigin}/modelet/constructor`, "x".repeat(5_000)],
  ])("has nothing to say of %s", async (address) => {
    const { status, body } = await ask(address);
    expect([status, body]).toEqual([404, ""]);
  });

  test("is found from each page that it speaks of", async () => {
    for (const path of ["/modelet/pitagora", "/physics/graviteti", "/physics/electricity-simulator"]) {
      const link =
        html(await text(path))
          .querySelector('link[type="application/json+oembed"]')
          ?.getAttribute("href") ?? "";
      const response = await worker.get(link.replace(toldOrigin, ""));
      expect([path, response.status, JSON.parse(await response.text()).version]).toEqual([path, 200, "1.0"]);
    }
  });
});

describe("a frame for other sites", () => {
  const policyOf = (headers: Headers) => headers.get("Content-Security-Policy") ?? "";

  test.each(["/ngulit/pitagora", "/ngulit/simulatori"])(
    "%s may stand in any page, and is else as strict as all",
    async (path) => {
      const response = await worker.get(path);
      const policy = policyOf(response.headers);
      expect(policy).toContain("frame-ancestors *");
      expect(policy).toContain("default-src 'none'");
      expect(policy).not.toMatch(/unsafe/);
      expect([response.headers.get("X-Frame-Options"), response.headers.get("Set-Cookie")]).toEqual([null, null]);
      expect(response.headers.get("Cross-Origin-Resource-Policy")).toBe("cross-origin");
      const page = html(await response.text());
      expect(page.querySelector('meta[name="robots"]')?.getAttribute("content")).toBe("noindex");
      expect(page.querySelectorAll(".top-bar, .site-foot, .menu")).toHaveLength(0);
      const whole = page.querySelector(".embedded-source a");
      expect([whole?.getAttribute("target"), whole?.getAttribute("rel")]).toEqual(["_blank", "noopener"]);
      expect(await statusOf(whole?.getAttribute("href") ?? "")).toBe(200);
    },
  );

  test("no other page may, nor a frame of what is not there", async () => {
    for (const path of ["/modelet/pitagora", "/", "/ngulit/nuk-ka", "/ngulit", "/physics/electricity-simulator"])
      expect([path, policyOf((await worker.get(path)).headers)]).toEqual([
        path,
        expect.stringContaining("frame-ancestors 'self'"),
      ]);
    expect(await statusOf("/ngulit/nuk-ka")).toBe(404);
  });

  test("shows every model that opens alone, its still without script", async () => {
    for (const name of touchModelNames) {
      const page = html(await text(`/ngulit/${name}`));
      expect([name, page.querySelector(".embedded svg.model-picture") !== null]).toEqual([name, true]);
    }
  });

  test("has its code on the model's own page", async () => {
    const code = html(await text("/modelet/pitagora")).querySelector(".embed-code code")?.textContent ?? "";
    const frame = html(code).querySelector("iframe");
    expect(frame?.getAttribute("src")).toBe(`${toldOrigin}/ngulit/pitagora`);
    expect(Number(frame?.getAttribute("height"))).toBeGreaterThan(300);
  });
});
