import type { TouchModel, Values } from "./touch-model";

/** Width of every picture in its own units. On a phone one unit is one pixel. */
const pictureWidth = 360;

/** The picture of a model in one state. */
export function ModelPicture<Name extends string>({
  model,
  values,
}: {
  model: TouchModel<Name>;
  values: Values<Name>;
}) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing is no fieldset; as an image its handles would not be heard.
    <svg
      className="model-picture"
      viewBox={`0 0 ${pictureWidth} ${model.height}`}
      role="group"
      aria-label={model.describe(values)}
    >
      <model.View values={values} />
    </svg>
  );
}

/**
 * What a page shows without script and on paper: the picture, and a table of a few states. It holds no `div`, by whose
 * end its own is found in a body (app/magazine/model-stills.ts).
 */
export function ModelStill<Name extends string>({ model, values }: { model: TouchModel<Name>; values: Values<Name> }) {
  return (
    <>
      <ModelPicture model={model} values={values} />
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
