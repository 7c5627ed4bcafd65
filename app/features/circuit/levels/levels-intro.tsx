import type { ReactNode } from "react";
import { Arrow } from "../../../ui/arrow";
import { newComponent } from "../parts/component";
import { SymbolPicture } from "../parts/component-symbol";
import { capital, componentNames, nouns } from "../parts/component-words";
import { ButtonRow, RowButton } from "../parts/row-button";
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

/** Shows the levels, the components and the buttons that start levels and laboratory. */
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
      <section className="page-width pb-gutter scroll-mt-(--under-bar)">
        <div className="grid gap-gutter mt-gutter pt-gutter rule-t-7 margin:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
          <figure>
            <svg
              className="circuit-drawing circuit-paper w-full overflow-visible fill-none"
              viewBox={`0 0 ${sampleLayout.width} ${sampleLayout.height}`}
              role="img"
            >
              <title>Qark në seri: bateri, çelës i mbyllur, llambë e ndezur dhe rezistor.</title>
              <LoopDrawing components={sample} names={sampleNames} loop={sampleLoop} layout={sampleLayout} symbols />
            </svg>
            <figcaption className="rule-t-1">
              <b>Niveli 4</b>
              Kështu duket një qark i përfunduar. Pikat shënojnë kahun e rrymës, nga plusi te minusi.
            </figcaption>
          </figure>
          <div className="grid gap-12 content-start">
            <dl className="flex flex-wrap gap-x-[clamp(1rem,7vw,2.4rem)] gap-y-10">
              <Amount of="nivele">{settings.levels}</Amount>
              <Amount of="elemente">{settings.elements}+</Amount>
            </dl>
            <ol className="circuit-levels rule-b-1">
              {levels.slice(0, settings.levels).map(({ id, title, goal }) => (
                <li key={id} className="grid grid-cols-[2rem_minmax(0,1fr)] py-5 rule-t-1 leading-[1.35]">
                  <b>{title}</b>
                  <span className="text-[0.9rem] text-mute">{goal}</span>
                </li>
              ))}
            </ol>
            <ul
              className="grid grid-cols-[repeat(auto-fit,minmax(5.2rem,1fr))] gap-x-4 gap-y-6 text-[0.78rem] font-semibold text-center"
              aria-label="Pjesët"
            >
              {levelKinds
                .filter((kind) => settings.components.includes(kind))
                .map((kind) => (
                  <li key={kind}>
                    <SymbolPicture symbol={kind} on className="w-46 mx-auto" />
                    {capital(nouns[kind].indefinite)}
                  </li>
                ))}
            </ul>
            <ButtonRow>
              <RowButton primary onClick={onStart}>
                Nis nivelin e parë
                <Arrow />
              </RowButton>
              <RowButton onClick={onLaboratory}>Laboratori i lirë</RowButton>
            </ButtonRow>
            <noscript>
              <p>Për ta ndërtuar qarkun duhet JavaScript, dhe ky shfletues e ka të fikur.</p>
            </noscript>
          </div>
        </div>
      </section>
    </>
  );
}

/** Shows a large number and what it counts. */
function Amount({ of, children }: { of: string; children: ReactNode }) {
  return (
    <div className="flex flex-row-reverse items-baseline gap-5">
      <dt className="font-semibold">{of}</dt>
      <dd className="font-display font-bold text-[clamp(3.4rem,2rem+4vw,5.4rem)]/[0.8] tracking-[-0.004em] text-spot">
        {children}
      </dd>
    </div>
  );
}
