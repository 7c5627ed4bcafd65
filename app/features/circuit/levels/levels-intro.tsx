import type { ReactNode } from "react";
import { newComponent } from "../parts/component";
import { SymbolPicture } from "../parts/component-symbol";
import { capital, componentNames, nouns } from "../parts/component-words";
import { levelKinds, levels } from "./levels";
import { LoopDrawing } from "./loop-drawing";
import { layOutLoop } from "./loop-layout";
import { loopState } from "./series-loop";
import type { SimulatorSettings } from "./simulator-settings";

/** The circuit on the introduction: what the fourth level asks for, made of the same components and solved the same way. */
const sample = (["battery", "switch", "bulb", "resistor"] as const).map((kind) =>
  newComponent(kind, kind, { on: true }),
);
const sampleNames = componentNames(sample);
const sampleLoop = loopState(sample);
const sampleLayout = layOutLoop(340, sample.length);

/** What is ahead: the levels, what is played with, and the two ways in. */
export function LevelsIntro({
  settings,
  introduction,
  onStart,
  onLaboratory,
}: {
  settings: SimulatorSettings;
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
              <LoopDrawing components={sample} names={sampleNames} loop={sampleLoop} layout={sampleLayout} symbols />
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
              {levelKinds
                .filter((kind) => settings.components.includes(kind))
                .map((kind) => (
                  <li key={kind}>
                    <SymbolPicture symbol={kind} on />
                    {capital(nouns[kind].indefinite)}
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
