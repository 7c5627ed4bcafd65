import { useEffect, useState } from "react";
import { plural } from "../../magazine/albanian";
import type { Practice } from "../../magazine/practice/exercise";
import { keepsMemory } from "../../play/device-memory";
import { Button } from "../../ui/button";
import { chooseMix, lessonsOfMix, type MixedExercise } from "./mix";
import { NotebookCarrying } from "./notebook-carrying";
import type { Logs } from "./notebook-file";
import { dueCounts, type Standing, standingOf } from "./notebook-schedule";
import { NothingKept } from "./nothing-kept";
import { practiceRecord, today } from "./practice-log";
import type { PracticedLesson } from "./practiced-lesson";
import "./practice.css";

interface Props {
  lessons: readonly PracticedLesson[];
  /** Fetches the exercises of a lesson; rejects without a network. */
  readPractice: (slug: string) => Promise<Practice | null>;
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
export function NotebookView({ lessons, readPractice }: Props) {
  const [logs, setLogs] = useState<Logs | null>(null);
  const [mix, setMix] = useState<OpenMix | "reading" | "failed" | null>(null);
  const reload = () => setLogs(readLogs(lessons));
  // biome-ignore lint/correctness/useExhaustiveDependencies: read in the browser, and when another tab writes.
  useEffect(() => {
    reload();
    window.addEventListener("storage", reload);
    return () => window.removeEventListener("storage", reload);
  }, []);
  if (logs === null) return <Opening />;
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
  const met = lessons.filter(({ slug }) => logs.has(slug));
  return (
    <div className="page-width grid gap-16 rule-t-7 py-10">
      {keepsMemory() ? null : <NothingKept />}
      <Damaged lessons={lessons.filter(({ slug }) => practiceRecord(slug).isDamaged())} />
      {met.length === 0 ? (
        <p className="max-w-[36em] text-[1.1rem]/[1.5]">
          Fletorja është bosh. Hap një mësim, shko te „Ushtrohu“ dhe bëj ushtrimin e parë: këtu do të shohësh çfarë ka
          zënë vend dhe çfarë duhet përsëritur. Gjithçka mbahet vetëm në këtë pajisje.
        </p>
      ) : (
        <>
          <Totals logs={logs} />
          <Coming logs={logs} />
          <div className="flex flex-wrap items-center gap-8">
            <Button primary aria-disabled={mix === "reading"} onClick={() => startMix(logs)}>
              Dhjetë për sot
            </Button>
            <p role="status">
              {mix === "reading" ? "Po hapen ushtrimet…" : null}
              {mix === "failed" ? "Ushtrimet nuk u hapën dot. Provo përsëri kur të kesh internet." : null}
            </p>
          </div>
          <Lessons {...{ met, logs }} />
        </>
      )}
      <NotebookCarrying {...{ lessons, logs }} onChange={reload} />
    </div>
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

/** Placeholder until React runs in the browser, as high as the content that replaces it. */
function Opening() {
  return (
    <div className="page-width min-h-[60vh] rule-t-7 py-10">
      <p>Fletorja po hapet…</p>
      <noscript>
        <p>Pa skripte fletorja nuk mban mend asgjë; ushtrimet i gjen në fund të çdo mësimi, me zgjidhje.</p>
      </noscript>
    </div>
  );
}

const edges: Record<Standing, string> = {
  due: "rule-l-7",
  learning: "[border-left:7px_double_var(--color-ink)]",
  sits: "rule-l-7/hair",
};
const marks: Record<Standing | "none", string> = {
  none: "rule-2/hair",
  due: "rule-2 [background:repeating-linear-gradient(135deg,var(--color-ink)_0_2px,transparent_2px_5px)]",
  learning: "rule-2/spot half-spot",
  sits: "rule-2/spot bg-spot",
};
const words: Record<Standing, string> = { due: "për sot", learning: "po i mëson", sits: "i di mirë" };

function count(logs: Logs, standing: Standing): number {
  const day = today();
  return [...logs.values()].flatMap((log) => Object.values(log)).filter((done) => standingOf(done, day) === standing)
    .length;
}

function Totals({ logs }: { logs: Logs }) {
  return (
    <dl className="flex flex-wrap gap-x-22 gap-y-8">
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
  return (
    <p className="notebook-coming">
      Për përsëritje: sot <b>{due.today}</b>, nesër <b>{due.tomorrow}</b>, brenda javës edhe <b>{due.week}</b>.
    </p>
  );
}

function Lessons({ met, logs }: { met: readonly PracticedLesson[]; logs: Logs }) {
  const day = today();
  return (
    <section aria-label="Mësimet e nisura">
      <h2 className="text-[2rem]/[1.1]">Mësimet e nisura</h2>
      <ul className="[list-style:none]">
        {met.map(({ slug, title, href, subject, count: all }) => {
          const standings = Object.values(logs.get(slug) ?? {}).map((done) => standingOf(done, day));
          return (
            <li key={slug} className={`${subject} grid gap-x-12 gap-y-3 py-6 rule-t-1 bar:grid-cols-[1fr_auto]`}>
              <a className="font-semibold" href={href}>
                {title}
              </a>
              <span className="flex items-center gap-2">
                <span className="sr-only">
                  {`${plural(standings.length, "ushtrim i nisur", "ushtrime të nisura")} nga ${all}`}
                </span>
                {Array.from({ length: all }, (_, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a mark has no key but its index.
                  <span key={index} aria-hidden="true" className={`size-11 ${marks[standings[index] ?? "none"]}`} />
                ))}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
