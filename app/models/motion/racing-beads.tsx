import { formatNumber } from "../../magazine/albanian";
import { quantity } from "../../play/quantity";
import { path, rounded } from "../../play/svg-path";
import { Label, Line, Segment } from "../kit/drawing";
import { Handle, type Point } from "../kit/handle";
import { Resting } from "../kit/resting";
import type { TouchModel, Values } from "../kit/touch-model";
import {
  cornerLength,
  cornerTime,
  cycloid,
  cycloidTime,
  end,
  onCorner,
  onCycloid,
  onStraight,
  type SlidePoint,
  straightTime,
} from "./slides";

type Name = "anash" | "poshte" | "koha";

/** Units of the picture for one metre, and the place of the start. */
const scale = 98;
const start: Point = [26, 34];
const toPicture = ({ x, y }: SlidePoint): Point => [start[0] + scale * x, start[1] + scale * y];

const cycloidLine = Array.from({ length: 49 }, (_, i) => toPicture(cycloid((Math.PI * i) / 48)));
const cornerOf = ({ anash, poshte }: Values<Name>): SlidePoint => ({ x: anash, y: poshte });

/** Draws a bead in the colour of ink, of paper, or in the spot colour. */
function Bead({ place, fill }: { place: SlidePoint; fill: string }) {
  const [x, y] = toPicture(place);
  return <circle cx={rounded(x)} cy={rounded(y)} r="7" fill={fill} stroke="currentColor" strokeWidth="1.5" />;
}

function View({ values }: { values: Values<Name> }) {
  const corner = cornerOf(values);
  const own = [toPicture({ x: 0, y: 0 }), toPicture(corner), toPicture(end)];
  return (
    <>
      <path d={path([...own, toPicture(end)], true)} fill="var(--tint)" />
      <Segment from={toPicture({ x: 0, y: 0 })} to={toPicture(end)} />
      <Line points={cycloidLine} weight={2} dashed />
      <Line points={own} weight={3} spot />
      <Resting way="up">
        <Bead place={onStraight(values.koha)} fill="var(--color-paper)" />
        <Bead place={onCycloid(values.koha)} fill="currentColor" />
        <Bead place={onCorner(corner, values.koha)} fill="var(--spot)" />
      </Resting>
      <Label at={[start[0], 18]} italic>
        nisja
      </Label>
      <Label at={[toPicture(end)[0] + 20, toPicture(end)[1] + 24]} anchor="end" italic>
        fundi
      </Label>
      <Label at={[352, 24]} anchor="end">{`e drejta ${quantity(straightTime, 2, "s")}`}</Label>
      <Label at={[352, 44]} anchor="end">{`cikloida ${quantity(cycloidTime, 2, "s")}`}</Label>
      <Label at={[352, 64]} anchor="end" spot>
        {`rruga jote ${quantity(cornerTime(corner), 2, "s")}`}
      </Label>
      <Handle
        name="anash"
        second="poshte"
        at={toPicture(corner)}
        valuesAt={([x, y]) => ({ anash: (x - start[0]) / scale, poshte: (y - start[1]) / scale })}
      />
    </>
  );
}

/**
 * Three slides from one start to one end. They are the straight one, the cycloid, and the reader's own with one corner.
 */
export const racingBeads: TouchModel<Name> = {
  title: "Tri rrëshqitje, një fund",
  settings: {
    anash: {
      label: "Kthesa, anash nisjes",
      unit: "m",
      min: 0,
      max: 2,
      step: 0.02,
      digits: 2,
      start: 1.9,
      by: "handle",
    },
    poshte: {
      label: "Kthesa, nën nisjen",
      unit: "m",
      min: 0.3,
      max: 2.5,
      step: 0.02,
      digits: 2,
      start: 1.66,
      by: "handle",
    },
    koha: { label: "Koha", unit: "s", min: 0, max: 2.2, step: 0.01, digits: 2, start: 0.7 },
  },
  question: {
    text: "Rruga jote ka vetëm një kthesë. Po ta vësh ku është më mirë, sa afër cikloidës del?",
    choices: ["E mund cikloidën", "Mbetet vetëm pak pas saj", "Mbetet larg, afër së drejtës"],
    right: 1,
    because:
      "Me kthesën afër nisjes, pak nën cikloidë, rruaza merr shpejtësi herët dhe koha bie në 1,03 s. Nën 1,00 s, kohën e cikloidës, nuk zbret asnjë rrugë: më poshtë ajo zgjatet më shumë sesa fiton.",
    shown: (values) => cornerTime(cornerOf(values)) < 1.035,
  },
  View,
  height: 298,
  runs: { name: "koha", unitsPerSecond: 0.35 },
  describe: (values) => {
    const corner = cornerOf(values);
    return `Kthesa e rrugës sate është ${quantity(corner.x, 2, "m")} anash dhe ${quantity(corner.y, 2, "m")} nën nisjen. Rruga jote zgjat ${quantity(cornerTime(corner), 2, "s")}, e drejta ${quantity(straightTime, 2, "s")}, cikloida ${quantity(cycloidTime, 2, "s")}. ${standing(values)}`;
  },
  readings: (values) => [
    ["Koha jote", quantity(cornerTime(cornerOf(values)), 3, "s")],
    ["Pas cikloidës", quantity(cornerTime(cornerOf(values)) - cycloidTime, 3, "s")],
    ["Rruga jote", quantity(cornerLength(cornerOf(values)), 2, "m")],
  ],
  samples: [
    { anash: 1.56, poshte: 1, koha: 0.7 },
    { anash: 1.9, poshte: 1.66, koha: 0.7 },
    { anash: 0, poshte: 2, koha: 0.7 },
    { anash: 0.48, poshte: 1.1, koha: 0.7 },
  ],
  columns: [
    { head: "kthesa anash (m)", cell: ({ anash }) => formatNumber(anash, 2) },
    { head: "kthesa poshtë (m)", cell: ({ poshte }) => formatNumber(poshte, 2) },
    { head: "rruga (m)", cell: (values) => formatNumber(cornerLength(cornerOf(values)), 2) },
    { head: "koha (s)", cell: (values) => formatNumber(cornerTime(cornerOf(values)), 2) },
  ],
};

/** Describes in words which beads have arrived. */
function standing(values: Values<Name>): string {
  const { koha } = values;
  const arrived = [
    ["cikloida", cycloidTime],
    ["rruga jote", cornerTime(cornerOf(values))],
    ["e drejta", straightTime],
  ] as const;
  const names = arrived.filter(([, time]) => time <= koha).map(([name]) => name);
  return names.length === 0
    ? `Pas ${quantity(koha, 2, "s")} s’ka mbërritur asnjëra.`
    : `Pas ${quantity(koha, 2, "s")} ka mbërritur: ${names.join(", ")}.`;
}
