import type { Arrow } from "../parts/arrow-keys";
import { type Part, valueRanges } from "../parts/component";
import { capital, nouns, partNames, valueLabel } from "../parts/component-words";
import { ValueKnob } from "../parts/value-knob";
import type { BoardAction } from "./levels-rules";
import { type LoopLayout, placeTowards } from "./loop-layout";

const knobNames = {
  battery: "Forca elektromotore",
  bulb: "Rezistenca",
  resistor: "Rezistenca",
  capacitor: "Kapaciteti",
} as const;

const arrowWords: Record<Arrow, string> = {
  ArrowLeft: "Majtas",
  ArrowRight: "Djathtas",
  ArrowUp: "Lart",
  ArrowDown: "Poshtë",
};

const arrowTurns: Record<Arrow, string> = {
  ArrowLeft: "rotate(180)",
  ArrowRight: "",
  ArrowUp: "rotate(-90)",
  ArrowDown: "rotate(90)",
};

/** What can be done with the part that is selected. */
export function PartControls({
  part,
  parts,
  places,
  send,
}: {
  part: Part;
  parts: readonly Part[];
  places: LoopLayout["places"];
  send: (action: BoardAction) => void;
}) {
  const place = parts.indexOf(part);
  const upright = places[place]?.side === "left" || places[place]?.side === "right";
  const arrows: Arrow[] = upright ? ["ArrowUp", "ArrowDown"] : ["ArrowLeft", "ArrowRight"];
  return (
    <div className="circuit-controls">
      <h2 className="lab">{capital(partNames(parts).get(part.id) as string)}</h2>
      {part.component === "switch" ? null : (
        <ValueKnob
          name={knobNames[part.component]}
          written={valueLabel(part)}
          range={valueRanges[part.component]}
          value={part.value}
          onTurn={(value) => send({ type: "set-value", id: part.id, value })}
        />
      )}
      <div className="circuit-row">
        {arrows.map((arrow) => (
          <button
            key={arrow}
            className="btn"
            type="button"
            disabled={parts.length < 2}
            onClick={() => send({ type: "move", id: part.id, place: placeTowards(places, place, arrow) })}
          >
            <svg className="arrow" viewBox="-10 -10 20 20" aria-hidden="true">
              <path d="M-8 0H7M1-6 7 0 1 6" transform={arrowTurns[arrow]} />
            </svg>
            {arrowWords[arrow]}
          </button>
        ))}
        {part.component === "switch" ? (
          <button className="btn" type="button" onClick={() => send({ type: "toggle", id: part.id })}>
            {part.on ? "Hape" : "Mbylle"}
          </button>
        ) : null}
        {part.component === "battery" ? (
          <button className="btn" type="button" onClick={() => send({ type: "reverse", id: part.id })}>
            Kthe anasjelltas
          </button>
        ) : null}
        <button className="btn" type="button" onClick={() => send({ type: "remove", id: part.id })}>
          Hiq {nouns[part.component].accusative}
        </button>
      </div>
    </div>
  );
}
