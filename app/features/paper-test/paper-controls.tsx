import { useState } from "react";
import { plural } from "../../magazine/albanian";
import { paperLetters } from "../../magazine/classroom/paper-letters";
import type { PaperExercise } from "../../magazine/classroom/paper-variants";
import { inGroups } from "../../magazine/classroom/signs";
import { answerField } from "../../play/answer-field";
import { Choice, ChoiceGroup } from "../../play/choice";
import { Button, ButtonLink } from "../../ui/button";
import { type PaperChoices, type PaperRoom, pointsOf, withPoints } from "./paper-rules";

const rooms: Readonly<Record<PaperRoom, string>> = { small: "Pak", usual: "Zakonisht", large: "Shumë" };
const longestTitle = 60;

/** Shows what a teacher decides about a test, above its sheets. Nothing of it is kept or printed. */
export function PaperControls({
  exercises,
  choices,
  gone,
  played,
  code,
  onChange,
}: {
  exercises: readonly PaperExercise[];
  choices: PaperChoices;
  /** Numbers of exercises that the edition does not have. */
  gone: readonly number[];
  /** Numbers of games, which are not for paper. */
  played: readonly number[];
  code: string;
  onChange: (choices: PaperChoices) => void;
}) {
  const { title, variants, room, asksName } = choices;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-10 pb-14 print:hidden">
      {gone.length === 0 ? null : (
        <p role="status" className="max-w-[36em] rule-l-7 pl-7">
          {gone.length === 1 ? `Ushtrimi ${gone[0]} nuk është` : `Ushtrimet ${gone.join(", ")} nuk janë`} më në këtë
          botim. Të tjerët mbajnë numrin që kanë te „Klasa“.
        </p>
      )}
      {played.length === 0 ? null : (
        <p role="status" className="max-w-[36em] rule-l-7 pl-7">
          {played.length === 1
            ? `Ushtrimi ${played[0]} punohet me ekran dhe s’hyn në letër.`
            : `Ushtrimet ${played.join(", ")} punohen me ekran dhe s’hyjnë në letër.`}{" "}
          Të tjerët mbajnë numrin që kanë te „Klasa“.
        </p>
      )}
      <label className="block w-full max-w-[30rem]">
        <span className="block pb-3">Titulli i testit</span>
        <input
          className={`w-full ${answerField}`}
          value={title}
          maxLength={longestTitle}
          autoComplete="off"
          onChange={({ target }) => onChange({ ...choices, title: target.value })}
        />
      </label>
      <ChoiceGroup legend="Variantet">
        {paperLetters.map((letter, index) => (
          <Choice
            key={letter}
            type="radio"
            name="variantet"
            checked={variants === index + 1}
            onChange={() => onChange({ ...choices, variants: index + 1 })}
          >
            {index === 0 ? "Vetëm A" : paperLetters.slice(0, index + 1).join(", ")}
          </Choice>
        ))}
      </ChoiceGroup>
      <ChoiceGroup legend="Vendi për të shkruar">
        {(Object.keys(rooms) as PaperRoom[]).map((each) => (
          <Choice
            key={each}
            type="radio"
            name="vendi"
            checked={room === each}
            onChange={() => onChange({ ...choices, room: each })}
          >
            {rooms[each]}
          </Choice>
        ))}
      </ChoiceGroup>
      <Choice
        type="checkbox"
        checked={asksName}
        onChange={({ target }) => onChange({ ...choices, asksName: target.checked })}
      >
        Me vend për emrin, krahas numrit në regjistër
      </Choice>
      <fieldset className="flex min-w-0 flex-wrap gap-x-10 gap-y-6 no-border p-0">
        <legend className="px-0 pb-2 font-display text-[1.5rem]/[1] font-bold">Pikët</legend>
        {exercises.map((each) => (
          <PointsField
            key={each.item}
            number={each.item + 1}
            points={pointsOf(choices, { item: each.item, step: each.exercise.step })}
            onMove={(typed) => onChange(withPoints(choices, each.item, typed))}
          />
        ))}
      </fieldset>
      <div className="flex flex-wrap items-center gap-6">
        <Button primary onClick={() => window.print()}>
          Shtype testin
        </Button>
        <ButtonLink href={`/klasa#${code}`}>Klasa: tabela e gabimeve</ButtonLink>
      </div>
      <p className="max-w-[40em] text-[0.92rem]/[1.5]">
        {plural(variants, "variant", "variante")}, pastaj faqet e mësuesit: çelësi, çelësi i gabimeve, tabela e pikëve.
        Lidhja e kësaj faqeje jep gjithmonë po këta numra; kodi i saj:{" "}
        <span className="figures [overflow-wrap:anywhere]">{inGroups(code)}</span>. Titulli dhe pikët mbeten vetëm këtu.
      </p>
    </div>
  );
}

function PointsField({
  number,
  points,
  onMove,
}: {
  /** Of the exercise, from 1. */
  number: number;
  points: number;
  /** Takes what was typed so far; an empty field changes nothing. */
  onMove: (typed: string) => void;
}) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <label className="flex items-center gap-6">
      <span className="min-w-14 text-right">
        <span className="sr-only">Pikët e ushtrimit </span>
        {number}.
      </span>
      <input
        className={`w-36 ${answerField}`}
        inputMode="numeric"
        autoComplete="off"
        maxLength={2}
        value={typed ?? points}
        onChange={({ target }) => {
          const digits = target.value.replace(/\D/g, "");
          setTyped(digits);
          onMove(digits);
        }}
        onBlur={() => setTyped(null)}
      />
    </label>
  );
}
