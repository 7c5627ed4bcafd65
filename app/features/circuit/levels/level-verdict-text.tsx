import type { Component } from "../parts/component";
import type { LevelsState } from "./levels-rules";
import { adviceText, faultText, loopText } from "./levels-words";
import type { LoopState } from "./series-loop";
import { TestBadge } from "./test-badge";

/** Describes the circuit below the board, or why a test was not passed (product 4.4). */
export function LevelVerdictText({
  state,
  components,
  loop,
}: {
  state: LevelsState;
  components: readonly Component[];
  loop: LoopState;
}) {
  const what = state.news?.what;
  const faults = what?.code === "tested" && !what.verdict.passed ? what.verdict.faults : [];
  const [first] = faults;
  return (
    <div className="circuit-said">
      {state.lastTest ? <TestBadge complete={state.lastTest.passed} /> : null}
      {first ? (
        <>
          <ul className="font-bold" aria-label="Pse nuk kaloi prova">
            {faults.map((fault) => (
              <li key={faultText(fault)}>{faultText(fault)}</li>
            ))}
          </ul>
          <p>{adviceText(first)}</p>
        </>
      ) : (
        <p id="circuit-text" className={loop.condition === "short-circuit" ? "font-bold" : undefined}>
          {state.awaitsSuccess ? <b>Kaloi. </b> : null}
          {loopText(components, loop)}
        </p>
      )}
    </div>
  );
}
