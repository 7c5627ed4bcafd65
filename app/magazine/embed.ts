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

/** Pixels of a frame; its picture shrinks to fit, and where that is not enough the frame scrolls. */
const modelSize = { width: 720, height: 760 };
const simulatorSize = { width: 960, height: 820 };

export interface FrameSize {
  width: number;
  height: number;
}

export const frameSize = (name: string): FrameSize => (name === embeddedSimulator ? simulatorSize : modelSize);

/** The code to paste into another page. @param origin of the magazine @param title what the frame holds */
export function embedCode(origin: string, name: string, title: string, { width, height }: FrameSize): string {
  const said = xmlText(title);
  return `<iframe src="${xmlText(origin + embedPath(name))}" title="${said}" width="${width}" height="${height}" style="border:0;max-width:100%" loading="lazy"></iframe>`;
}
