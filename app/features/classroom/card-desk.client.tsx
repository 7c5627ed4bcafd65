import { type ComponentType, useEffect, useRef, useState } from "react";
import { plural } from "../../magazine/albanian";
import type { AssignedItem, ClassLesson } from "../../magazine/classroom/assigned-items";
import { drawSeed, taskOf } from "../../magazine/classroom/assignment";
import { snapshotOf } from "../../magazine/classroom/assignment-snapshot";
import { cardCount } from "../../magazine/classroom/card-marker";
import { type CardQuestion, cardQuestions, type WallQuestionProps } from "../../magazine/classroom/card-question";
import {
  type CardReadings,
  letterCounts,
  missingCards,
  noReadings,
  withCards,
  withFrame,
} from "../../magazine/classroom/card-readings";
import type { AssignmentSnapshot } from "../../magazine/classroom/class-table";
import { readCollection } from "../../magazine/classroom/collection";
import { openedWork, readTexts, readWork, type WorkReader } from "../../magazine/classroom/given-work";
import { Button } from "../../ui/button";
import { type CameraTrouble, closedWords, useCamera } from "./camera/use-camera";
import { cardFrame, loadCardWatch } from "./camera/watch-cards";
import { type GivenAssignment, nameOfGiven } from "./class-memory";
import type { ClassStore } from "./class-store";
import { leastOnWall } from "./class-wall";
import { withResults } from "./collecting-rules";
import "./card-desk.css";

/** What cards need beside the table of an assignment. */
export interface CardSource extends WorkReader {
  lessons: readonly ClassLesson[];
  /** Loads what shows a question. The page hands it on, since no feature imports another. */
  loadWallQuestion: () => Promise<ComponentType<WallQuestionProps>>;
}

interface Props extends CardSource {
  given: GivenAssignment;
  store: ClassStore;
  onClose: () => void;
}

/** What is asked of a class with cards. */
interface CardWork {
  Question: ComponentType<WallQuestionProps>;
  items: readonly AssignedItem[];
  questions: readonly CardQuestion[];
  /** Seed of the numbers: those that the table's sentences have. */
  seed: string;
  snapshot: AssignmentSnapshot;
}

async function openCardWork(code: string, { lessons, loadWallQuestion, ...reader }: CardSource): Promise<CardWork> {
  const read = readWork(code);
  if (!read.ok) throw new Error("a table has the code of its work");
  const [Question, { missing, ...texts }] = await Promise.all([
    loadWallQuestion(),
    readTexts(read.work, lessons, reader),
  ]);
  if (missing.length > 0) throw new Error("exercises cannot be read");
  const { assignment, items } = openedWork(read.work, lessons, texts);
  const seed = drawSeed(assignment, 0);
  return {
    ...{ Question, items, seed },
    questions: cardQuestions(items, seed),
    snapshot: snapshotOf(assignment, items),
  };
}

/** Asks a class the questions of an assignment, one at a time, and reads its cards. It may stand on the wall. */
export function CardDesk({ given, store, onClose, ...source }: Props) {
  const [work, setWork] = useState<CardWork | "failed" | null>(null);
  const [asked, setAsked] = useState<CardQuestion | null>(null);
  /** What was read of each exercise and is not in the table yet: „Pyetjet“ before „Mjaft“ loses nothing. */
  const [kept, setKept] = useState<ReadonlyMap<number, CardReadings>>(new Map());
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the exercises of one assignment are read once.
  useEffect(() => {
    openCardWork(given.code, source).then(setWork, () => setWork("failed"));
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another step shows another heading.
  useEffect(() => heading.current?.focus(), [asked]);
  const title = asked === null ? "Kartelat A–D" : `Ushtrimi ${asked.item + 1}`;
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-8" aria-labelledby="kartelat">
      <p className="flex flex-wrap gap-6">
        {asked === null ? (
          <Button onClick={onClose}>Te tabela</Button>
        ) : (
          <Button onClick={() => setAsked(null)}>Pyetjet</Button>
        )}
      </p>
      <h2 ref={heading} id="kartelat" tabIndex={-1} className="text-[2rem]/[1.1] focus:no-outline">
        {title}
      </h2>
      {work === null ? (
        <p role="status">Pyetjet po hapen…</p>
      ) : work === "failed" ? (
        <p role="status" className="max-w-[36em] rule-l-7 pl-7">
          Pyetjet nuk u hapën dot: rrjeti mungon. Provo përsëri kur të kesh rrjet, ose merre kapitullin me vete.
        </p>
      ) : asked === null ? (
        <Questions {...{ work, given, kept }} onAsk={setAsked} />
      ) : (
        <CardRound
          key={asked.item}
          question={asked}
          {...{ work, given, store }}
          kept={kept.get(asked.item) ?? noReadings}
          onRead={(readings) => setKept((before) => new Map(before).set(asked.item, readings))}
        />
      )}
    </section>
  );
}

function Questions({
  work: { questions, snapshot },
  given,
  kept,
  onAsk,
}: {
  work: CardWork;
  given: GivenAssignment;
  kept: ReadonlyMap<number, CardReadings>;
  onAsk: (question: CardQuestion) => void;
}) {
  const others = snapshot.items.flatMap((_, item) => (questions.some((each) => each.item === item) ? [] : item + 1));
  return (
    <>
      <p className="max-w-[36em]">
        {questions.length === 0
          ? "Asnjë ushtrim i kësaj detyre nuk ka zgjedhje për A–D, prandaj kartelat nuk e përgjigjen dot. Jep një detyrë me pyetje me zgjedhje."
          : `Zgjidh një pyetje të detyrës „${nameOfGiven(given)}“. Klasa ngre kartelat, përgjigjja është ana lart.`}{" "}
        Kartelat <a href="/klasa/kartela">shtypen një herë</a>.
      </p>
      <ol className="grid list-none p-0">
        {questions.map((question) => (
          <li key={question.item} className="flex flex-wrap items-center justify-between gap-6 rule-t-1 py-4">
            <p className="max-w-[36em] [overflow-wrap:anywhere]">
              <b>{question.item + 1}</b> · {snapshot.items[question.item]?.title}
              <Unfinished readings={kept.get(question.item) ?? noReadings} />
            </p>
            <Button onClick={() => onAsk(question)}>
              Pyete klasën<span className="sr-only">: ushtrimi {question.item + 1}</span>
            </Button>
          </li>
        ))}
      </ol>
      {questions.length === 0 || others.length === 0 ? null : (
        <p className="max-w-[36em]">
          Pa zgjedhje A–D, pra jo me kartela: {others.length === 1 ? "ushtrimi" : "ushtrimet"} {others.join(", ")}.
        </p>
      )}
    </>
  );
}

/** Says that cards were read which are not in the table. */
const Unfinished = ({ readings: { counted } }: { readings: CardReadings }) =>
  counted.size === 0 ? null : (
    <small className="block">
      {plural(counted.size, "kartelë e lexuar nuk është", "kartela të lexuara nuk janë")} ende në tabelë: kthehu dhe
      shtyp „Mjaft“.
    </small>
  );

const troubles: Record<CameraTrouble, string> = {
  refused: "Kamera nuk u hap. Lejoje te cilësimet e faqes.",
  "no-reader": "Lexuesi i kartelave nuk u ngarkua: rrjeti mungon. Ringarkoje faqen kur të ketë rrjet.",
  ...closedWords,
};
const forgotten = "Kamera u mbyll, se për një minutë nuk u shtyp asgjë. Çfarë u lexua, mbeti.";
/** Milliseconds without a press after which the camera is closed. */
const leftAlone = 60_000;

/** Asks one question: reads cards until „Mjaft“, then shows the sums and puts the answers into the table. */
function CardRound({
  question,
  work: { Question, items, seed, snapshot },
  given,
  store,
  kept,
  onRead,
}: {
  question: CardQuestion;
  work: CardWork;
  given: GivenAssignment;
  store: ClassStore;
  /** What was read of this exercise before. */
  kept: CardReadings;
  /** Takes what is read, and nothing once it is in the table. */
  onRead: (readings: CardReadings) => void;
}) {
  const [readings, setReadings] = useState(kept);
  const [step, setStep] = useState<"read" | "sums" | "answer">("read");
  const [trouble, setTrouble] = useState("");
  const video = useRef<HTMLVideoElement>(null);
  const exercise = items[question.item]?.exercise;
  const pupils = store.record.pupils || cardCount;
  const { camera, open, close } = useCamera(
    video,
    loadCardWatch,
    (cards) => setReadings((before) => withFrame(before, cards, { pupils, options: question.order.length })),
    (found) => setTrouble(troubles[found]),
  );
  const isOpen = camera !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: kept at each card that counts anew, not at each frame.
  useEffect(() => {
    if (step === "read") onRead(readings);
  }, [readings.counted]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the pause begins when the camera opens, and at each press.
  useEffect(() => {
    if (!isOpen) return;
    const leave = () => {
      close();
      setTrouble(forgotten);
    };
    let timer = setTimeout(leave, leftAlone);
    const stay = () => {
      clearTimeout(timer);
      timer = setTimeout(leave, leftAlone);
    };
    document.addEventListener("pointerdown", stay);
    document.addEventListener("keydown", stay);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("pointerdown", stay);
      document.removeEventListener("keydown", stay);
    };
  }, [isOpen]);
  if (exercise == null) return null;
  const { counted } = readings;

  function start(choice: MediaTrackConstraints = { facingMode: "environment" }) {
    setTrouble("");
    setStep("read");
    open({ ...cardFrame, ...choice });
  }
  function end() {
    close();
    setStep("sums");
    onRead(noReadings);
    const record = store.read();
    const there = record.given.find(({ code }) => code === given.code)?.results ?? [];
    const { fingerprint } = snapshot;
    const sheet = { task: taskOf(given.code), fingerprint, items: snapshot.items.length };
    store.write(withResults(record, given.code, withCards(readCollection(there), sheet, question, readings)));
  }
  const opened = camera === "opening" ? null : camera;
  const hasSums = step !== "read" && counted.size >= leastOnWall;
  return (
    <div className="card-round">
      <Question
        {...{ exercise, seed, question }}
        counts={hasSums ? letterCounts(readings, question) : null}
        isRightShown={step === "answer"}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-6">
        {opened === null ? null : (
          <video
            ref={video}
            className={`card-picture ${opened.isFront ? "in-mirror" : ""}`}
            aria-label="Pamja e kamerës"
            muted
            playsInline
          />
        )}
        <p role="status" className="code-said">
          <b>{countWords(readings, store.record.pupils)}</b> {trouble}
        </p>
        {step === "read" ? (
          <ol className="card-dots" aria-hidden="true">
            {Array.from({ length: pupils }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: numbers of the register never move.
              <li key={index} className={counted.has(index + 1) ? "is-read" : undefined}>
                {index + 1}
              </li>
            ))}
          </ol>
        ) : (
          <p className="max-w-[36em]">
            {counted.size === 0 ? "Nuk u lexua asnjë kartelë." : "Përgjigjet janë në tabelë."}{" "}
            {counted.size > 0 && !hasSums
              ? `Shumat dalin nga ${leastOnWall} kartela: më pak do të tregonin me gisht.`
              : ""}
          </p>
        )}
        <p className="flex flex-wrap items-center gap-6">
          {isOpen ? (
            <Button primary onClick={end}>
              Mjaft
            </Button>
          ) : (
            <Button primary={step === "read"} onClick={() => start()}>
              {counted.size === 0 ? "Hape kamerën" : "Lexo prapë"}
            </Button>
          )}
          {!isOpen && step === "read" && counted.size > 0 ? <Button onClick={end}>Mjaft</Button> : null}
          {step === "sums" ? <Button onClick={() => setStep("answer")}>Trego të saktën</Button> : null}
          {opened?.other ? <Button onClick={() => start(opened.other?.choice)}>{opened.other.name}</Button> : null}
        </p>
      </div>
    </div>
  );
}

/** Says how many cards count, and whose are missing. @param pupils of the class; 0 if the teacher did not say */
function countWords(readings: CardReadings, pupils: number): string {
  const { size } = readings.counted;
  if (pupils === 0) return `${plural(size, "kartelë", "kartela")}.`;
  const missing = size === 0 ? [] : missingCards(readings, pupils);
  return `${size} nga ${pupils}${missing.length === 0 ? "" : ` · mungojnë: ${missing.join(", ")}`}.`;
}
