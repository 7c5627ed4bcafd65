/** What teacher and pupils do in each row of an hour, as HTML. */
import { optionLetter } from "../option-letter";
import { drawNumbers, filledIn } from "../practice/draw";
import { xmlText } from "../xml";
import { askedOf, inOneLine, lettered, plansSeed } from "./hour-exercises";
import type { LessonFacts, LessonPlan } from "./hour-facts";
import type { HourRowName } from "./hour-minutes";
import { isSpoken } from "./planned-sets";
import type { HourRow, PublishedHour } from "./published-hour";
import { inGroups } from "./signs";

type Cell = Pick<HourRow, "teacher" | "pupils"> | null;

/** Returns the cells of each row; null for a row that the lesson does not have. */
export function cellsOf(facts: LessonFacts, plan: LessonPlan, sets: PublishedHour["sets"]): Record<HourRowName, Cell> {
  const { model, trial, example } = facts;
  const question = questionOf(facts, plan);
  return {
    before: facts.needs.length === 0 ? null : beforeCell(facts.needs),
    question: question && {
      teacher: paragraphs([
        `<b>${question.text}</b>`,
        `${lettered(question.choices)} <i>E drejta: ${optionLetter(question.right)}. Mos e thuaj ende.</i>`,
      ]),
      pupils: "Zgjedhin me kartë ose me dorë. Dy veta me përgjigje të ndryshme thonë pse.",
    },
    model: model && {
      teacher: paragraphs([
        `Shfaq modelin <a href="${model.href}">${xmlText(model.title)}</a>${endOf(model.title)} ${model.caption}`,
        model.question === null ? "" : `<i>Mbylle me këtë:</i> ${xmlText(model.question.because)}`,
      ]),
      pupils: "Para çdo lëvizjeje thonë ç’presin. Në fund krahasojnë me përgjigjen e parë.",
    },
    trial: trial && {
      teacher: paragraphs([
        `Duhen: ${trial.label}${endOf(trial.label)}`,
        trial.expected === "" ? "" : `<i>Pritet:</i> ${trial.expected}`,
      ]),
      pupils: `E bëjnë provën në dyshe, <a href="${facts.href}">si te mësimi</a>, dhe shkruajnë çfarë panë.`,
    },
    board: boardCell(facts, plan),
    example: example && {
      teacher: joined([
        `Në ${example.steps} hapa, <a href="${facts.href}">te mësimi</a>: <b>${example.title}</b>`,
        example.result === "" ? "" : `Del ${example.result}${endOf(example.result)}`,
      ]),
      pupils: "E thonë hapin para se ta shkruash ti; pastaj e shënojnë.",
    },
    exercises: {
      teacher: `Kodi në dërrasë: ${shownCode(sets.class.code)}. Kalo nëpër banka; kur tre veta ngecin njësoj, ndali të gjithë.`,
      pupils: "Punojnë vetë, secili me numrat e vet, me ndihmat e faqes.",
    },
    exit: {
      teacher: `Kodi në dërrasë: ${shownCode(sets.exit.code)}. Mblidhi te <a href="/klasa">Klasa</a>, ose shiko fletët.`,
      pupils: "Secili vetë, pa ndihma. Kush mbaron, tregon kodin e vet te dera.",
    },
  };
}

/** Returns the full stop that a sentence needs, none after a question. */
const endOf = (words: string): string => (/[.?!…]$/.test(words) ? "" : ".");

export const joined = (parts: readonly string[]) => parts.filter((part) => part.trim() !== "").join(" ");

const paragraphs = (parts: readonly string[]) =>
  parts.flatMap((part) => (part.trim() === "" ? [] : `<p>${part}</p>`)).join(" ");

const shownCode = (code: string) => `<b class="hour-code">${inGroups(code)}</b>`;

/** Most needed lessons of which an exercise is asked. */
const mostAsked = 2;

function beforeCell(needs: LessonFacts["needs"]): Cell {
  const links = needs.map(({ name, href }) => `<a href="${href}">${xmlText(name)}</a>`).join(", ");
  const asked = needs.slice(0, mostAsked).flatMap(({ exercises }) => askedOf(exercises) ?? []);
  return {
    teacher: paragraphs([`Kërkon: ${links}.`, ...asked]),
    pupils:
      asked.length === 0
        ? "Thonë me një fjali çfarë mbajnë mend."
        : "Përgjigjen në fletore, të gjithë me të njëjtët numra; dy veta e thonë me zë.",
  };
}

/** Returns the lines of the blackboard: the editor's, else the lesson's formulas with their letters. */
export function boardLines({ formulas }: LessonFacts, { board }: LessonPlan): string[] {
  if (board.length > 0) return [...board];
  return formulas.map(({ name, formula, letters }) =>
    joined([
      name === "" ? "" : `${name}:`,
      formula,
      letters.length === 0 ? "" : `<small>${letters.join("; ")}</small>`,
    ]),
  );
}

function boardCell(facts: LessonFacts, plan: LessonPlan): Cell {
  if (boardLines(facts, plan).length === 0) return null;
  return {
    teacher: 'Shkruaj një nga një rreshtat e <a href="#derrasa">dërrasës së orës</a>, në krye të planit.',
    pupils: "Shkruajnë formulën, dhe pranë çdo shkronje kuptimin e njësinë.",
  };
}

/** Returns the opening question: the editor's, else the model's, else a choice of the first step. */
export function questionOf({ model, exercises }: LessonFacts, plan: LessonPlan): LessonPlan["question"] {
  if (plan.question !== null) return plan.question;
  if (model?.question) {
    const { text, choices, right } = model.question;
    return { text: xmlText(text), choices: choices.map(xmlText), right };
  }
  const exercise = exercises.find((each) => each.step === "kuptoj" && isSpoken(each) && each.answer.kind === "choice");
  if (exercise?.answer.kind !== "choice") return null;
  const filled = (html: string) => filledIn(html, exercise, drawNumbers(exercise, plansSeed) ?? {});
  const { options, right } = exercise.answer;
  return { text: inOneLine(filled(exercise.question)), choices: options.map(({ text }) => filled(text)), right };
}
