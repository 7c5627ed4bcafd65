import type { ReactNode } from "react";
import type { BoardAction } from "./board-rules";
import { PanelTitle } from "./circuit-page";
import type { Component } from "./component";
import { nouns } from "./component-words";
import { ButtonRow, RowButton } from "./row-button";

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
    <div className="grid gap-6 px-8 pt-7 pb-8 rule-2/spot">
      <PanelTitle>{name}</PanelTitle>
      {sliders}
      <ButtonRow>
        {children}
        {kind === "switch" ? (
          <RowButton small onClick={() => dispatch({ type: "toggle", id })}>
            {on ? "Hape" : "Mbylle"}
          </RowButton>
        ) : null}
        {kind === "battery" ? (
          <RowButton small onClick={() => dispatch({ type: "reverse", id })}>
            Kthe anasjelltas
          </RowButton>
        ) : null}
        <RowButton small onClick={() => dispatch({ type: "remove", id })}>
          Hiq {nouns[kind].accusative}
        </RowButton>
      </ButtonRow>
    </div>
  );
}
