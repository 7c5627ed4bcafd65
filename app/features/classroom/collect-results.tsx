import { type FormEvent, type ReactNode, useRef, useState } from "react";
import { plural } from "../../magazine/albanian";
import { missingNumbers } from "../../magazine/classroom/class-table";
import { type CollectedResult, readCollection } from "../../magazine/classroom/collection";
import { answerField } from "../../play/answer-field";
import { useOnChange } from "../../play/use-on-change";
import { Button } from "../../ui/button";
import { Pika } from "../../ui/pika/pika";
import { withClassFile } from "./class-file";
import type { GivenAssignment } from "./class-memory";
import type { ClassStore } from "./class-store";
import { CodeCamera } from "./code-camera";
import { pastedWords, readWords } from "./collected-words";
import { type Collected, collected, type DoubtfulResult, doubtsOfMarked, withoutResults } from "./collecting-rules";
import { Doubt } from "./doubt";
import { MarkByHand } from "./mark-by-hand";
import { OpenClassFile } from "./open-class-file";

/** Collects results by the camera, from a photograph, pasted or typed. All of them go one way. */
export function CollectResults({
  given,
  store,
  arrived,
  onOtherFile,
  children,
}: {
  given: GivenAssignment;
  store: ClassStore;
  arrived?: Collected;
  onOtherFile: (given: GivenAssignment) => void;
  /** Further ways, as buttons. */
  children: ReactNode;
}) {
  const { code } = given;
  const [text, setText] = useState("");
  const [told, setTold] = useState<readonly string[]>(arrived ? pastedWords(arrived) : []);
  const [doubtful, setDoubtful] = useState<readonly DoubtfulResult[]>(arrived?.doubtful ?? []);
  const [marking, setMarking] = useState<"open" | "done" | null>(null);
  const opener = useRef<HTMLButtonElement>(null);
  useOnChange([marking], () => {
    if (marking === "done") opener.current?.focus();
  });
  const results = readCollection(given.results);
  const { pupils } = store.record;

  function keep(outcome: Collected): Collected {
    store.write(outcome.record);
    setDoubtful((before) => [...before, ...outcome.doubtful]);
    return outcome;
  }
  const collect = (found: string) => keep(collected(store.read(), code, found));
  function paste(event: FormEvent) {
    event.preventDefault();
    if (text.trim() === "") return;
    setTold(pastedWords(collect(text)));
    setText("");
  }
  function decide(doubt: DoubtfulResult, dropped: readonly CollectedResult[]) {
    if (dropped.length > 0) store.write(withoutResults(store.read(), code, dropped));
    setDoubtful(doubtful.filter((each) => each !== doubt));
  }
  /** Closes the marks. What they doubled is asked about now, once. */
  function endMarking(whos: readonly number[]) {
    const kept = store.read().given.find((each) => each.code === code)?.results ?? [];
    setDoubtful((before) => [
      ...before.filter(({ added }) => !whos.includes(added.result.who)),
      ...doubtsOfMarked(readCollection(kept), whos),
    ]);
    setMarking("done");
  }
  if (marking === "open") return <MarkByHand {...{ given, store }} onDone={endMarking} />;
  const missing = pupils === 0 ? [] : missingNumbers(results, pupils);
  const listed = pupils === 0 ? usualRegister : pupils;
  // Nicknames have no place in a register.
  const areNumbers = results.every(({ result }) => result.who <= 99);
  const isComplete = pupils > 0 && missing.length === 0;
  const count = pupils === 0 ? plural(results.length, "rezultat", "rezultate") : `${results.length} nga ${pupils}`;
  return (
    <div className="class-collect">
      <div className="grid grid-cols-[minmax(0,1fr)] content-start justify-items-start gap-8">
        <CodeCamera
          count={
            <>
              {count}.{isComplete ? <Pika moves="lands" /> : null}
            </>
          }
          read={(found) => readWords(collect(found))}
          isLoud={store.record.isLoud}
          onLoud={(isLoud) => store.write({ ...store.read(), isLoud })}
        />
        {missing.length === 0 || results.length === 0 ? null : <p>Mungojnë: {missing.join(", ")}.</p>}
        <form className="grid w-full max-w-[40rem] gap-6" onSubmit={paste}>
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
            <Button type="submit" aria-disabled={text.trim() === ""}>
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
                  store.write({ ...store.read(), pupils: Number(target.value.replace(/\D/g, "")) })
                }
              />
            </label>
          </div>
        </form>
        <div className="flex flex-wrap gap-6">
          <Button ref={opener} onClick={() => setMarking("open")}>
            Shëno me dorë
          </Button>
          {children}
          <OpenClassFile
            onOpen={(opened) =>
              opened.code === code
                ? setTold(pastedWords(keep(withClassFile(store.read(), opened))))
                : onOtherFile(opened)
            }
          />
        </div>
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
      </div>
      {pupils > 0 || areNumbers ? <Register pupils={listed} missing={missingNumbers(results, listed)} /> : null}
    </div>
  );
}

/** Numbers of a register whose class is not counted yet, as in the table of points of a test on paper. */
const usualRegister = 35;

/** Shows the class's register, the numbers whose results are there filled. The sentence beside it says the same. */
function Register({ pupils, missing }: { pupils: number; missing: readonly number[] }) {
  return (
    <ol className="class-register" aria-hidden="true">
      {Array.from({ length: pupils }, (_, index) => index + 1).map((number) => (
        <li key={number} className={missing.includes(number) ? undefined : "is-in"}>
          {number}
        </li>
      ))}
    </ol>
  );
}
