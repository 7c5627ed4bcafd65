/**
 * Reflected and absorbed light on three roofs, with twenty rays on each. Absorbed shares as everywhere in this project:
 * black paint 0.95, white paint 0.30, moss 0.75.
 */
import { round, sample } from "../../kit/curve";
import { arrow, label, mark, painted } from "../../kit/marks";
import type { Picture } from "../../kit/picture";
import { hatch, rect } from "../../kit/shapes";

const rays = 20;
export const roofs = [
  { name: "e zezë", absorbed: 0.95 },
  { name: "e bardhë", absorbed: 0.3 },
  { name: "e gjelbër", absorbed: 0.75 },
] as const;
/** Returns the number of reflected rays, of twenty. */
export const thrownBack = (absorbed: number) => Math.round(rays * (1 - absorbed));

const [roof, w] = [300, 196];
const left = (i: number) => 30 + i * 234;

/** Tells whether ray k is reflected. The reflected rays are spread over the roof, not bunched at one end. */
const isBack = (k: number, back: number) => Math.floor(((k + 1) * back) / rays) > Math.floor((k * back) / rays);

const panel = ({ name, absorbed }: (typeof roofs)[number], i: number) => {
  const [x, back] = [left(i), thrownBack(absorbed)];
  const places = sample(x + 8, x + w - 8, rays - 1, (position) => round(position));
  return (
    mark("thin", places.map((position) => `M${position - 22} 64L${position} ${roof - 8}`).join("")) +
    places
      .map((position, k) =>
        isBack(k, back) ? arrow([position, roof - 8], [position + 20, 116 + (k % 3) * 16], "spotThin", 18) : "",
      )
      .join("") +
    mark("tint", rect(x, roof + 26, w, 92 * absorbed)) +
    mark(
      "thin",
      hatch(roof + 26, roof + 26 + 92 * absorbed, Math.round(14 * absorbed), () => [x, x + w]),
    ) +
    [
      painted("black", rect(x - 6, roof, w + 12, 20)) + mark("medium", rect(x - 6, roof, w + 12, 20)),
      painted("white", rect(x - 6, roof, w + 12, 20)) + mark("medium", rect(x - 6, roof, w + 12, 20)),
      mark("medium", `M${x - 6} ${roof + 20}h${w + 12}`) +
        mark(
          "medium",
          sample(x, x + w, 24, (position, k) => `M${round(position)} ${roof + 20}q${k % 2 ? 7 : -7}-12 0-24`).join(""),
        ),
    ][i] +
    mark("medium", rect(x, roof + 26, w, 92)) +
    label(x + w / 2, 40, name, { anchor: "middle" }) +
    label(x + w / 2, 458, `thith ${round(absorbed * 100)}\u00a0%`, {
      anchor: "middle",
      bold: true,
      ...(i === 2 && { tone: "spot" }),
    })
  );
};

export default {
  name: "tri-cati",
  subject: "physics",
  width: 720,
  height: 480,
  title: "Sa dritë kthen secila çati",
  description:
    "Mbi çdo çati bien njëzet rreze. E zeza kthen një prej tyre, e bardha katërmbëdhjetë, e gjelbra pesë. Të tjerat " +
    "bëhen nxehtësi brenda çatisë.",
  body: roofs.map(panel).join(""),
} satisfies Picture;
