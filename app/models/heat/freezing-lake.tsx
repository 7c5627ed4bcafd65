import { formatNumber } from "../../magazine/albanian";
import { quantity } from "../../play/quantity";
import { Axes, Label, Line, Segment } from "../kit/drawing";
import { Handle } from "../kit/handle";
import type { TouchModel, Values } from "../kit/touch-model";
import { autumn, daysToIce, densest, iceAfter, waterTemperature } from "./lake-in-winter";
import { down, LakeSection, metre, shores, surface } from "./lake-section";

type Name = "dita" | "thellesia";

const lastDay = 100;

/** The graph below: days to the right, temperature upwards. */
const graph = { left: 34, right: 336, floor: 292, degree: 6.6 };
const along = (days: number) => graph.left + ((graph.right - graph.left) * days) / lastDay;
const up = (celsius: number) => graph.floor - graph.degree * celsius;

function View({ values: { dita, thellesia } }: { values: Values<Name> }) {
  const freezing = daysToIce(thellesia);
  const ice = iceAfter(dita, thellesia);
  const frozen = dita > freezing;
  const bottom = waterTemperature(thellesia - ice, dita, thellesia);
  const floor = down(thellesia);
  const middle = (along(freezing) + along(dita)) / 2;
  return (
    <>
      <LakeSection days={dita} depth={thellesia} />
      <Label at={[shores[0], surface - 12]} anchor="start">
        {frozen ? "nën akull 0\u00a0°C" : `sipër ${quantity(bottom, 1, "°C")}`}
      </Label>
      <Label at={[shores[1], surface - 12]} anchor="end">
        {frozen ? `akull ${quantity(100 * ice, 0, "cm")}` : "pa akull"}
      </Label>
      <Label at={[shores[0], floor + 20]} anchor="start" spot>
        {`në fund ${quantity(bottom, 1, "°C")}`}
      </Label>
      <Label at={[shores[1], floor + 20]} anchor="end" italic>
        {`thellësia ${quantity(thellesia, 1, "m")}`}
      </Label>
      <Axes x={[graph.left, graph.right + 8]} y={[up(12.6), graph.floor]} />
      <Segment from={[graph.left, up(densest)]} to={[graph.right + 8, up(densest)]} weight={1} dashed />
      {frozen ? (
        <Line
          points={[
            [along(freezing), up(densest)],
            [along(freezing), up(0)],
            [along(dita), up(0)],
          ]}
          weight={2.6}
        />
      ) : null}
      <Line
        points={[
          [along(0), up(autumn)],
          [along(Math.min(dita, freezing)), up(waterTemperature(0, Math.min(dita, freezing), thellesia))],
          [along(dita), up(bottom)],
        ]}
        weight={3}
        spot
      />
      {dita - freezing > 22 ? (
        <>
          <Label at={[middle, up(densest) - 7]} italic>
            fundi
          </Label>
          <Label at={[middle, up(0) - 7]} italic>
            sipër
          </Label>
        </>
      ) : null}
      {[0, densest, autumn].map((celsius) => (
        <Label key={celsius} at={[graph.left - 12, up(celsius) + 5]} anchor="end">
          {`${celsius}°`}
        </Label>
      ))}
      <Label at={[along(50), graph.floor + 18]}>50</Label>
      <Label at={[along(lastDay) + 8, graph.floor + 18]} anchor="end">
        100 ditë
      </Label>
      <Handle
        name="dita"
        at={[along(dita), up(bottom)]}
        valuesAt={([x]) => ({ dita: (lastDay * (x - graph.left)) / (graph.right - graph.left) })}
      />
      <Handle name="thellesia" at={[180, floor]} valuesAt={([, y]) => ({ thellesia: (y - surface) / metre })} />
    </>
  );
}

/** A lake from autumn to winter. The whole lake cools to 4 °C, then only its surface; the bottom keeps 4 °C. */
export const freezingLake: TouchModel<Name> = {
  title: "Liqeni nga vjeshta në dimër",
  scenes: {
    own: "Liqeni",
    others: [
      {
        label: "Dy ujëra",
        caption:
          "Tërhiqi A dhe B mbi lakoren e dendësisë, edhe në të dyja anët e majës. Te gota shiko cili rri sipër e cili poshtë.",
        load: async () => (await import("./two-waters")).twoWaters,
      },
    ],
  },
  settings: {
    dita: { label: "Dita", unit: "", min: 0, max: lastDay, step: 1, digits: 0, start: 20, by: "handle" },
    thellesia: {
      label: "Thellësia e liqenit",
      unit: "m",
      min: 5,
      max: 10,
      step: 0.1,
      digits: 1,
      start: 10,
      by: "handle",
    },
  },
  question: {
    text: "Liqeni ftohet nga lart, ditë për ditë. Sa gradë ka uji në fund, kur sipër vjen akulli i parë?",
    choices: ["0\u00a0°C, si akulli", "4\u00a0°C", "12\u00a0°C, si në vjeshtë"],
    right: 1,
    because:
      "Mbi 4\u00a0°C uji i ftohur është më i dendur dhe zhytet: liqeni përzihet dhe ftohet i gjithi. Nën 4\u00a0°C ai është më i lehtë dhe rri sipër; pa erë, cipa e tij ngrin brenda një ore, kurse fundi mbetet te 4\u00a0°C.",
    shown: ({ dita, thellesia }) => dita > daysToIce(thellesia),
  },
  View,
  height: 316,
  left: 1,
  describe: ({ dita, thellesia }) => {
    const ice = iceAfter(dita, thellesia);
    const bottom = quantity(waterTemperature(thellesia - ice, dita, thellesia), 1, "°C");
    const lake = `Dita ${formatNumber(dita, 0)}, liqeni ${quantity(thellesia, 1, "m")} i thellë, pa erë; para akullit humb 100\u00a0W nga çdo m².`;
    return dita > daysToIce(thellesia)
      ? `${lake} Mbi të ${quantity(100 * ice, 0, "cm")} akull; uji nën akull ka 0\u00a0°C, në fund ${bottom}.`
      : `${lake} Uji përzihet: sipër e në fund ka ${bottom}.`;
  },
  readings: ({ dita, thellesia }) => {
    const ice = iceAfter(dita, thellesia);
    return [
      ["Dita", formatNumber(dita, 0)],
      ["Në fund", quantity(waterTemperature(thellesia - ice, dita, thellesia), 1, "°C")],
      ["Akulli", quantity(100 * ice, 0, "cm")],
    ];
  },
  runs: { name: "dita", unitsPerSecond: 12 },
  samples: [0, 20, 38, 45, 98].map((dita) => ({ dita, thellesia: 10 })),
  columns: [
    { head: "dita", cell: ({ dita }) => formatNumber(dita, 0) },
    {
      head: "sipër (°C)",
      cell: ({ dita, thellesia }) => formatNumber(waterTemperature(0, dita, thellesia), 1),
    },
    {
      head: "në fund (°C)",
      cell: ({ dita, thellesia }) =>
        formatNumber(waterTemperature(thellesia - iceAfter(dita, thellesia), dita, thellesia), 1),
    },
    { head: "akulli (cm)", cell: ({ dita, thellesia }) => formatNumber(100 * iceAfter(dita, thellesia), 0) },
  ],
};
