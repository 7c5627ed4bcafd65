/**
 * Renders the preview of a shared page, 1200 × 630, as PNG. It shows the page's cover, its title and the magazine's
 * name.
 */
import { Resvg } from "@resvg/resvg-wasm";
import UPNG from "upng-js";
import { displayFace } from "../kit/display-face";
import { palette } from "../kit/palette";
import { loadRenderer } from "./renderer";

const { ink, paper } = palette.light;

/** Size in pixels that Open Graph recommends; below, the most bytes of a picture. */
const width = 1200;
const height = 630;
export const socialLimit = 80 * 1024;

/** The title's area in pixels, and its font sizes: the largest that fits is used. */
const column = { left: 56, right: 620, top: 210, bottom: 574 };
const sizes = [96, 84, 74, 66, 58, 50];
const lineHeight = 0.98;
/**
 * Numbers of palette colours to try. A line drawing on one ground needs few; a dense one gets fewer still, to keep the
 * limit.
 */
const palettes = [32, 16, 12, 8];

export interface SocialPage {
  /** The file's name without its extension. */
  name: string;
  title: string;
  subject: "math" | "physics" | null;
  /** The cover as SVG; empty where it is a photograph, which is added later. */
  cover: string;
}

/** Renders the page without its picture, for a photograph. */
export interface SocialShape {
  /** Area of the picture. It reaches from `left` to the right edge, without the bar at the foot. */
  frame: { left: number; width: number; height: number };
  paper: string;
  /** @returns 1200 × 630 pixels of four bytes */
  paint(shared: SocialPage): Uint8Array;
}

/** Makes the painter of everything but the picture. */
export async function socialShape(): Promise<SocialShape> {
  const pixelsOf = await painter();
  const left = 662;
  return { frame: { left, width: width - left, height: height - 14 }, paper, paint: pixelsOf };
}

/** Makes the painter of social pictures; it loads the renderer and the display font once. */
export async function socialPainter(): Promise<(shared: SocialPage) => Uint8Array> {
  const pixelsOf = await painter();
  return (shared) => {
    const pixels = pixelsOf(shared);
    for (const colours of palettes) {
      const png = UPNG.encode([pixels.buffer as ArrayBuffer], width, height, colours);
      if (png.byteLength <= socialLimit) return new Uint8Array(png);
    }
    throw new Error(`${shared.name}: the social picture is larger than ${socialLimit} bytes; draw fewer lines.`);
  };
}

async function painter(): Promise<(shared: SocialPage) => Uint8Array> {
  await loadRenderer();
  const face = await displayFace();
  const options = { font: { fontBuffers: [face], defaultFontFamily: "Roboto Serif", loadSystemFonts: false } };
  const render = (svg: string) => new Resvg(svg, options);
  const widthOf = (text: string, size: number) => {
    const box = render(`${open}${line(text, 0, 300, size, ink)}</svg>`).getBBox();
    return box ? box.width : 0;
  };
  return (shared) => {
    const image = render(compose(shared, widthOf)).render();
    const pixels = new Uint8Array(image.pixels);
    image.free();
    return pixels;
  };
}

const open = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">`;

function compose({ title, subject, cover }: SocialPage, widthOf: (text: string, size: number) => number): string {
  const { size, lines } = fitTitle(title, widthOf);
  const spot = subject ? palette[subject].light.spot : ink;
  const department = { math: "Matematikë", physics: "Fizikë" };
  const last = column.bottom - (lines.length - 1) * size * lineHeight;
  return (
    `${open}<path fill="${paper}" d="M0 0h${width}v${height}H0z"/>` +
    // As a separate image, because a cover's style would apply to everything around it.
    (cover === ""
      ? ""
      : `<image x="660" y="0" width="540" height="${height}" preserveAspectRatio="xMidYMid slice" ` +
        `href="data:image/svg+xml;base64,${Buffer.from(cover).toString("base64")}"/>`) +
    `<path fill="${ink}" d="M660 0h2v${height}h-2z"/>` +
    `<g transform="translate(56 56) scale(1.5)" fill="none" stroke-width="2.6"><path stroke="${ink}" d="M0 13h17M24 2 36 27H12z"/>` +
    `<path stroke="${palette.math.light.spot}" d="M31 12.5 58 19"/><path stroke="${palette.physics.light.spot}" d="M32.5 16.5 58 27"/></g>` +
    line("Prizma", 158, 100, 58, ink) +
    (subject
      ? `<path fill="${spot}" d="M${column.left} 150h46v15h-46z"/>${line(department[subject], 114, 168, 30, spot)}`
      : "") +
    lines.map((words, i) => line(words, column.left, last + i * size * lineHeight, size, ink)).join("") +
    `<path fill="${spot}" d="M0 ${height - 14}h${width}v14H0z"/></svg>`
  );
}

/** Finds the largest font size at which the title fits its column. */
function fitTitle(title: string, widthOf: (text: string, size: number) => number): { size: number; lines: string[] } {
  for (const size of sizes) {
    const room = column.right - column.left;
    const within = (most: number) => wrap(title, (text) => widthOf(text, size) <= most);
    const lines = within(room);
    const fits = lines.every((text) => widthOf(text, size) <= room);
    if (!fits || lines.length * size * lineHeight > column.bottom - column.top) continue;
    // The text is as narrow as the same number of lines allows. So the last line is not one short word.
    let balanced = lines;
    for (let most = room - 20; most > 0 && within(most).length === lines.length; most -= 20) balanced = within(most);
    return { size, lines: balanced };
  }
  throw new Error(`„${title}“: the title is too long for its social picture.`);
}

function wrap(title: string, fits: (text: string) => boolean): string[] {
  const lines: string[] = [];
  for (const word of title.split(" ")) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && fits(longer)) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

const escaped = (text: string) => text.replace(/&/g, "&amp;").replace(/</g, "&lt;");

const line = (text: string, x: number, y: number, size: number, colour: string) =>
  `<text x="${x}" y="${y.toFixed(1)}" font-family="Roboto Serif" font-size="${size}" fill="${colour}">${escaped(text)}</text>`;
