import { type FormEvent, useState } from "react";
import { plural } from "../../magazine/albanian";
import { missingNumbers } from "../../magazine/classroom/class-table";
import { type CollectedResult, readCollection } from "../../magazine/classroom/collection";
import { mostSearched } from "../../magazine/classroom/found-codes";
import { pupilName } from "../../magazine/classroom/nicknames";
import { inGroups } from "../../magazine/classroom/signs";
import { answerField } from "../../play/answer-field";
import { Button } from "../../ui/button";
import { type ClassRecord, type GivenAssignment, nameOfGiven } from "./class-memory";
import { ClassTables } from "./class-tables";
import { type Collected, collected, type DoubtfulResult, withoutResults } from "./collecting-rules";

/** Collects the results of one assignment, and shows where the class stands. */
export function OpenedClass({
  given,
  record,
  change,
}: {
  given: GivenAssignment;
  record: ClassRecord;
  change: (next: (record: ClassRecord) => ClassRecord) => void;
}) {
  const { code } = given;
  const [text, setText] = useState("");
  const [told, setTold] = useState<readonly string[]>([]);
  const [doubtful, setDoubtful] = useState<readonly DoubtfulResult[]>([]);
  const [leaving, setLeaving] = useState(false);
  const results = readCollection(given.results);
  const { pupils } = record;

  function collect(event: FormEvent) {
    event.preventDefault();
    if (text.trim() === "") return;
    change((kept) => {
      const outcome = collected(kept, code, text);
      setTold(sentences(outcome));
      setDoubtful((before) => [...before, ...outcome.doubtful]);
      return outcome.record;
    });
    setText("");
  }
  function decide(doubt: DoubtfulResult, dropped: readonly CollectedResult[]) {
    if (dropped.length > 0) change((kept) => withoutResults(kept, code, dropped));
    setDoubtful(doubtful.filter((each) => each !== doubt));
  }
  const missing = pupils === 0 ? [] : missingNumbers(results, pupils);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-14">
      <section className="grid justify-items-start gap-8 print:hidden" aria-labelledby="mblidh">
        <p>
          <a href="/klasa">Detyrat e mia</a>
        </p>
        <h2 id="mblidh" className="text-[2rem]/[1.1]">
          {nameOfGiven(given)}
        </h2>
        <p className="text-[1.1rem]">
          <b>{pupils === 0 ? plural(results.length, "rezultat", "rezultate") : `${results.length} nga ${pupils}`}</b>.{" "}
          {missing.length === 0 || results.length === 0 ? null : `Mungojnë: ${missing.join(", ")}.`}
        </p>
        <form className="grid w-full max-w-[40rem] gap-6" onSubmit={collect}>
          <label className="block">
            <span className="block pb-3">
              Ngjit ose shkruaj kodet këtu: një nga një, ose tërë bisedën e klasës përnjëherësh
            </span>
            <textarea
              className={`min-h-[7rem] w-full ${answerField}`}
              autoComplete="off"
              spellCheck={false}
              value={text}
              onChange={({ target }) => setText(target.value)}
            />
          </label>
          <div className="flex flex-wrap items-center gap-8">
            <Button primary type="submit" aria-disabled={text.trim() === ""}>
              Lexoji kodet
            </Button>
            <label className="flex items-center gap-6">
              Sa nxënës?
              <input
                className={`w-48 ${answerField}`}
                inputMode="numeric"
                autoComplete="off"
                maxLength={2}
                value={pupils === 0 ? "" : pupils}
                onChange={({ target }) =>
                  change((kept) => ({ ...kept, pupils: Number(target.value.replace(/\D/g, "")) }))
                }
              />
            </label>
          </div>
        </form>
        <div role="status" className="grid gap-3">
          {told.map((sentence) => (
            <p key={sentence} className="max-w-[40em]">
              {sentence}
            </p>
          ))}
        </div>
        {doubtful.map((doubt) => (
          <Doubt key={doubt.added.code} doubt={doubt} onDecide={(dropped) => decide(doubt, dropped)} />
        ))}
      </section>

      {results.length === 0 ? null : (
        <ClassTables snapshot={given.snapshot} results={results} name={nameOfGiven(given)} />
      )}

      <section className="grid justify-items-start gap-6 rule-t-2 pt-8 print:hidden" aria-label="Kjo detyrë">
        <p>
          Kodi i detyrës: <span className="figures [overflow-wrap:anywhere]">{inGroups(code)}</span>
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
                  change((kept) => ({ ...kept, given: kept.given.filter((each) => each.code !== code) }));
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
    </div>
  );
}

const names = (results: readonly CollectedResult[]) => results.map(({ result }) => pupilName(result.who)).join(", ");

/** Says what became of pasted codes, good news first. */
function sentences(outcome: Collected): string[] {
  const { added, updated, same, elsewhere, aside, newer, damaged, isAssignment, isCut } = outcome;
  const other = [...new Set(elsewhere.map(nameOfGiven))].map((name) => `‚${name}‘`).join(", ");
  const said = [
    added.length > 0 && `U shtuan: ${names(added)}.`,
    updated.length > 0 && `U përditësuan: ${names(updated)}.`,
    same.length > 0 && `I ke tashmë: ${names(same)}.`,
    elsewhere.length > 0 &&
      `${plural(elsewhere.length, "rezultat është", "rezultate janë")} i detyrës ${other}: u shtua atje.`,
    aside > 0 &&
      `${plural(aside, "rezultat është", "rezultate janë")} nga një detyrë që s’e ka kjo pajisje. Hape lidhjen e detyrës: atëherë numërohen.`,
    newer > 0 &&
      `${plural(newer, "kod u bë", "kode u bënë")} me një Prizëm më të re. Rifreskoje faqen kur të ketë rrjet dhe ngjiti sërish.`,
    damaged.length > 0 &&
      `${plural(damaged.length, "kod nuk u lexua i plotë", "kode nuk u lexuan të plota")}: ${damaged.map((code) => `${inGroups(code)}…`).join(", ")} Kopjoje sërish mesazhin.`,
    isAssignment && "Ky është kodi i detyrës, jo rezultati. Nxënësi e merr kodin e vet në fund.",
    isCut && `Teksti ishte tepër i gjatë: u lexuan ${mostSearched.toLocaleString("sq-AL")} shenjat e para.`,
  ].filter((sentence) => sentence !== false);
  return said.length === 0 && outcome.doubtful.length === 0 ? ["Në këtë tekst nuk ka asnjë kod të Prizmës."] : said;
}

/** Asks about two results of one pupil from two devices. Until it is answered, both count. */
function Doubt({
  doubt: { added, others },
  onDecide,
}: {
  doubt: DoubtfulResult;
  onDecide: (dropped: readonly CollectedResult[]) => void;
}) {
  const name = pupilName(added.result.who);
  return (
    <div className="rule-l-7 pl-7">
      <fieldset className="min-w-0 no-border p-0">
        <legend className="pb-6">
          {name} ka tashmë një rezultat, nga një pajisje tjetër. Deri sa të vendosësh, numërohen të dy.
        </legend>
        <div className="flex flex-wrap gap-6">
          <Button onClick={() => onDecide([])}>Mbaji të dyja</Button>
          <Button onClick={() => onDecide(others)}>Zëvendësoje</Button>
          <Button onClick={() => onDecide([added])}>Lëre të parin</Button>
        </div>
      </fieldset>
    </div>
  );
}
