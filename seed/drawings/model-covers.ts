/**
 * Draws the still of each model as a cover, for places that show covers, such as results of the search. It is the model's own
 * picture without its labels, which would be 4 px high there.
 */
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { type TouchModelName, touchModelNames } from "../../app/magazine/lesson-markup";
import { modelCover } from "../../app/magazine/model-stills";
import { modelLoaders } from "../../app/models/all-models";
import { startValues } from "../../app/models/kit/touch-model";
import { modelFiles } from "../../app/models/model-files";
import type { Picture } from "./kit/picture";

/** The folders of models that stand in lessons of mathematics, and the files of two others that do. */
const ofMathematics = ["algebra/", "applied/", "chance/", "functions/", "geometry/", "money/", "numbers/"].concat(
  "motion/racing-beads",
  "waves/two-strings-meet",
);

/** Width of a model's picture in its own units. */
const ownWidth = 360;
const [width, height] = [1200, 800];
/**
 * Returns the width of a line of a cover. It is half as wide again as the model's, since a cover is half as large or less;
 * lines over 4.8 units are bars and keep theirs.
 */
const bolder = (own: number) => Math.max(own, Math.min(1.5 * own, 4.8));
/** Least distance in pixels from the ink of these models to the cover's edges. */
const margin = 32;

/**
 * Ink of the models whose labels leave a fifth or more of the picture empty, in the model's units: left, top, width,
 * height. Their covers show no more than this.
 */
const inkOf: Partial<Record<TouchModelName, readonly [number, number, number, number]>> = {
  "arrije-stacionin": [12, 40, 256, 225],
  "burimi-qe-ndjek-zerin": [8, 40, 344, 212],
  "cepi-qe-mungon": [30, 125, 250, 144],
  "hapi-i-dyfishimit": [51, 24, 296, 239],
  "katroret-e-euklidit": [47, 31, 270, 186],
  "kembet-e-gjigantit": [6, 110, 348, 137],
  "ndaje-bashkoje": [22, 65, 316, 236],
  pitagora: [70, 43, 220, 237],
  "rrafshi-ne-kub": [46, 82, 193, 226],
  "sendi-dhe-thjerra": [0, 58, 360, 179],
  "shtresat-e-murit": [6, 43, 348, 233],
  "topi-i-njutonit": [50, 18, 276, 186],
  "tri-rreshqitje": [26, 34, 308, 196],
  "vizorja-mbi-grafik": [64, 36, 280, 198],
};

/** The classes of a tone, as a line and as an area (kit/marks.ts). A line of paper, which only labels have, is left out. */
const classOf: Record<string, { stroke?: string; fill: string }> = {
  currentColor: { stroke: "a", fill: "k" },
  "var(--spot)": { stroke: "s", fill: "f" },
  "var(--tint)": { stroke: "lo", fill: "t" },
  "var(--color-paper)": { fill: "w" },
};

/** Draws the still of a model as a cover. */
async function modelPicture(name: TouchModelName): Promise<Picture> {
  const model = await modelLoaders[name]();
  const values = model.still ?? startValues(model);
  const marks = renderToStaticMarkup(createElement(model.View, { values })).replace(/<text .*?<\/text>/g, "");
  const widths = new Map<string, string>();
  /** Names the class of a width, since a tone's class brings a width of its own. */
  const ofWidth = (value: string, isBody: boolean) => {
    const className = `zz${isBody ? "b" : ""}${value.replace(".", "_")}`;
    widths.set(className, isBody ? value : String(Number(bolder(Number(value)).toFixed(2))));
    return className;
  };
  const body = marks.replace(/<([a-z]+)((?: [\w-]+="[^"]*")*)/g, (_, tag: string, written: string) => {
    const attributes = new Map(
      [...written.matchAll(/ ([\w-]+)="([^"]*)"/g)].map(([, key = "", value = ""]) => [key, value]),
    );
    const stroke = classOf[attributes.get("stroke") ?? ""]?.stroke;
    const fill = classOf[attributes.get("fill") ?? ""]?.fill;
    const classes = [stroke, fill].filter((each) => each !== undefined);
    if (stroke !== undefined) {
      // A stroke that is a body and grows with the drawing (model-still.css) has its size.
      classes.push(ofWidth(attributes.get("stroke-width") ?? "1", attributes.has("vector-effect")));
      attributes.delete("stroke-width");
    }
    for (const key of ["class", "stroke", "fill"]) {
      if (attributes.get(key) !== "none") attributes.delete(key);
    }
    const named = classes.length === 0 ? "" : ` class="${classes.join(" ")}"`;
    return `<${tag}${named}${[...attributes].map(([key, value]) => ` ${key}="${value}"`).join("")}`;
  });
  const ink = inkOf[name];
  const [x, y, across, down] = ink ?? [0, 0, ownWidth, model.height];
  const free = ink === undefined ? 0 : 2 * margin;
  const scale = Math.min((width - free) / across, (height - free) / down);
  const [left, top] = [(width - scale * across) / 2 - scale * x, (height - scale * down) / 2 - scale * y];
  return {
    name: fileOf(name),
    subject: ofMathematics.some((each) => modelFiles[name].startsWith(each)) ? "math" : "physics",
    ...{ width, height },
    title: `Modeli: ${model.title}`,
    description: `Si duket modeli para se ta prekësh. ${unitsBound(model.describe(values))}`,
    body: `<g transform="translate(${left.toFixed(1)} ${top.toFixed(1)}) scale(${scale.toFixed(3)})">${body}</g>`,
    style: [...widths].map(([className, value]) => `.${className}{stroke-width:${value}}`).join(""),
  };
}

/** Joins numbers with the units behind them. A model's own words are spoken, where a space is a space. */
const unitsBound = (text: string) => text.replace(/(\d) (?=\p{L}{1,2}(?!\p{L}))/gu, "$1\u00a0");

const fileOf = (name: string) => modelCover(name).replace(/^\/covers\/|\.svg$/g, "");

/** Lists the covers of all models, or of those whose files are named, as modules of pictures are listed. */
export const modelCovers = (names: readonly string[]) =>
  Promise.all(
    touchModelNames
      .filter((name) => names.length === 0 || names.includes(fileOf(name)))
      .map(async (name) => ({
        picture: await modelPicture(name),
        path: `public${modelCover(name)}`,
        source: new URL(`../../app/models/${modelFiles[name]}.tsx`, import.meta.url).href,
      })),
  );
