/**
 * The Earth's energy balance with an air of one layer, to scale. Every line carries 10 W/m². Sunlight: S/4 comes in,
 * the albedo A sends back A·S/4. The surface emits σT⁴ (T = 288 K); the layer absorbs the share ε and emits half of it
 * up, half down. ε follows from the balance at the top: (1 − A)·S/4 = σT⁴·(1 − ε/2). S: IAU 2015 resolution B3 (1361
 * W/m²); σ: CODATA 2022. A real sky sends down about 342 W/m² (IPCC AR6, fig. 7.2): it has many layers, winds and
 * evaporation, but the same balance with space.
 */
import { label, mark } from "../kit/marks";
import type { Picture } from "../kit/picture";
import { rect, segment } from "../kit/shapes";

const S = 1361;
const albedo = 0.3;
const sigma = 5.670374e-8;

/** Returns the flows in W/m² for a surface temperature in kelvin. */
export const balance = (surface: number) => {
  const incoming = S / 4;
  const absorbed = incoming * (1 - albedo);
  const emitted = sigma * surface ** 4;
  const share = 2 * (1 - absorbed / emitted);
  const back = (share * emitted) / 2;
  return { incoming, reflected: incoming - absorbed, absorbed, emitted, share, back, through: emitted - 2 * back };
};

const flow = balance(288);
/** Returns the number of lines of a flow: one for each 10 W/m². */
const lines = (watts: number) => Math.round(watts / 10);
const gap = 4.4;
const width = (count: number) => (count - 1) * gap;

const [top, airTop, airBottom, ground] = [58, 200, 268, 462];
const head = 30;

/** x of the first line of each band. */
const x = { sun: 118, back: 316, into: 444, up: 478, through: 594 };

const bundle = (x0: number, count: number, from: number, to: number) =>
  Array.from({ length: count }, (_, i) => segment([x0 + i * gap, from], [x0 + i * gap, to], 1)).join("");

/** Returns one broad head for a whole band, pointing up or down at `tip`. */
const bandHead = (x0: number, count: number, tip: number, up: boolean) => {
  const half = width(count) / 2 + 9;
  const base = up ? tip + head : tip - head;
  const middle = x0 + width(count) / 2;
  return `M${middle.toFixed(1)} ${tip}L${(middle + half).toFixed(1)} ${base}H${(middle - half).toFixed(1)}z`;
};

const mid = (x0: number, count: number) => x0 + width(count) / 2;

const count = {
  sun: lines(flow.incoming),
  reflected: lines(flow.reflected),
  absorbed: lines(flow.absorbed),
  emitted: lines(flow.emitted),
  back: lines(flow.back),
  through: lines(flow.through),
};

// Reflected sunlight turns to the left about one centre and goes back up. These are the first lines of the band.
const turn = { x: x.sun - 10, y: 214 };
const reflected = Array.from({ length: count.reflected }, (_, i) => {
  const r = x.sun + i * gap - turn.x;
  const [radius, right, across] = [r, turn.x + r, -2 * r].map((value) => value.toFixed(1));
  return `M${right} ${top}V${turn.y}a${radius} ${radius} 0 0 1${across} 0V${top + head}`;
}).join("");
const reflectedLeft = 2 * turn.x - x.sun - width(count.reflected);
const absorbedLeft = x.sun + count.reflected * gap;

const watts = (value: number) => String(Math.round(value));
const number = (middle: number, y: number, value: number, tone: "ink" | "spot" = "ink") =>
  label(middle, y, watts(value), { anchor: "middle", size: 30, tone, bold: true });

const infraRed =
  bundle(x.into, count.emitted - count.through, airBottom, ground) +
  bundle(x.through, count.through, top + head, ground) +
  bundle(x.up, count.back, top + head, airTop);
const airRight = 706;

export default {
  name: "bilanci-i-tokes",
  subject: "physics",
  width: 720,
  height: 520,
  title: "Bilanci i energjisë së Tokës, një vijë për çdo 10 W/m²",
  description:
    `Nga Dielli hyjnë ${watts(flow.incoming)} W/m², ${watts(flow.reflected)} kthehen, ${watts(flow.absorbed)} ` +
    `arrijnë sipërfaqen. Sipërfaqja rrezaton ${watts(flow.emitted)}; ajri thith ${watts(2 * flow.back)} dhe i jep ` +
    `gjysmë lart, gjysmë poshtë: ${watts(flow.back)} kthehen te sipërfaqja.`,
  body:
    mark("tint", rect(x.back - 12, airBottom, width(count.back) + 24, ground - airBottom)) +
    mark("medium", rect(14, airTop, airRight - 14, airBottom - airTop)) +
    mark("thin", reflected + bundle(absorbedLeft, count.absorbed, top, ground - head)) +
    mark(
      "inkFill",
      bandHead(reflectedLeft, count.reflected, top, true) + bandHead(absorbedLeft, count.absorbed, ground, false),
    ) +
    mark("spotThin", infraRed + bundle(x.back, count.back, airBottom, ground - head)) +
    mark(
      "spotFill",
      bandHead(x.back, count.back, ground, false) +
        bandHead(x.up, count.back, top, true) +
        bandHead(x.through, count.through, top, true),
    ) +
    mark("heavy", segment([14, ground + 2], [airRight, ground + 2])) +
    number(mid(reflectedLeft, count.reflected), 40, flow.reflected) +
    number(mid(x.sun, count.sun), 40, flow.incoming) +
    number(mid(x.up, count.back), 40, flow.back) +
    number(mid(x.through, count.through), 40, flow.through) +
    number(mid(absorbedLeft, count.absorbed), 502, flow.absorbed) +
    label((mid(absorbedLeft, count.absorbed) + mid(x.back, count.back)) / 2, 502, "+", { anchor: "middle", size: 30 }) +
    number(mid(x.back, count.back), 502, flow.back, "spot") +
    label(444, 502, "=", { anchor: "middle", size: 30 }) +
    number((x.into + x.through + width(count.through)) / 2, 502, flow.emitted) +
    label(mid(x.back, count.back), 150, "hapësira", { anchor: "middle", tone: "mute" }) +
    label(14, 502, "sipërfaqja", { tone: "mute" }) +
    label(airRight - 12, 243, "ajri", { anchor: "end" }) +
    label(mid(x.into, 2 * count.back), 243, `thith ${watts(2 * flow.back)}`, { anchor: "middle" }),
} satisfies Picture;
