import { formatNumber } from "../../magazine/albanian";
import { quantity } from "../../play/quantity";
import { rounded } from "../../play/svg-path";
import { Area, Label, Line, Segment } from "../kit/drawing";
import { Handle, type Point } from "../kit/handle";
import type { TouchModel, Values } from "../kit/touch-model";
import { imageDistance, magnification, slopeBehind } from "./thin-lens";

type Name = "largesia" | "fuqia";

/** The middle of the lens, on the axis; units of the picture for a centimetre along the axis, and across it. */
const centre: Point = [146, 144];
const [along, across] = [4.4, 10];

/** Height of the candle and half the height of the lens, in centimetres. */
const objectHeight = 5;
const lensReach = 8;

/**
 * Returns the point of the picture for a place in centimetres. It is a distance behind the lens and a height above the
 * axis.
 */
const toPicture = (behind: number, height: number): Point => [centre[0] + along * behind, centre[1] - across * height];

const [left, right] = [-centre[0] / along, (360 - centre[0]) / along];

/** Draws a lens whose curvature follows its power. */
function Lens({ power }: { power: number }) {
  const [edge, middle] = power > 0 ? [1, 1 + power] : [2 - power, 2];
  const [x, y] = centre;
  const [top, bottom, round] = [y - across * lensReach - 6, y + across * lensReach + 6, 2 * middle - edge];
  const faces = `M${x - edge} ${top}Q${x - round} ${y} ${x - edge} ${bottom}H${x + edge}Q${x + round} ${y} ${x + edge} ${top}Z`;
  return <path d={faces} fill="var(--color-paper)" stroke="currentColor" strokeWidth="2" strokeLinejoin="round" />;
}

/** Outlines of a candle of height 1: its wax, its wick, its flame. Widths are to the right. */
const wax: readonly Point[] = [
  [-0.15, 0],
  [-0.15, 0.58],
  [-0.04, 0.63],
  [0.06, 0.57],
  [0.15, 0.61],
  [0.15, 0],
];
const wick: readonly Point[] = [
  [0, 0.6],
  [0, 0.7],
];
const flame = Array.from({ length: 25 }, (_, i): Point => {
  const part = 1 - Math.abs(i - 12) / 12;
  return [Math.sign(i - 12) * 0.34 * Math.sqrt(part) * (1 - part), 0.65 + 0.35 * part];
});

/**
 * Draws a candle, or its image in the spot colour.
 *
 * @param place returns the point of the picture for a place on a candle of height 1
 */
function Candle({ place, image }: { place: (point: Point) => Point; image?: "real" | "virtual" }) {
  const spot = image !== undefined;
  const [body, fire] = [wax.map(place), flame.map(place)];
  const dashed = image === "virtual";
  return (
    <>
      {dashed ? null : <Area points={body} fill="paper" outline={0} />}
      {dashed ? null : <Area points={fire} fill={spot ? "spot" : "tint"} outline={0} />}
      <Line points={[...body, body[0] as Point]} weight={spot ? 2.4 : 2} {...{ spot, dashed }} />
      <Line points={wick.map(place)} weight={1.5} {...{ spot }} />
      <Line points={[...fire, fire[0] as Point]} weight={spot ? 2.4 : 1.5} {...{ spot, dashed }} />
    </>
  );
}

/** How far the sheet goes to both sides of the axis and above it. It is seen aslant. */
const sheet = { half: 19, slope: 0.5, above: 42, least: 84 };

/** Draws the sheet of paper on which a real image falls, as far behind the lens as the image. */
function Sheet({ behind, times }: { behind: number; times: number }) {
  const [x, y] = toPicture(behind, 0);
  const below = Math.max(sheet.least, across * objectHeight * -times + 18);
  const edge = (side: number, down: number): Point => [
    x + side * sheet.half,
    y + down - side * sheet.half * sheet.slope,
  ];
  return (
    <>
      <Area
        points={[edge(-1, -sheet.above), edge(1, -sheet.above), edge(1, below), edge(-1, below)]}
        fill="paper"
        outline={1.5}
      />
      <Label at={[x, y - sheet.above - 16]} italic>
        fleta
      </Label>
      <Candle
        image="real"
        place={([wide, high]) => {
          const size = across * objectHeight * times;
          const side = 0.9 * size * wide;
          return [x + side, y - size * high - side * sheet.slope];
        }}
      />
    </>
  );
}

/** Draws an eye on the axis that looks to the left. */
function Eye({ x }: { x: number }) {
  const y = centre[1];
  return (
    <>
      <path
        d={`M${x + 26} ${y - 20}Q${x + 4} ${y - 17} ${x - 2} ${y}Q${x + 4} ${y + 15} ${x + 24} ${y + 14}`}
        fill="var(--color-paper)"
        stroke="currentColor"
        strokeWidth="2"
      />
      <path
        d={`M${x + 6} ${y - 12}Q${x + 16} ${y} ${x + 6} ${y + 10}`}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
      />
      <ellipse cx={x + 4.5} cy={y - 1} rx="3" ry="6.5" fill="currentColor" />
      <path
        d={`M${x + 4} ${y - 17}l-8 -6M${x + 10} ${y - 19}l-5 -8M${x + 18} ${y - 21}l-3 -8`}
        stroke="currentColor"
        strokeWidth="1.5"
      />
    </>
  );
}

function View({ values: { largesia, fuqia } }: { values: Values<Name> }) {
  const image = imageDistance(largesia, fuqia);
  const times = magnification(largesia, fuqia);
  const tip = toPicture(-largesia, objectHeight);
  const onSheet = image !== null && image > 0 && image < right - 5;
  const virtual = image !== null && image < 0;
  /** Where the drawn light ends: on the sheet, else at the picture's edge. */
  const end = onSheet ? image : right;
  const edgeOf = (height: number, x: number): Point => {
    const slope = slopeBehind(height, (height - objectHeight) / largesia, fuqia);
    return toPicture(x, height + slope * x);
  };
  const [kind, size] = kindOfImage(largesia, fuqia);
  const grip: Point = [tip[0], centre[1] + 30];
  return (
    <>
      <Area points={[tip, toPicture(0, lensReach), toPicture(0, -lensReach)]} outline={0} />
      <Area
        points={[toPicture(0, lensReach), edgeOf(lensReach, end), edgeOf(-lensReach, end), toPicture(0, -lensReach)]}
        outline={0}
      />
      <Segment from={[0, centre[1]]} to={[360, centre[1]]} weight={1} />
      {onSheet && times !== null ? <Sheet behind={image} times={times} /> : null}
      {[objectHeight, 0].map((height) => (
        <g key={height}>
          <Segment from={tip} to={toPicture(0, height)} />
          <Segment from={toPicture(0, height)} to={edgeOf(height, end)} spot />
          {virtual ? <Segment from={toPicture(0, height)} to={edgeOf(height, Math.max(left, image))} dashed /> : null}
        </g>
      ))}
      <Lens power={fuqia} />
      <FocusMarks power={fuqia} />
      {virtual && times !== null ? (
        <Candle
          image="virtual"
          place={([wide, high]) => {
            const [x, y] = toPicture(image, objectHeight * times * high);
            return [x + across * objectHeight * times * wide, y];
          }}
        />
      ) : null}
      <Candle
        place={([wide, high]) => {
          const [x, y] = toPicture(-largesia, objectHeight * high);
          return [x + across * objectHeight * wide, y];
        }}
      />
      {image !== null && image > 0 ? null : <Eye x={328} />}
      <Label at={[10, 272]} anchor="start" spot>
        {`shëmbëllimi: ${kind}`}
      </Label>
      <Label at={[10, 290]} anchor="start" spot>
        {size}
      </Label>
      <Segment from={toPicture(-largesia, 0)} to={grip} weight={2} />
      <Handle name="largesia" at={grip} valuesAt={([x]) => ({ largesia: (centre[0] - x) / along })} />
    </>
  );
}

/** Draws the two foci, if they are inside the picture. */
function FocusMarks({ power }: { power: number }) {
  const focus = Math.abs(100 / power);
  if (!(along * focus < centre[0] - 8)) return null;
  return [-focus, focus].map((behind) => {
    const [x, y] = toPicture(behind, 0);
    return (
      <g key={behind}>
        <circle cx={rounded(x)} cy={y} r="3.5" fill="currentColor" />
        <Label at={behind < 0 ? [x - 12, y + 16] : [x + 11, y - 9]} italic>
          F
        </Label>
      </g>
    );
  });
}

/** Returns what the image is, and how large, in words. */
function kindOfImage(distance: number, power: number): readonly [kind: string, size: string] {
  const [image, times] = [imageDistance(distance, power), magnification(distance, power)];
  if (image === null || times === null) return ["nuk ka", "rrezet dalin paralele"];
  const ratio = Math.abs(times);
  // One digit would write 0,96 as 1,0, as if the sizes were equal.
  const off = Math.abs(ratio - 1);
  const digits = off > 1e-9 && off < 0.05 ? 2 : 1;
  const size = `${formatNumber(ratio, digits)} herë sa sendi`;
  return [image > 0 ? "real, përmbys" : "virtual, drejt", size];
}

const imageInWords = (distance: number, power: number) => kindOfImage(distance, power).join(", ");

const whereImage = (distance: number, power: number): string => {
  const image = imageDistance(distance, power);
  return image === null ? "pa fund" : quantity(image, 1, "cm");
};

/** A candle before a lens. Its image moves away as it comes near, onto a sheet; inside the focus an eye alone sees it. */
export const lensAndImage: TouchModel<Name> = {
  title: "Sendi, thjerra dhe shëmbëllimi",
  scenes: {
    own: "Një thjerrë",
    others: [
      {
        label: "Syri dhe xhami",
        caption:
          "Tërhiqe retinën dhe shiko ku takohen rrezet e një ylli; poshtë, dy dritat e largëta siç i sheh ky sy. Pastaj provo xhama të ndryshëm.",
        load: async () => (await import("./eye-with-glass")).shortSight,
      },
      {
        label: "Teleskopi",
        caption:
          "Tërhiqe okularin gjatë tubit dhe shiko si dalin prej tij rrezet e yllit. Poshtë krahaso pamjen me sy dhe me teleskop; ndërro edhe fuqinë e okularit.",
        load: async () => (await import("./telescope")).telescope,
      },
    ],
  },
  settings: {
    largesia: {
      label: "Largësia e sendit",
      unit: "cm",
      min: 4,
      max: 30,
      step: 0.1,
      digits: 1,
      start: 22,
      by: "handle",
    },
    fuqia: { label: "Fuqia e thjerrës", unit: "dioptri", min: -10, max: 10, step: 1, digits: 0, start: 10 },
  },
  question: {
    text: "Afroje sendin te thjerra. Ç’bëhet me shëmbëllimin kur sendi hyn brenda vatrës F?",
    choices: ["Zvogëlohet", "Kthehet drejt, nga ana e sendit", "Mbetet përmbys, vetëm më larg"],
    right: 1,
    because:
      "Brenda vatrës rrezet vijnë aq të hapura sa thjerra nuk i bashkon dot: dalin sikur të niseshin nga një send më i madh, pas të vërtetit. Ky shëmbëllim shihet, por nuk bie në fletë; kështu punon lupa. Thjerra shpërndarëse jep gjithnjë të tilla, po të vogla.",
    shown: ({ largesia, fuqia }) => fuqia > 0 && (imageDistance(largesia, fuqia) ?? 0) < 0,
  },
  View,
  height: 302,
  left: 0,
  describe: ({ largesia, fuqia }) =>
    `Sendi është ${quantity(largesia, 1, "cm")} para thjerrës me ${quantity(fuqia, 0, "dioptri")}. Shëmbëllimi: ${imageInWords(largesia, fuqia)}; largësia pas thjerrës ${whereImage(largesia, fuqia)}.`,
  readings: ({ largesia, fuqia }) => [
    ["Sendi para thjerrës", quantity(largesia, 1, "cm")],
    ["Shëmbëllimi pas saj", whereImage(largesia, fuqia)],
    ["Largësia vatrore", fuqia === 0 ? "nuk ka" : quantity(100 / fuqia, 1, "cm")],
  ],
  samples: [30, 20, 15, 10, 5].map((largesia) => ({ largesia, fuqia: 10 })),
  columns: [
    { head: "sendi (cm)", cell: ({ largesia }) => formatNumber(largesia, 0) },
    { head: "shëmbëllimi", cell: ({ largesia, fuqia }) => whereImage(largesia, fuqia) },
    { head: "si është", cell: ({ largesia, fuqia }) => imageInWords(largesia, fuqia) },
  ],
};
