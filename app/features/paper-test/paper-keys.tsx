import { Fragment, useMemo } from "react";
import { hasDrawnSentences, type KeyedError, keyedErrors } from "../../magazine/classroom/paper-key";
import { paperLetters } from "../../magazine/classroom/paper-letters";
import type { PaperExercise } from "../../magazine/classroom/paper-variants";
import { optionLetter } from "../../magazine/option-letter";
import { shortAnswer } from "../../magazine/practice/printed-answer";
import { questionLine } from "../../magazine/practice/printed-text";
import { type PaperChoices, pointsOf } from "./paper-rules";
import { PaperTable, VariantHeads } from "./paper-table";

interface KeyProps {
  exercises: readonly PaperExercise[];
  choices: PaperChoices;
}

const html = (text: string) => ({ dangerouslySetInnerHTML: { __html: text } });

/** Shows the right answers, the variants side by side. */
export function RightKey({ exercises, choices }: KeyProps) {
  return (
    <section className="paper-key" aria-labelledby="celesi">
      <h2 id="celesi">Çelësi</h2>
      <p>{choices.title.trim()}</p>
      <PaperTable name="Tabela e përgjigjeve">
        <thead>
          <tr>
            <th scope="col">Ushtrimi</th>
            <VariantHeads {...choices} />
            <th scope="col">Pikë</th>
          </tr>
        </thead>
        <tbody>
          {exercises.map(({ item, exercise, draws }) => (
            <tr key={item}>
              <th scope="row">{item + 1}</th>
              {draws.map(({ numbers, places }, variant) => (
                <td key={paperLetters[variant]} {...html(shortAnswer(exercise, numbers, places))} />
              ))}
              <td className="figures">{pointsOf(choices, { item, step: exercise.step })}</td>
            </tr>
          ))}
        </tbody>
      </PaperTable>
      {exercises.some(({ exercise: { answer } }) => answer.kind === "figure" && answer.turn !== undefined) ? (
        <p>Drejtimet maten në gradë, kundër akrepave të orës: nga e djathta, te rrafshi i pjerrët nga ngjitja.</p>
      ) : null}
    </section>
  );
}

/** Shows what each named error would give in each variant, and by which key it is marked in the table of the class. */
export function ErrorKey({ exercises, choices }: KeyProps) {
  const { variants } = choices;
  const isDrawn = variants > 1 && exercises.some(hasDrawnSentences);
  return (
    <section className="paper-key" aria-labelledby="celesi-i-gabimeve">
      <h2 id="celesi-i-gabimeve">Çelësi i gabimeve</h2>
      <p>
        Nëse nxënësi shkroi këtë përgjigje, ka bërë këtë gabim.
        {isDrawn ? " Numrat brenda fjalive janë të variantit A." : null}
      </p>
      <PaperTable name="Tabela e gabimeve" look="paper-errors">
        <thead>
          <tr>
            <th scope="col">Tasti</th>
            <VariantHeads variants={variants} />
            <th scope="col">Gabimi</th>
          </tr>
        </thead>
        {exercises.map((each) => (
          <ErrorsOfExercise key={each.item} exercise={each} columns={variants + 2} />
        ))}
      </PaperTable>
      <p>
        Te „Klasa“, „Shëno me dorë“: <b>1</b> e saktë · <b>2</b>–<b>7</b> gabimi me atë tast · <b>0</b> bosh · <b>x</b>{" "}
        e gabuar, pa emër.
      </p>
    </section>
  );
}

function ErrorsOfExercise({ exercise: each, columns }: { exercise: PaperExercise; columns: number }) {
  const { item, exercise, draws } = each;
  // Each value is judged, and the title is typed meanwhile.
  const errors = useMemo(() => keyedErrors(each), [each]);
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={columns}>
          {item + 1}. <span {...html(questionLine(exercise, draws[0]?.numbers))} />
        </th>
      </tr>
      {errors.length === 0 ? (
        <tr>
          <td colSpan={columns}>Pa gabime me emër: shënohet 1, 0 ose x.</td>
        </tr>
      ) : (
        errors.map((error) => (
          <tr key={`${error.field ?? ""} ${error.mark} ${error.says}`}>
            <td>
              <b>{error.mark}</b>
            </td>
            {error.given.map((given, variant) => (
              <td key={paperLetters[variant]}>
                <Given {...{ given, error }} />
              </td>
            ))}
            <td>
              {error.field === undefined ? null : `${optionLetter(error.field).toLowerCase()}) `}
              <span {...html(error.says)} />
            </td>
          </tr>
        ))
      )}
    </tbody>
  );
}

/** Shows what an error gives; where another one gives the same, which key that answer gets. */
function Given({ given, error }: { given: KeyedError["given"][number]; error: KeyedError }) {
  if (given === null) return "–";
  return (
    <Fragment>
      <span {...html(given.printed)} />
      {given.mark === error.mark ? null : <small> (njësoj si {given.mark})</small>}
    </Fragment>
  );
}
