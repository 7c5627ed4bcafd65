import { formatNumber } from "../../magazine/albanian";
import { quantity } from "../../play/quantity";
import { path, rounded } from "../../play/svg-path";
import { Box, Label, rectangle, Segment } from "../kit/drawing";
import { Hatch } from "../kit/engraving";
import { Handle, type Point } from "../kit/handle";
import type { TouchModel, Values } from "../kit/touch-model";
import { sends, temperatureAt } from "./black-layers";
import { absorbed, freezing } from "./one-layer-greenhouse";

type Name = "shtresat" | "albedoja";

const most = 4;
const ground = 268;
const step = 50;
const [left, right] = [16, 344];
const columns = { sun: 62, up: 140, down: 212 };
/** Width of an arrow for today's absorbed sunlight. */
const perSun = 5;

/** Returns the height of a place, counted from above: the layers, and last the ground. */
const levelOf = (place: number, layers: number) => ground - step * (layers + 1 - place);

/** Draws an arrow as wide as the flow that it shows. */
function Flow({ x, from, to, width, spot }: { x: number; from: number; to: number; width: number; spot: boolean }) {
  const way = Math.sign(to - from);
  const head = 5 + width * 0.55;
  const tip = to - way * 3;
  const neck = tip - way * Math.min(head, Math.abs(to - from) * 0.5);
  const half = width / 2;
  const outline: Point[] = [
    [x - half, from],
    [x + half, from],
    [x + half, neck],
    [x + half + 5, neck],
    [x, tip],
    [x - half - 5, neck],
    [x - half, neck],
  ];
  return <path d={path(outline, true)} fill={spot ? "var(--spot)" : "currentColor"} />;
}

const celsius = (kelvin: number) => quantity(kelvin - freezing, 0, "°C");

function View({ values: { shtresat, albedoja } }: { values: Values<Name> }) {
  const places = Array.from({ length: shtresat + 1 }, (_, i) => i + 1);
  const width = (place: number) => (perSun * sends(place, albedoja)) / absorbed(0.3);
  return (
    <>
      <Label at={[columns.sun, 20]} italic>
        Dielli
      </Label>
      <Label at={[columns.up + 4, 20]} italic spot>
        rrezatimi
      </Label>
      <Flow x={columns.sun} from={28} to={ground} width={width(1)} spot={false} />
      {places.map((place) => {
        const y = levelOf(place, shtresat);
        const above = place === 1 ? Math.max(26, y - step) : levelOf(place - 1, shtresat) + 5;
        const isGround = place === shtresat + 1;
        return (
          <g key={place}>
            <Flow x={columns.up} from={y - 4} to={above} width={width(place)} spot />
            {isGround ? null : (
              <Flow x={columns.down} from={y + 4} to={levelOf(place + 1, shtresat) - 4} width={width(place)} spot />
            )}
          </g>
        );
      })}
      {places.slice(0, -1).map((place) => {
        const y = levelOf(place, shtresat);
        return (
          <g key={place}>
            <Box x={[left, right]} y={[y - 5, y + 5]} outline={1.2} />
            <Label at={[right - 4, y - 10]} anchor="end">
              {celsius(temperatureAt(place, albedoja))}
            </Label>
          </g>
        );
      })}
      <Box x={[left, right]} y={[ground, ground + 14]} fill="paper" outline={0} />
      <Hatch points={rectangle([left, right], [ground, ground + 14])} spacing={4} />
      <Segment from={[left, ground]} to={[right, ground]} weight={3} />
      <Label at={[right - 2, ground - 12]} anchor="end" spot large>
        {celsius(temperatureAt(shtresat + 1, albedoja))}
      </Label>
      <Handle
        name="shtresat"
        at={[rounded(left + 12), levelOf(1, shtresat)]}
        valuesAt={([, y]) => ({ shtresat: (ground - y) / step })}
      />
    </>
  );
}

const many = (layers: number) => (layers === 1 ? "një shtresë" : `${formatNumber(layers)} shtresa`);

/** A sky of layers that emit equally up and down. Each further layer warms the ground, by less than the one before. */
export const skyInLayers: TouchModel<Name> = {
  title: "Qielli në shtresa",
  settings: {
    shtresat: { label: "Shtresat e ajrit", unit: "", min: 0, max: most, step: 1, digits: 0, start: 1, by: "handle" },
    albedoja: { label: "Albedoja", unit: "", min: 0.1, max: 0.6, step: 0.05, digits: 2, start: 0.3 },
  },
  question: {
    text: "Pa gaze serë Toka do të ishte −18\u00a0°C; një shtresë që thith gjithë infra të kuqen e ngroh deri në 30. Po dy?",
    choices: ["Prapë 30\u00a0°C: njëra mjafton", "Rreth 62\u00a0°C", "78\u00a0°C, edhe 48 të tjera"],
    right: 1,
    because:
      "Lart del gjithnjë aq sa hyn, ndaj shtresa e sipërme rri −18 gradë. Ajo dërgon po aq edhe poshtë, dhe në çdo kat më poshtë rrezatimi shtohet me po aq: te toka nën dy shtresa është trefish. Rrezatimi rritet si fuqia e katërt, prandaj gradët shtohen gjithnjë më pak.",
    shown: ({ shtresat, albedoja }) => shtresat === 2 && albedoja === 0.3,
  },
  View,
  height: 288,
  left: 16,
  describe: ({ shtresat, albedoja }) =>
    `Mbi tokë ka ${many(shtresat)} ajri; albedoja ${formatNumber(albedoja, 2)}. Toka ka ${celsius(temperatureAt(shtresat + 1, albedoja))}, ${shtresat === 0 ? "asgjë s’e mbulon" : `shtresa e sipërme ${celsius(temperatureAt(1, albedoja))}`}. Në hapësirë dalin ${quantity(sends(1, albedoja), 0, "W/m²")}.`,
  readings: ({ shtresat, albedoja }) => [
    ["Toka", celsius(temperatureAt(shtresat + 1, albedoja))],
    ["Toka rrezaton", quantity(sends(shtresat + 1, albedoja), 0, "W/m²")],
    ["Del në hapësirë", quantity(sends(1, albedoja), 0, "W/m²")],
  ],
  samples: [0, 1, 2, 3, 4].map((shtresat) => ({ shtresat, albedoja: 0.3 })),
  columns: [
    { head: "shtresa", cell: ({ shtresat }) => formatNumber(shtresat) },
    {
      head: "toka (°C)",
      cell: ({ shtresat, albedoja }) => formatNumber(temperatureAt(shtresat + 1, albedoja) - freezing, 0),
    },
    { head: "toka rrezaton (W/m²)", cell: ({ shtresat, albedoja }) => formatNumber(sends(shtresat + 1, albedoja), 0) },
  ],
};
