/**
 * Renders the films of the projects into public/films/: H.264 and captions. Needs ffmpeg. `npm run films -- --help`
 * lists its options.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { initWasm, Resvg } from "@resvg/resvg-wasm";
import { Command } from "commander";
import { displayFace } from "../kit/display-face";
import city from "./eco-friendly-cities/green-city-film";
import { captions, type Film, frame, height, length, rate, width } from "./film";
import machine from "./hydraulics/hydraulics-film";

const films: readonly Film[] = [machine, city];
const folder = fileURLToPath(new URL("../../../public/films/", import.meta.url));

/** Makes the painter of frames; it loads the renderer and the font once. */
async function framePainter() {
  const require = createRequire(import.meta.url);
  await initWasm(await readFile(require.resolve("@resvg/resvg-wasm/index_bg.wasm")));
  const font = { fontBuffers: [await displayFace("·²³")], defaultFontFamily: "Roboto Serif", loadSystemFonts: false };
  return (svg: string) => new Resvg(svg, { font }).render();
}

/** Starts the encoder, which reads raw frames and writes the film's file. The file plays while it loads. */
function encoder(file: string) {
  const input = `-f rawvideo -pix_fmt rgba -s ${width}x${height} -r ${rate} -i -`;
  // Level 4.0, which cheap phones of 2017 support. The tuning alone would use ten reference frames, and with them level
  // 5.0.
  const picture =
    "-an -c:v libx264 -preset slow -tune animation -level 4.0 -refs 4 -crf 26 -pix_fmt yuv420p -threads 1";
  // A key frame every ten seconds, so that seeking in a film finds one near.
  const rest = `-g ${rate * 10} -fflags +bitexact -flags:v +bitexact -map_metadata -1 -movflags +faststart`;
  return spawn("ffmpeg", ["-v", "error", "-y", ...`${input} ${picture} ${rest}`.split(" "), file], {
    stdio: ["pipe", "inherit", "inherit"],
  });
}

async function render(film: Film, paint: Awaited<ReturnType<typeof framePainter>>): Promise<void> {
  const ffmpeg = encoder(join(folder, `${film.slug}.mp4`));
  const ended = once(ffmpeg, "close");
  const frames = length(film) * rate;
  let [drawn, last, pixels] = [0, "", new Uint8Array()];
  for (let k = 0; k < frames; k++) {
    const svg = frame(film, k / rate);
    if (svg !== last) {
      const image = paint(svg);
      pixels = new Uint8Array(image.pixels);
      image.free();
      [last, drawn] = [svg, drawn + 1];
    }
    if (!ffmpeg.stdin.write(pixels)) await once(ffmpeg.stdin, "drain");
  }
  ffmpeg.stdin.end();
  const [code] = await ended;
  if (code !== 0) throw new Error(`${film.slug}: ffmpeg ended with ${code}.`);
  await writeFile(join(folder, `${film.slug}.vtt`), captions(film));
  console.log(`${film.slug}: ${frames} frames, ${drawn} of them different`);
}

const program = new Command("films")
  .argument("[slugs...]", "only these films")
  .option("--still <second>", "one frame of the first film", Number)
  .option("--file <file.png>", "where the frame goes", "still.png")
  .parse();
const names = program.args;
const { still, file } = program.opts<{ still?: number; file: string }>();
const wanted = films.filter(({ slug }) => names.length === 0 || names.includes(slug));
if (wanted.length === 0) throw new Error(`There are the films ${films.map(({ slug }) => slug).join(" and ")}.`);
const paint = await framePainter();
await mkdir(folder, { recursive: true });
if (still !== undefined) {
  const [film] = wanted;
  if (film) await writeFile(file, paint(frame(film, still)).asPng());
} else {
  for (const film of wanted) await render(film, paint);
}
