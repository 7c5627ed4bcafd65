import { formatNumber } from "../../magazine/albanian";
import { quantity } from "../../play/quantity";
import { rounded } from "../../play/svg-path";
import { Box, Label, Line, Segment } from "../kit/drawing";
import { Handle, type Point } from "../kit/handle";
import type { TouchModel, Values } from "../kit/touch-model";
import {
  body,
  echoDepths,
  echoTime,
  fingerDepth,
  fingerGap,
  fingers,
  head,
  headDepths,
  reachOf,
  spotWidth,
  wallDepth,
  wavelengthInTissue,
} from "./echo-imaging";

type Name = "sonda" | "frekuenca";

/** The skin's left end, and units of the picture for one centimetre. */
const corner: Point = [36, 42];
const scale = 15;
const bottom = corner[1] + scale * body.depth;

/** Position of the magnifying glass, and its magnification. */
const glass: Point = [88, 134];
const magnifies = 4;

const toPicture = (across: number, down: number): Point => [corner[0] + scale * across, corner[1] + scale * down];

/** Returns the thickness of a line of echoes. It is the width of a point's image at its depth. */
const thickness = (depth: number, megahertz: number) => Math.max(1.2, (spotWidth(depth, megahertz) * scale) / 10);

/** Draws one border's echoes, as far as probe and sound have reached. */
function Border({
  from,
  depthAt,
  upTo,
  megahertz,
}: {
  from: number;
  depthAt: (across: number) => number | undefined;
  upTo: number;
  megahertz: number;
}) {
  const points: Point[] = [];
  for (let across = from; across <= upTo + 1e-9; across += 0.4) {
    const depth = depthAt(across);
    if (depth !== undefined && depth <= reachOf(megahertz)) points.push(toPicture(across, depth));
  }
  const middle = points[Math.floor(points.length / 2)];
  if (middle === undefined || points.length < 2) return null;
  return <Line points={points} weight={rounded(thickness((middle[1] - corner[1]) / scale, megahertz))} />;
}

/** The rim of the head, of which the question asks; its echoes lie on it. */
const headRim = Array.from({ length: 49 }, (_, i): Point => {
  const angle = (i * Math.PI) / 24;
  return toPicture(head.across + head.halfWidth * Math.cos(angle), head.down + head.halfHeight * Math.sin(angle));
});

/** Draws the image of the fingers: in place, and four times as large. */
function Fingers({ upTo, megahertz }: { upTo: number; megahertz: number }) {
  const [x, y] = toPicture(3.6, fingerDepth);
  const seen = reachOf(megahertz) < fingerDepth ? [] : fingers.filter(([across]) => across <= upTo);
  const width = thickness(fingerDepth, megahertz);
  const dot = ([across, down]: readonly [number, number], times: number) => {
    const [cx, cy] = toPicture(across, down);
    const [middle, height] = times === 1 ? [x, y] : glass;
    return (
      <circle
        key={`${across} ${times}`}
        cx={rounded(middle + times * (cx - x))}
        cy={rounded(height + times * (cy - y))}
        r={rounded((times * width) / 2)}
        fill="currentColor"
      />
    );
  };
  /** The hand that is hidden: each finger down from its tip, to the lower edge of the glass. */
  const hand = seen.map(([across, down]) => {
    const [cx, cy] = toPicture(across, down);
    const [tipX, tipY] = [glass[0] + magnifies * (cx - x), glass[1] + magnifies * (cy - y)];
    const length = Math.sqrt(44 ** 2 - (tipX - glass[0]) ** 2) - (tipY - glass[1]);
    return `M${rounded(tipX - 6)} ${rounded(tipY + length)}v${rounded(-length)}a6 6 0 0 1 12 0v${rounded(length)}`;
  });
  return (
    <>
      <Segment from={[x - 11, y - 4]} to={[glass[0] - 38, glass[1] + 25]} weight={1} />
      <Segment from={[x + 11, y - 4]} to={[glass[0] + 38, glass[1] + 25]} weight={1} />
      <circle cx={x} cy={y} r="12" fill="none" stroke="currentColor" strokeWidth="1" />
      <circle cx={glass[0]} cy={glass[1]} r="46" fill="var(--color-paper)" stroke="currentColor" strokeWidth="2" />
      <path d={hand.join("")} fill="var(--tint)" stroke="currentColor" />
      {seen.map((finger) => dot(finger, 1))}
      {seen.map((finger) => dot(finger, magnifies))}
    </>
  );
}

function View({ values: { sonda, frekuenca } }: { values: Values<Name> }) {
  const silent = toPicture(0, Math.min(body.depth, reachOf(frekuenca)))[1];
  const echoes = echoDepths(sonda, frekuenca);
  const ray = toPicture(sonda, 0)[0];
  return (
    <>
      {silent < bottom ? <Silence from={silent} /> : null}
      <path d={skin} stroke="currentColor" />
      <Segment from={toPicture(0, 0)} to={toPicture(body.width, 0)} weight={2.4} />
      {[5, 10, 15].map((depth) => (
        <g key={depth}>
          <Segment from={[corner[0] - 8, toPicture(0, depth)[1]]} to={[corner[0] - 2, toPicture(0, depth)[1]]} />
          <Label at={[corner[0] - 12, toPicture(0, depth)[1] + 4]} anchor="end">
            {depth}
          </Label>
        </g>
      ))}
      <Label at={[8, corner[1] + 4]} anchor="start" italic>
        cm
      </Label>
      <Line points={headRim} weight={1} dashed />
      <Border from={0} depthAt={wallDepth} upTo={sonda} megahertz={frekuenca} />
      <Border from={8.4} depthAt={(x) => headDepths(x)[0]} upTo={Math.min(sonda, 17.6)} megahertz={frekuenca} />
      <Border from={8.4} depthAt={(x) => headDepths(x)[1]} upTo={Math.min(sonda, 17.6)} megahertz={frekuenca} />
      <Segment from={[ray, 30]} to={[ray, silent]} weight={2.4} spot />
      <Fingers upTo={sonda} megahertz={frekuenca} />
      {echoes.map((depth) => (
        <g key={depth}>
          <circle cx={rounded(ray)} cy={rounded(toPicture(0, depth)[1])} r="5" fill="var(--spot)" />
          <Label
            at={
              sonda > 17.7
                ? [ray - 10, toPicture(0, depth)[1] - 8]
                : [ray + 15, toPicture(0, depth)[1] + (depth < head.down ? -3 : 15)]
            }
            anchor={sonda > 17.7 ? "end" : "start"}
            spot
          >
            {quantity(echoTime(depth), 0, "μs")}
          </Label>
        </g>
      ))}
      <Probe x={ray} />
      <Handle name="sonda" at={[ray, 22]} valuesAt={([x]) => ({ sonda: (x - corner[0]) / scale })} />
    </>
  );
}

/** Draws the probe on the skin: its head, its grip and its cable. */
function Probe({ x }: { x: number }) {
  return (
    <g transform={`translate(${rounded(x)} 0)`} stroke="currentColor" strokeLinejoin="round">
      <path
        d="M-20 40V31Q-20 27 -15 26L-13 6Q-13 1 -8 1H8Q13 1 13 6L15 26Q20 27 20 31V40Z"
        fill="var(--color-paper)"
        strokeWidth="2"
      />
      <path d="M-16 40V31M-12 40V31M-8 40V31M-4 40V31M4 40V31M8 40V31M12 40V31M16 40V31M-20 31H20" />
    </g>
  );
}

/** Strokes of the skin under its line. */
const skin = Array.from({ length: 44 }, (_, i) => `M${corner[0] + 4 + 7 * i} ${corner[1] + 2}l-5 7`).join("");

/** Draws the region from whose depth no echo returns. */
function Silence({ from }: { from: number }) {
  const [left, right] = [corner[0], toPicture(body.width, 0)[0]];
  return (
    <>
      <Box x={[left, right]} y={[from, bottom]} outline={0} />
      {bottom - from < 26 ? null : (
        <Label at={[left + 10, bottom - 10]} anchor="start" italic>
          këtej nuk kthehet gjë
        </Label>
      )}
    </>
  );
}

/** A probe that images a hidden body from the times of its echoes. It shows fine detail or reaches deep. */
export const probe: TouchModel<Name> = {
  title: "Sonda mbi trupin e fshehur",
  settings: {
    sonda: { label: "Vendi i sondës", unit: "cm", min: 0, max: 20, step: 0.2, digits: 1, start: 13, by: "handle" },
    frekuenca: { label: "Frekuenca", unit: "MHz", min: 2, max: 15, step: 0.5, digits: 1, start: 2 },
  },
  question: {
    text: "Me cilën frekuencë sheh edhe pesë gishtat veç e veç, edhe anën e largët të kokës?",
    choices: ["Me më të ultën", "Me një ndërmjet tyre", "Me më të lartën"],
    right: 1,
    because:
      "Vala e gjatë arrin thellë, por çdo pikë del njollë dhe gishtat shkrihen. Vala e shkurtër i ndan, por indet e thithin para se të arrijë anën e largët të kokës. Në këtë trup të dyja bashkë dalin vetëm mes 3 dhe 5,5\u00a0MHz; mjeku e zgjedh frekuencën sipas thellësisë.",
    shown: ({ sonda, frekuenca }) =>
      sonda >= 13 && spotWidth(fingerDepth, frekuenca) < fingerGap && reachOf(frekuenca) >= 13,
  },
  View,
  height: 292,
  describe: ({ sonda, frekuenca }) =>
    `Sonda me ${quantity(frekuenca, 1, "MHz")} ka kaluar ${quantity(sonda, 1, "cm")}. Rrezja e fundit solli jehona pas: ${echoDepths(
      sonda,
      frekuenca,
    )
      .map((depth) => quantity(echoTime(depth), 0, "μs"))
      .join(
        ", ",
      )}. Thellësia më e madhe ${quantity(reachOf(frekuenca), 1, "cm")}; gishtat ${fingersText(sonda, frekuenca)}.`,
  readings: ({ sonda, frekuenca }) => [
    ["Gjatësia e valës", quantity(wavelengthInTissue(frekuenca), 2, "mm")],
    ["Thellësia", quantity(reachOf(frekuenca), 1, "cm")],
    ["Gishtat", fingersText(sonda, frekuenca)],
  ],
  samples: [2, 3.5, 5, 10, 15].map((frekuenca) => ({ sonda: 20, frekuenca })),
  columns: [
    { head: "f (MHz)", cell: ({ frekuenca }) => formatNumber(frekuenca) },
    { head: "λ (mm)", cell: ({ frekuenca }) => formatNumber(wavelengthInTissue(frekuenca), 2) },
    { head: "thellësia (cm)", cell: ({ frekuenca }) => formatNumber(reachOf(frekuenca), 1) },
    { head: "gishtat", cell: ({ sonda, frekuenca }) => fingersText(sonda, frekuenca) },
  ],
};

/** Tells how the fingers look once the probe has passed the last of them. */
function fingersText(across: number, megahertz: number): string {
  if (across < Math.max(...fingers.map(([x]) => x))) return "ende pa u parë";
  if (reachOf(megahertz) < fingerDepth) return "nuk arrihen";
  return spotWidth(fingerDepth, megahertz) < fingerGap ? "veç e veç" : "të shkrirë";
}
