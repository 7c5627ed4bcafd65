import type { ReactNode } from "react";
import type { BoardAction } from "./board-rules";
import type { Component } from "./component";
import { nouns } from "./component-words";

/**
 * What can be done with the component that is selected.
 *
 * @param sliders for its quantities.
 * @param children buttons of the board itself, before those of both boards.
 */
export function ComponentControls({
  component: { id, kind, on },
  name,
  sliders,
  children,
  dispatch,
}: {
  component: Component;
  name: string;
  sliders: ReactNode;
  children?: ReactNode;
  dispatch: (action: BoardAction) => void;
}) {
  return (
    <div className="circuit-controls">
      <h2 className="lab">{name}</h2>
      {sliders}
      <div className="circuit-row">
        {children}
        {kind === "switch" ? (
          <button className="btn" type="button" onClick={() => dispatch({ type: "toggle", id })}>
            {on ? "Hape" : "Mbylle"}
          </button>
        ) : null}
        {kind === "battery" ? (
          <button className="btn" type="button" onClick={() => dispatch({ type: "reverse", id })}>
            Kthe anasjelltas
          </button>
        ) : null}
        <button className="btn" type="button" onClick={() => dispatch({ type: "remove", id })}>
          Hiq {nouns[kind].accusative}
        </button>
      </div>
    </div>
  );
}
