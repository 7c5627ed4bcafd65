import { type ReactNode, useEffect, useState } from "react";
import type { Practice } from "../../magazine/practice/exercise";
import { keepsMemory } from "../../play/device-memory";
import { Button } from "../../ui/button";
import { chooseMix, lessonsOfMix, type MixedExercise } from "./mix";
import { NotebookCarrying } from "./notebook-carrying";
import type { Logs } from "./notebook-file";
import { dueCounts, type Standing, standingOf } from "./notebook-schedule";
import { FirstStamps, StampAlbum } from "./notebook-stamps";
import { doneOn, NotebookToday } from "./notebook-today";
import { NothingKept } from "./nothing-kept";
import { practiceRecord, today } from "./practice-log";
import type { FirstLesson, PracticedLesson } from "./practiced-lesson";
import "./notebook.css";
import "./practice.css";

interface Props {
  lessons: readonly PracticedLesson[];
  /** Lessons to begin with. They are shown until the device's notes are read, and if there are none. */
  first: readonly FirstLesson[];
  /** Fetches the exercises of a lesson; rejects without a network. */
  readPractice: (slug: string) => Promise<Practice | null>;
  /** What follows the notes. */
  children?: ReactNode;
}

/** A mix with its component, which comes with the first mix: the parts of exercises are 9 KB. */
interface OpenMix {
  NotebookMix: typeof import("./notebook-mix.client").NotebookMix;
  items: readonly MixedExercise[];
}

const readLogs = (lessons: readonly PracticedLesson[]): Logs =>
  new Map(
    lessons.flatMap(({ slug }) => {
      const log = practiceRecord(slug).read();
      return log === null ? [] : [[slug, log] as const];
    }),
  );

/**
 * Shows the pupil's notebook: mastered and due exercises and a mix of ten. It also exports and deletes the notebook.
 */
export function NotebookView({ lessons, first, readPractice, children }: Props) {
  const [logs, setLogs] = useState<Logs | null>(null);
  const [mix, setMix] = useState<OpenMix | "reading" | "failed" | null>(null);
  const reload = () => setLogs(readLogs(lessons));
  // biome-ignore lint/correctness/useExhaustiveDependencies: read in the browser, and when another tab writes.
  useEffect(() => {
    reload();
    window.addEventListener("storage", reload);
    return () => window.removeEventListener("storage", reload);
  }, []);
  if (typeof mix === "object" && mix !== null) {
    const close = () => {
      setMix(null);
      reload();
    };
    const { NotebookMix, items } = mix;
    return <NotebookMix items={items} lessons={lessons} onClose={close} />;
  }

  async function startMix(known: Logs) {
    setMix("reading");
    try {
      const day = today();
      const [{ NotebookMix }, ...practices] = await Promise.all([
        import("./notebook-mix.client"),
        ...lessonsOfMix(known, day).map(readPractice),
      ]);
      const found = practices.flatMap((practice) => practice ?? []);
      setMix(found.length === 0 ? "failed" : { NotebookMix, items: chooseMix(found, known, day, String(day)) });
    } catch {
      setMix("failed");
    }
  }
  const damaged = logs === null ? [] : lessons.filter(({ slug }) => practiceRecord(slug).isDamaged());
  return (
    <div className="page-width grid grid-cols-[minmax(0,1fr)] gap-14 pb-10">
      <NotebookToday done={logs === null ? null : doneOn(logs, today())}>
        {logs === null || logs.size === 0 ? (
          <Beginning isOpen={logs !== null} />
        ) : (
          <div className="flex flex-wrap items-center gap-8 py-8">
            <Button primary aria-disabled={mix === "reading"} onClick={() => startMix(logs)}>
              {dueCounts(logs, today()).today > 0 ? "Dhjetë për sot" : "Dhjetë të tjera"}
            </Button>
            <Coming logs={logs} />
            <p role="status">
              {mix === "reading" ? "Po hapen ushtrimet…" : null}
              {mix === "failed" ? "Ushtrimet nuk u hapën dot. Provo përsëri kur të kesh internet." : null}
            </p>
          </div>
        )}
      </NotebookToday>
      {logs === null || keepsMemory() ? null : <NothingKept />}
      <Damaged lessons={damaged} />
      {logs === null || logs.size === 0 ? (
        <FirstStamps lessons={first} />
      ) : (
        <div className="notebook-album">
          <Totals logs={logs} />
          <StampAlbum {...{ lessons, logs, first }} />
        </div>
      )}
      {children}
      <div className="notebook-foot">
        <p>
          Të dha mësuesi një kod? Hape te <a href="/detyra">Detyrë nga mësuesi</a>.
        </p>
        {logs === null ? null : (
          <NotebookCarrying {...{ lessons, logs }} hasNotes={logs.size + damaged.length > 0} onChange={reload} />
        )}
      </div>
    </div>
  );
}

/** Says how a notebook begins. Until the device's notes are read it does not say that there are none. */
function Beginning({ isOpen }: { isOpen: boolean }) {
  return (
    <>
      <p className="max-w-[36em] py-8 text-[1.1rem]/[1.5]">
        {isOpen ? "Fletorja është bosh." : "Fletorja po hapet."}
        {/* On a line of its own, since the longer sentence would push a phone's page down by a line. */}
        <br />
        Zgjidh një ushtrim, dhe Pika niset nga zeroja: këtu do të shohësh çfarë di tashmë dhe çfarë duhet përsëritur
        sot.
      </p>
      <noscript>
        <p className="pb-8">Pa skripte fletorja nuk mban mend asgjë; ushtrimet hapen njësoj, me zgjidhje.</p>
      </noscript>
    </>
  );
}

/** Lists the lessons whose stored logs cannot be read completely. */
function Damaged({ lessons }: { lessons: readonly PracticedLesson[] }) {
  if (lessons.length === 0) return null;
  return (
    <p className="max-w-[36em] rule-l-7 pl-7" role="status">
      Shënimet e {lessons.map(({ title }) => `„${title}“`).join(", ")} janë dëmtuar dhe nuk lexohen të plota. Po i ke në
      një skedar, hape këtu poshtë; përndryshe ato nisin nga e para.
    </p>
  );
}

const edges: Record<Standing, string> = {
  due: "rule-l-7",
  learning: "[border-left:7px_double_var(--color-ink)]",
  sits: "rule-l-7/hair",
};
const words: Record<Standing, string> = { due: "për sot", learning: "po i mëson", sits: "i di mirë" };

function count(logs: Logs, standing: Standing): number {
  const day = today();
  return [...logs.values()].flatMap((log) => Object.values(log)).filter((done) => standingOf(done, day) === standing)
    .length;
}

function Totals({ logs }: { logs: Logs }) {
  return (
    <dl className="notebook-totals">
      {(Object.keys(words) as Standing[]).map((standing) => (
        <div key={standing} className={`total-${standing} pl-7 ${edges[standing]}`}>
          <dt>{words[standing]}</dt>
          <dd className="font-display text-[3.4rem]/[1] font-bold">{count(logs, standing)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Says how many exercises are due today, tomorrow and within the week. */
function Coming({ logs }: { logs: Logs }) {
  const due = dueCounts(logs, today());
  if (due.today + due.tomorrow + due.week === 0)
    return <p className="notebook-coming">Këtë javë s’ke asgjë për të përsëritur.</p>;
  return (
    <p className="notebook-coming">
      Për përsëritje: sot <b>{due.today}</b>, nesër <b>{due.tomorrow}</b>, brenda javës edhe <b>{due.week}</b>.
    </p>
  );
}
