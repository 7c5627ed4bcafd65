import type { Quiz } from "../../magazine/quiz";
import { Choice, ChoiceGroup } from "../../play/choice";
import { PlayScreen } from "../../play/play-screen";
import { Arrow } from "../../ui/arrow";
import { Button } from "../../ui/button";
import { QuizFigure } from "./quiz-figure";
import type { Pace } from "./quiz-rules";
import type { QuizWords } from "./quiz-words";

/** Shows the quiz's facts, the choice of time, the start and the links to the printed sheet. */
export function QuizIntro({
  quiz,
  words,
  pace,
  onPace,
  onStart,
}: {
  quiz: Quiz;
  words: QuizWords;
  pace: Pace;
  onPace: (pace: Pace) => void;
  onStart: () => void;
}) {
  const minutes = quiz.timeLimit;
  const paces: [Pace, string][] = [
    ["given", `${minutes}\u00a0minuta, si është dhënë`],
    ["double", `${2 * minutes}\u00a0minuta, dyfishi`],
    ["none", "pa kohë"],
  ];
  return (
    <PlayScreen lane={false} className="gap-12 py-12" onSubmit={onStart}>
      <dl className="flex flex-wrap gap-x-24 gap-y-6">
        <Fact name="Pyetje" value={quiz.questions.length} />
        <Fact name="Koha" value={minutes} unit="min" />
        <Fact name="Kalon me" value={quiz.passScore} unit="%" />
      </dl>
      <ChoiceGroup legend="Sa kohë do?">
        {paces.map(([value, text]) => (
          <Choice key={value} type="radio" name="pace" checked={pace === value} onChange={() => onPace(value)}>
            {text}
          </Choice>
        ))}
      </ChoiceGroup>
      <div className="flex flex-wrap gap-8">
        <Button primary type="submit" lang={words.start.lang}>
          {words.start.text}
          <Arrow />
        </Button>
      </div>
      <noscript>
        <p>Kuizi me orë ka nevojë për JavaScript. Pa të, bëje në letër: fleta më poshtë i ka të gjitha pyetjet.</p>
      </noscript>
      <p className="text-[0.92rem] [&_a]:inline-block [&_a]:py-3">
        Në letër: <a href="?print">fleta e kuizit</a>, <a href="?print&amp;fara=A">varianti A</a>,{" "}
        <a href="?print&amp;fara=B">varianti B</a>. Përgjigjet dalin në faqe më vete.
      </p>
    </PlayScreen>
  );
}

function Fact({ name, value, unit }: { name: string; value: number; unit?: string }) {
  return (
    <div>
      <dt className="caps-label text-mute">{name}</dt>
      <dd>
        <QuizFigure unit={unit}>{value}</QuizFigure>
      </dd>
    </div>
  );
}
