/** A model or the simulator inside a page of another site: its address, its measure, the code to paste. */
import { xmlText } from "./xml";

/** What stands in a frame is known by its address: it keeps nothing on the device and offers no link to itself. */
const embedPrefix = "/ngulit/";

export const isEmbedPath = (path: string) => path.startsWith(embedPrefix);

/** The simulator's name among what can be embedded; no model has it. */
export const embeddedSimulator = "simulatori";

const embedPath = (name: string) => embedPrefix + name;

/** Where the whole page of an embedded thing stands. */
export const wholePath = (name: string) =>
  name === embeddedSimulator ? "/physics/electricity-simulator" : `/modelet/${name}`;

/** Pixels of a frame; in a lower one the picture shrinks, and where that is not enough the frame scrolls. */
const modelWidth = 720;
const simulatorSize = { width: 960, height: 1360 };
/** Of a model that nobody has measured: three in four fit. */
const usualHeight = 900;

export interface FrameSize {
  width: number;
  height: number;
}

/** The frame that holds a thing whole. @param height of a model, as it was published with it */
export const frameSize = (name: string, height: number | null = null): FrameSize =>
  name === embeddedSimulator ? simulatorSize : { width: modelWidth, height: height ?? usualHeight };

/** The code to paste into another page. @param origin of the magazine @param title what the frame holds */
export function embedCode(origin: string, name: string, title: string, { width, height }: FrameSize): string {
  const said = xmlText(title);
  return `<iframe src="${xmlText(origin + embedPath(name))}" title="${said}" width="${width}" height="${height}" style="border:0;max-width:100%" loading="lazy"></iframe>`;
}
