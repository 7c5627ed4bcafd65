/** Tests pieces that editors add only in the magazine's file. The deployed code does not know them. */

import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Content } from "../../app/magazine/content";
import { EditorPictures } from "../../seed/pipeline/checking/editor-pictures";
import { withMedia } from "../../seed/pipeline/edition/media";
import { makePictures } from "../../seed/pipeline/pictures/make-pictures";
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
const editors = { id: 6, name: "Redaksia e Kimisë", avatarUrl: null, title: "Prova me lëngje" };
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

const hour = 3_600_000;
/** The time at which a piece of news appears: an hour after the tests begin. It disappears an hour later. */
const comes = Date.now() + hour;
const news = piece({
  id: 903,
  title: "Hëna u errësua",
  slug: "hena-u-erresua",
  form: "lajm",
  date: "2026-11-22",
  from: new Date(comes).toISOString(),
  until: new Date(comes + hour).toISOString(),
});
const gone = {
  subject: "physics" as const,
  slug: "eteri",
  title: "Eteri",
  reason: "Kishte një gabim që po e ndreqim.",
  onward: { href: "/physics/fluidet", text: "Te Fluidet" },
};

/** A piece that has another address now. */
const moved = {
  ...{
    subject: "physics" as const,
    slug: "pesha-e-ajrit",
    title: "Graviteti",
    reason: "Kjo faqe ka një adresë të re.",
  },
  ...{ onward: { href: "/physics/graviteti", text: "Te „Graviteti“" }, moved: true },
};

/** An editor's own drawing, with forbidden scripts, and the first bytes of a film. */
const folder = mkdtempSync(join(tmpdir(), "figura "));
const [drawing, film] = [join(folder, "vizatim.svg"), join(folder, "film.mp4")];
const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><script>top.x=1</script><path d="M0 0h9"/></svg>';
writeFileSync(drawing, svg);
writeFileSync(film, Buffer.from([0, 1, 2, 253, 254, 255]));

/** An editor's photograph, with the copies that publishing makes of it. */
const photo = join(folder, "liqeni.jpg");
await sharp({ create: { width: 1100, height: 800, channels: 3, background: "#3060a0" } })
  .jpeg()
  .toFile(photo);
/** A lesson that still shows its department's cover. */
const begun = piece({
  id: 905,
  slug: "nendetesja",
  title: "Si zhytet nëndetësja?",
  imageUrl: "/covers/kapitull-physics.svg",
});
const original = new EditorPictures(folder).find("/pictures/liqeni.jpg");
if (original === null) throw new Error("The photograph is not there.");
const photographed = piece({
  ...{ id: 904, slug: "liqeni", title: "Pse ngrin liqeni nga lart?" },
  ...{ imageUrl: original.shown, imageAlt: "Një liqen i ngrirë." },
});
const made = await makePictures(
  {
    pictures: [original],
    social: [{ slug: photographed.slug, title: photographed.title, subject: "physics", picture: original }],
  },
  undefined,
  join(folder, "copies"),
);

let worker: FaultyWorker;
beforeAll(async () => {
  worker = await startFaultyWorker(22);
  const [project] = realMagazine().projects ?? [];
  await worker.restart(
    withMedia(
      changedEdition(22, (magazine) => ({
        categories: [...magazine.categories, fluids],
        authors: [...magazine.authors, editors],
        contents: [...magazine.contents, piece({}), quiz, broken, news, photographed, begun],
        withdrawn: [gone, moved],
        projects: [
          ...(magazine.projects ?? []),
          ...(project ? [{ ...project, id: 90, slug: "varka", title: "Boat" }] : []),
        ],
      })),
      [
        { address: "/pictures/vizatim.svg", path: drawing },
        { address: "/films/film.mp4", path: film },
        ...made.flatMap(({ files }) => files),
      ],
    ),
  );
});
afterAll(async () => {
  await worker?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const page = async (address: string) => {
  const response = await worker.get(address);
  return {
    status: response.status,
    html: await response.text(),
    policy: response.headers.get("Content-Security-Policy"),
  };
};

describe("a new chapter", () => {
  test("has its page, with its own heading and its pieces, and ships no script of Remix", async () => {
    const { status, html } = await page("/physics/fluidet");
    expect(status).toBe(200);
    expect(html).toMatch(/<h1>Fluidet<small> \(Rrjedhja dhe shtypja\)/);
    expect(html).toContain("/covers/kapitull-physics.svg");
    for (const href of ["/physics/pse-noton-akulli", "/physics/fluids-quiz"]) expect(html).toContain(`href="${href}"`);
    expect(html).not.toContain("__remix");
  });

  test("looks as the chapters of the product: with their style sheets", async () => {
    const sheets = (html: string) =>
      [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href]) => href);
    const [added, standard] = [await page("/physics/fluidet"), await page("/physics/mekanika")];
    expect(sheets(added.html)).toEqual(expect.arrayContaining(sheets(standard.html)));
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
  test("is played: its page brings its scripts, the looks of quizzes and its questions", async () => {
    const [{ status, html, policy }, known] = [await page("/physics/fluids-quiz"), await page("/physics/waves-quiz")];
    expect(status).toBe(200);
    expect(policy).toContain("script-src 'self';");
    expect(html).toMatch(/<script type="application\/json" id="te-dhenat">/);
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

describe("a piece of news with hours", () => {
  const places = ["/physics/fluidet", "/", "/api/contents?fields=summary", "/api/contents"];
  const listed = async () => Promise.all(places.map(async (address) => (await page(address)).html.includes(news.slug)));

  test("is nowhere before its hour, in its place from then on, and nowhere when it is over", async () => {
    const seen: [number, boolean[]][] = [];
    for (const ahead of [0, 1.5 * hour, 2.5 * hour]) {
      await worker.set({ ahead });
      seen.push([(await page(`/physics/${news.slug}`)).status, await listed()]);
    }
    await worker.set({});
    expect(seen).toEqual([
      [404, [false, false, false, false]],
      [200, [true, true, true, true]],
      [404, [false, false, false, false]],
    ]);
  });

  test("says its day and that it is news", async () => {
    await worker.set({ ahead: 1.5 * hour });
    const { html } = await page(`/physics/${news.slug}`);
    const list = await page("/physics/fluidet");
    await worker.set({});
    expect(html).toContain('<time dateTime="2026-11-22">');
    expect(list.html).toContain("LAJM");
  });

  test("no answer may be kept past its hour", async () => {
    // Thirty seconds before the piece comes, however long the tests before this one took.
    await worker.set({ ahead: comes - 30_000 - Date.now() });
    const control = (await worker.get("/physics/fluidet")).headers.get("Cache-Control") ?? "";
    await worker.set({});
    const [age = 0, stale = 0] = [...control.matchAll(/=(\d+)/g)].map(([, seconds]) => Number(seconds));
    expect(control).toContain("stale-while-revalidate");
    expect(age + stale).toBeLessThanOrEqual(31);
  });
});

test("a piece taken back answers 410 with its reason and a way on, and is in no index of searchers", async () => {
  const { status, html } = await page("/physics/eteri");
  expect(status).toBe(410);
  for (const part of ["Ky shkrim u tërhoq", gone.reason, 'href="/physics/fluidet"', "noindex"])
    expect(html).toContain(part);
  expect((await page("/math/eteri")).status).toBe(404);
});

test("an earlier address of a piece, and of its exercises, leads to the present one for good", async () => {
  const answerOf = async (address: string) => {
    const { status, headers } = await worker.get(address);
    return [status, headers.get("Location")];
  };
  expect(await answerOf("/physics/pesha-e-ajrit")).toEqual([301, "/physics/graviteti"]);
  expect(await answerOf("/physics/pesha-e-ajrit/ushtrime")).toEqual([301, "/physics/graviteti/ushtrime"]);
  expect((await answerOf("/math/pesha-e-ajrit"))[0]).toBe(404);
});

describe("a file that travelled with the publication", () => {
  test("is served at its address, as what it is, and nothing in it may run", async () => {
    const response = await worker.get("/pictures/vizatim.svg");
    const of = (name: string) => response.headers.get(name);
    expect([response.status, await response.text()]).toEqual([200, svg]);
    expect([of("Content-Type"), of("X-Content-Type-Options")]).toEqual(["image/svg+xml", "nosniff"]);
    expect(of("Content-Security-Policy")).toMatch(/default-src 'none'; script-src 'none'.*sandbox$/);
    expect(of("Cross-Origin-Resource-Policy")).toBe("same-origin");
    const again = await worker.get("/pictures/vizatim.svg", { headers: { "If-None-Match": of("ETag") ?? "" } });
    expect(again.status).toBe(304);
    const head = await worker.get("/pictures/vizatim.svg", { method: "HEAD" });
    expect([head.status, await head.text()]).toEqual([200, ""]);
  });

  test("an editor's photograph is asked for in three widths, read back in each, and is what other sites show", async () => {
    const { html } = await page("/physics/liqeni");
    const set = /<source type="image\/avif" srcSet="([^"]+)"/.exec(html)?.[1]?.split(", ") ?? [];
    expect(set.map((each) => each.split(" ")[1])).toEqual(["360w", "720w", "1100w"]);
    for (const each of set) {
      const [address = "", width] = each.split(" ");
      const response = await worker.get(address);
      expect([response.status, response.headers.get("Content-Type")]).toEqual([200, "image/avif"]);
      const read = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
      expect([`${read.width}w`, read.exif]).toEqual([width, undefined]);
    }
    const social = /property="og:image" content="[^"]*(\/social\/[^"]+)"/.exec(html)?.[1] ?? "";
    expect(social).toBe("/social/liqeni.jpg");
    expect((await worker.get(social)).headers.get("Content-Type")).toBe("image/jpeg");
  });

  test("a photograph is told at the head of its lesson; in a list it stands beside the title, and is silent there", async () => {
    const altsIn = async (address: string) =>
      [...(await page(address)).html.matchAll(/<img[^>]*src="\/pictures\/[^"]*"[^>]*>/g)].map(
        ([image]) => /alt="([^"]*)"/.exec(image)?.[1],
      );
    expect(await altsIn("/physics/liqeni")).toEqual(["Një liqen i ngrirë."]);
    expect(await altsIn("/physics/fluidet")).toEqual([""]);
    expect((await page("/physics/graviteti")).html).toMatch(/id="user-content-fig-kopertina"[\s\S]*?<img[^>]*alt=""/);
  });

  test("a piece or chapter with the cover of its department is shared with its department's picture", async () => {
    for (const address of ["/physics/nendetesja", "/physics/fluidet"]) {
      const { html } = await page(address);
      const social = /property="og:image" content="[^"]*(\/social\/[^"]+)"/.exec(html)?.[1] ?? "";
      expect([address, social]).toEqual([address, "/social/physics.png"]);
    }
    const { html } = await page("/physics/nendetesja");
    const preview = /<link[^>]*href="https?:\/\/[^"/]+(\/oembed\?[^"]+)"/.exec(html)?.[1]?.replaceAll("&amp;", "&");
    const record = await (await worker.get(preview ?? "")).json();
    expect(record).toMatchObject({ thumbnail_url: expect.stringMatching(/\/social\/physics\.png$/) });
    expect((await worker.get("/social/physics.png")).status).toBe(200);
  });

  test("a film is served in parts, bytes unharmed", async () => {
    const whole = await worker.get("/films/film.mp4");
    expect([...new Uint8Array(await whole.arrayBuffer())]).toEqual([0, 1, 2, 253, 254, 255]);
    const part = await worker.get("/films/film.mp4", { headers: { Range: "bytes=3-4" } });
    expect([part.status, ...new Uint8Array(await part.arrayBuffer())]).toEqual([206, 253, 254]);
  });

  test("what did not travel is not found, whatever its name", async () => {
    for (const address of ["/pictures/tjeter.svg", "/constructor.png", "/films/tjeter.mp4"]) {
      expect([address, (await worker.get(address)).status]).toEqual([address, 404]);
    }
  });
});
