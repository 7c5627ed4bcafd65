/**
 * Limits of a page in bytes and reads: figures that do not vary between runs. Each measured figure is printed beside
 * its limit. Texts are counted as brotli at quality 5, about the size on Cloudflare's network; KB are 1,024 bytes.
 */
import { readdirSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterAll, beforeAll, expect, test } from "vitest";
import { modelFiles } from "../../app/models/model-files";
import { listContents } from "../../app/pages/content-lists";
import { TodayColumns } from "../../app/pages/home/home-today";
import { todayAt } from "../../app/pages/home/today";
import { baseline, realEdition, realMagazine } from "../real-magazine";
import { type FaultyWorker, startFaultyWorker } from "./faulty-worker";

const built = (path: string) => fileURLToPath(new URL(`../../build/${path}`, import.meta.url));

let worker: FaultyWorker;
const figures: string[] = [];
beforeAll(async () => {
  worker = await startFaultyWorker(16);
  await worker.restart(realEdition());
});
afterAll(async () => {
  await worker?.stop();
  process.stdout.write(`${["Budgets: measured, limit", ...figures].join("\n  ")}\n`);
});

/** Compares a figure with its limit, and records both for the printed table. */
function within(what: string, measured: number, limit: number, unit = "KB"): void {
  figures.push(`${what.padEnd(64)} ${measured.toFixed(unit === "KB" ? 1 : 0).padStart(7)} ${limit} ${unit}`);
  expect({ what, measured, fits: measured <= limit }).toEqual({ what, measured, fits: true });
}

const brotli = (bytes: Buffer) =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length / 1_024;

const fileSizes = new Map<string, number>();

/** Returns the transfer size of a static file in KB. */
function fileSize(path: string): number {
  const known = fileSizes.get(path) ?? brotli(readFileSync(built(`client${path}`)));
  fileSizes.set(path, known);
  return known;
}

const html = async (address: string) => (await worker.get(address)).text();
/** Returns the style sheets that a screen waits for. The one of paper is linked for print alone. */
const sheetsOf = (page: string) =>
  [...page.matchAll(/<link rel="stylesheet" href="([^"]+)"(?! media="print")/g)].map(([, path = ""]) => path);
const sum = (sizes: number[]) => sizes.reduce((total, size) => total + size, 0);

/** The drawings of a page's first screen, which were files of their own. */
const covers = /<svg class="drawing [\s\S]*?<\/svg>/g;
const withoutCovers = (page: string) => page.replace(covers, "");

/** Returns the KB of a page's HTML and its style sheets, without the drawings of its first screen. */
const paperOf = (page: string) => brotli(Buffer.from(withoutCovers(page))) + sum(sheetsOf(page).map(fileSize));
const paper = async (address: string) => paperOf(await html(address));

/** The drawings shown before a lesson's models start. */
const stills = /<svg class="model-picture"[\s\S]*?<\/svg>/g;

/** Returns scripts with their static imports. */
function withImports(scripts: Iterable<string>): Set<string> {
  const found = new Set<string>();
  const visit = (path: string) => {
    if (found.has(path)) return;
    found.add(path);
    const source = readFileSync(built(`client${path}`), "utf8");
    for (const [, name] of source.matchAll(/(?:^|[;}\s/])(?:import|export)[^;'"()]*?["']\.\/([\w-]+\.js)["']/g)) {
      visit(`/assets/${name}`);
    }
  };
  for (const path of scripts) visit(path);
  return found;
}

/** Returns the scripts that a page loads. Remix's table of routes, which its data names, comes with the first link. */
const namedBy = (page: string) =>
  [...page.matchAll(/(?:src|href)="(\/assets\/[\w.-]+\.js)"/g)].map(([, path = ""]) => path);

/** Returns the script of toasts, which the first press loads. */
const openNotice = () =>
  readdirSync(built("client/assets"))
    .filter((name) => /^open-notice\.client-.*\.js$/.test(name))
    .map((name) => `/assets/${name}`);

const { contents } = realMagazine();
const lessons = contents.filter(({ contentTypeId, content }) => contentTypeId === 1 && content !== "");
const addressOf = ({ categoryId, slug }: { categoryId: number; slug: string }) =>
  `/${categoryId >= 7 ? "math" : "physics"}/${slug}`;

test("HTML and CSS of the lessons", async () => {
  const pages = await Promise.all(lessons.map((lesson) => html(addressOf(lesson))));
  const share = (sizes: number[], quantile: number) =>
    sizes.slice().sort((a, b) => a - b)[Math.min(sizes.length - 1, Math.floor(sizes.length * quantile))] ?? 0;
  const plain = pages.map((page) => paperOf(page.replace(stills, "")));
  const drawn = pages.map((page, i) => paperOf(page) - (plain[i] ?? 0));
  // 0.08 since eleven covers wait until they are seen: the middle lesson is now one that was above the middle.
  within("HTML + CSS of a lesson without stills of models, median", share(plain, 0.5), 19.435);
  // 0.01 for the 71 emphasised terms that are bound to their punctuation, and 3 bytes for the foot of a phone, 190 px lower.
  // 10 bytes of it name the page for the foot of its printed sheets.
  within("HTML + CSS of a lesson without stills of models, 95th percentile", share(plain, 0.95), 20.415);
  // 0.13 are the globe and the hatching of its still.
  within("HTML + CSS of a lesson, its stills included, 95th percentile", share(pages.map(paperOf), 0.95), 21.85);
  const covered = pages.map((page) => brotli(Buffer.from(page)) - brotli(Buffer.from(withoutCovers(page))));
  within("cover inside a lesson, median", share(covered, 0.5), 3.1);
  within("cover inside a lesson, most", share(covered, 1), 7);
  // 0.05 KB more than before a wagon, the Earth, a hand, appliances and coins stood in six models beside their axes.
  // 0.12 more since a trestle, a torch, water, hatched squares and an engraved Earth stand in fifteen of them.
  within("stills of models in a lesson, median", share(drawn, 0.5), 1.17);
  within("stills of models in a lesson, 95th percentile", share(drawn, 0.95), 2.3);
});

test("HTML and CSS of the home page, on that day of a year on which it is heaviest", async () => {
  const page = await html("/");
  const ofDay = /<section class="[^"]*" aria-labelledby="sot">[\s\S]*?<\/section>/;
  expect(page).toMatch(ofDay);
  const library = baseline();
  const cards = listContents(library).cards();
  const sizes: number[] = [];
  for (let day = 0; day < 365; day++) {
    const today = await todayAt(library, Date.UTC(2026, 10, 23 + day, 11), cards);
    const section = renderToStaticMarkup(createElement(TodayColumns, { today }));
    sizes.push(paperOf(page.replace(ofDay, () => section)));
  }
  within("HTML + CSS, home on its heaviest day", Math.max(...sizes), 16.9);
});

test.each([
  ["department", "/physics", 13.45],
  ["chapter", "/physics/mekanika", 12.1],
  // 0.3 KB are its search field and what keeps its strip under the bar; 1.1 the 241 folds of a phone; 0.05 its columns on
  // paper, which go on over the letters; 0.05 the fade of its strip on a phone.
  ["glossary", "/fjalori", 29.61],
  // A few bytes are the colours of its lines and its larger key; 0.05 the banks of its river, two lessons wide on a tablet;
  // 0.9 the covers beside the 43 lessons of its paths, their numbers on the poster, and the rules that light them there.
  ["map of ideas", "/harta", 18.9],
  ["plain", "/about", 10.45],
  ["projects", "/physics/projects", 12],
  // 0.03 KB keep the foot of other printed sheets off the cards.
  ["cards of a class", "/klasa/kartela", 12.54],
])("HTML and CSS of a %s page", async (kind, address, limit) => {
  within(`HTML + CSS, ${kind}`, await paper(address), limit);
});

test("the style sheets of paper, which no screen waits for", async () => {
  const sheets = async (address: string) =>
    [...(await html(address)).matchAll(/<link rel="stylesheet" href="([^"]+)" media="print"/g)].map(
      ([, path = ""]) => path,
    );
  const size = async (address: string) => sum((await sheets(address)).map(fileSize));
  // 0.2 KB are the foot of each sheet, with its number, and the address at the head of the first. Fronts: 0.3 more since
  // the home page is two sheets and a chapter fills its own; 0.1 of it was in sheets that a screen waits for. Everywhere
  // 0.01 set letters where their face puts them, 0.06 name the page at the foot and keep a table with its words.
  // Fronts: 0.01 more let a department fill its two sheets.
  within("CSS of paper, lessons", await size("/physics/graviteti"), 1.4);
  for (const front of ["/", "/math", "/physics", "/physics/optika"]) {
    expect(await sheets(front)).toHaveLength(2);
    within(`CSS of paper, ${front}`, await size(front), 2.32);
  }
});

test("the style sheets of a lesson", async () => {
  // 0.15 KB more than before a still showed its values, the rail marked its section and models swayed at rest.
  // 0.26 are the motion of its cover, which ten other lessons have too.
  within("CSS of a lesson", sum(sheetsOf(await html("/physics/graviteti")).map(fileSize)), 9.86);
});

const readingPages = [
  "/",
  "/physics",
  "/physics/mekanika",
  "/physics/graviteti",
  "/math/euklidi",
  "/fjalori",
  "/harta",
  "/about",
  "/mesuesi",
  "/physics/graviteti/ora",
  "/klasa/kartela",
];

test("reading pages load no script but that of a lesson's models", async () => {
  for (const address of readingPages) {
    const page = await html(address);
    const limit = page.includes('class="model ') ? 1 : 0;
    within(
      `scripts, ${address}`,
      page.split(/<script(?! type="application\/ld\+json")/).length - 1 + namedBy(page).length,
      limit,
      "scripts",
    );
  }
});

const playing: [address: string, kilobytes: number, files: number][] = [
  // 0.3 KB more than before heads were components and excerpts ended with their sentence; 0.1 since the pages of the class
  // share the answer's field and the steps; 0.1 since the plan of an hour has two addresses in the table of routes; 0.1
  // since React leaves a cover that stands in the page, which a project's first paint waited for.
  ["/math/number-ninja", 66.2, 6],
  ["/math/calculus-quiz", 68.4, 5],
  // 0.2 KB and a file of it are the solver and the history of edits, which an assignment's task shares without the page.
  ["/physics/electricity-simulator", 71.6, 7],
  // 0.16 set the controls below the pictures on a wide window, with the Tab key in the order of sight.
  ["/physics/mechanics", 75.16, 6],
  // 0.6 KB more than before they were set as lessons (product 12.8). Names of other files inside it cost two bytes more.
  ["/physics/projects/hydraulics", 69.01, 5],
  ["/physics/projects/eco-friendly-cities", 70.5, 5],
  ["/physics/projects", 58.6, 4],
  // 0.2 KB of it show a quiz's drawing and the link of a model's question, which a class is asked as exercises, and write
  // indices and fractions in a line; 0.3 set what is given beside what is done, and a question with its formulas in a list;
  // 0.2 keep the ladder one row on a phone and scroll it to the open exercise; 0.1 name the step once;
  // 0.1 the sheet of points as a part of its own and the tick of a typed length too short for a band.
  // 0.29 join pairs by lines, alike in all rows, mark the wrong one, and set the way on below a right answer's verdict.
  ["/math/pitagora/ushtrime", 81.19, 7],
  // 0.02 set lessons to begin with beside those that were begun. 0.01 are names of other files; 0.06 say the ruler in words.
  ["/fletorja", 71.23, 6],
  // Exercises and the code's picture come after the code was read. 0.4 KB of it read the codes of ready sets,
  // 0.2 write the short code of a result for paper; a few bytes name what a teacher's marks take of it; 0.4 find and read
  // questions of quizzes and models besides exercises; 0.4 are the drawing beside a code that is awaited; 1 know games and
  // circuits, whose views come when a pupil reaches them.
  // 0.35 of these, and 0.3 of the next two, hatch the pictures of the class and draw the modules of their code.
  // 0.16 tell a pupil what comes after the code, in three steps.
  ["/detyra", 67.85, 4],
  // 1.6 KB of it offer games, circuits and whole quizzes; what chooses them comes with the press. 0.1 KB draws how the
  // empty list becomes a code; a few bytes put Pika on its first line.
  ["/mesuesi/detyre", 72.08, 6],
  // 0.6 KB of it know games and circuits, which paper leaves out.
  // 0.38 are an exercise as two variants with its key, which half of the page was blank for.
  ["/mesuesi/test", 68.15, 4],
  ["/klasa", 59.8, 4],
];

test.each(playing)("scripts of %s", async (address, kilobytes, files) => {
  const scripts = [...withImports(namedBy(await html(address)))];
  within(`scripts, ${address}`, sum(scripts.map(fileSize)), kilobytes);
  within(`script files, ${address}`, scripts.length, files, "files");
});

test.each(playing.slice(0, 4))("scripts of %s with what the first press brings", async (address, kilobytes) => {
  const scripts = [...namedBy(await html(address)), ...openNotice()];
  const size = sum([...withImports(scripts)].map(fileSize));
  within(`scripts and notices, ${address}`, size, kilobytes + 12.63);
});

test("scripts of the lessons' models, of each beyond what all share", () => {
  const assets = readdirSync(built("client/assets")).map((name) => `/assets/${name}`);
  const fileOf = (name: string, holds = "") =>
    assets.filter(
      (path) =>
        path.startsWith(`/assets/${name}-`) &&
        /^[\w-]{8}\.js$/.test(path.slice(`/assets/${name}-`.length)) &&
        readFileSync(built(`client${path}`), "utf8").includes(holds),
    );
  const shared = withImports(fileOf("mounted-model", "taksa-e-karnoit"));
  // 0.2 KB more than before a model could keep traces and offer a poster; 0.2 part its buttons into a row of chips and others.
  within("scripts of a lesson's model, what all share, React included", sum([...shared].map(fileSize)), 55.7);
  const views = Object.entries(modelFiles).flatMap(([name, file]) => {
    const path = fileURLToPath(new URL(`../../app/models/${file}.tsx`, import.meta.url));
    const scenes = [...readFileSync(path, "utf8").matchAll(/import\("\.\/([\w-]+)"\)/g)];
    return [[name, basename(file)], ...scenes.map(([, scene = ""]) => [`${name}, ${scene}`, scene])];
  });
  for (const [name = "", file = ""] of views) {
    const own = [...withImports(fileOf(file))].filter((path) => !shared.has(path));
    within(`script of the model ${name}`, own.length === 0 ? Number.NaN : sum(own.map(fileSize)), 8);
  }
});

test("the reader of codes, which comes with the press on the camera", () => {
  const reader = readdirSync(built("client/assets")).filter((name) => /^read-code\.client-[\w-]{8}\.js$/.test(name));
  expect(reader).toHaveLength(1);
  within("script of the reader of codes", fileSize(`/assets/${reader[0]}`), 15);
});

test("the reader of cards, and what comes with it at the press on them", () => {
  const assets = readdirSync(built("client/assets"));
  const [reader = "", ...others] = assets.filter((name) => /^read-cards\.client-[\w-]{8}\.js$/.test(name));
  expect([others, [...withImports([`/assets/${reader}`])]]).toEqual([[], [`/assets/${reader}`]]);
  within("script of the reader of cards, which imports nothing", fileSize(`/assets/${reader}`), 2.8);
  const own = assets.filter((name) => /^(?:card-desk|wall-question)\.client-[\w-]{8}\.js$/.test(name));
  within("scripts of the questions for cards", sum(own.map((name) => fileSize(`/assets/${name}`))), 4);
});

test("a lesson's screens, whose models load as the lesson's do", async () => {
  const page = await html("/physics/graviteti/ne-ekran");
  // 0.4 KB more than before a model stood beside its question there, with two thirds of the width. 0.1
  // since a question's picture stands beside its options there: the answer was under the bar. 0.5 are the globe of
  // Newton's cannon, which was a blank disc. A few bytes keep a cover's labels large.
  within("HTML + CSS, a lesson's screens", paperOf(page), 19.61);
  const own = [...readFileSync(built("client/class-screens.js"), "utf8").matchAll(/from"\.(\/assets\/[\w.-]+\.js)"/g)];
  const scripts = ["/class-screens.js", ...withImports(own.map(([, path = ""]) => path))];
  within("scripts, a lesson's screens", sum(scripts.map(fileSize)), 8);
});

test("reads of KV, cold and warm", async () => {
  for (const address of [...readingPages, "/math/number-ninja", "/api/contents", "/api/contents/slug/graviteti"]) {
    await worker.restart(realEdition());
    await html(address);
    within(`KV reads cold, ${address}`, (await worker.reads()).length, 2, "reads");
    await html(address);
    within(`KV reads warm, ${address}`, (await worker.reads()).length, 0, "reads");
  }
});

test("the Worker's bundle", () => {
  // 7 KB of it are the four pages of the class and the plan of an hour, 0.3 a teacher’s pack and the words on the camera;
  // 3.3 a lesson's screens, which come whole, so that they need no React; 1.9 the printed cards with their 36 markers; 0.9 the
  // page of a test on paper; 1.2 the drawing of an orbit, which pages without script need; 1.1 the questions of quizzes and
  // models, which the class reads as exercises; 0.7 the doors of a teacher with their drawings and rows of printed options;
  // 0.6 the formulas of what search finds, typeset where they are shown; 0.9 the drawings of the class's empty pages and
  // questions in a line with their formulas; 0.9 the games, circuits and whole quizzes that a teacher puts into an assignment;
  // 0.3 the ladder's row, drawn signs in formulas and small indices of the laboratory; 0.3 what is told of jumps, of the
  // bar that is sought and of a typed number in the drawings of exercises; 0.3 a lesson’s exercises inside its row of the
  // search, and the sheet of paper that only fronts have; 1.7 the tree of cases of exercises, the frame of their drawings and
  // the letters of quantities; 0.5 the pictures of packs and the key of the map; 1 the pictures of the class with their
  // hatching and codes, the covers of the lists of plans, who may explain to whom; 0.9 the board and the strip of minutes of a
  // plan, its pictures on paper, the rows of a model's buttons and the names of an orbit's bodies; 1.5 the sketches and strips
  // of 90 exercises, which pages without script show too, and the steps of their axes; 1.1 the columns of a plan on paper as
  // they are reckoned, the rays of a quiz's result and the steps after a code; 0.9 the
  // widths of letters, by which a plan's lines on paper are counted, and the best row of each kind that search finds; 0.15 count
  // what else it found of each kind; 0.1 the pictures of a plan and the lesson's name on a class's second sheet;
  // 0.3 the stops of the map's paths, and a lesson and its exercises as one result; 0.78 the models after a model, fractions
  // and dials of the circuit, joined pairs, the controls of mechanics and the names of printed sheets.
  within("Worker bundle, gzip", gzipSync(readFileSync(built("worker/index.js"))).length / 1_024, 258.53);
});

test("the fonts", () => {
  const fonts = readdirSync(built("client/assets")).filter((name) => name.endsWith(".woff2"));
  const size = (name: string) => readFileSync(built(`client/assets/${name}`)).length / 1_024;
  within("fonts of a lesson with formulas", sum(fonts.map(size)), 61.3);
});
