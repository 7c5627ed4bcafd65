/**
 * `npm run pictures -- <slug> [exercise]`: draws the pictures of a lesson's exercises into `test-results/pictures/`, as
 * one page and one PNG in each theme. It shows three draws as they are asked, solved, and with a wrong number typed.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { Command } from "commander";
import { computed, drawNumbers, filledIn } from "../../app/magazine/practice/draw";
import { allDrawings } from "../../app/magazine/practice/drawings/all-drawings";
import { asked, type ExerciseDrawing } from "../../app/magazine/practice/drawings/exercise-drawing";
import { figureRows, paintFigure } from "../../app/magazine/practice/drawings/paint-figure";
import { printFigure } from "../../app/magazine/practice/drawings/print-figure";
import type { Exercise } from "../../app/magazine/practice/exercise";
import { compileExercise } from "../../seed/pipeline/practice/compile-exercise";
import { tryExercise } from "../../seed/pipeline/practice/try-exercise";
import { readWritten } from "../../seed/pipeline/practice/written-exercise";
import { findBrowser } from "../../worker/commands/find-browser.mjs";
import { root } from "../../worker/commands/prepare.mjs";

const program = new Command("pictures")
  .description("Draws the pictures of a lesson's exercises into test-results/pictures/.")
  .argument("<slug>", "the lesson, as its file in seed/practice/")
  .argument("[exercise]", "the name of one exercise")
  .parse();
const [slug = "", only] = program.args;

const say = (line: number, message: string, hint: string) => console.log(`${slug}.md:${line} ${message} ${hint}`);
const written = readWritten(readFileSync(join(root, "seed/practice", `${slug}.md`), "utf8"), say);
const exercises = written
  .filter(({ id, figures }) => figures.length > 0 && (only === undefined || id === only))
  .flatMap((each) => {
    const exercise = compileExercise(each, ({ text }) => text, say);
    const failure = exercise === null ? null : tryExercise(exercise);
    if (failure !== null) say(each.line, failure.message, failure.hint);
    return exercise ?? [];
  });

/** Shares of the answer that are drawn as typed. */
const typedShares = [0.6, 1.25];

function picturesOf(exercise: Exercise, seed: string): string {
  const scope = drawNumbers(exercise, seed) ?? {};
  const { answer, figures = [] } = exercise;
  const paint = (index: number, look: Partial<typeof asked>) => {
    const figure = figures[index] as (typeof figures)[number];
    const drawing = allDrawings[figure.drawing] as ExerciseDrawing;
    return paintFigure(drawing, figure, exercise, scope, { ...asked, ...look });
  };
  const pictures = figures.flatMap(({ name, drawing }, index) => {
    if (name !== undefined) return [`<b>${name}</b>${paint(index, { room: "option" })}`];
    const all = [paint(index, {}), paint(index, { solved: true })];
    if (answer.kind === "number") {
      const value = computed(answer.value, scope);
      all.push(...typedShares.map((share) => paint(index, { typed: value * share })));
    }
    if (answer.kind === "figure") {
      const rows = figureRows(figures[index] as (typeof figures)[number], exercise, scope);
      const handle = allDrawings[drawing]?.handles?.[answer.handle]?.(rows);
      const drawn = (allDrawings[drawing] as ExerciseDrawing).draw(rows, asked);
      const start = handle?.sliders.map(({ min, max, step }) => min + Math.round((max - min) / 3 / step) * step) ?? [];
      all.push(printFigure({ ...drawn, forms: [...drawn.forms, ...(handle?.forms(start, "ink") ?? [])] }));
      const right = answer.values.map((each) => computed(each, scope));
      all.push(printFigure({ ...drawn, forms: [...drawn.forms, ...(handle?.forms(right, "spot") ?? [])] }));
    }
    return all;
  });
  const question = filledIn(exercise.question, exercise, scope).replace(/<[^>]+>/g, "");
  const cells = pictures
    .map((each) => `<span class="${each.startsWith("<b>") ? "small" : ""}">${each}</span>`)
    .join("");
  return `<p>${exercise.id} ${seed}: ${question}</p><div>${cells}</div>`;
}

const colours = {
  light:
    "--color-ink:#14171c;--color-paper:#f6f7f6;--color-mute:#525963;--color-hair:#d0d4d8;--spot:#9c27b0;--deep:#7b1e8c;--tint:#f2dcf6",
  dark: "--color-ink:#e9ecef;--color-paper:#101318;--color-mute:#a4acb6;--color-hair:#343a42;--spot:#df8ded;--deep:#e9a9f4;--tint:#451650",
};
const folder = join(root, "test-results/pictures");
mkdirSync(folder, { recursive: true });
const body = exercises.flatMap((exercise) => ["1", "2", "3"].map((seed) => picturesOf(exercise, seed))).join("");
const browser = await chromium.launch({ executablePath: (await findBrowser()) ?? undefined });
for (const [theme, tokens] of Object.entries(colours)) {
  const html = `<!doctype html><meta charset="utf-8"><style>:root{${tokens}}body{background:var(--color-paper);color:var(--color-ink);font:15px "Roboto Serif",serif;width:1260px;margin:10px}div{display:flex;flex-wrap:wrap;gap:12px}span{width:300px}.small{width:150px}svg{width:100%;display:block;overflow:visible}svg text{font-size:14.5px;fill:currentcolor;stroke:var(--color-paper);stroke-width:4;paint-order:stroke}svg .deep{fill:var(--deep)}svg text[font-weight]{font-weight:700}p{margin:14px 0 4px;border-top:1px solid}</style>${body}`;
  const file = join(folder, `${slug}-${theme}.html`);
  writeFileSync(file, html);
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await page.goto(`file://${file}`);
  await page.screenshot({ path: file.replace(/html$/, "png"), fullPage: true });
}
await browser.close();
console.log(`${exercises.length} exercises: ${folder}/${slug}-light.png, -dark.png`);
