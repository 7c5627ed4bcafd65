import { formatNumber } from "../../magazine/albanian";
import { quantity } from "../../play/quantity";
import { Area, Label, Line, Segment } from "../kit/drawing";
import { Handle, type Point } from "../kit/handle";
import type { TouchModel, Values } from "../kit/touch-model";
import { emptyArea, type Spot, sum, trianglesAt } from "./four-triangles";

type Name = "vendi" | "b";

/** The large square's lower left corner, units for a centimetre, height of the track. */
const origin: Point = [54, 260];
const scale = 18;
const track = 298;

const toPicture = ([x, y]: Spot): Point => [origin[0] + scale * x, origin[1] - scale * y];
const square = [toPicture([0, 0]), toPicture([sum, 0]), toPicture([sum, sum]), toPicture([0, sum])];

/** Returns the names of the empty areas and their positions. They are a little below the middle of each area. */
function emptyNames({ vendi, b }: Values<Name>): [string, Spot][] {
  const a = sum - b;
  if (vendi === 0) return [["c²", [sum / 2, sum / 2]]];
  return vendi < 100
    ? []
    : [
        ["a²", [a / 2, b + a / 2]],
        ["b²", [a + b / 2, b / 2]],
      ];
}

function View({ values }: { values: Values<Name> }) {
  const { vendi, b } = values;
  const a = sum - b;
  const onTrack = (percent: number): Point => toPicture([(sum * percent) / 100, (origin[1] - track) / scale]);
  return (
    <>
      <Area points={square} outline={0} />
      {trianglesAt(b, vendi / 100).map(([corner, one, other], i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the four triangles never change their order.
        <Area key={i} points={[toPicture(corner), toPicture(one), toPicture(other)]} fill="paper" />
      ))}
      <Line points={[...square, square[0] as Point]} weight={2.6} />
      {emptyNames(values).map(([name, [x, y]]) => (
        <Label key={name} at={toPicture([x, y - 0.4])} large spot>
          {name}
        </Label>
      ))}
      <Label at={toPicture([a / 2, -1])} italic>
        a
      </Label>
      <Label at={toPicture([-0.9, b / 2 - 0.2])} italic>
        b
      </Label>
      <Label at={toPicture([a * 0.36, b * 0.36 - 0.2])} italic>
        c
      </Label>
      <Segment from={onTrack(0)} to={onTrack(100)} weight={1} />
      <Handle
        name="vendi"
        at={onTrack(vendi)}
        valuesAt={([x]) => ({ vendi: (100 * (x - origin[0])) / (scale * sum) })}
      />
      <Handle name="b" at={toPicture([0, b])} valuesAt={([, y]) => ({ b: (origin[1] - y) / scale })} />
    </>
  );
}

const where = ({ vendi }: Values<Name>): string => {
  if (vendi === 0) return "në cepa";
  return vendi < 100 ? "rrugës" : "në dy drejtkëndësha";
};

const empty = ({ vendi, b }: Values<Name>): number => emptyArea(b, vendi / 100);

/** Four triangles change places in one square: the area c² becomes a² and b² together. */
export const swapPlaces: TouchModel<Name> = {
  title: "Katër trekëndësha ndërrojnë vend",
  settings: {
    vendi: { label: "Rrëshqitja", unit: "%", min: 0, max: 100, step: 1, digits: 0, start: 0, by: "handle" },
    b: { label: "Kateti b", unit: "cm", min: 2, max: 12, step: 0.1, digits: 1, start: 8, by: "handle" },
  },
  runs: { name: "vendi", unitsPerSecond: 25 },
  question: {
    text: "Tre nga katër trekëndëshat rrëshqasin, i katërti rri. Ç’bëhet me vendin bosh?",
    choices: ["Zvogëlohet", "Mbetet po aq", "Rritet"],
    right: 1,
    because:
      "Katrori i madh dhe katër trekëndëshat janë po ata, ndaj edhe boshi është po aq. Në fillim ai ishte katrori mbi hipotenuzën, c²; në fund janë katrorët mbi dy katetet, a² dhe b². Prandaj a² + b² = c², sido që ta zgjedhësh b-në.",
    shown: ({ vendi }) => vendi === 100,
  },
  View,
  height: 315,
  left: 34,
  describe: (values) =>
    `Në një katror me brinjë ${sum} cm katër trekëndësha kënddrejtë me katete ${quantity(sum - values.b, 1, "cm")} dhe ${quantity(values.b, 1, "cm")} janë ${where(values)} (${quantity(values.vendi, 0, "%")} e rrugës). Bosh mbeten ${quantity(empty(values), 1, "cm²")}.`,
  readings: (values) => [
    ["Kateti a", quantity(sum - values.b, 1, "cm")],
    ["Kateti b", quantity(values.b, 1, "cm")],
    ["Vendi bosh", quantity(empty(values), 1, "cm²")],
  ],
  samples: [
    { vendi: 0, b: 8 },
    { vendi: 100, b: 8 },
    { vendi: 0, b: 9 },
    { vendi: 100, b: 9 },
  ],
  columns: [
    { head: "trekëndëshat", cell: where },
    { head: "a (cm)", cell: ({ b }) => formatNumber(sum - b, 1) },
    { head: "b (cm)", cell: ({ b }) => formatNumber(b, 1) },
    { head: "bosh (cm²)", cell: (values) => formatNumber(empty(values), 1) },
  ],
};
