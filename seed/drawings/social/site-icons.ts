/** Draws the site's icon for a phone's home screen. It is a ray at the prism, on paper. */
import { Resvg } from "@resvg/resvg-wasm";
import UPNG from "upng-js";
import { palette } from "../kit/palette";
import { loadRenderer } from "./renderer";

interface Icon {
  name: string;
  /** Pixels of a side. */
  size: number;
  /** Share of the side for the drawing. Systems cut a maskable icon to a circle of 80 %. */
  share: number;
}

export const siteIcons: readonly Icon[] = [
  { name: "prizma-192", size: 192, share: 0.8 },
  { name: "prizma-512", size: 512, share: 0.8 },
  { name: "prizma-maskable", size: 512, share: 0.56 },
  { name: "prizma-apple", size: 180, share: 0.72 },
];

const { ink, paper } = palette.light;

/** Composes the drawing of `public/favicon.svg`, on a field of 32. Its rays continue to the edge. */
function compose({ share }: Icon): string {
  const field = 32 / share;
  const off = (field - 32) / 2;
  const edge = 36 + off;
  const far = (slope: number, x: number, y: number) => `${edge} ${(y + slope * (edge - x)).toFixed(3)}`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-off} ${-off} ${field} ${field}">` +
    `<path fill="${paper}" d="M${-off} ${-off}h${field}v${field}h${-field}z"/>` +
    `<g fill="none" stroke-width="2.6" stroke-linejoin="round"><path stroke="${ink}" d="M${-off} 15.5H9.5"/>` +
    `<path stroke="${palette.math.light.spot}" d="M21 14.5 ${far(3 / 11, 21, 14.5)}"/>` +
    `<path stroke="${palette.physics.light.spot}" d="M23 19.5 ${far(0.5, 23, 19.5)}"/>` +
    `<path stroke="${ink}" fill="${paper}" d="M15.5 4.5 26.5 27.5H4.5z"/></g></svg>`
  );
}

/** Renders an icon as PNG. */
export async function paintIcon(icon: Icon): Promise<Uint8Array> {
  await loadRenderer();
  const image = new Resvg(compose(icon), { fitTo: { mode: "width", value: icon.size } }).render();
  const pixels = new Uint8Array(image.pixels).buffer;
  image.free();
  return new Uint8Array(UPNG.encode([pixels], icon.size, icon.size, 32));
}
