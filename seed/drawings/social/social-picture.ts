/**
 * Renders the preview of a shared page, 1200 × 630, as PNG. It shows the page's cover, its title and the magazine's
 * name.
 */
import { Resvg } from "@resvg/resvg-wasm";
import UPNG from "upng-js";
import { fitTitle, type WidthOf } from "../../../app/magazine/fit-title";
import { displayFace } from "../kit/display-face";
import { palette } from "../kit/palette";
import { loadRenderer } from "./renderer";

const { ink, paper } = palette.light;

/** Size in pixels that Open Graph recommends; below, the most bytes of a picture. */
const width = 1200;
const height = 630;
export const socialLimit = 80 * 1024;

/** The drawing's panel: a sheet with air on all sides of a whole cover, which is 3 : 2. */
const panel = { left: 548, top: 44, width: 608, height: 428, air: 16 };

/** The title's area in pixels, and its font sizes: the largest that fits is used. */
const column = { left: 56, right: 516, top: 176, bottom: 472 };
const sizes = [92, 82, 74, 66, 58, 50, 44];
const lineHeight = 0.98;

/** The ray at the foot: its height, the prism's left corner, and the scale of the logo. */
const foot = { ray: 546, prism: 980, scale: 2.9 };

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
  /** Area of the picture, inside the panel's line. */
  frame: { left: number; top: number; width: number; height: number };
  paper: string;
  /** @returns 1200 × 630 pixels of four bytes */
  paint(shared: SocialPage): Uint8Array;
}

/** Makes the painter of everything but the picture. */
export async function socialShape(): Promise<SocialShape> {
  const pixelsOf = await painter();
  const { left, top } = panel;
  return { frame: { left, top, width: panel.width, height: panel.height }, paper, paint: pixelsOf };
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

function compose({ title, subject, cover }: SocialPage, widthOf: WidthOf): string {
  const place = { width: column.right - column.left, height: column.bottom - column.top, sizes, lineHeight };
  const fitted = fitTitle(title, place, widthOf);
  if (fitted === null) throw new Error(`„${title}“: the title is too long for its social picture.`);
  const { size, lines } = fitted;
  const spot = subject ? palette[subject].light.spot : ink;
  const department = { math: "Matematikë", physics: "Fizikë" };
  // Digits and capitals of the last line stand on the panel's lower edge.
  const last = column.bottom - (lines.length - 1) * size * lineHeight;
  const { air } = panel;
  const [x, y, w, h] = [panel.left + air, panel.top + air, panel.width - 2 * air, panel.height - 2 * air];
  return (
    `${open}<path fill="${paper}" d="M0 0h${width}v${height}H0z"/>` +
    // As a separate image, because a cover's style would apply to everything around it. It is cut to its own field,
    // because the renderer shows what a drawing has beyond it.
    (cover === ""
      ? ""
      : `<clipPath id="field"><path d="M${x} ${y}h${w}v${h}h${-w}z"/></clipPath><g clip-path="url(#field)">` +
        `<image x="${x}" y="${y}" width="${w}" height="${h}" ` +
        `href="data:image/svg+xml;base64,${Buffer.from(cover).toString("base64")}"/></g>`) +
    `<path fill="none" stroke="${ink}" stroke-width="2" d="M${panel.left - 1} ${panel.top - 1}h${panel.width + 2}` +
    `v${panel.height + 2}h${-panel.width - 2}z"/>` +
    line("Prizma", column.left, 96, 64, ink) +
    (subject
      ? `<path fill="${spot}" d="M${column.left} 128h34v13h-34z"/>${line(department[subject], column.left + 46, 146, 30, spot)}`
      : "") +
    lines.map((words, i) => line(words, column.left, last + i * size * lineHeight, size, ink)).join("") +
    `${ray()}</svg>`
  );
}

/** Draws the magazine's sign across the foot: a black ray enters the prism and leaves it blue and purple. */
function ray(): string {
  const { ray: y, prism: x, scale } = foot;
  const beyond = (width - x) / scale;
  const away = (fromX: number, fromY: number, slope: number) =>
    `M${fromX} ${fromY}L${beyond} ${(fromY + slope * (beyond - fromX)).toFixed(2)}`;
  return (
    `<g transform="translate(${x} ${y - 13 * scale})scale(${scale})" fill="none" stroke-width="2.6">` +
    `<path stroke="${ink}" d="M${(-x / scale).toFixed(2)} 13H17"/>` +
    `<path stroke="${palette.math.light.spot}" d="${away(31, 12.5, 6.5 / 27)}"/>` +
    `<path stroke="${palette.physics.light.spot}" d="${away(32.5, 16.5, 10.5 / 25.5)}"/>` +
    `<path stroke="${ink}" stroke-linejoin="round" d="M24 2 36 27H12z"/></g>`
  );
}

const escaped = (text: string) => text.replace(/&/g, "&amp;").replace(/</g, "&lt;");

const line = (text: string, x: number, y: number, size: number, colour: string) =>
  `<text x="${x}" y="${y.toFixed(1)}" font-family="Roboto Serif" font-size="${size}" fill="${colour}">${escaped(text)}</text>`;
