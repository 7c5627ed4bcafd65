/**
 * Defines a picture and prints its SVG file. It has ink without a ground, one spot colour, one tint.
 *
 * A module in `covers/`, `figures/` or `gallery/` exports one `Picture` as its default; `npm run covers` writes them
 * all. Covers are 1200 × 800, figures 720 wide (720 × 360 to 720 × 540); the page draws ground and frame. The spot line
 * is the answer, everything else is ink; one area is tinted; hatching is horizontal or follows the form. `body` and
 * `style` name no colour. A file has at most 7 KB compressed, and a label is 12,5 px tall in a figure shown 328 px
 * wide. Labels are outlines of the magazine's font (docs/decisions/018).
 * An example with integration: `covers/graviteti.ts`.
 */
import { round } from "./curve";
import { letter } from "./labels";
import { escapeText, type Rule, rules } from "./marks";
import { colour, type PaletteSubject, palette, type Theme } from "./palette";

export interface Picture {
  /** File name without extension; equal to the module's. */
  name: string;
  subject: PaletteSubject;
  /** Size of the viewBox. */
  width: number;
  height: number;
  /** Short Albanian title of the visible thing. */
  title: string;
  /** One or two Albanian sentences for a reader who cannot see the picture. They say its content and its conclusion. */
  description: string;
  /** Marks and labels, back to front. */
  body: string;
  /** Labels on the lines of a cover, at the head of a lesson only. Each has three to six words. */
  words?: string;
  /** Multiplies every line's width. It is 1 for covers and figures, 2 to 2.5 for a picture that is shown small. */
  weight?: number;
  /**
   * CSS of single classes, of the marks or the picture's own. It sets widths and dashes, no colours. Its own class
   * names have two letters or more. It is printed as attributes.
   */
  style?: string;
}

/**
 * Returns the colours of both themes and the type. It is the one text of `<style>` in every picture of a subject. So
 * the site's Content-Security-Policy can allow it by its hash (`public/_headers`); all other styles of lines are
 * attributes. The dark colours apply in the dark theme, and where the address ends in #dark, because WebKit has no dark
 * theme inside an `<img>`.
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
    // The rule of spot areas must follow the rule of labels. A label in the spot colour has the classes of both.
    const label = `${select([".l"])}{fill:${ink};stroke:${paper}}`;
    const others = `${select([".lm"])}{fill:${mute}}${select([".lo"])}{stroke:${tint}}`;
    return tones("stroke") + label + tones("fill") + others;
  };
  // A picture opened by itself gets the browser's ground. With this it is dark where the picture's lines are light.
  const root = ":root{color-scheme:light dark}";
  const type = ".l{paint-order:stroke}";
  const dark = `@media(prefers-color-scheme:dark){${paints("dark")}}`;
  // Inside @media, because programs that do not know :target would drop the whole style sheet.
  const named = `@media screen{${paints("dark", "[id^=dark]:target ")}}`;
  // In a wide picture each label shrinks about its own centre. The words at a lesson's head are shown only there.
  const shown = `@media all{[id*=wide]:target .l{transform:scale(${wideScale})}[id*=wide]:target .v .l{transform:scale(${wideWords})}[id*=head]:target .v{display:inline}}`;
  return `${root}${type}${paints("light")}${dark}${named}${shown}${ofSmall(subject)}`;
};

/**
 * Returns the rules of a picture at most 220 px wide, as in lists: a line of 2.8 is 0.2 px there, so all average to
 * grey. A line of an own width keeps it. On the dark ground the tint is lighter: it was hardly seen.
 */
const ofSmall = (subject: PaletteSubject): string => {
  const heavier = [
    [rules.medium, 7],
    [rules.heavy, 12],
    [rules.spot, 11],
    [rules.mathLine, 11],
    [rules.physicsLine, 11],
  ] as const;
  // The number as an escaped name, \32\.8: quotation marks would be written as entities, of which the hash knows nothing.
  const value = (width: number) => `\\3${`${width}`.replace(".", "\\.")}`;
  const lines = heavier.map(([rule, to]) => `.${rule.class}[stroke-width=${value(rule.width)}]{stroke-width:${to}}`);
  const tint = `[id^=dark]:target .t{fill:${palette[subject].dark.smallTint}}`;
  return `@media(max-width:220px){${lines.join("")}${tint}}`;
};

/** Scale of labels in a wide picture. It is 14.5 of 27.4, 15 px in a figure of 760. */
const wideScale = 0.53;
/** The same for the words at the head of a lesson. It is 30 of 46, 16 px in a cover of 640. */
const wideWords = 0.65;

/** Returns the fragments of a drawing's address, such as `x.svg#dark-wide`. The named one becomes the target. */
const forms = (words: string): string[] => [
  ...["wide", "dark-wide"],
  ...(words === "" ? [] : ["head", "dark-head", "head-wide", "dark-head-wide"]),
];

/** Classes of labels that only set a colour. A picture's own class of this name would get that colour unnoticed. */
const ofLabels = ["lm", "lo", "v"];
/** Classes with rules in the style sheet. */
const coloured = new Set([...Object.values(rules).map((rule) => rule.class), "l", ...ofLabels] as string[]);

/** Returns widths and dashes of each class. Those of the marks come first, then the picture's own, which win. */
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

/** Prints the line styles of one element's classes as attributes. */
const attributes = (lines: ReturnType<typeof linesOf>, names: readonly string[]): string => {
  const all = new Map(lines.filter(([each]) => names.includes(each)).flatMap(([, declared]) => [...declared]));
  return [...all].map(([property, value]) => ` ${property}="${value}"`).join("");
};

/**
 * Prints the finished file; the same picture gives the same bytes.
 * Throws if a label would be smaller than 12 px in a figure shown 328 px wide, or in a strip shown 830 px wide.
 *
 * @param lettering `typed` leaves the labels as text, for a film's renderer, which has the font
 */
export const svg = (picture: Picture, lettering: "outlined" | "typed" = "outlined"): string => {
  const { name, subject, width, height, title, description, body, words = "" } = picture;
  for (const [, size = "0"] of `${body}${words}`.matchAll(/font-size="([\d.]+)"/g)) {
    const least = Math.ceil((11 * width) / (name.endsWith("-strip") ? 800 : 320));
    if (Number(size) < least) throw new Error(`${name}: a label of ${size} is too small to read; give it ${least}.`);
  }
  // The rim is in steps of an outline's own grid. So it scales with the label's size; for `typed` it is in the
  // picture's units.
  const lines = linesOf(picture, lettering === "typed" ? 6 : 24);
  const spoken = words === "" ? "" : `<g class="v" display="none" stroke-width="34">${words}</g>`;
  const marks = `${body}${spoken}`.replace(/ class="([^"]*)"/g, (_, classes: string) => {
    const names = classes.split(" ");
    const kept = names.filter((each) => coloured.has(each)).join(" ");
    // A label inherits its rim from the root, so that a group can override it.
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
