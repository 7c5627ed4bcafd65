import { type ReactNode, useRef } from "react";
import { Arrow } from "../../../ui/arrow";
import { newComponent } from "../parts/component";
import { SymbolPicture } from "../parts/component-symbol";
import { capital, componentNames, nouns } from "../parts/component-words";
import { ButtonRow, RowButton } from "../parts/row-button";
import { useFlowingCharges } from "../parts/use-flowing-charges";
import { levelKinds } from "./levels";
import { LoopDrawing } from "./loop-drawing";
import { layOutLoop } from "./loop-layout";
import { loopState } from "./series-loop";
import type { SimulatorSettings } from "./simulator-settings";

/** Circuit shown on the intro. It is the fourth level's, with the same components and solver. */
const sample = (["battery", "switch", "bulb", "resistor"] as const).map((kind) =>
  newComponent(kind, kind, { on: true }),
);
const sampleNames = componentNames(sample);
const sampleLoop = loopState(sample);
const sampleLayout = layOutLoop({ width: 340, height: 254 }, sample.length);

/**
 * Shows the buttons that start a level or the laboratory, above a running circuit. The rules are folded below.
 *
 * @param list the list of the levels, to open any of them.
 * @param next the first level that is not passed yet.
 * @param introduction the content's own text.
 */
export function LevelsIntro({
  settings,
  introduction,
  list,
  next,
  onStart,
  onLaboratory,
}: {
  settings: SimulatorSettings;
  introduction: ReactNode;
  list: ReactNode;
  next: number;
  onStart: () => void;
  onLaboratory: () => void;
}) {
  const figure = useRef<SVGSVGElement>(null);
  useFlowingCharges(figure, true, null);
  return (
    <>
      <section className="page-width grid gap-y-12 rule-t-7 pt-8 pb-gutter scroll-mt-(--under-bar) aside:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] aside:grid-rows-[auto_1fr] aside:gap-x-gutter">
        <div className="grid gap-8 content-start">
          <p>Vendos pjesët në qark, provoje dhe shiko ku rrjedh rryma. Gabo sa të duash: këtu nuk digjet asgjë.</p>
          <ButtonRow>
            <RowButton primary onClick={onStart}>
              {next === 1 ? "Nis nivelin e parë" : `Vazhdo te niveli ${next}`}
              <Arrow />
            </RowButton>
            <RowButton onClick={onLaboratory}>Laboratori i lirë</RowButton>
          </ButtonRow>
          <noscript>
            <p>Për ta ndërtuar qarkun duhet JavaScript, dhe ky shfletues e ka të fikur.</p>
          </noscript>
          <p className="text-[0.84rem] text-mute">
            {settings.levels} nivele · <b className="text-spot">{settings.elements}+</b> elemente
          </p>
        </div>
        <figure className="aside:col-start-2 aside:row-[1/3]">
          <svg
            ref={figure}
            className="circuit-drawing circuit-paper w-full overflow-visible fill-none"
            viewBox={`0 0 ${sampleLayout.width} ${sampleLayout.height}`}
            role="img"
          >
            <title>Qark në seri: bateri, çelës i mbyllur, llambë e ndezur dhe rezistor.</title>
            <LoopDrawing components={sample} names={sampleNames} loop={sampleLoop} layout={sampleLayout} symbols />
          </svg>
          <figcaption className="max-w-none pr-[max(0px,100%-40em)] rule-t-1">
            <b>Niveli 4</b>
            Kështu duket një qark i përfunduar. Pikat shënojnë kahun e rrymës, nga plusi te minusi.
          </figcaption>
        </figure>
        {list}
      </section>
      <details className="page-width rule-y-2">
        <summary className="cursor-pointer py-6 font-semibold">Si luhet</summary>
        <ul className="flex flex-wrap gap-x-10 gap-y-6 text-[0.78rem] font-semibold text-center" aria-label="Pjesët">
          {levelKinds
            .filter((kind) => settings.components.includes(kind))
            .map((kind) => (
              <li key={kind}>
                <SymbolPicture symbol={kind} on className="w-46 mx-auto" />
                {capital(nouns[kind].indefinite)}
              </li>
            ))}
        </ul>
        {introduction}
      </details>
    </>
  );
}
