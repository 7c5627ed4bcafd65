import { label } from "../../../play/quantity";
import type { BoardAction } from "../parts/board-rules";
import { type Component, internalResistanceRange, valueRanges } from "../parts/component";
import { ComponentControls } from "../parts/component-controls";
import { quantities, valueLabel } from "../parts/component-words";
import { ValueKnob } from "../parts/value-knob";

/** A battery's slider goes in halves of a volt, three to each step of the levels. */
const batteryStep = 0.5;

/** What can be done with the component that is selected: besides what both boards offer, its inner values are set. */
export function LaboratoryControls({
  component,
  name,
  discharge,
  dispatch,
}: {
  component: Component;
  name: string;
  discharge: () => void;
  dispatch: (action: BoardAction) => void;
}) {
  const { id, kind, value, internalResistance } = component;
  const quantity = quantities[kind];
  const range = valueRanges[kind];
  const sliders = (
    <>
      {quantity && range ? (
        <ValueKnob
          name={`${quantity.name}\u00a0${quantity.symbol}`}
          written={valueLabel(component)}
          range={kind === "battery" ? { ...range, step: batteryStep } : range}
          value={value}
          onTurn={(value) => dispatch({ type: "set-value", id, value })}
        />
      ) : null}
      {kind === "battery" ? (
        <ValueKnob
          name={"Rezistenca e brendshme\u00a0r"}
          written={label(internalResistance, "Ω")}
          range={internalResistanceRange}
          value={internalResistance}
          onTurn={(value) => dispatch({ type: "set-internal-resistance", id, value })}
        />
      ) : null}
    </>
  );
  return (
    <ComponentControls {...{ component, name, sliders, dispatch }}>
      {kind === "capacitor" ? (
        <button className="btn" type="button" onClick={discharge}>
          Shkarkoje
        </button>
      ) : null}
    </ComponentControls>
  );
}
