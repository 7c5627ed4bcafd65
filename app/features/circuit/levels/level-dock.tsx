import type { Arrow } from "../parts/arrow-keys";
import { type Component, valueRanges } from "../parts/component";
import { capital, nouns, quantities, switchText } from "../parts/component-words";
import { RowButton } from "../parts/row-button";
import { ValueControl } from "../parts/value-control";
import type { SimulatorAction } from "./levels-rules";
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

/** Sizes of the buttons: the smallest that a thumb can press. */
const buttonLook = { measure: "min-h-26 min-w-26 px-5 py-0 text-[0.84rem]/[1.1]", className: "flex-none" };

const dock = "circuit-dock grid min-h-64 content-center gap-3 px-5 py-2.5";

/** Shows the selected component's controls. Its height never changes, so nothing below it moves. */
export function LevelDock({
  component,
  name,
  place,
  places,
  empty,
  dispatch,
}: {
  component: Component | undefined;
  name: string;
  place: number;
  places: LoopLayout["places"];
  /** Whether the board is empty. */
  empty: boolean;
  dispatch: (action: SimulatorAction) => void;
}) {
  if (!component) {
    return (
      <div className={`${dock} rule-2/hair`}>
        <p className="text-[0.9rem]/[1.35] text-mute">
          {empty
            ? "Zgjidh pjesët nga radha: prekja ose tërheqja i vë në qark."
            : "Prek një pjesë në qark që t’ia ndërrosh vlerën, ta kthesh ose ta heqësh. Tërhiqe që ta zhvendosësh."}
        </p>
      </div>
    );
  }
  const { id, kind, value, on } = component;
  const quantity = quantities[kind];
  const range = valueRanges[kind];
  const upright = places[place]?.side === "left" || places[place]?.side === "right";
  const arrows: Arrow[] = upright ? ["ArrowUp", "ArrowDown"] : ["ArrowLeft", "ArrowRight"];
  return (
    <fieldset className={`${dock} min-w-0 rule-2/spot`} aria-label={capital(name)}>
      {quantity && range ? (
        <ValueControl
          key={id}
          compact
          name={quantity.name}
          unit={quantity.unit}
          range={range}
          value={value}
          onChange={(value) => dispatch({ type: "set-value", id, value })}
        />
      ) : (
        <p className="self-center text-[0.9rem]/[1.35]">
          Çelësi është <b>{switchText(on)}</b> (<span lang="en">{on ? "ON" : "OFF"}</span>). Prekja e hap dhe e mbyll.
        </p>
      )}
      <div className="flex items-center gap-3">
        <b className="flex-auto text-[0.84rem]/[1.1]">{capital(name)}</b>
        {arrows.map((arrow) => (
          <RowButton
            key={arrow}
            {...buttonLook}
            aria-label={arrowWords[arrow]}
            title={arrowWords[arrow]}
            disabled={places.length < 2}
            onClick={() => dispatch({ type: "move", id, index: placeTowards(places, place, arrow) })}
          >
            <svg
              className="size-9 max-w-none overflow-visible fill-none stroke-current stroke-[2.4]"
              viewBox="-10 -10 20 20"
              aria-hidden="true"
            >
              <path d="M-8 0H7M1-6 7 0 1 6" transform={arrowTurns[arrow]} />
            </svg>
          </RowButton>
        ))}
        {kind === "switch" ? (
          <RowButton {...buttonLook} onClick={() => dispatch({ type: "toggle", id })}>
            {on ? "Hape" : "Mbylle"}
          </RowButton>
        ) : null}
        {kind === "battery" ? (
          <RowButton
            {...buttonLook}
            aria-label="Ktheje baterinë anasjelltas"
            onClick={() => dispatch({ type: "reverse", id })}
          >
            Ktheje
          </RowButton>
        ) : null}
        <RowButton
          {...buttonLook}
          aria-label={`Hiq ${nouns[kind].accusative}`}
          onClick={() => dispatch({ type: "remove", id })}
        >
          Hiq
        </RowButton>
      </div>
    </fieldset>
  );
}
