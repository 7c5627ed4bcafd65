/**
 * Three houses under one Sun, with a black, a white and a green roof. Of fourteen rays each roof reflects its share;
 * the columns show the warming of each after half an hour. Heat balance of a thin plate: C·dT/dt = a·I − h·(T − T₀) −
 * E, solved exactly. I = 600 W/m², h = 12 W/(m²·K) for still air with radiation, C = 9 kJ/(m²·K) (5 mm of card and
 * plaster); a is the absorbed share of light: black paint 0.95, white 0.30. Moss absorbs 0.75, but loses E = 250 W/m²
 * by evaporating water (0.37 kg/m² an hour at 2.45 MJ/kg).
 */
import { numbers, round, sample, type Vec2 } from "../kit/curve";
import { arrow, mark, painted, word } from "../kit/marks";
import type { Picture } from "../kit/picture";
import { circle, hatch, rect, segment } from "../kit/shapes";

const [light, exchange, capacity] = [600, 12, 9000];
const half = 1800;

/**
 * Returns the degrees above the room `t` seconds after the lamp is lit. `absorbed` is 0 to 1, `evaporation` in W/m².
 */
export const warming = (t: number, absorbed: number, evaporation = 0): number => {
  const steady = (absorbed * light - evaporation) / exchange;
  const slowness = capacity / exchange;
  const lit = steady * (1 - Math.exp(-Math.min(t, half) / slowness));
  return t <= half ? lit : lit * Math.exp(-(t - half) / slowness);
};

const roofs = [
  { absorbed: 0.95, evaporation: 0 },
  { absorbed: 0.3, evaporation: 0 },
  { absorbed: 0.75, evaporation: 250 },
] as const;
const [roof, ground, width] = [380, 720, 290];
/** Direction of the Sun's rays. The Sun is on the right, and the roofs reflect like a mirror. */
const fall: Vec2 = [-0.42, 0.91];
const rays = 14;
const perDegree = 4.5;

const house = ({ absorbed, evaporation }: (typeof roofs)[number], i: number, x: number): string => {
  const places = sample(x + 12, x + width - 12, rays - 1, (position) => position);
  const back = Math.round(rays * (1 - absorbed));
  const isBack = (k: number) => Math.floor(((k + 1) * back) / rays) > Math.floor((k * back) / rays);
  const risen = warming(half, absorbed, evaporation) * perDegree;
  const top = roof - 26;
  const column = x + width / 2;
  const foot = ground - 86;
  const tube = `M${column - 22} ${foot}V${roof + 62}a22 22 0 0 1 44 0V${foot}`;
  const moss = sample(
    x - 10,
    x + width + 10,
    40,
    (position, k) => `M${round(position)} ${roof}q${k % 2 ? 10 : -10}-18 ${k % 3 ? 3 : -4}-${30 + (k % 4) * 5}`,
  ).join("");
  const vapour = sample(
    x + 30,
    x + width - 30,
    4,
    (position) => `M${round(position)} ${top - 26}c-13-14 13-24 0-40s13-26 0-40`,
  ).join("");
  return (
    mark(
      "thin",
      places.map((position) => segment([position - (fall[0] / fall[1]) * (top - 8), 0], [position, top - 8])).join(""),
    ) +
    places
      .map((position, k) =>
        isBack(k)
          ? arrow(
              [position, top - 8],
              [position + fall[0] * 190, top - 8 - fall[1] * 190 - (k % 3) * 20],
              "spotThin",
              26,
            )
          : "",
      )
      .join("") +
    mark("paperFill", rect(x, roof, width, ground - roof)) +
    mark(
      "thin",
      hatch(roof, ground, 22, () => [x + width * 0.78, x + width]),
    ) +
    mark("heavy", rect(x, roof, width, ground - roof)) +
    (i === 0
      ? painted("black", rect(x - 14, top, width + 28, 26)) + mark("heavy", rect(x - 14, top, width + 28, 26))
      : "") +
    (i === 1
      ? painted("white", rect(x - 14, top, width + 28, 26)) + mark("heavy", rect(x - 14, top, width + 28, 26))
      : "") +
    (i === 2 ? mark("heavy", moss, { also: "mo" }) + mark("spot", vapour, { also: "va" }) : "") +
    mark("paperFill", tube) +
    mark("spotFill", rect(column - 11, foot - risen, 22, risen + 30)) +
    mark("spotFill", circle(column, foot + 22, 38)) +
    mark("heavy", `${tube}M${column - 22} ${foot - 8}A46 46 0 1 0 ${column + 22} ${foot - 8}`, { also: "tu" }) +
    mark("medium", sample(0, 40, 4, (t) => `M${column + 22} ${round(foot - t * perDegree)}h18`).join(""))
  );
};

const wide = 1200;
/** The first house is at `from`, the next ones are `apart`. */
const [from, apart] = [70, 385];
const sun: Vec2 = [1066, 122];

const street = (): string => {
  const flames = sample(0, 23, 23, (k) => {
    const a = (2 * Math.PI * k) / 24;
    const on = (r: number) => numbers([sun[0] + r * Math.cos(a), sun[1] + r * Math.sin(a)]);
    return `M${on(84)}L${on(k % 2 ? 104 : 122)}`;
  }).join("");
  return (
    mark("tint", `M0 ${ground}H${wide}V0H0z`) +
    roofs.map((kind, i) => house(kind, i, from + i * apart)).join("") +
    mark("paperFill", circle(...sun, 72)) +
    mark("heavy", circle(...sun, 72)) +
    mark("medium", flames) +
    mark(
      "thin",
      hatch(ground, 800, 7, () => [0, wide], { spacing: 1.4 }),
    ) +
    mark("heavy", `M0 ${ground}H${wide}`)
  );
};

/** Draws the names of the roofs, under their houses. */
const names = ["e zezë", "e bardhë", "me myshk"]
  .map((name, i) => word(from + i * apart + width / 2, 774, name, { anchor: "middle" }))
  .join("");

export default {
  name: "eco-friendly-cities",
  subject: "physics",
  width: wide,
  height: 800,
  title: "Tri çati nën të njëjtin Diell",
  description:
    "Tri shtëpi me çati të zezë, të bardhë dhe të gjelbër nën të njëjtin Diell. E bardha i kthen rrezet; e gjelbra thith " +
    "gati po aq sa e zeza, por avullon ujë. Termometrat tregojnë sa u ngroh secila në gjysmë ore.",
  body: street(),
  words: names,
  style: ".mo{stroke-width:3}.va{stroke-width:4}.tu{stroke-width:4}.p{stroke-width:3}",
} satisfies Picture;
