import { brightness } from "../../parts/component";
import { brightnessText, capital, switchText } from "../../parts/component-words";
import type { GridComponent, GridComponents } from "../grid/grid-component";
import { partSymbols } from "../part-symbols";
import { noBound, type Seen, showsReadings, valueText } from "../seen";
import {
  type ColumnForm,
  columnForm,
  type Direction,
  flowWord,
  inColumn,
  type PartReading,
  partReading,
  readingWithUnit,
} from "./part-reading";

/** Utilities of the cells: figures right-aligned under hair lines, names left-aligned in a smaller size. */
const cells =
  "w-full border-collapse text-[0.94rem]/[1.4] figures [&_:is(th,td)]:p-[0.35rem_0.8rem_0.35rem_0] [&_:is(th,td)]:align-top [&_:is(th,td)]:whitespace-nowrap [&_th]:text-[0.84rem] [&_th]:font-semibold [&_tbody_:is(th,td)]:rule-t-1/hair [&_:is(td,th+th)]:text-right [&_th:first-child]:text-left";

const arrows: Readonly<Record<Direction, { turn: number; word: string }>> = {
  right: { turn: 0, word: "djathtas" },
  down: { turn: 90, word: "poshtë" },
  left: { turn: 180, word: "majtas" },
  up: { turn: 270, word: "lart" },
};

/**
 * Lists current, voltage and power of every component but the wires.
 *
 * Each column has one unit and the same decimals, so that the sums at a node and round a loop can be checked.
 */
export function ReadingsTable({
  components,
  names,
  seen,
}: {
  components: GridComponents;
  /** Names of all components but wires, by id. */
  names: ReadonlyMap<string, string>;
  seen: Seen;
}) {
  const parts = components.filter(({ kind }) => kind !== "wire");
  if (parts.length === 0) return null;
  const symbols = partSymbols(components);
  const rows = parts.map((component) => ({
    component,
    reading: partReading(component, seen.solution),
    shown: showsReadings(component, seen),
  }));
  const bounded = rows.filter(({ reading, shown }) => shown && !reading.unbounded).map(({ reading }) => reading);
  const columns = {
    current: columnForm(
      bounded.map(({ current }) => current),
      "A",
    ),
    voltage: columnForm(
      bounded.map(({ voltage }) => voltage),
      "V",
    ),
    power: columnForm(
      bounded.map(({ power }) => power),
      "W",
    ),
  };
  return (
    <div className="overflow-x-auto rule-y-2">
      <table className={cells}>
        <caption className="caps-label py-5 text-left">Tabela e matjeve</caption>
        <thead>
          <tr>
            <th scope="col">Pjesa</th>
            {(["current", "voltage", "power"] as const).map((quantity) => (
              <th scope="col" key={quantity}>
                <i>{{ current: "I", voltage: "U", power: "P" }[quantity]}</i> ({columns[quantity].unit})
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ component, reading, shown }) => {
            const remark = remarkOn(component, reading, seen, shown);
            const symbol = symbols.get(component.id) ?? "";
            return (
              <tr key={component.id}>
                <th scope="row">
                  {capital(names.get(component.id) as string)}
                  {symbol.length > 1 ? <span className="text-mute">{` (${symbol})`}</span> : null}
                  {remark === "" ? null : (
                    <small className="block text-[0.84em] [font-weight:400] text-mute whitespace-normal">
                      {remark}
                    </small>
                  )}
                </th>
                {shown ? <Cells {...{ component, reading, columns }} /> : <HiddenCells />}
              </tr>
            );
          })}
        </tbody>
      </table>
      <p className="py-4 text-[0.8rem]/[1.35] text-mute">
        Shigjeta tregon kahun e rrymës në tavolinë. Te bateria <i>I</i> dhe <i>P</i> janë pozitive kur ajo jep energji
        dhe negative kur mbushet; <i>U</i> matet nga minusi te plusi. Te kondensatori <i>I</i> është pozitive kur
        mbushet.
      </p>
    </div>
  );
}

function Cells({
  component: { kind },
  reading: { current, voltage, power, direction, unbounded },
  columns,
}: {
  component: GridComponent;
  reading: PartReading;
  columns: Record<"current" | "voltage" | "power", ColumnForm>;
}) {
  return (
    <>
      <td>
        {direction && kind !== "voltmeter" ? <Arrow {...arrows[direction]} /> : null}
        {unbounded ? noBound : inColumn(current, columns.current)}
      </td>
      <td>{inColumn(voltage, columns.voltage)}</td>
      <td>{unbounded ? "—" : inColumn(power, columns.power)}</td>
    </>
  );
}

const HiddenCells = () => (
  <>
    <td>?</td>
    <td>?</td>
    <td>?</td>
  </>
);

function Arrow({ turn, word }: { turn: number; word: string }) {
  return (
    <>
      <svg className="inline-block size-[0.7em] mr-2" viewBox="-8 -8 16 16" aria-hidden="true">
        <path
          className="fill-none stroke-current [stroke-width:2]"
          d="M-7 0H6M1-5 6 0 1 5"
          transform={`rotate(${turn})`}
        />
      </svg>
      <span className="sr-only">{word} </span>
    </>
  );
}

/**
 * Returns the remark of a row. It is a lamp's brightness, a switch's position, a battery's work and heat, or a value.
 */
function remarkOn(component: GridComponent, reading: PartReading, seen: Seen, shown: boolean): string {
  const { kind, on } = component;
  if (kind === "switch") return switchText(on);
  const words = [valueText(component, seen)];
  if (shown && kind === "bulb") words.push(brightnessText(brightness(reading.power).word));
  if (shown) words.push(flowWord(component, reading));
  if (shown && reading.heat >= 1) words.push(`I²r\u00a0=\u00a0${readingWithUnit(reading.heat, "W")} nxehtësi brenda`);
  return words.filter((word) => word !== "").join(", ");
}
