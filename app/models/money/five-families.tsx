import { formatNumber } from "../../magazine/albanian";
import { quantity } from "../../play/quantity";
import { Area, Label, Line, Segment } from "../kit/drawing";
import { Handle, type Point } from "../kit/handle";
import type { TouchModel, Values } from "../kit/touch-model";
import { giniIndex, lorenzHeights, sharesOf } from "./lorenz-curve";

type Name = "mesme" | "varfra";

/** The square of the curve: two units for one percent. */
const [left, top, side] = [50, 16, 200];
const [right, bottom] = [left + side, top + side];
const on = (families: number, height: number): Point => [left + (side * families) / 5, bottom - (side * height) / 100];
const heightAt = (y: number) => ((bottom - y) * 100) / side;

/** Number of grid boxes below the line of equal shares. The grid is ten by ten. */
const boxes = 50;

const grid = Array.from({ length: 9 }, (_, i) => (side * (i + 1)) / 10)
  .map((offset) => `M${left + offset} ${top}v${side}M${left} ${top + offset}h${side}`)
  .join("");

const shares = ({ mesme, varfra }: Values<Name>) => sharesOf(mesme, varfra);
const gini = (values: Values<Name>) => giniIndex(shares(values));
const written = (share: number) => formatNumber(share, Number.isInteger(share) ? 0 : 1);

function View({ values }: { values: Values<Name> }) {
  const { mesme, varfra } = values;
  const heights = lorenzHeights(shares(values));
  const curve = heights.map((height, families) => on(families, height));
  return (
    <>
      <Area points={curve} outline={0} />
      <path d={grid} stroke="currentColor" strokeWidth="0.5" opacity="0.5" />
      <Line points={[on(0, 0), on(0, 100), on(5, 100), on(5, 0), on(0, 0)]} />
      <Segment from={on(0, 0)} to={on(5, 100)} weight={2} dashed />
      <Line points={curve} weight={3} spot />
      {[50, 100].map((height) => (
        <Label key={height} at={[left - 6, on(0, height)[1] + 5]} anchor="end">
          {quantity(height, 0, "%")}
        </Label>
      ))}
      {shares(values).map((share, family) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a family's index is its identity.
        <Label key={family} at={[on(family + 0.5, 0)[0], bottom + 18]} spot={family === 4}>
          {written(share)}
        </Label>
      ))}
      <Label at={[right + 14, bottom + 18]} anchor="start">
        %
      </Label>
      <Label at={[left + side / 2, bottom + 38]} italic>
        pesë familje, nga më e varfra
      </Label>
      <Label at={[308, 70]} italic>
        Gini
      </Label>
      <Label at={[308, 94]} spot large>
        {formatNumber(gini(values), 2)}
      </Label>
      <Label at={[308, 124]}>{`${formatNumber(boxes * gini(values), 1)} kuti`}</Label>
      <Label at={[308, 142]}>{`nga ${boxes}`}</Label>
      <Handle
        name="varfra"
        at={on(2, heights[2] as number)}
        valuesAt={([, y]) => ({ varfra: mesme === 0 ? varfra : (50 * heightAt(y)) / mesme })}
      />
      <Handle
        name="mesme"
        at={on(4, heights[4] as number)}
        valuesAt={([, y]) => ({ mesme: heightAt(y) / (2 + varfra / 50) })}
      />
    </>
  );
}

const richest = (values: Values<Name>) => shares(values)[4] as number;
const poorest = (values: Values<Name>) => shares(values)[0] as number;

/** The Lorenz curve of five families. The area between it and the line of equal shares is Gini's index. */
export const fiveFamilies: TouchModel<Name> = {
  title: "Pesë familje, një hark",
  settings: {
    varfra: {
      label: "Për çdo 100 lekë të një familjeje të mesme, një e varfër ka",
      unit: "lekë",
      min: 0,
      max: 100,
      step: 10,
      digits: 0,
      start: 50,
      by: "handle",
    },
    mesme: {
      label: "Një familje e mesme merr",
      unit: "%",
      min: 0,
      max: 20,
      step: 0.5,
      digits: 1,
      start: 18,
      by: "handle",
    },
  },
  question: {
    text: "Më e pasura merr gjysmën; katër të tjerat ndajnë njësoj pjesën tjetër. Sa është Gini?",
    choices: ["0,3", "0,5", "0,8"],
    right: 0,
    because:
      "Gini nuk është pjesa e më të pasurës, por sipërfaqja mes diagonales së barazisë dhe lakores: këtu 15 kuti nga 50, pra 0,3. Kur të gjitha marrin njësoj, sipërfaqja zhduket; kur njëra merr gjithçka, me pesë familje arrin 0,8.",
    shown: ({ varfra, mesme }) => varfra === 100 && mesme === 12.5,
  },
  View,
  height: bottom + 46,
  describe: (values) =>
    `Pesë familje, nga më e varfra, marrin ${shares(values).map(written).join("; ")} për qind të të ardhurave. Mes vijës së barazisë dhe lakores ka ${formatNumber(boxes * gini(values), 1)} kuti nga ${boxes}: Gini është ${formatNumber(gini(values), 2)}.`,
  readings: (values) => [
    ["Më e pasura", quantity(richest(values), 1, "%")],
    ["Më e varfra", quantity(poorest(values), 1, "%")],
    ["Gini", formatNumber(gini(values), 2)],
  ],
  samples: [
    { mesme: 20, varfra: 100 },
    { mesme: 18, varfra: 50 },
    { mesme: 12.5, varfra: 100 },
    { mesme: 0, varfra: 100 },
  ],
  columns: [
    { head: "një e varfër (%)", cell: (values) => written(poorest(values)) },
    { head: "një e mesme (%)", cell: ({ mesme }) => written(mesme) },
    { head: "më e pasura (%)", cell: (values) => written(richest(values)) },
    { head: "Gini", cell: (values) => formatNumber(gini(values), 2) },
  ],
};
