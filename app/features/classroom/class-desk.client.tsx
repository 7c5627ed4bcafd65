import { useEffect, useState } from "react";
import { longDate, plural } from "../../magazine/albanian";
import { type GivenWork, readTexts, readWork, titleOfWork } from "../../magazine/classroom/given-work";
import type { ItemEnd } from "../../magazine/classroom/result-code";
import { CodeForm } from "../../play/code-form";
import { useHash } from "../../play/use-hash";
import { Button, ButtonLink } from "../../ui/button";
import { ClassPicture, type ClassPictureParts, qrCode, shade } from "../../ui/class-picture";
import type { CardSource } from "./card-desk.client";
import { withClassFile } from "./class-file";
import { type GivenAssignment, nameOfGiven, withGiven } from "./class-memory";
import { type ClassStore, useClassStore } from "./class-store";
import { type Collected, withAsideMoved } from "./collecting-rules";
import { type ErrorRow, ErrorTable } from "./error-table";
import { errorWords } from "./error-words";
import { OpenClassFile } from "./open-class-file";
import { OpenedClass } from "./opened-class";
import { type PupilSquares, PupilTable } from "./pupil-table";

export type ClassProps = CardSource;

/** The code of a phone becomes a row of the register. */
const codeToTable: ClassPictureParts = {
  width: 200,
  subject: "math",
  tint: "M88 6h108v18h-108z",
  hatch: shade(48, 8, 5, 68, 1.6) + shade(90, 75, 106, 5, 1.6) + shade(196, 10, 4, 66, 1.6),
  fill: qrCode(10, 20),
  ink: "M4 4h44v72h-44zM20 71h12M60 40h18m-6-6 6 6-6 6M88 6h108v68h-108zM88 24h108M88 41h108M88 58h108M122 6v68",
  spot: "M130 32h58M130 49h34M130 66h14",
  words: [
    [94, 20, "Nr."],
    [99, 38, "17"],
    [99, 55, "4"],
    [99, 72, "9"],
  ],
};

/** Shows the assignments of this device, or where the class stands in the one of the address's hash. */
export function ClassDesk(props: ClassProps) {
  const hash = useHash();
  const store = useClassStore();
  const [arrived, setArrived] = useState<{ code: string; outcome: Collected } | null>(null);
  if (store === null || hash === null) return null;
  const openFile = (given: GivenAssignment) => {
    const outcome = withClassFile(store.read(), given);
    store.write(outcome.record);
    setArrived({ code: given.code, outcome });
    location.hash = given.code;
  };
  const read = hash === "" ? null : readWork(hash);
  return (
    <>
      {store.isKept ? null : (
        <p className="mb-10 max-w-[36em] rule-l-7 pl-7" role="status">
          Ky shfletues nuk po ruan dot asgjë: rezultatet mbeten vetëm deri sa ta mbyllësh këtë faqe. Ruaji si skedar.
        </p>
      )}
      {read?.ok ? (
        <FoundClass
          key={read.work.code}
          arrived={arrived?.code === read.work.code ? arrived.outcome : undefined}
          onOtherFile={openFile}
          work={read.work}
          {...{ store }}
          {...props}
        />
      ) : (
        <GivenList given={store.record.given} isUnknown={read !== null} onFile={openFile} />
      )}
    </>
  );
}

function GivenList({
  given,
  isUnknown,
  onFile,
}: {
  given: readonly GivenAssignment[];
  isUnknown: boolean;
  onFile: (given: GivenAssignment) => void;
}) {
  return (
    <section className="class-empty" aria-labelledby="detyrat">
      <div className="grid justify-items-start gap-8">
        {isUnknown ? (
          <p role="status" className="max-w-[36em] rule-l-7 pl-7">
            Ky kod nuk është detyrë e Prizmës: kontrollo shenjat.
          </p>
        ) : null}
        <h2 id="detyrat" className="text-[2rem]/[1.1]">
          Detyrat e mia
        </h2>
        {given.length === 0 ? (
          <p className="max-w-[36em]">
            Në këtë pajisje nuk ka ende detyra. Jep një detyrë, ose shkruaj këtu kodin e saj, që të mbledhësh
            rezultatet.
          </p>
        ) : (
          <ul className="grid w-full gap-2">
            {given.map((each) => (
              <li key={each.code} className="rule-t-1 py-4">
                <a className="font-semibold" href={`#${each.code}`}>
                  {nameOfGiven(each)}
                </a>
                <small className="block">
                  {longDate(new Date(each.made).toISOString())} ·{" "}
                  {plural(each.snapshot.items.length, "ushtrim", "ushtrime")} ·{" "}
                  {plural(each.results.length, "rezultat", "rezultate")}
                </small>
              </li>
            ))}
          </ul>
        )}
        {/* It may have been given without this device: from the plan of an hour, or by another teacher. */}
        <CodeForm
          className="flex flex-wrap items-end"
          label="Kodi i një detyre, p.sh. nga plani i orës"
          placeholder="4K7Q-X2M9"
        >
          <Button type="submit">Hape tabelën</Button>
        </CodeForm>
        <div className="class-ways flex w-full flex-wrap gap-6 rule-t-1 pt-8">
          <ButtonLink primary href="/mesuesi/detyre">
            Jep një detyrë
          </ButtonLink>
          <OpenClassFile onOpen={onFile} />
        </div>
        {given.length === 0 ? <WayToTable /> : null}
      </div>
      <ClassPicture {...codeToTable} />
      {given.length === 0 ? <ExampleErrors /> : null}
    </section>
  );
}

/** Tells a teacher without an assignment how the table fills. */
const WayToTable = () => (
  <ol className="class-next">
    <li>
      <span>
        <b>Jep një detyrë.</b> Kodi i saj del i madh, për murin ose për bisedën e klasës.
      </span>
    </li>
    <li>
      <span>
        <b>Klasa punon.</b> Në fund secili telefon tregon një kod me përgjigjet e para.
      </span>
    </li>
    <li>
      <span>
        <b>Mblidhi kodet.</b> Me kamerë ose të ngjitura nga biseda. Tabela mbushet vetë.
      </span>
    </li>
  </ol>
);

/** Errors of the first exercises of „Pitagora dhe tre katrorët e tij“, as a class of 28 might make them. */
const exampleErrors: readonly ErrorRow[] = [
  { id: "sum", says: "Mblodhe gjatësitë. Te teorema mblidhen katrorët e tyre.", place: 1, pupils: 9 },
  { id: "square", says: "Ky është katrori i hipotenuzës. Mbetet një hap: rrënja katrore.", place: 1, pupils: 5 },
  { id: "unit", says: errorWords({ says: null, first: { kind: "unit" } }), place: 3, pupils: 3 },
  {
    id: "unnamed",
    says: errorWords({ says: null, first: { kind: "unnamed" } }),
    typed: "„47“, „52“",
    place: 4,
    pupils: 2,
  },
];

/** How an example's pupil ended its four exercises. */
const ended = (...ends: readonly ItemEnd[]) => ends.map((end) => ({ end }));

/** The pupils of the drawing, in the order of a register. */
const examplePupils: readonly PupilSquares[] = [
  { id: "4", name: "nr. 4", items: ended("alone", "helped", "alone", "solution"), minutes: "19" },
  { id: "9", name: "nr. 9", items: ended("solution", "helped", "alone", "open"), minutes: "24" },
  { id: "17", name: "nr. 17", items: ended("alone", "alone", "alone", "alone"), minutes: "12" },
];

/** Shows before the first assignment what a teacher will read. */
const ExampleErrors = () => (
  <section className="class-example math" aria-labelledby="shembull">
    <h2 id="shembull" className="text-[2rem]/[1.1]">
      Kështu duket tabela
    </h2>
    <p className="max-w-[36em] pt-2 pb-6 text-mute">
      Shembull me 28 nxënës: ç’gabim bëri secili herën e parë, dhe sa vetë. Kush, e tregojnë vetëm numrat e regjistrit.
    </p>
    <ErrorTable rows={exampleErrors} />
    <p className="pt-10 text-mute">3 nga 28 nxënësit:</p>
    <PupilTable rows={examplePupils} />
  </section>
);

/** Opens an assignment of this device, or makes a table for one that was given on another. */
function FoundClass({
  work,
  store,
  arrived,
  onOtherFile,
  ...cards
}: ClassProps & {
  work: GivenWork;
  store: ClassStore;
  arrived?: Collected;
  onOtherFile: (given: GivenAssignment) => void;
}) {
  const { code } = work;
  const { lessons } = cards;
  const given = store.record.given.find((each) => each.code === code);
  const [failed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);
  const isKnown = given !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: an unknown assignment is read once, and at each press of „again“.
  useEffect(() => {
    if (isKnown) return store.write(withAsideMoved(store.read(), code));
    setFailed(false);
    Promise.all([import("./lesson-exercises.client"), readTexts(work, lessons, cards)]).then(
      ([{ snapshotFrom }, { missing, ...texts }]) => {
        if (missing.length > 0) return setFailed(true);
        const snapshot = snapshotFrom(work, lessons, texts);
        const label = titleOfWork(work, lessons);
        const opened = withGiven(store.read(), { code, label, made: Date.now(), snapshot });
        store.write(withAsideMoved(opened, code));
      },
      () => setFailed(true),
    );
  }, [tries]);
  if (given !== undefined) return <OpenedClass {...{ given, store, arrived, onOtherFile, cards }} />;
  if (!failed) return <p role="status">Klasa po hapet…</p>;
  return (
    <div role="status" className="grid justify-items-start gap-8">
      <p className="max-w-[36em] rule-l-7 pl-7">
        Kjo detyrë u dha nga një pajisje tjetër dhe ushtrimet e saj nuk u hapën dot: rrjeti mungon. Rezultatet mund t’i
        ngjitësh sapo të kesh rrjet.
      </p>
      <Button onClick={() => setTries(tries + 1)}>Provo përsëri</Button>
    </div>
  );
}
