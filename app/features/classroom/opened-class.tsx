import { useEffect, useRef, useState } from "react";
import { readCollection } from "../../magazine/classroom/collection";
import { lessonsOfWork, readWork } from "../../magazine/classroom/given-work";
import { inGroups } from "../../magazine/classroom/signs";
import { saveFile } from "../../play/save-file";
import { useOnChange } from "../../play/use-on-change";
import { Button } from "../../ui/button";
import type { CardSource } from "./card-desk.client";
import { classFile } from "./class-file";
import { type GivenAssignment, nameOfGiven } from "./class-memory";
import type { ClassStore } from "./class-store";
import { ClassTables } from "./class-tables";
import { CollectResults } from "./collect-results";
import type { Collected } from "./collecting-rules";

interface Props {
  given: GivenAssignment;
  store: ClassStore;
  /** What a file brought that was opened before this assignment was. */
  arrived?: Collected;
  /** Takes a file of another assignment. */
  onOtherFile: (given: GivenAssignment) => void;
  cards: CardSource;
}

/** Collects the results of one assignment, and shows where the class stands. */
export function OpenedClass({ given, store, arrived, onOtherFile, cards }: Props) {
  const [desk, setDesk] = useState<typeof import("./card-desk.client") | "failed" | "closed" | null>(null);
  const opener = useRef<HTMLButtonElement>(null);
  useOnChange([desk], () => {
    if (desk === "closed") opener.current?.focus();
  });
  const results = readCollection(given.results);
  useEffect(() => {
    // The table may need them where there is no network any more.
    document.fonts?.load('1rem "Gazeta Signs"', "√").catch(() => undefined);
  }, []);
  // It stands on the wall, where no pupil's row may be.
  if (desk !== null && typeof desk !== "string") {
    return <desk.CardDesk {...{ given, store }} {...cards} onClose={() => setDesk("closed")} />;
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-14">
      <section
        className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-8 print:hidden"
        aria-labelledby="mblidh"
      >
        <p>
          <a href="/klasa">Detyrat e mia</a>
        </p>
        <h2 id="mblidh" className="text-[2rem]/[1.1]">
          {nameOfGiven(given)}
        </h2>
        <CollectResults {...{ given, store, arrived, onOtherFile }}>
          <Button ref={opener} onClick={() => import("./card-desk.client").then(setDesk, () => setDesk("failed"))}>
            Lexo kartelat
          </Button>
        </CollectResults>
        {desk === "failed" ? <p role="status">Kartelat nuk u hapën dot: rrjeti mungon. Ringarkoje faqen.</p> : null}
      </section>

      {results.length === 0 ? null : (
        <ClassTables
          snapshot={given.snapshot}
          results={results}
          name={nameOfGiven(given)}
          wallTitle={given.label || titlesOf(given, cards)}
          limits={store.record.piles}
          onLimits={(piles) => store.write({ ...store.read(), piles })}
          onSave={() => saveFile(classFile(given))}
        />
      )}

      <AboutAssignment {...{ given, store }} />
    </div>
  );
}

/** Names the lessons of an assignment that has no name of its teacher's: they are whole, a question is cut. */
function titlesOf({ code }: GivenAssignment, { lessons }: CardSource): string {
  const read = readWork(code);
  return read.ok
    ? lessonsOfWork(read.work, lessons)
        .map(({ lesson }) => lesson.title)
        .join(" · ")
    : "";
}

/** Shows an assignment's code and what codes do not prove, and forgets it with its results. */
function AboutAssignment({ given: { code }, store }: Pick<Props, "given" | "store">) {
  const [leaving, setLeaving] = useState(false);
  return (
    <section className="grid justify-items-start gap-6 rule-t-2 pt-8 print:hidden" aria-label="Kjo detyrë">
      <p>
        Kodi i detyrës: <span className="figures [overflow-wrap:anywhere]">{inGroups(code)}</span> ·{" "}
        <a href={`/mesuesi/test#${code}`}>Test në letër</a>
      </p>
      <p className="max-w-[40em] text-[0.92rem]/[1.5]">
        Kodi i nxënësit thotë ç’ndodhi në faqe; jo kush e mbante telefonin. Kush di të programojë, mund ta shkruajë
        vetë. Për notë përdor fletën me variante.
      </p>
      <div className="flex flex-wrap gap-6">
        {leaving ? (
          <>
            <Button
              primary
              onClick={() => {
                const kept = store.read();
                store.write({ ...kept, given: kept.given.filter((each) => each.code !== code) });
                location.hash = "";
              }}
            >
              Po, harroje me gjithë rezultatet
            </Button>
            <Button onClick={() => setLeaving(false)}>Jo, mbaje</Button>
          </>
        ) : (
          <Button onClick={() => setLeaving(true)}>Harroje detyrën</Button>
        )}
      </div>
    </section>
  );
}
