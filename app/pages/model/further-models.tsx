import { modelCover } from "../../magazine/model-stills";
import { Plate } from "../../ui/plate";
import type { FurtherModel } from "./models-page";

/** Offers the next models of the list below a model that stands alone. */
export function FurtherModels({ models }: { models: readonly FurtherModel[] }) {
  if (models.length === 0) return null;
  return (
    <section className="page-width pb-22 print:hidden" aria-labelledby="modele-te-tjera">
      <h2 id="modele-te-tjera" className="text-[2rem]/[1.1]">
        Modele të tjera
      </h2>
      <ul className="further-models">
        {models.map(({ name, lesson, subject }) => (
          <li key={name} className={`link-box ${subject}`}>
            <Plate src={modelCover(name)} />
            <div>
              <p>Modeli i mësimit</p>
              <h3>
                <a href={`/modelet/${name}`}>{lesson}</a>
              </h3>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
