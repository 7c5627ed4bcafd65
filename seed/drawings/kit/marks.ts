// Drawing kit of every picture: marks, shapes, labels, palette. Ink on no ground, one spot colour, one tint.
//
// Where things are
//   pictures/<name>.ts   default export: a Picture  →  public/covers/<name>.svg    (covers, section fronts)
//   figures/<name>.ts    default export: a Picture  →  public/figures/<name>.svg   (figures inside lessons)
//   curve.ts             points → path data: sample, fit, polyline, numbers
//   numerics.ts          rk4, seededRandom
//   draw.ts              writes them all: npx tsx seed/drawings/draw.ts [--sheet file.html] [name …]
// In pictures/ and figures/ only picture modules and *.test.ts may stand.
//
// Rules of the hand
//   Covers are 1200 × 800; figures 720 wide (720 × 360 to 720 × 540). No ground, no frame: the page draws those.
//   The spot line is the answer; everything else is ink. One tint area. Hatching is horizontal or follows the form.
//   Colour comes only from the marks below, so dark mode follows by itself; never write a colour in `body` or `style`.
//   At most 12 KB. Text only through `label`; at 320 px of width it is still 11 px tall (svg() throws otherwise).
// An example with integration: pictures/graviteti.ts.

import { numbers, type Point, round } from "./curve.ts";

type Subject = "math" | "physics";

export type Picture = {
  /** File name without ending; equal to the module's. */
  name: string;
  subject: Subject;
  /** Size of the viewBox. */
  width: number;
  height: number;
  /** Short Albanian title: what is seen. */
  title: string;
  /** One or two Albanian sentences for who does not see the picture: what it shows and what follows from it. */
  description: string;
  /** Marks and labels, back to front. */
  body: string;
  /** Multiplies every line's width (1 for covers and figures; 2 to 2.5 for a picture that is shown small). */
  weight?: number;
  /**
   * CSS of single classes, the hand's or the picture's own (names of two letters or more): widths, dashes; no colours.
   * It becomes attributes.
   */
  style?: string;
};

/** The colours of the pictures, equal to those of `app/styles.css`. Contrast on paper is at least 4.5 but for tints. */
export const palette = {
  light: { ink: "#14171C", paper: "#F6F7F6", mute: "#525963" },
  dark: { ink: "#E9ECEF", paper: "#101318", mute: "#A4ACB6" },
  math: { light: { spot: "#4263EB", tint: "#DDE4FD" }, dark: { spot: "#8FA6FF", tint: "#1D2A5E" } },
  physics: { light: { spot: "#9C27B0", tint: "#F2DCF6" }, dark: { spot: "#DF8DED", tint: "#451650" } },
} as const;

type Tone = "ink" | "paper" | "mute" | "spot" | "tint" | "math" | "physics";
type Rule = { class: string; stroke?: Tone; fill?: Tone; width?: number; css?: string };

const rules = {
  /** Ink line 1.5: families of curves, hatching, construction. */
  thin: { class: "a", stroke: "ink", width: 1.5 },
  /** Ink line 2.8: outlines, axes, the bodies of things. */
  medium: { class: "b", stroke: "ink", width: 2.8 },
  /** Ink line 5: the ground, a screen, a mirror. */
  heavy: { class: "h", stroke: "ink", width: 5 },
  /** Round ink dots: limits, envelopes, what is thought and not seen. */
  dotted: { class: "d", stroke: "ink", width: 2.5, css: "stroke-linecap:round;stroke-dasharray:.1 8" },
  /** Spot line 5.5: the answer. */
  spot: { class: "s", stroke: "spot", width: 5.5 },
  /** Spot line 1.8: a family that leads to the answer. */
  spotThin: { class: "p", stroke: "spot", width: 1.8 },
  /** Area in the tint of the subject. */
  tint: { class: "t", fill: "tint" },
  /** Area in the spot colour: small bodies, arrow heads. */
  spotFill: { class: "f", fill: "spot" },
  /** Area in ink. */
  inkFill: { class: "k", fill: "ink" },
  /** Area in the colour of the page: hides what lies behind. */
  paperFill: { class: "w", fill: "paper" },
  /** Line 2.5 in blue or purple whatever the subject: only where both subjects meet. */
  mathLine: { class: "m", stroke: "math", width: 2.5 },
  physicsLine: { class: "y", stroke: "physics", width: 2.5 },
} as const satisfies Record<string, Rule>;

/** The kinds of line and area that exist; there are no others. */
export type Kind = keyof typeof rules;

/** A path of one kind. `also` adds a class of the picture's own `style`; `clip` the id of a clipPath. */
export const mark = (kind: Kind, d: string, { also = "", clip = "" } = {}): string =>
  d === ""
    ? ""
    : `<path class="${rules[kind].class}${also && ` ${also}`}"${clip && ` clip-path="url(#${clip})"`} d="${d}"/>`;

/** A clip area for `mark(…, { clip: id })`; put it anywhere in the body. */
export const clipPath = (id: string, d: string): string => `<clipPath id="${id}"><path d="${d}"/></clipPath>`;

// ---------- shapes: all return path data, to be joined with + and passed to mark() ----------

/** A full circle. */
export const circle = (x: number, y: number, r: number, digits = 0): string => ellipse(x, y, r, r, digits);

/** An ellipse with half-axes rx, ry, along the axes of the page. */
export const ellipse = (x: number, y: number, rx: number, ry: number, digits = 0): string => {
  const [h, v] = [round(rx, digits), round(ry, digits)];
  const n = (...values: number[]) => numbers(values, digits);
  return `M${n(x - h, y)}a${n(h, v)} 0 1 0 ${n(2 * h, 0)}a${n(h, v)} 0 1 0${n(-2 * h, 0)}`;
};

/** An arc of a circle from angle `from` to `to`, radians, clockwise on the page from the right, at most a full turn. */
export const arc = (x: number, y: number, r: number, from: number, to: number, digits = 0): string => {
  const on = (a: number) => numbers([x + r * Math.cos(a), y + r * Math.sin(a)], digits);
  const [large, sweep] = [Math.abs(to - from) > Math.PI ? 1 : 0, to > from ? 1 : 0];
  return `M${on(from)}A${numbers([r, r], digits)} 0 ${large} ${sweep} ${on(to)}`;
};

/** A straight line. */
export const segment = (p: Point, q: Point, digits = 0): string => `M${numbers(p, digits)}L${numbers(q, digits)}`;

/** A rectangle with its top left corner at x, y. */
export const rect = (x: number, y: number, w: number, h: number, digits = 0): string =>
  `M${numbers([x, y], digits)}h${round(w, digits)}v${round(h, digits)}h${round(-w, digits)}z`;

/**
 * Horizontal hatching: `count` lines between two heights, where `span` gives the ends [x1, x2] of the line at y
 * (null leaves it out). `spacing` bends the distances: below 1 they close up towards `to`, above 1 towards `from`.
 */
export const hatch = (
  from: number,
  to: number,
  count: number,
  span: (y: number, index: number) => Point | null,
  { spacing = 1, digits = 0 } = {},
): string => {
  let d = "";
  for (let i = 1; i <= count; i++) {
    const y = from + (to - from) * (i / (count + 1)) ** spacing;
    const ends = span(y, i);
    if (ends) d += `M${numbers([ends[0], y], digits)}H${round(ends[1], digits)}`;
  }
  return d;
};

/** A filled arrow head: tip, direction in radians, length; data for an area kind. */
export const arrowHead = (tip: Point, angle: number, length = 20): string => {
  const corner = (side: number, back: number): Point => [
    tip[0] - back * Math.cos(angle) - side * Math.sin(angle),
    tip[1] - back * Math.sin(angle) + side * Math.cos(angle),
  ];
  const [a, b, c] = [corner(0.36 * length, length), corner(0, 0.8 * length), corner(-0.36 * length, length)];
  return `M${numbers(tip, 1)}L${numbers(a, 1)}L${numbers(b, 1)}L${numbers(c, 1)}z`;
};

/** An arrow ready for the body (not path data): shaft of the kind given, head in the same colour. */
export const arrow = (from: Point, to: Point, kind: "thin" | "medium" | "heavy" | "spot" | "spotThin", head = 20) => {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const keep = Math.max(0, 1 - (0.8 * head) / (Math.hypot(dx, dy) || 1));
  const neck: Point = [from[0] + dx * keep, from[1] + dy * keep];
  const fill = kind === "spot" || kind === "spotThin" ? "spotFill" : "inkFill";
  return mark(kind, segment(from, neck, 1)) + mark(fill, arrowHead(to, Math.atan2(dy, dx), head));
};

/**
 * A pair of axes as path data (kind "medium"): x along `bottom`, y along `left`, ticks outwards at the places
 * given.
 */
export const axes = (frame: {
  left: number;
  right: number;
  top: number;
  bottom: number;
  xTicks?: readonly number[];
  yTicks?: readonly number[];
  tick?: number;
}): string => {
  const { left, right, top, bottom, xTicks = [], yTicks = [], tick = 10 } = frame;
  const x = xTicks.map((t) => `M${round(t)} ${round(bottom)}v${tick}`).join("");
  const y = yTicks.map((t) => `M${round(left)} ${round(t)}h-${tick}`).join("");
  return `M${round(left)} ${round(top)}V${round(bottom)}H${round(right)}${x}${y}`;
};

const escapeText = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

type LabelStyle = {
  /** Which point of the text stands at x: its start (default), middle or end. */
  anchor?: "start" | "middle" | "end";
  /** Height of the type in viewBox units; at least 11/320 of the width, so 25 at 720 and 42 at 1200. Default 26. */
  size?: number;
  tone?: "ink" | "mute" | "spot";
  /** Italic for a quantity's letter (F, r, λ). */
  italic?: boolean;
  bold?: boolean;
};

/**
 * Text with its baseline at y, in the system's serif, with a rim in the colour of the page: lines may pass behind.
 * Albanian, decimal comma, no-break space before a unit; no fractions or stacked indices: say them in the caption.
 */
export const label = (x: number, y: number, text: string, style: LabelStyle = {}): string => {
  const { anchor = "start", size = 26, tone = "ink", italic = false, bold = false } = style;
  const classes = { ink: "l", mute: "l lm", spot: "l ls" }[tone];
  return (
    `<text class="${classes}" x="${round(x)}" y="${round(y)}" font-size="${size}"` +
    `${anchor === "start" ? "" : ` text-anchor="${anchor}"`}${italic ? ' font-style="italic"' : ""}` +
    `${bold ? ' font-weight="700"' : ""}>${escapeText(text)}</text>`
  );
};

const colour = (tone: Tone, subject: Subject, theme: "light" | "dark"): string => {
  if (tone === "spot" || tone === "tint") return palette[subject][theme][tone];
  if (tone === "math" || tone === "physics") return palette[tone][theme].spot;
  return palette[theme][tone];
};

/**
 * Colours, in both themes, and type: the one text of `<style>` in every picture of a subject. So the site's policy can
 * name it by its hash (`public/_headers`); what else a picture's lines are stands in attributes.
 * The dark colours hold in the dark theme, and where the address ends in #dark: WebKit knows no theme inside an `<img>`.
 */
export const stylesheet = (subject: Subject): string => {
  const paints = (theme: "light" | "dark", within = "") => {
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
    const { spot } = palette[subject][theme];
    const text = { ".l": `fill:${ink};stroke:${paper}`, ".lm": `fill:${mute}`, ".ls": `fill:${spot}` };
    const labels = Object.entries(text).map(([name, css]) => `${select([name])}{${css}}`);
    return tones("stroke") + tones("fill") + labels.join("");
  };
  // Opened by itself a picture has the browser's ground, dark where its lines are light.
  const root = ":root{color-scheme:light dark}";
  const type = '.l{font-family:"Roboto Serif",Georgia,"Times New Roman",serif;paint-order:stroke}';
  const dark = `@media(prefers-color-scheme:dark){${paints("dark")}}`;
  // Within @media, since programs that know no :target give up a whole style over it.
  const named = `@media screen{${paints("dark", ":target ")}}`;
  return `${root}${type}${paints("light")}${dark}${named}`;
};

/** Classes that the stylesheet knows. */
const coloured = new Set([...Object.values(rules).map((rule) => rule.class), "l", "lm", "ls"] as string[]);

/** Widths and dashes of each class: the hand's, then the picture's own, which win. */
const linesOf = ({ name, weight = 1, style = "" }: Picture): [className: string, lines: Map<string, string>][] => {
  const declared = (css: string) =>
    new Map(css.split(";").map((line) => line.split(":").map((part) => part.trim()) as [string, string]));
  const hand = Object.values<Rule>(rules).flatMap(({ class: each, width, css }) => {
    const all = [...(width ? [`stroke-width:${round(width * weight, 2)}`] : []), ...(css ? [css] : [])];
    return all.length === 0 ? [] : [[each, declared(all.join(";"))] as [string, Map<string, string>]];
  });
  const own = [...style.matchAll(/([^{}]+)\{([^{}]*)\}/g)].flatMap(([, selectors = "", css = ""]) =>
    selectors.split(",").map((selector): [string, Map<string, string>] => {
      if (!/^\.[a-z]\w*$/.test(selector)) throw new Error(`${name}: „${selector}“ is not one class of the picture.`);
      return [selector.slice(1), declared(css)];
    }),
  );
  return [...hand, ["l", declared("stroke-width:6")], ...own];
};

/** What the classes of one element say of its lines, as attributes. */
const attributes = (lines: ReturnType<typeof linesOf>, names: readonly string[]): string => {
  const all = new Map(lines.filter(([each]) => names.includes(each)).flatMap(([, declared]) => [...declared]));
  return [...all].map(([property, value]) => ` ${property}="${value}"`).join("");
};

/**
 * The finished file, the same to the byte for the same picture.
 * Throws if a label would be smaller than 11 px in a picture shown 320 px wide.
 */
export const svg = (picture: Picture): string => {
  const { name, subject, width, height, title, description, body } = picture;
  for (const [, size = "0"] of body.matchAll(/font-size="([\d.]+)"/g)) {
    const least = Math.ceil((11 * width) / 320);
    if (Number(size) < least) throw new Error(`${name}: a label of ${size} is too small to read; give it ${least}.`);
  }
  const lines = linesOf(picture);
  const drawn = body.replace(/ class="([^"]*)"/g, (_, classes: string) => {
    const names = classes.split(" ");
    const kept = names.filter((each) => coloured.has(each)).join(" ");
    // A label's rim is the root's, so that a group can do without it.
    const own = names.includes("l") ? "" : attributes(lines, names);
    return `${kept && ` class="${kept}"`}${own}`;
  });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" id="dark" viewBox="0 0 ${width} ${height}" ` +
    `width="${width}" height="${height}" lang="sq" fill="none" stroke-linejoin="round"${attributes(lines, ["l"])}>` +
    `<title>${escapeText(title)}</title><desc>${escapeText(description)}</desc>` +
    `<style>${stylesheet(subject)}</style>${drawn}</svg>\n`
  );
};
