import { Fragment, type ReactNode, useRef } from "react";
import type { AnswerField } from "../../magazine/practice/typed-answer-schemas";
import { answerField } from "../../play/answer-field";
import { keysOf, SignKeys } from "./sign-keys";
import type { FurtherKinds } from "./use-further-kinds";

type TypedAnswer = AnswerField["answer"];

const forms = { factored: "e faktorizuar", expanded: "pa kllapa", simplified: "e thjeshtuar" };

/** Says how an answer is written, as the words before its field. */
export function wayOf(answer: TypedAnswer): string {
  switch (answer.kind) {
    case "number": {
      const { unit, significant } = answer;
      const digits = significant === undefined ? "" : `, me ${significant} shifra të rëndësishme`;
      return `${unit === undefined ? "" : ", me njësinë"}${digits}`;
    }
    case "fraction":
      return ", si thyesë";
    case "expression":
      return `, ${answer.form === undefined ? "si shprehje" : forms[answer.form]}`;
    case "set":
      return ": të gjitha zgjidhjet";
    case "relation":
      if (!/[<>]|!=/.test(answer.relation)) return ", si ekuacion";
      return answer.variables.length > 1 ? ", si inekuacion" : ", si inekuacion ose interval";
  }
}

/** Takes one typed answer, and shows below how it is read. */
export function TypedField({
  answer,
  question,
  label,
  place = "",
  text,
  closed,
  further,
  onType,
  children,
}: {
  answer: TypedAnswer;
  question: string;
  label: ReactNode;
  /** Its place among several fields. */
  place?: string;
  text: string;
  closed: boolean;
  further: FurtherKinds | undefined;
  onType: (text: string) => void;
  /** What is said of this field. */
  children?: ReactNode;
}) {
  const field = useRef<HTMLInputElement>(null);
  // A page shows one exercise; `useId` would differ from the server's.
  const reading = `leximi${place}`;
  const keys = keysOf(answer);
  return (
    <div className="max-w-[24rem]">
      <label className="block">
        <span className="block pb-3 text-[0.92rem]">{label}</span>
        <input
          ref={field}
          className={`w-full ${answerField}`}
          type="text"
          name={`pergjigjja${place}`}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="done"
          maxLength={80}
          value={text}
          readOnly={closed}
          aria-describedby={reading}
          onChange={({ target }) => onType(target.value)}
        />
      </label>
      {keys.length === 0 || closed ? null : <SignKeys keys={keys} field={field} onType={onType} />}
      <Reading id={reading} {...{ answer, question, text, further }} />
      {children}
    </div>
  );
}

/** Shows how the typed answer is read, as a typeset formula. Of what cannot be read yet it shows nothing. */
function Reading({
  id,
  answer,
  question,
  text,
  further,
}: {
  id: string;
  answer: TypedAnswer;
  question: string;
  text: string;
  further: FurtherKinds | undefined;
}) {
  const read = further?.loaded?.readingOf(answer, question, text);
  const isRead = read !== undefined && (read.formulas.length > 0 || read.words !== undefined);
  return (
    <p id={id} className="answer-reading min-h-20 pt-3">
      {isRead ? (
        <>
          <span className="text-[0.92rem]">E lexoj kështu:</span>{" "}
          {read.formulas.map((formula, index) => (
            <Fragment key={formula}>
              {index > 0 ? " ose " : null}
              <span dangerouslySetInnerHTML={{ __html: formula }} />
            </Fragment>
          ))}
          {read.words}
          {read.unit === "" || read.unit === "°" ? read.unit : `\u00a0${read.unit}`}
        </>
      ) : null}
    </p>
  );
}
