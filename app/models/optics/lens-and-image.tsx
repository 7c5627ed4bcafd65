import { formatNumber } from "../../magazine/albanian";
import { quantity } from "../../play/quantity";
import { rounded } from "../../play/svg-path";
import { Area, Label, Line, Segment } from "../kit/drawing";
import { Handle, type Point } from "../kit/handle";
import type { TouchModel, Values } from "../kit/touch-model";
import { imageDistance, magnification, slopeBehind } from "./thin-lens";

type Name = "largesia" | "fuqia";

/** The middle of the lens, on the axis; units of the picture for a centimetre. */
const centre: Point = [176, 150];
const scale = 5;

/** Height of the object and half the height of the lens, in centimetres. */
const objectHeight = 6;
const lensReach = 14;

/**
 * Returns the point of the picture for a place in centimetres. It is a distance behind the lens and a height above the
 * axis.
 */
const toPicture = (behind: number, height: number): Point => [centre[0] + scale * behind, centre[1] - scale * height];

const [left, right] = [-centre[0] / scale, (360 - centre[0]) / scale];

/** Draws a lens whose curvature follows its power. */
function Lens({ power }: { power: number }) {
  const [edge, middle] = power > 0 ? [1, 1 + power] : [2 - power, 2];
  const [x, y] = centre;
  const [top, bottom, round] = [y - scale * lensReach - 6, y + scale * lensReach + 6, 2 * middle - edge];
  const faces = `M${x - edge} ${top}Q${x - round} ${y} ${x - edge} ${bottom}H${x + edge}Q${x + round} ${y} ${x + edge} ${top}Z`;
  return <path d={faces} fill="none" stroke="currentColor" strokeWidth="2" strokeLinejoin="round" />;
}

/** Draws an upright arrow on the axis. */
function Arrow({ behind, height, spot = false }: { behind: number; height: number; spot?: boolean }) {
  const [x, tip] = toPicture(behind, height);
  const barb = Math.sign(height) * Math.min(9, Math.abs(scale * height) * 0.6);
  const weight = spot ? 3 : 2.4;
  return (
    <>
      <Segment from={[x, centre[1]]} to={[x, tip]} weight={weight} spot={spot} />
      <Line
        points={[
          [x - 5, tip + barb],
          [x, tip],
          [x + 5, tip + barb],
        ]}
        weight={weight}
        spot={spot}
      />
    </>
  );
}

function View({ values: { largesia, fuqia } }: { values: Values<Name> }) {
  const image = imageDistance(largesia, fuqia);
  const times = magnification(largesia, fuqia);
  const tip = toPicture(-largesia, objectHeight);
  const edgeOf = (height: number, x: number): Point => {
    const slope = slopeBehind(height, (height - objectHeight) / largesia, fuqia);
    return toPicture(x, height + slope * x);
  };
  const seen = image !== null && times !== null && image > left + 2 && image < right - 2;
  const virtual = image !== null && image < 0;
  return (
    <>
      <Area points={[tip, toPicture(0, lensReach), toPicture(0, -lensReach)]} outline={0} />
      <Area
        points={[
          toPicture(0, lensReach),
          edgeOf(lensReach, right),
          edgeOf(-lensReach, right),
          toPicture(0, -lensReach),
        ]}
        outline={0}
      />
      <Segment from={[0, centre[1]]} to={[360, centre[1]]} weight={1} />
      {[objectHeight, 0].map((height) => (
        <g key={height}>
          <Segment from={tip} to={toPicture(0, height)} />
          <Segment from={toPicture(0, height)} to={edgeOf(height, right)} spot />
          {virtual ? <Segment from={toPicture(0, height)} to={edgeOf(height, Math.max(left, image))} dashed /> : null}
        </g>
      ))}
      <Lens power={fuqia} />
      <FocusMarks power={fuqia} />
      <Arrow behind={-largesia} height={objectHeight} />
      {seen ? <Arrow behind={image} height={objectHeight * times} spot /> : null}
      <Label at={[10, 296]} anchor="start" spot>
        {`shëmbëllimi: ${kindOfImage(largesia, fuqia)}`}
      </Label>
      <Handle
        name="largesia"
        at={toPicture(-largesia, 0)}
        valuesAt={([x]) => ({ largesia: (centre[0] - x) / scale })}
      />
    </>
  );
}

/** Draws the two foci, if they are inside the picture. */
function FocusMarks({ power }: { power: number }) {
  const focus = Math.abs(100 / power);
  if (!(scale * focus < 168)) return null;
  return [-focus, focus].map((behind) => {
    const [x, y] = toPicture(behind, 0);
    return (
      <g key={behind}>
        <circle cx={rounded(x)} cy={y} r="3.5" fill="currentColor" />
        <Label at={behind < 0 ? [x - 9, y + 22] : [x + 11, y - 9]} italic>
          F
        </Label>
      </g>
    );
  });
}

function kindOfImage(distance: number, power: number): string {
  const [image, times] = [imageDistance(distance, power), magnification(distance, power)];
  if (image === null || times === null) return "nuk ka, rrezet dalin paralele";
  const ratio = Math.abs(times);
  // One digit would write 0,96 as 1,0, as if the sizes were equal.
  const off = Math.abs(ratio - 1);
  const digits = off > 1e-9 && off < 0.05 ? 2 : 1;
  const size = `${formatNumber(ratio, digits)} herë sa sendi`;
  return image > 0 ? `real, përmbys, ${size}` : `virtual, drejt, ${size}`;
}

const whereImage = (distance: number, power: number): string => {
  const image = imageDistance(distance, power);
  return image === null ? "pa fund" : quantity(image, 1, "cm");
};

/** An object before a lens. Its image moves away as the object comes near; inside the focus the image is virtual. */
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
      step: 0.5,
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
    `Sendi është ${quantity(largesia, 1, "cm")} para thjerrës me ${quantity(fuqia, 0, "dioptri")}. Shëmbëllimi: ${kindOfImage(largesia, fuqia)}; largësia pas thjerrës ${whereImage(largesia, fuqia)}.`,
  readings: ({ largesia, fuqia }) => [
    ["Sendi para thjerrës", quantity(largesia, 1, "cm")],
    ["Shëmbëllimi pas saj", whereImage(largesia, fuqia)],
    ["Largësia vatrore", fuqia === 0 ? "nuk ka" : quantity(100 / fuqia, 1, "cm")],
  ],
  samples: [30, 20, 15, 10, 5].map((largesia) => ({ largesia, fuqia: 10 })),
  columns: [
    { head: "sendi (cm)", cell: ({ largesia }) => formatNumber(largesia, 0) },
    { head: "shëmbëllimi", cell: ({ largesia, fuqia }) => whereImage(largesia, fuqia) },
    { head: "si është", cell: ({ largesia, fuqia }) => kindOfImage(largesia, fuqia) },
  ],
};
