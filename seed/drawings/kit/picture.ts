/**
 * A picture and its SVG file: ink on no ground, one spot colour, one tint.
 *
 * A module in `covers/`, `figures/` or `gallery/` exports one `Picture` as its default; `npm run covers` writes them all.
 * Covers are 1200 × 800, figures 720 wide (720 × 360 to 720 × 540); the page draws ground and frame. The spot line is
 * the answer, everything else is ink; one area is tinted; hatching is horizontal or follows the form. No colour is
 * written in `body` or `style`. A file has at most 7 KB as it travels, and a label is 12,5 px tall in a figure shown
 * 328 px wide. Labels are outlines of the magazine's face (docs/decisions/018).
 * An example with integration: `covers/graviteti.ts`.
 */
import { round } from "./curve";
import { letter } from "./labels";
import { escapeText, type Rule, rules } from "./marks";
import { colour, type PaletteSubject, palette, type Theme } from "./palette";

export interface Picture {
  /** File name without ending; equal to the module's. */
  name: string;
  subject: PaletteSubject;
  /** Size of the viewBox. */
  width: number;
  height: number;
  /** Short Albanian title: what is seen. */
  title: string;
  /** One or two Albanian sentences for a reader who cannot see the picture: what it shows and what follows. */
  description: string;
  /** Marks and labels, back to front. */
  body: string;
  /** Labels that stand on the lines at the head of a lesson, and nowhere else: three to six words each. */
  words?: string;
  /** Multiplies every line's width (1 for covers and figures; 2 to 2.5 for a picture that is shown small). */
  weight?: number;
  /**
   * CSS of single classes, of the marks or the picture's own: widths and dashes, no colours. Names of its own have two
   * letters or more. It is written as attributes.
   */
  style?: string;
}

/**
 * Colours, in both themes, and type: the one text of `<style>` in every picture of a subject. So the site's policy can
 * name it by its hash (`public/_headers`); what else a picture's lines are stands in attributes.
 * The dark colours hold in the dark theme, and where the address ends in #dark: WebKit knows no theme inside an `<img>`.
 */
export const stylesheet = (subject: PaletteSubject): string => {
  const paints = (theme: Theme, within = "") => {
    const select = (names: readonly string[]) => names.map((name) => `${within}${name}`).join();
    const tones = (property: "stroke" | "fill") => {
      const classes = new Map<string, string[]>();
      for (const rule of Object.values<Rule>(rules)) {
        const tone = rule[property];
        if (tone === undefined) continue;
        const value = colour(tone, subject, theme);
        classes.set(value, [...(classes.get(value) ?? []), `.${rule.class}`]);
      }
      return [...classes].map(([value, names]) => `${select(names)}{${property}:${value}}`).join("");
    };
    const { ink, paper, mute } = palette[theme];
    const { tint } = palette[subject][theme];
    // A label in the spot colour is of the class of the spot's areas, too, which therefore comes after it.
    const label = `${select([".l"])}{fill:${ink};stroke:${paper}}`;
    const others = `${select([".lm"])}{fill:${mute}}${select([".lo"])}{stroke:${tint}}`;
    return tones("stroke") + label + tones("fill") + others;
  };
  // Opened by itself a picture has the browser's ground, dark where its lines are light.
  const root = ":root{color-scheme:light dark}";
  const type = ".l{paint-order:stroke}";
  const dark = `@media(prefers-color-scheme:dark){${paints("dark")}}`;
  // Within @media, since programs that know no :target give up a whole style over it.
  const named = `@media screen{${paints("dark", "[id^=dark]:target ")}}`;
  // In a wide picture each label shrinks about its own middle; the words of a lesson's head are drawn there alone.
  const shown = `@media all{[id*=wide]:target .l{transform:scale(${wideScale})}[id*=wide]:target .v .l{transform:scale(${wideWords})}[id*=head]:target .v{display:inline}}`;
  return `${root}${type}${paints("light")}${dark}${named}${shown}`;
};

/** What a label keeps of its size where the picture is wide: 14.5 of 27.4, 15 px in a figure of 760. */
const wideScale = 0.53;
/** The same for the words at the head of a lesson: 30 of 46, 16 px in a cover of 640. */
const wideWords = 0.65;

/** The addresses of a drawing, `x.svg#dark-wide` and such: the one that is named is the target. */
const forms = (words: string): string[] => [
  ...["wide", "dark-wide"],
  ...(words === "" ? [] : ["head", "dark-head", "head-wide", "dark-head-wide"]),
];

/** The labels' own, which give nothing but a colour: a picture's class of that name would take it, unseen. */
const ofLabels = ["lm", "lo", "v"];
/** Classes that the stylesheet knows. */
const coloured = new Set([...Object.values(rules).map((rule) => rule.class), "l", ...ofLabels] as string[]);

/** Widths and dashes of each class: those of the marks, then the picture's own, which win. */
const linesOf = (
  { name, weight = 1, style = "" }: Picture,
  rim: number,
): [className: string, lines: Map<string, string>][] => {
  const declared = (css: string) =>
    new Map(css.split(";").map((line) => line.split(":").map((part) => part.trim()) as [string, string]));
  const common = Object.values<Rule>(rules).flatMap(({ class: each, width, css }) => {
    const all = [...(width ? [`stroke-width:${round(width * weight, 2)}`] : []), ...(css ? [css] : [])];
    return all.length === 0 ? [] : [[each, declared(all.join(";"))] as [string, Map<string, string>]];
  });
  const own = [...style.matchAll(/([^{}]+)\{([^{}]*)\}/g)].flatMap(([, selectors = "", css = ""]) =>
    selectors.split(",").map((selector): [string, Map<string, string>] => {
      if (!/^\.[a-z]\w*$/.test(selector)) throw new Error(`${name}: „${selector}“ is not one class of the picture.`);
      if (ofLabels.includes(selector.slice(1)))
        throw new Error(`${name}: „${selector}“ is a label's; call it otherwise.`);
      return [selector.slice(1), declared(css)];
    }),
  );
  return [...common, ["l", declared(`stroke-width:${rim}`)], ...own];
};

/** What the classes of one element say of its lines, as attributes. */
const attributes = (lines: ReturnType<typeof linesOf>, names: readonly string[]): string => {
  const all = new Map(lines.filter(([each]) => names.includes(each)).flatMap(([, declared]) => [...declared]));
  return [...all].map(([property, value]) => ` ${property}="${value}"`).join("");
};

/**
 * The finished file, the same to the byte for the same picture.
 * Throws if a label would be smaller than 12 px in a figure shown 328 px wide, or in a strip shown 830 px wide.
 *
 * @param lettering `typed` leaves the labels as text, for a renderer that has the face: a film's
 */
export const svg = (picture: Picture, lettering: "outlined" | "typed" = "outlined"): string => {
  const { name, subject, width, height, title, description, body, words = "" } = picture;
  for (const [, size = "0"] of `${body}${words}`.matchAll(/font-size="([\d.]+)"/g)) {
    const least = Math.ceil((11 * width) / (name.endsWith("-strip") ? 800 : 320));
    if (Number(size) < least) throw new Error(`${name}: a label of ${size} is too small to read; give it ${least}.`);
  }
  // In steps of an outline's own grid, so that the rim follows the label's size; typed, in the picture's units.
  const lines = linesOf(picture, lettering === "typed" ? 6 : 24);
  const spoken = words === "" ? "" : `<g class="v" display="none" stroke-width="34">${words}</g>`;
  const marks = `${body}${spoken}`.replace(/ class="([^"]*)"/g, (_, classes: string) => {
    const names = classes.split(" ");
    const kept = names.filter((each) => coloured.has(each)).join(" ");
    // A label's rim is the root's, so that a group can do without it.
    const own = names.includes("l") ? "" : attributes(lines, names);
    return `${kept && ` class="${kept}"`}${own}`;
  });
  const drawn = lettering === "typed" ? marks : letter(marks);
  const ids = forms(words);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" id="dark" viewBox="0 0 ${width} ${height}" ` +
    `width="${width}" height="${height}" lang="sq" fill="none" stroke-linejoin="round"${attributes(lines, ["l"])}>` +
    `<title>${escapeText(title)}</title><desc>${escapeText(description)}</desc>` +
    `<style>${stylesheet(subject)}</style>` +
    `${ids.map((id) => `<g id="${id}">`).join("")}${drawn}${"</g>".repeat(ids.length)}</svg>\n`
  );
};
