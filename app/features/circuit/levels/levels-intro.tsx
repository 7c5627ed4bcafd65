import type { ReactNode } from "react";
import { componentIds, placePart } from "../parts/component";
import { SymbolPicture } from "../parts/component-symbol";
import { capital, nouns } from "../parts/component-words";
import { levels } from "./levels";
import { LoopDrawing } from "./loop-drawing";
import { layOutLoop } from "./loop-layout";
import { loopState } from "./series-loop";
import type { CircuitSettings } from "./simulator-settings";

/** The circuit on the introduction: what the fourth level asks for, made of the same parts and solved the same way. */
const sample = (["battery", "switch", "bulb", "resistor"] as const).map((component, k) => ({
  ...placePart(component, k, new Set()),
  on: true,
}));
const sampleLoop = loopState(sample);
const sampleLayout = layOutLoop(340, sample.length);

/** What is ahead: the levels, what is played with, and the two ways in. */
export function CircuitIntro({
  settings,
  introduction,
  onStart,
  onLaboratory,
}: {
  settings: CircuitSettings;
  introduction: ReactNode;
  onStart: () => void;
  onLaboratory: () => void;
}) {
  return (
    <>
      {introduction}
      <section className="wrap circuit">
        <div className="circuit-start">
          <figure className="circuit-sample">
            <svg className="diagram" viewBox={`0 0 ${sampleLayout.width} ${sampleLayout.height}`} role="img">
              <title>Qark në seri: bateri, çelës i mbyllur, llambë e ndezur dhe rezistor.</title>
              <LoopDrawing parts={sample} loop={sampleLoop} layout={sampleLayout} symbols />
            </svg>
            <figcaption>
              <b>Niveli 4</b>
              Kështu duket një qark i përfunduar. Pikat shënojnë kahun e rrymës, nga plusi te minusi.
            </figcaption>
          </figure>
          <div className="circuit-plan">
            <dl>
              <div>
                <dt>nivele</dt>
                <dd className="num">{settings.levels}</dd>
              </div>
              <div>
                <dt>elemente</dt>
                <dd className="num">{settings.elements}+</dd>
              </div>
            </dl>
            <ol className="circuit-levels">
              {levels.slice(0, settings.levels).map(({ id, title, goal }) => (
                <li key={id}>
                  <b>{title}</b>
                  <span>{goal}</span>
                </li>
              ))}
            </ol>
            <ul className="circuit-kit" aria-label="Pjesët">
              {componentIds
                .filter((id) => settings.components.includes(id))
                .map((id) => (
                  <li key={id}>
                    <SymbolPicture symbol={id} on />
                    {capital(nouns[id].indefinite)}
                  </li>
                ))}
            </ul>
            <div className="circuit-row">
              <button className="btn go" type="button" onClick={onStart}>
                Nis nivelin e parë
                <span className="arr" aria-hidden="true" />
              </button>
              <button className="btn" type="button" onClick={onLaboratory}>
                Laboratori i lirë
              </button>
            </div>
            <noscript>
              <p>Për ta ndërtuar qarkun duhet JavaScript, dhe ky shfletues e ka të fikur.</p>
            </noscript>
          </div>
        </div>
      </section>
    </>
  );
}
