/**
 * Makes the `<svg>` of a drawing for a page. It takes the page's colours, and has no words for who listens: those are in
 * the page's `alt`.
 */

/** The parts of a drawing's file, as `seed/drawings/kit/picture.ts` prints it. */
const drawingFile =
  /^<svg [^>]*? (viewBox="[^"]*") width="[^"]*" height="[^"]*" lang="sq" ([^>]*)>.*?<style>(.*?)<\/style>((?:<g id="[\w-]+">)+)(.*)<\/svg>\s*$/s;

/** The words of a lesson's head, the last group of a drawing. */
const headWords = '<g class="v" display="none"';

/** The spot colour by which a file's style sheet tells the subject. */
const spotOfPhysics = ".f{fill:#9C27B0}";

/**
 * The tones of a drawing's classes, which are those of `seed/drawings/kit/marks.ts`, in the order of its style sheet.
 * They become attributes, since a page's rules do not reach into `<use>`.
 */
export const paints: Record<string, { stroke?: Tone; fill?: Tone }> = {
  a: { stroke: "ink" },
  b: { stroke: "ink" },
  h: { stroke: "ink" },
  d: { stroke: "ink" },
  s: { stroke: "spot" },
  p: { stroke: "spot" },
  m: { stroke: "math" },
  y: { stroke: "physics" },
  l: { fill: "ink", stroke: "paper" },
  t: { fill: "tint" },
  f: { fill: "spot" },
  k: { fill: "ink" },
  w: { fill: "paper" },
  lm: { fill: "mute" },
  lo: { stroke: "tint" },
};

type Tone = "ink" | "paper" | "mute" | "spot" | "tint" | "math" | "physics";

/** The page's colours of each subject. Browsers without cascade layers have none, and take the light ones. */
export const pageColours: Record<"math" | "physics", Record<Tone, string>> = {
  math: colours("#4263EB", "#DDE4FD"),
  physics: colours("#9C27B0", "#F2DCF6"),
};

function colours(spot: string, tint: string): Record<Tone, string> {
  return {
    ink: "var(--color-ink,#14171C)",
    paper: "var(--color-paper,#F6F7F6)",
    mute: "var(--color-mute,#525963)",
    spot: `var(--spot,${spot})`,
    tint: `var(--tint,${tint})`,
    math: "var(--color-math,#4263EB)",
    physics: "var(--color-physics,#9C27B0)",
  };
}

/** Replaces the classes of a drawing by attributes. Labels keep theirs, by which they shrink. */
const painted = (marks: string, subject: "math" | "physics"): string =>
  marks.replace(/ class="([^"]*)"/g, (_, classes: string) => {
    const names = classes.split(" ");
    const tones: Record<string, Tone> = Object.assign(
      {},
      ...Object.entries(paints)
        .filter(([name]) => names.includes(name))
        .map(([, all]) => all),
    );
    const attributes = Object.entries(tones).map(([name, tone]) => ` ${name}="${pageColours[subject][tone]}"`);
    return (names.includes("l") ? ' class="l" paint-order="stroke"' : "") + attributes.join("");
  });

/** Names the identifiers inside a drawing after it, since two drawings of one page may use the same. */
const ownNames = (marks: string, name: string): string =>
  marks.replace(/(\bid="|\burl\(#|\bhref="#)([\w-]+)/g, `$1${name}-$2`);

/**
 * Makes the `<svg>` of a drawing for a page.
 *
 * @param file text of its file
 * @param name of its file, without extension
 * @param head whether it shows the words that only a lesson's head has
 * @param alt HTML of its description, empty for a decoration
 * @returns null if the file has another form
 */
export function drawingInPage(file: string, name: string, head: boolean, alt: string): string | null {
  const parts = drawingFile.exec(file);
  if (parts === null) return null;
  const [, viewBox, lines, style = "", targets = "", content = ""] = parts;
  // A group for each fragment of the file's address is around the marks.
  const inside = content.slice(0, -"</g>".length * (targets.split("<g ").length - 1));
  const end = inside.includes(headWords) ? inside.indexOf(headWords) : inside.length;
  const words = head ? inside.slice(end).replace(' display="none"', "") : "";
  const subject = style.includes(spotOfPhysics) ? "physics" : "math";
  const role = alt === "" ? 'aria-hidden="true"' : `role="img" aria-label="${alt}"`;
  return `<svg class="drawing ${subject}" ${viewBox} ${lines} preserveAspectRatio="xMidYMid slice" ${role}>${ownNames(painted(inside.slice(0, end) + words, subject), name)}</svg>`;
}
