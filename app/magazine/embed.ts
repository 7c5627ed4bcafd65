/** A model or the simulator inside a page of another site. It has its address, its size, its embed code. */
import { xmlText } from "./xml";

/** The address prefix of embedded pages. They store nothing on the device and offer no embed code. */
const embedPrefix = "/ngulit/";

export const isEmbedPath = (path: string) => path.startsWith(embedPrefix);

/** The simulator's name among embeddable things; no model has it. */
export const embeddedSimulator = "simulatori";

const embedPath = (name: string) => embedPrefix + name;

/** Returns the address of the whole page of an embedded thing. */
export const wholePath = (name: string) =>
  name === embeddedSimulator ? "/physics/electricity-simulator" : `/modelet/${name}`;

/** Size of a frame in pixels. In a lower one the picture shrinks, and if that is not enough the frame scrolls. */
const modelWidth = 720;
const simulatorSize = { width: 960, height: 1360 };
/** Height of the frame of an unmeasured model: three in four fit. */
const usualHeight = 900;

export interface FrameSize {
  width: number;
  height: number;
}

/** Returns the frame size that shows a thing whole. @param height of a model, published with it */
export const frameSize = (name: string, height: number | null = null): FrameSize =>
  name === embeddedSimulator ? simulatorSize : { width: modelWidth, height: height ?? usualHeight };

/** Returns the code to paste into another page. @param origin of the magazine @param title of the framed thing */
export function embedCode(origin: string, name: string, title: string, { width, height }: FrameSize): string {
  const frameTitle = xmlText(title);
  return `<iframe src="${xmlText(origin + embedPath(name))}" title="${frameTitle}" width="${width}" height="${height}" style="border:0;max-width:100%" loading="lazy"></iframe>`;
}
