import { quantity } from "../../play/quantity";
import { rowsOf } from "./rows-of-buttons";
import type { Setting, TouchModel, Values } from "./touch-model";

/** Width of every picture in its own units. On a phone one unit is one pixel. */
const pictureWidth = 360;

/** Units from the left edge to the ink of most pictures. A wide window leaves them out (model-still.css). */
const usualLeft = 6;

/** Draws the picture of a model in one state. @param earlier its traces, of a live model that keeps them */
export function ModelPicture<Name extends string>({
  model,
  values,
  earlier,
}: {
  model: TouchModel<Name>;
  values: Values<Name>;
  earlier?: readonly Values<Name>[];
}) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing is no fieldset; role "img" would hide its handles.
    <svg
      className="model-picture"
      viewBox={`0 0 ${pictureWidth} ${model.height}`}
      role="group"
      aria-label={model.describe(values)}
    >
      <g className="model-flush" transform={`translate(${-(model.left ?? usualLeft)} 0)`}>
        <model.View values={values} earlier={earlier} />
      </g>
    </svg>
  );
}

/**
 * Draws a model without script and on paper. It shows the question, the picture, and a table of a few states. It has
 * the rows and columns of the live frame, and leaves room for the controls that only the live frame has, so that
 * nothing moves at hydration. It contains no `div`: app/magazine/model-stills.ts finds its end in a body by `</div>`.
 */
export function ModelStill<Name extends string>({ model, values }: { model: TouchModel<Name>; values: Values<Name> }) {
  return (
    <>
      <section
        className={model.scenes === undefined ? "model-ask" : "model-ask model-below-choice"}
        aria-label="Pyetja"
      >
        <p>{model.question.text}</p>
        <ul>
          {model.question.choices.map((choice) => (
            <li key={choice}>{choice}</li>
          ))}
        </ul>
      </section>
      <ModelPicture model={model} values={values} />
      <ModelRoom model={model} values={values} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls must be reached by keys. */}
      <section className="table" tabIndex={0} aria-label={`Tabela: ${model.title}`}>
        <table>
          <thead>
            <tr>
              {model.columns.map(({ head }) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {model.samples.map((sample) => (
              <tr key={JSON.stringify(sample)}>
                {model.columns.map(({ head, cell }) => (
                  <td key={head}>{cell(sample)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
}

/**
 * Returns the labels of a live model's buttons (model-frame.tsx), row by row. One chip is as high as all of its row.
 * 'Trego pse' is not among them: it comes when the question has folded, whose room it takes.
 */
function buttonsOf<Name extends string>({ runs, actions, sound }: TouchModel<Name>): readonly (readonly string[])[] {
  const { chips, others } = rowsOf(actions);
  const own = others.map(({ label }) => label);
  const row = [...(runs === undefined ? [] : ["Ndalo"]), ...own, ...(sound === undefined ? [] : ["Dëgjo"])];
  return [chips.slice(0, 1).map(({ label }) => label), row].filter(({ length }) => length > 0);
}

/**
 * Reserves the space of the live model's read-outs, sliders and buttons. It does so at every width, hidden from all
 * readers.
 */
function ModelRoom<Name extends string>({ model, values }: { model: TouchModel<Name>; values: Values<Name> }) {
  const readings = model.readings(values);
  const sliders = Object.entries<Setting>(model.settings).filter(([, { by }]) => by === undefined);
  return (
    <section className="model-room" aria-hidden="true">
      <ul className={readings.length === 2 ? "model-pair" : "model-trio"}>
        {readings.map(([name, value]) => (
          <li key={name}>
            <small>{name}</small>
            <b>{value}</b>
          </li>
        ))}
      </ul>
      {sliders.length === 0 ? null : (
        <ul className="model-scales">
          {sliders.map(([name, { label, digits, unit }]) => (
            <li key={name}>
              <span>{label}</span>
              <b>{quantity(values[name as Name], digits, unit)}</b>
            </li>
          ))}
        </ul>
      )}
      {buttonsOf(model).map((row) => (
        <ul key={row[0]} className="model-buttons">
          {row.map((label) => (
            <li key={label}>{label}</li>
          ))}
        </ul>
      ))}
    </section>
  );
}
