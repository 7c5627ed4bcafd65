import { formatNumber } from "../../magazine/albanian";
import { quantity } from "../../play/quantity";
import { rounded } from "../../play/svg-path";
import { Area, Axes, Label, Line, Segment, Ticks } from "../kit/drawing";
import { Handle, type Point } from "../kit/handle";
import type { TouchModel, Values } from "../kit/touch-model";
import { absorbed, balance, freezing, leaving, radiated, solarConstant } from "./one-layer-greenhouse";

type Name = "perdja" | "albedoja";

/** Scales of the axes. Temperature is from −60 to 60 °C, and radiation from 0, in W/m². */
const coldest = freezing - 60;
const [perKelvin, perWatt] = [2.6, 0.44];
const [left, right, base, most] = [38, 350, 262, 560];

const across = (kelvin: number) => left + perKelvin * (kelvin - coldest);
const up = (watts: number) => base - perWatt * watts;
const toPicture = (kelvin: number, watts: number): Point => [across(kelvin), up(watts)];

/** Temperature at which the handle of the curtain is drawn. */
const gripAt = freezing + 39;

/** Returns a curve of radiation from the coldest temperature. It ends where it leaves the picture at the top. */
function curve(wattsAt: (kelvin: number) => number): Point[] {
  const points: Point[] = [];
  for (let kelvin = coldest; kelvin <= coldest + 120; kelvin += 3) {
    if (wattsAt(kelvin) > most) break;
    points.push(toPicture(kelvin, wattsAt(kelvin)));
  }
  return points;
}

const celsius = (kelvin: number) => quantity(kelvin - freezing, 0, "°C");
const watts = (value: number) => quantity(value, 0, "W/m²");

function View({ values: { perdja, albedoja } }: { values: Values<Name> }) {
  const share = perdja / 100;
  const incoming = absorbed(albedoja);
  const temperature = balance(albedoja, share);
  const surface = curve(radiated);
  const out = curve((kelvin) => leaving(kelvin, share));
  const [meetX, meetY] = toPicture(temperature, incoming);
  const [gripX, gripY] = toPicture(gripAt, leaving(gripAt, share));
  return (
    <>
      <Area points={[...surface, [right, up(most)], ...[...out].reverse()]} outline={0} />
      <Line points={surface} weight={1.5} dashed />
      <Axis />
      <Earth share={share} albedo={albedoja} />
      <Segment from={[left, up(incoming)]} to={[right, up(incoming)]} weight={2.6} />
      <Line points={out} weight={2} />
      <Segment from={[meetX, meetY]} to={[meetX, base]} weight={3} spot />
      <circle cx={rounded(meetX)} cy={rounded(meetY)} r="6" fill="var(--spot)" />
      <Label at={[8, up(incoming) - 5]} anchor="start">
        hyn
      </Label>
      <Label at={[8, up(incoming) + 12]} anchor="start">
        {formatNumber(incoming, 0)}
      </Label>
      <Label at={[gripX + 17, gripY + 4]} anchor="start">
        del
      </Label>
      <Label at={[meetX < 290 ? meetX + 8 : meetX - 8, base - 10]} anchor={meetX < 290 ? "start" : "end"} spot>
        {celsius(temperature)}
      </Label>
      <Handle
        name="albedoja"
        at={[left + 14, up(incoming)]}
        valuesAt={([, y]) => ({ albedoja: 1 - (4 * (base - y)) / perWatt / solarConstant })}
      />
      <Handle
        name="perdja"
        at={[gripX, gripY]}
        valuesAt={([, y]) => ({ perdja: 200 * (1 - (base - y) / perWatt / radiated(gripAt)) })}
      />
    </>
  );
}

/** Place and radius of the Earth beside the graph, and the height of its veil. */
const earth = { x: 104, y: 80, r: 26, veil: 8 } as const;

/**
 * Draws the Earth: the two caps, of one colour with the page, are as great a share of the sphere as it reflects. The
 * veil has a layer for each fifth that it absorbs; sunlight comes from the left, the heat leaves on the right.
 */
function Earth({ share, albedo }: { share: number; albedo: number }) {
  const { x, y, r, veil } = earth;
  const edge = r * (1 - albedo);
  const half = Math.sqrt(r * r - edge * edge);
  const caps = [-1, 1].map(
    (side) =>
      `M${rounded(x - half)} ${rounded(y + side * edge)}A${r} ${r} 0 0 ${side === -1 ? 1 : 0} ${rounded(x + half)} ${rounded(y + side * edge)}z`,
  );
  /** The evening half: strokes along the parallels, between the caps. */
  const evening = Array.from({ length: 15 }, (_, i) => 3.4 * (i - 7))
    .filter((dy) => Math.abs(dy) < edge - 1)
    .map((dy, i) => `M${x + (i % 2 === 0 ? 10 : 1)} ${rounded(y + dy)}H${rounded(x + Math.sqrt(r * r - dy * dy))}`);
  const rays = [-12, 0, 12].map((dy) => `M43 ${y + dy}h15m-5-4l5 4l-5 4`).join("");
  const heat = [-0.5, 0, 0.5].map((angle) => {
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    return `M${rounded(x + 42 * c)} ${rounded(y + 42 * s)}l${rounded(20 * c)} ${rounded(20 * s)}`;
  });
  return (
    <>
      <circle cx={x} cy={y} r={r} fill="var(--tint)" />
      <path d={evening.join("")} stroke="currentColor" />
      <path d={caps.join("")} fill="var(--color-paper)" stroke="currentColor" />
      <circle cx={x} cy={y} r={r} fill="none" stroke="currentColor" strokeWidth="1.5" />
      {Array.from({ length: Math.round(5 * share) }, (_, i) => r + veil + 2.6 * (i - 1)).map((radius) => (
        <circle key={radius} cx={x} cy={y} r={rounded(radius)} fill="none" stroke="currentColor" />
      ))}
      <path d={rays} fill="none" stroke="currentColor" strokeWidth="1.5" />
      <path d={heat.join("")} fill="none" stroke="var(--spot)" strokeWidth="2" strokeDasharray="4 3" />
    </>
  );
}

/** Draws the axis of temperature, and the labels of the curves. */
function Axis() {
  return (
    <>
      <Axes x={[left, right]} y={[14, base]} />
      <Ticks
        at={[-40, -20, 0, 20, 40]}
        along={(degrees) => across(freezing + degrees)}
        y={[base, base + 5]}
        label={formatNumber}
      />
      <Label at={[right, base + 38]} anchor="end" italic>
        temperatura e sipërfaqes (°C)
      </Label>
      <Label at={[left + 8, 22]} anchor="start" italic>
        W/m²
      </Label>
      <Label at={[272, 26]} anchor="end" italic>
        rrezaton sipërfaqja
      </Label>
    </>
  );
}

/** Incoming and outgoing radiation at each temperature. The Earth has the temperature where they are equal. */
export const greenhouse: TouchModel<Name> = {
  title: "Perdja mbi Tokë",
  scenes: {
    own: "Një perde",
    others: [
      {
        label: "Në shtresa",
        caption:
          "Ngrije dorezën dhe qielli ndahet në shtresa: secila thith gjithë infra të kuqen dhe dërgon lart sa edhe poshtë. Lexo sa gradë ka toka pas çdo shtrese të re.",
        load: async () => (await import("./sky-in-layers")).skyInLayers,
      },
    ],
  },
  settings: {
    perdja: { label: "Perdja thith", unit: "%", min: 0, max: 100, step: 1, digits: 0, start: 78, by: "handle" },
    albedoja: { label: "Albedoja", unit: "", min: 0.1, max: 0.6, step: 0.01, digits: 2, start: 0.3, by: "handle" },
  },
  question: {
    text: "Perdja trashet dhe Toka e gjen bilancin e ri. Sa del atëherë në hapësirë?",
    choices: ["Më pak se më parë", "Po aq sa më parë", "Më shumë se më parë"],
    right: 1,
    because:
      "Sapo perdja trashet, del më pak sesa hyn, ndaj Toka nxehet dhe rrezaton më shumë. Nxehet derisa dalja ta arrijë sërish hyrjen, dhe hyrjen perdja nuk e ka prekur. Ndryshon vetëm temperatura ku ndodh kjo.",
    shown: ({ perdja, albedoja }) => perdja >= 85 && albedoja === 0.3,
  },
  View,
  height: 308,
  describe: ({ perdja, albedoja }) =>
    `Albedoja është ${formatNumber(albedoja, 2)}, perdja thith ${quantity(perdja, 0, "%")} të rrezatimit të sipërfaqes. Hyjnë dhe dalin ${watts(absorbed(albedoja))}; bilanci mbyllet në ${celsius(balance(albedoja, perdja / 100))}.`,
  readings: ({ perdja, albedoja }) => [
    ["Perdja thith", quantity(perdja, 0, "%")],
    ["Albedoja", formatNumber(albedoja, 2)],
    ["Hyn dhe del", watts(absorbed(albedoja))],
    ["Temperatura", celsius(balance(albedoja, perdja / 100))],
  ],
  samples: [0, 40, 78, 100].map((perdja) => ({ perdja, albedoja: 0.3 })),
  columns: [
    { head: "perdja thith", cell: ({ perdja }) => quantity(perdja, 0, "%") },
    { head: "hyn = del", cell: ({ albedoja }) => watts(absorbed(albedoja)) },
    { head: "temperatura", cell: ({ perdja, albedoja }) => celsius(balance(albedoja, perdja / 100)) },
  ],
};
