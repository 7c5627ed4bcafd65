/** Papers of a test are marked by hand, by keys or by taps. What is marked is a result as those of phones are. */
import { type FormEvent, type KeyboardEvent, useId, useRef, useState } from "react";
import { taskOf } from "../../magazine/classroom/assignment";
import { readCollection } from "../../magazine/classroom/collection";
import { pupilName } from "../../magazine/classroom/nicknames";
import { isMarked } from "../../magazine/classroom/result-code";
import { answerField } from "../../play/answer-field";
import { useMediaQuery } from "../../play/use-media-query";
import { Button } from "../../ui/button";
import type { GivenAssignment } from "./class-memory";
import type { ClassStore } from "./class-store";
import { withResults } from "./collecting-rules";
import { MarkingGrid } from "./marking-grid";
import { MarkingPaper } from "./marking-paper";
import {
  keyAction,
  type Marking,
  type MarkingAction,
  markChoices,
  markingReducer,
  markWords,
  mostNumber,
  openedMarking,
} from "./marking-rules";
import "./marking.css";

export interface MarkingProps {
  given: GivenAssignment;
  store: ClassStore;
  /** Closes it. @param whos numbers of the pupils who were marked */
  onDone: (whos: readonly number[]) => void;
}

/** Where the grid has room, and its choices beside it. */
const wide = "(min-width: 52rem)";

/** Marks papers: a grid for keys where there is room, else one pupil's paper after the other. Each mark is kept at once. */
export function MarkingDesk({ given, store, onDone }: MarkingProps) {
  const { code, snapshot, results } = given;
  const { items, fingerprint } = snapshot;
  const collected = readCollection(results);
  const [opened, setOpened] = useState(() => openedMarking(collected, store.record.pupils));
  const [said, setSaid] = useState("");
  const marked = useRef(new Set<number>());
  const desk = useRef<HTMLElement>(null);
  const hasRoom = useMediaQuery(wide);
  const title = useId();
  const choices = items.map(markChoices);
  const { place, steps } = opened;

  function act(action: MarkingAction) {
    const record = store.read();
    const kept = record.given.find((each) => each.code === code)?.results ?? results;
    const before: Marking = { ...opened, collected: readCollection(kept) };
    const sheet = { task: taskOf(code), fingerprint, items: items.length };
    const after = markingReducer(before, sheet, action);
    setOpened(after);
    if (after.collected === before.collected) return;
    store.write(withResults(record, code, after.collected));
    const [changed] = (action.type === "undo" ? steps : after.steps).slice(-1);
    if (changed === undefined) return;
    const { who } = changed.place;
    marked.current.add(who);
    const words = markWords(after.collected, choices[changed.place.item] ?? [], changed.place);
    const isUndone = action.type === "undo";
    if (changed.marks > 1) setSaid(`${isUndone ? "U zhbë: " : ""}${pupilName(who)}, të tjerat të drejta`);
    else setSaid(isUndone ? `U zhbë. Tani ${words}` : words);
  }
  function press(event: KeyboardEvent<HTMLElement>) {
    const { target, key, ctrlKey, metaKey, altKey } = event;
    if (altKey || !(target instanceof Element) || target.closest("input") !== null) return;
    const action = keyAction(key, ctrlKey || metaKey, choices[place.item] ?? []);
    const isOfGrid = target.closest("[role=grid]") !== null;
    if (action === null || (!isOfGrid && (action === "unknown" || action.type !== "undo"))) return;
    event.preventDefault();
    if (action === "unknown") setSaid(`Ushtrimi ${place.item + 1} s’ka gabim me numrin ${key}.`);
    else act(action);
  }

  const devices = collected.flatMap(({ result }) =>
    isMarked(result) || result.who > mostNumber || result.who === 0 ? [] : pupilName(result.who),
  );
  const count = collected.filter(({ result }) => isMarked(result)).length;
  const shown = { ...opened, ...{ collected, items, choices, act } };
  return (
    <section ref={desk} className="mark-desk" aria-labelledby={title} onKeyDown={press}>
      <h3 id={title} className="text-[1.5rem]/[1.2]">
        Shëno me dorë
      </h3>
      <p className="max-w-[40em]">
        Çdo nxënës ka numrin e vet në regjistër, dhe çdo shënim ruhet menjëherë.{" "}
        <a href={`/mesuesi/test#${code}`}>Testi në letër</a>
      </p>
      {devices.length === 0 ? null : (
        <p className="max-w-[40em]">
          Nga pajisja e vet kanë dërguar: {devices.join(", ")}. Po i shënove edhe me dorë, numërohen të dyja rezultatet,
          derisa të vendosësh.
        </p>
      )}
      <div className="flex flex-wrap items-center gap-6">
        <PupilNumber
          who={place.who}
          onGo={(who) => act({ type: "go", place: { who, item: 0 } })}
          onEnter={() => desk.current?.querySelector<HTMLElement>("[data-place]")?.focus()}
        />
        <Button aria-disabled={steps.length === 0} onClick={() => act({ type: "undo" })}>
          Zhbëj
        </Button>
        <p role="status" className="mark-said">
          {said}
        </p>
      </div>
      {hasRoom ? <MarkingGrid {...shown} /> : <MarkingPaper {...shown} />}
      <div className="flex flex-wrap items-center gap-6">
        <Button primary onClick={() => onDone([...marked.current])}>
          Mbaro
        </Button>
        <p>Të shënuar me dorë: {count}</p>
      </div>
    </section>
  );
}

/** Goes to a pupil by number, since papers of a pile are in no order. */
function PupilNumber({ who, onGo, onEnter }: { who: number; onGo: (who: number) => void; onEnter: () => void }) {
  const [typed, setTyped] = useState<string | null>(null);
  const enter = (event: FormEvent) => {
    event.preventDefault();
    onEnter();
  };
  return (
    <form onSubmit={enter}>
      <label className="flex items-center gap-6">
        Shko te nr.
        <input
          className={`w-40 ${answerField}`}
          inputMode="numeric"
          autoComplete="off"
          maxLength={2}
          value={typed ?? who}
          onFocus={({ target }) => target.select()}
          onChange={({ target }) => {
            const text = target.value.replace(/\D/g, "");
            setTyped(text);
            if (Number(text) >= 1) onGo(Number(text));
          }}
          onBlur={() => setTyped(null)}
        />
      </label>
    </form>
  );
}
