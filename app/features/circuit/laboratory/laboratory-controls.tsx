import { label } from "../../../play/quantity";
import { ValueKnob } from "../parts/value-knob";
import { type Element, innerRange, rangeOf } from "./grid-component";
import type { LaboratoryAction } from "./laboratory-rules";
import { accusative, elementValue } from "./laboratory-words";

const knobNames: Partial<Record<Element["kind"], string>> = {
  battery: "Forca elektromotore\u00a0E",
  bulb: "Rezistenca\u00a0R",
  resistor: "Rezistenca\u00a0R",
  capacitor: "Kapaciteti\u00a0C",
};

/** What can be done with the element that is selected. */
export function LaboratoryControls({
  element,
  name,
  discharge,
  send,
}: {
  element: Element;
  name: string;
  discharge: () => void;
  send: (action: LaboratoryAction) => void;
}) {
  const { edge, kind } = element;
  const range = rangeOf(kind);
  return (
    <div className="circuit-controls">
      <h2 className="lab">{name}</h2>
      {range ? (
        <ValueKnob
          name={knobNames[kind] ?? ""}
          written={elementValue(element)}
          range={range}
          value={element.value}
          onTurn={(value) => send({ type: "set-value", edge, value })}
        />
      ) : null}
      {kind === "battery" ? (
        <ValueKnob
          name={"Rezistenca e brendshme\u00a0r"}
          written={label(element.inner, "Ω")}
          range={innerRange}
          value={element.inner}
          onTurn={(value) => send({ type: "set-inner", edge, value })}
        />
      ) : null}
      <div className="circuit-row">
        {kind === "switch" ? (
          <button className="btn" type="button" onClick={() => send({ type: "toggle", edge })}>
            {element.on ? "Hape" : "Mbylle"}
          </button>
        ) : null}
        {kind === "battery" ? (
          <button className="btn" type="button" onClick={() => send({ type: "reverse", edge })}>
            Kthe anasjelltas
          </button>
        ) : null}
        {kind === "capacitor" ? (
          <button className="btn" type="button" onClick={discharge}>
            Shkarkoje
          </button>
        ) : null}
        <button className="btn" type="button" onClick={() => send({ type: "remove", edge })}>
          Hiq {accusative(kind)}
        </button>
      </div>
    </div>
  );
}
