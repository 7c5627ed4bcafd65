import type { Arrow } from "../parts/arrow-keys";
import { type Component, valueRanges } from "../parts/component";
import { ComponentControls } from "../parts/component-controls";
import { quantities } from "../parts/component-words";
import { RowButton } from "../parts/row-button";
import { ValueControl } from "../parts/value-control";
import type { LevelAction } from "./levels-rules";
import { type LoopLayout, placeTowards } from "./loop-layout";

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

/** Shows the controls of the selected component; on this board it also moves along the loop. */
export function LevelControls({
  component,
  name,
  place,
  places,
  dispatch,
}: {
  component: Component;
  name: string;
  place: number;
  places: LoopLayout["places"];
  dispatch: (action: LevelAction) => void;
}) {
  const { id, kind, value } = component;
  const upright = places[place]?.side === "left" || places[place]?.side === "right";
  const arrows: Arrow[] = upright ? ["ArrowUp", "ArrowDown"] : ["ArrowLeft", "ArrowRight"];
  const quantity = quantities[kind];
  const range = valueRanges[kind];
  const slider =
    quantity && range ? (
      <ValueControl
        key={id}
        name={quantity.name}
        unit={quantity.unit}
        range={range}
        value={value}
        onChange={(value) => dispatch({ type: "set-value", id, value })}
      />
    ) : null;
  return (
    <ComponentControls {...{ component, name, dispatch }} sliders={slider}>
      {arrows.map((arrow) => (
        <RowButton
          key={arrow}
          small
          disabled={places.length < 2}
          onClick={() => dispatch({ type: "move", id, place: placeTowards(places, place, arrow) })}
        >
          <svg
            className="size-11 max-w-none overflow-visible fill-none stroke-current stroke-[2.4]"
            viewBox="-10 -10 20 20"
            aria-hidden="true"
          >
            <path d="M-8 0H7M1-6 7 0 1 6" transform={arrowTurns[arrow]} />
          </svg>
          {arrowWords[arrow]}
        </RowButton>
      ))}
    </ComponentControls>
  );
}
