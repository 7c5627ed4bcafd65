import type { BoardAction } from "../parts/board-rules";
import { brightness, internalResistanceRange, valueRanges } from "../parts/component";
import { brightnessText, capital, nouns, quantities, switchText } from "../parts/component-words";
import { RowButton } from "../parts/row-button";
import { ValueControl } from "../parts/value-control";
import type { GridComponent } from "./grid/grid-component";
import type { LaboratoryAction } from "./laboratory-rules";
import { measuredTexts } from "./laboratory-words";
import { flowWord, type PartReading, partReading, readingWithUnit } from "./readings/part-reading";
import { type Seen, showsReadings } from "./seen";

/** Step of a battery's slider in volts. Three of them are one step of the levels. */
const batteryStep = 0.5;

/** Shows the selected component's readings and controls. */
export function PartDock({
  component,
  name,
  symbol,
  seen,
  locked,
  canBreak,
  discharge,
  dispatch,
}: {
  component: GridComponent;
  name: string;
  symbol: string;
  seen: Seen;
  /** Whether the component belongs to a question, and cannot be changed. */
  locked: boolean;
  /** Whether a wire may be broken, as when a task is made. */
  canBreak: boolean;
  discharge: () => void;
  dispatch: (action: LaboratoryAction) => void;
}) {
  const { id, kind, on } = component;
  const reading = partReading(component, seen.solution);
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-baseline justify-between gap-x-7">
        <h2 className="font-text font-semibold text-[0.94rem]/[1.2]">
          {symbol.length > 1 ? `${symbol}\u2002` : ""}
          {capital(name)}
        </h2>
        {kind !== "wire" && showsReadings(component, seen) ? (
          <p className="figures text-[0.86rem]/[1.25]">{readingLine(component, reading)}</p>
        ) : null}
      </div>
      {locked ? null : <Values component={component} dispatch={dispatch} />}
      <div className="flex flex-wrap gap-3 print:hidden">
        {kind === "switch" ? (
          <RowButton small onClick={() => dispatch({ type: "toggle", id })}>
            {on ? "Hape" : "Mbylle"}
          </RowButton>
        ) : null}
        {kind === "capacitor" ? (
          <RowButton small onClick={discharge}>
            Shkarkoje
          </RowButton>
        ) : null}
        {kind === "battery" && !locked ? (
          <RowButton small onClick={() => dispatch({ type: "reverse", id })}>
            Ktheje
          </RowButton>
        ) : null}
        {kind === "wire" && canBreak ? (
          <RowButton small onClick={() => dispatch({ type: "break-wire", id })}>
            {component.broken ? "Ndreqe telin" : "Këpute telin"}
          </RowButton>
        ) : null}
        {locked ? null : (
          <RowButton small onClick={() => dispatch({ type: "remove", id })}>
            Hiqe<span className="sr-only"> {nouns[kind].accusative}</span>
          </RowButton>
        )}
        <RowButton small onClick={() => dispatch({ type: "deselect" })}>
          Lëre
        </RowButton>
      </div>
    </div>
  );
}

/** Renders sliders and fields for a component's quantities, side by side if there are two. */
function Values({ component, dispatch }: { component: GridComponent; dispatch: (action: BoardAction) => void }) {
  const { id, kind, value, internalResistance } = component;
  const quantity = quantities[kind];
  const range = valueRanges[kind];
  if (!quantity || !range) return null;
  const battery = kind === "battery";
  return (
    <div className={battery ? "grid grid-cols-2 gap-x-9" : "grid"}>
      <ValueControl
        key={id}
        name={quantity.name}
        label={battery ? quantity.symbol : `${quantity.name}\u00a0${quantity.symbol}`}
        unit={quantity.unit}
        range={{ ...range, step: battery ? batteryStep : range.step }}
        value={value}
        onChange={(value) => dispatch({ type: "set-value", id, value })}
      />
      {battery ? (
        <ValueControl
          key={`inside ${id}`}
          name="Rezistenca e brendshme"
          label="r"
          unit="Ω"
          range={internalResistanceRange}
          value={internalResistance}
          onChange={(value) => dispatch({ type: "set-internal-resistance", id, value })}
        />
      ) : null}
    </div>
  );
}

/**
 * Writes a reading such as "I 0,197 A · U 3,93 V · P 0,774 W". For a battery it adds its heat, and whether it is being
 * charged.
 */
function readingLine(component: GridComponent, reading: PartReading): string {
  const { kind, on } = component;
  const [current, voltage] = measuredTexts(reading);
  const words = reading.power < 0 || kind === "capacitor" ? flowWord(component, reading) : "";
  const power = reading.unbounded ? "" : `P\u00a0${readingWithUnit(reading.power, "W")}`;
  // The charge stays the same when the capacitance changes.
  const charge = kind === "capacitor" ? `Q\u00a0${readingWithUnit(component.value * reading.voltage, "C")}` : "";
  const heat = reading.heat > 0 ? `I²r\u00a0${readingWithUnit(reading.heat, "W")}` : "";
  const state =
    kind === "switch" ? switchText(on) : kind === "bulb" ? brightnessText(brightness(reading.power).word) : words;
  const meter = kind === "ammeter" ? `I\u00a0${current}` : kind === "voltmeter" ? `U\u00a0${voltage}` : null;
  return [...(meter ? [meter] : [`I\u00a0${current}`, `U\u00a0${voltage}`, power]), charge, heat, state]
    .filter((text) => text !== "")
    .join(" · ");
}
