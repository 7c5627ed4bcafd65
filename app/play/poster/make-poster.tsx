/** Makes a poster on the device: paper, drawing, sentence, the magazine's ray and the address. Nothing is sent. */

import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { siteName } from "../../magazine/site-name";
import type { Subject } from "../../magazine/subject";
import { pageAddress } from "../page-address";
import { paintDrawing } from "./paint-drawing";
import type { Poster } from "./poster";
import { posterColours } from "./poster-colours";
import { foot, layOutPoster, type PlacedText, posterSize } from "./poster-layout";

/** Weight of headlines. Their cut has only one. */
const headline = "700";

/**
 * Returns the poster as a PNG file. @throws where the browser has no canvas, keeps it from being read, or has no memory
 */
export async function makePoster(poster: Poster): Promise<File> {
  const sheet = document.createElement("canvas");
  Object.assign(sheet, posterSize);
  const canvas = sheet.getContext("2d");
  if (canvas === null) throw new Error("This browser has no canvas.");
  const stage = mountDrawing(poster);
  try {
    const { display, text } = stage.families;
    const font = (family: string, size: number, weight = "400") => `${weight} ${size}px ${family}`;
    await loadLetters(stage.svg, [font(display, 100, headline), font(text, 30)], poster.sentence + poster.note);
    const widthIn = (family: string, weight?: string) => (words: string, size: number) => {
      canvas.font = font(family, size, weight);
      return canvas.measureText(words).width;
    };
    const words = { sentence: poster.sentence, note: poster.note, address: publicAddress(poster.path) };
    const layout = layOutPoster(words, poster.drawing, { display: widthIn(display, headline), text: widthIn(text) });
    const write = ({ text: line, x, baseline, size }: PlacedText, family: string, colour: string, weight?: string) => {
      canvas.font = font(family, size, weight);
      canvas.fillStyle = colour;
      canvas.fillText(line, x, baseline);
    };
    const { paper, ink, mute } = posterColours;
    canvas.fillStyle = paper;
    canvas.fillRect(0, 0, posterSize.width, posterSize.height);
    paintDrawing(canvas, stage.svg, layout.drawing);
    for (const line of layout.sentence) write(line, display, ink, headline);
    for (const line of layout.note) write(line, text, mute);
    paintRay(canvas);
    write({ text: siteName, x: layout.sentence[0]?.x ?? 0, ...foot.name }, display, ink, headline);
    if (layout.address) write(layout.address, text, mute);
    return new File([await pngOf(sheet)], `${poster.name}.png`, { type: "image/png" });
  } finally {
    stage.remove();
  }
}

/** Puts the drawing into the page, out of sight, in the light theme. Only there the browser knows its styles. */
function mountDrawing({ subject, drawing: { width, height, marks, className } }: Poster) {
  const host = document.createElement("div");
  host.setAttribute("aria-hidden", "true");
  host.style.cssText = `position:fixed;left:-9999px;top:0;color:${posterColours.ink}`;
  for (const [name, colour] of tokens(subject)) host.style.setProperty(name, colour);
  document.body.appendChild(host);
  const root = createRoot(host);
  flushSync(() =>
    root.render(
      <svg viewBox={`0 0 ${width} ${height}`} width={width} height={height} className={className} aria-hidden="true">
        {marks}
      </svg>,
    ),
  );
  const style = getComputedStyle(host);
  return {
    svg: host.firstElementChild as SVGSVGElement,
    families: { display: style.getPropertyValue("--font-display"), text: style.getPropertyValue("--font-text") },
    remove: () => {
      root.unmount();
      host.remove();
    },
  };
}

/** Returns the tokens of the theme that drawings use, with their values on paper. */
function tokens(subject: Subject): [name: string, colour: string][] {
  const { paper, ink, mute, hair } = posterColours;
  return [
    ...Object.entries({ paper, ink, mute, hair }).map(([name, colour]): [string, string] => [
      `--color-${name}`,
      colour,
    ]),
    ...Object.entries(posterColours[subject]).map(([name, colour]): [string, string] => [`--${name}`, colour]),
  ];
}

/** Loads the letters of the drawing and of the words. Without a network those that are missing stand in. */
async function loadLetters(svg: SVGSVGElement, fonts: readonly string[], words: string): Promise<void> {
  const ofLabels = [...svg.querySelectorAll("text")].map((label): [string, string] => {
    const { fontStyle, fontWeight, fontFamily } = getComputedStyle(label);
    return [`${fontStyle} ${fontWeight} 20px ${fontFamily}`, label.textContent ?? ""];
  });
  const wanted = [...fonts.map((font): [string, string] => [font, words]), ...ofLabels];
  await Promise.all(wanted.map(([font, text]) => document.fonts.load(font, text).catch(() => [])));
}

/** Returns the address under the poster, without its protocol; empty for a copy on disk that lies on no server. */
function publicAddress(path: string): string {
  const { hostname, host } = new URL(pageAddress());
  return hostname === "" || hostname.endsWith(".invalid") ? "" : host + path;
}

/** Paints the magazine's sign across the foot: a black ray enters the prism and leaves it blue and purple. */
function paintRay(canvas: CanvasRenderingContext2D): void {
  const { ray, prism, scale } = foot;
  const at = (x: number, y: number): [number, number] => [prism + scale * x, ray + scale * (y - 13)];
  const line = (colour: string, from: [number, number], slope: number) => {
    canvas.strokeStyle = colour;
    canvas.beginPath();
    canvas.moveTo(...from);
    canvas.lineTo(posterSize.width, from[1] + slope * (posterSize.width - from[0]));
    canvas.stroke();
  };
  canvas.lineWidth = 2.6 * scale;
  canvas.strokeStyle = posterColours.ink;
  canvas.beginPath();
  canvas.moveTo(0, ray);
  canvas.lineTo(...at(17, 13));
  canvas.stroke();
  line(posterColours.math.spot, at(31, 12.5), 6.5 / 27);
  line(posterColours.physics.spot, at(32.5, 16.5), 10.5 / 25.5);
  canvas.strokeStyle = posterColours.ink;
  canvas.lineJoin = "round";
  canvas.beginPath();
  for (const corner of [at(24, 2), at(36, 27), at(12, 27)]) canvas.lineTo(...corner);
  canvas.closePath();
  canvas.stroke();
}

function pngOf(sheet: HTMLCanvasElement): Promise<Blob> {
  return new Promise((done, fail) =>
    sheet.toBlob((blob) => (blob === null ? fail(new Error("The canvas gave no picture.")) : done(blob)), "image/png"),
  );
}
