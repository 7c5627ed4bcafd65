/**
 * Draws the magazine's own films with the marks of its pictures. They are silent, with the words in captions. A frame
 * is a function of the time alone, so a film can be drawn again to the byte, from any second on.
 */
import { label, mark } from "../kit/marks";
import { type Picture, svg } from "../kit/picture";

export const width = 1280;
export const height = 720;
/** Frames a second: drawings move slowly, and half of the frames do not change. */
export const rate = 12;

/** A caption below the picture, from one second of its scene to another. */
type Cue = readonly [from: number, to: number, text: string];

export interface Scene {
  /** Title above the picture; a scene without one is a title card. */
  title?: string;
  /** "Hapi 1". */
  step?: string;
  /** Length in whole seconds. */
  seconds: number;
  cues: readonly Cue[];
  /** Draws marks and labels at a time, in seconds from the scene's start. Captions cover everything below 600. */
  draw: (t: number) => string;
}

export interface Film {
  slug: string;
  title: string;
  description: string;
  scenes: readonly Scene[];
}

/** Returns a film's length in seconds. */
export const length = ({ scenes }: Film): number => scenes.reduce((sum, { seconds }) => sum + seconds, 0);

/** Returns the scenes with the second at which each begins. */
export const timeline = ({ scenes }: Film): { scene: Scene; start: number }[] => {
  let start = 0;
  return scenes.map((scene) => {
    const entry = { scene, start };
    start += scene.seconds;
    return entry;
  });
};

/** Draws one frame as SVG. @param time seconds from the film's start */
export function frame(film: Film, time: number): string {
  const entries = timeline(film);
  const now = entries.filter(({ start }) => start <= time).at(-1) ?? entries[0];
  if (!now) throw new Error(`${film.slug}: a film has scenes.`);
  const { title, step, draw } = now.scene;
  const head = title
    ? label(72, 78, step ? `${step}. ${title}` : title, { size: 56 }) + mark("heavy", `M72 104H${width - 72}`)
    : "";
  const picture: Picture = {
    name: film.slug,
    subject: "physics",
    width,
    height,
    title: film.title,
    description: film.description,
    weight: 1.4,
    body: draw(time - now.start) + head + progress(entries, length(film), time),
  };
  return svg(picture, "typed").replace("</style>", '</style><rect class="w" width="100%" height="100%"/>');
}

/** Draws the progress bar at the foot, a segment for each scene. Scenes that have begun have the spot colour. */
function progress(entries: ReturnType<typeof timeline>, whole: number, time: number): string {
  const x = (seconds: number) => Math.round(72 + (seconds / whole) * (width - 144));
  const stretch = ({ scene, start }: (typeof entries)[number]) =>
    `M${x(start) + 3} 704H${x(start + scene.seconds) - 3}`;
  const begun = entries.filter(({ start }) => start <= time);
  const coming = entries.filter(({ start }) => start > time);
  return mark("spot", begun.map(stretch).join("")) + mark("thin", coming.map(stretch).join(""));
}

const stamp = (seconds: number): string => {
  const milliseconds = Math.round(seconds * 1000);
  const two = (value: number) => String(Math.floor(value)).padStart(2, "0");
  return `${two(milliseconds / 60_000)}:${two((milliseconds / 1000) % 60)}.${String(milliseconds % 1000).padStart(3, "0")}`;
};

/** Prints the captions of a film as WebVTT. */
export function captions(film: Film): string {
  const cues = timeline(film).flatMap(({ scene, start }) =>
    scene.cues.map(([from, to, text]) => `${stamp(start + from)} --> ${stamp(start + to)}\n${text}\n`),
  );
  return `WEBVTT\n\n${cues.join("\n")}`;
}
