import type { BoardAction } from "../parts/board-rules";
import { type Component, internalResistanceRange, valueRanges } from "../parts/component";
import { ComponentControls } from "../parts/component-controls";
import { quantities } from "../parts/component-words";
import { RowButton } from "../parts/row-button";
import { ValueControl } from "../parts/value-control";

/** A battery's slider goes in halves of a volt, three to each step of the levels. */
const batteryStep = 0.5;

/** Shows the controls of the selected component; here also a battery's internal resistance and a discharge. */
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
        <ValueControl
          key={id}
          name={quantity.name}
          label={`${quantity.name}\u00a0${quantity.symbol}`}
          unit={quantity.unit}
          range={{ ...range, step: kind === "battery" ? batteryStep : range.step }}
          value={value}
          onChange={(value) => dispatch({ type: "set-value", id, value })}
        />
      ) : null}
      {kind === "battery" ? (
        <ValueControl
          key={`inside ${id}`}
          name="Rezistenca e brendshme"
          label={"Rezistenca e brendshme\u00a0r"}
          unit="Ω"
          range={internalResistanceRange}
          value={internalResistance}
          onChange={(value) => dispatch({ type: "set-internal-resistance", id, value })}
        />
      ) : null}
    </>
  );
  return (
    <ComponentControls {...{ component, name, sliders, dispatch }}>
      {kind === "capacitor" ? (
        <RowButton small onClick={discharge}>
          Shkarkoje
        </RowButton>
      ) : null}
    </ComponentControls>
  );
}
