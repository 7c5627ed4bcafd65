import type { Quiz } from "../../magazine/quiz";
import { Choice, ChoiceGroup } from "../../play/choice";
import { PlayScreen } from "../../play/play-screen";
import { Arrow } from "../../ui/arrow";
import { Button } from "../../ui/button";
import { Picture } from "../../ui/picture";
import { Pika } from "../../ui/pika/pika";
import { InlineHtml } from "./inline-html";
import { QuestionFigure } from "./question-figure";
import { type KeptQuiz, timeLeft } from "./quiz-memory";
import { QuizOptions } from "./quiz-options";
import { optionOrder } from "./quiz-order";
import type { Pace } from "./quiz-rules";
import type { QuizWords } from "./quiz-words";

interface Props {
  quiz: Quiz;
  words: QuizWords;
  /** HTML: its first paragraph is shown above the start button, the rest below it. */
  introduction: string;
  /** Its cover; its text alternative is empty unless it is a photograph. */
  cover: { src: string; alt: string };
  pace: Pace;
  onPace: (pace: Pace) => void;
  /** Seed of the round that would start; null until it is drawn. */
  order: string | null;
  /** @param answer index of the option that was chosen for the first question */
  onStart: (answer: number | null) => void;
  /** Quiz that an earlier visit in this tab left unfinished. */
  kept: KeptQuiz | null;
  onResume: (kept: KeptQuiz) => void;
}

/**
 * Shows the quiz's topic, its start button and its first question, whose answer starts the quiz too. On a wide screen its
 * cover is beside the question, on a phone below it. Rules, the choice of time and the printed sheet are folded.
 */
export function QuizIntro({ quiz, words, introduction, cover, pace, onPace, order, onStart, kept, onResume }: Props) {
  const minutes = quiz.timeLimit;
  const paces: [Pace, string][] = [
    ["given", `${minutes}\u00a0minuta, si është dhënë`],
    ["double", `${2 * minutes}\u00a0minuta, dyfishi`],
    ["none", "pa kohë"],
  ];
  const [opening, rest] = firstParagraph(introduction);
  const [first] = quiz.questions;
  return (
    <PlayScreen
      lane={false}
      className="grid-cols-[minmax(0,1fr)] gap-x-gutter gap-y-10 pt-7 pb-12 print:hidden aside:[grid-template:auto_auto_1fr/minmax(0,1fr)_minmax(0,1fr)]"
      onSubmit={() => onStart(null)}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-10">
        {opening === "" ? null : (
          <p
            className="max-w-[34em] [line-height:1.4] bar:text-[1.15rem]"
            dangerouslySetInnerHTML={{ __html: opening }}
          />
        )}
        <div className="flex flex-wrap items-center gap-8">
          {kept ? (
            <Button primary onClick={() => onResume(kept)}>
              {resumeLabel(kept)}
              <Arrow />
            </Button>
          ) : null}
          <Button primary={!kept} type="submit" lang={words.start.lang}>
            {words.start.text}
            <Arrow />
          </Button>
          <dl className="flex flex-wrap gap-x-14 gap-y-2">
            <Fact name="Pyetje" value={quiz.questions.length} />
            <Fact name="Koha" value={minutes} unit="min" />
            <Fact name="Kalon me" value={quiz.passScore} unit="%" />
          </dl>
        </div>
        <noscript>
          <p>
            Kuizi me orë ka nevojë për JavaScript. Pa të, bëje në letër: fleta te „Si luhet“ i ka të gjitha pyetjet.
          </p>
        </noscript>
      </div>
      {first ? (
        <FirstQuestion question={first} order={order} pace={pace} onAnswer={kept === null ? onStart : null} />
      ) : null}
      {cover.src ? (
        <div className="plate">
          <Picture {...cover} use="head" width={1200} height={800} loading="lazy" />
        </div>
      ) : null}
      <details className="self-start rule-y-1">
        <summary className="min-h-26 cursor-pointer py-5 font-semibold">Si luhet</summary>
        <div className="grid gap-12 pt-4 pb-12">
          <ChoiceGroup legend="Sa kohë do?">
            {paces.map(([value, text]) => (
              <Choice key={value} type="radio" name="pace" checked={pace === value} onChange={() => onPace(value)}>
                {text}
              </Choice>
            ))}
          </ChoiceGroup>
          <p className="max-w-[40em]">
            Çdo pyetje ka një ndihmë. Gabimet i provon edhe një herë në fund, pa orë; rezultati numëron herën e parë. Po
            e rifreskove faqen ose dole prej saj, vazhdon aty ku e le.
          </p>
          <p className="text-[0.92rem] [&_a]:inline-block [&_a]:py-3">
            Në letër: <a href="?print">fleta e kuizit</a>, <a href="?print&amp;fara=A">varianti A</a>,{" "}
            <a href="?print&amp;fara=B">varianti B</a>. Përgjigjet dalin në faqe më vete.
            <br />
            Në klasë: përgjigjet dalin çdo herë në radhë tjetër; me <a href="?fara=klasa">këtë lidhje</a> të gjithë i
            kanë në të njëjtën.
          </p>
          {/* Plain width. It is in the column of its fold, not on the wide page of a lesson. */}
          {rest === "" ? null : (
            <div
              className="max-w-[40em] [&>*+*]:mt-8 [&_ul]:pl-12 [&_ul]:list-['–_']"
              dangerouslySetInnerHTML={{ __html: rest }}
            />
          )}
        </div>
      </details>
    </PlayScreen>
  );
}

/**
 * Shows the first question, ready for an answer. On a phone it stands before the rules, on a wide screen beside them.
 *
 * @param order seed of the options' order; until it is drawn they are hidden, so that they do not change places
 * @param onAnswer null if an earlier visit left the quiz unfinished: it is then only read
 */
function FirstQuestion({
  question,
  order,
  pace,
  onAnswer,
}: {
  question: Quiz["questions"][number];
  order: string | null;
  pace: Pace;
  onAnswer: ((answer: number) => void) | null;
}) {
  const { figure } = question;
  return (
    <div className="quiz-first-asked grid content-start gap-6">
      <div className="quiz-first">
        <p className="flex items-center gap-4 caps-label text-mute">
          <Pika />
          Pyetja e parë
        </p>
        <p id="pyetja-e-pare" className="display-face">
          <InlineHtml html={question.question} />
        </p>
      </div>
      {figure ? <QuestionFigure figure={figure} size="max-w-[30rem] max-h-[30vh] object-contain object-left" /> : null}
      {onAnswer === null ? null : (
        <div className={`grid gap-6 ${order === null ? "invisible" : ""}`}>
          <QuizOptions
            question={question}
            order={order === null ? [...question.options.keys()] : optionOrder(question, 0, order)}
            chosen={null}
            verdict={null}
            labelledBy="pyetja-e-pare"
            onChoose={onAnswer}
          />
          <p className="text-[0.92rem]/[1.35]">Përgjigju ose shtyp butonin: {pace === "none" ? "kuizi" : "ora"} nis.</p>
        </div>
      )}
    </div>
  );
}

/** Splits published HTML after its first paragraph. @returns "" first if it begins with something else */
function firstParagraph(html: string): [string, string] {
  const found = /^\s*<p\b[^>]*>([\s\S]*?)<\/p>/.exec(html);
  return found ? [found[1] ?? "", html.slice(found[0].length).trim()] : ["", html];
}

/**
 * Returns the label that continues a stored quiz. It leads to the next question, without a clock if its time ran out,
 * or to the results.
 */
function resumeLabel(kept: KeptQuiz): string {
  const { phase, current } = kept.state;
  if (phase === "results") return "Shih përgjigjet e mia";
  const timeIsUp = kept.endsAt !== null && timeLeft(kept, Date.now()) === null;
  return `Vazhdo ${timeIsUp ? "pa kohë " : ""}te pyetja ${current + 1}`;
}

function Fact({ name, value, unit }: { name: string; value: number; unit?: string }) {
  return (
    <div>
      <dt className="caps-label text-mute">{name}</dt>
      <dd className="font-display text-[1.5rem]/[1] font-bold figures">
        {value}
        {unit === undefined ? null : <small className="ml-2 font-text text-[0.9rem] font-semibold">{unit}</small>}
      </dd>
    </div>
  );
}
