/** What a teacher adds to a list besides exercises. It comes with the press on it. */
import { type FormEvent, useState } from "react";
import {
  clockWords,
  type GameOperation,
  gameClocks,
  gameOperations,
  gameWords,
  operationBits,
} from "../../magazine/classroom/game-part";
import { answerField } from "../../play/answer-field";
import { Choice, ChoiceGroup } from "../../play/choice";
import { Button } from "../../ui/button";
import type { FurtherPartsProps } from "./part-props";

/** Chooses a game, or a task of the laboratory. */
export const PartChoice = ({ offered, ...props }: FurtherPartsProps & { offered: "game" | "circuit" }) =>
  offered === "game" ? <GameChoice {...props} /> : <CircuitChoice {...props} />;

const names: Readonly<Record<GameOperation, string>> = {
  ...{ addition: "Mbledhje", subtraction: "Zbritje", multiplication: "Shumëzim", division: "Pjesëtim" },
};
/** The clocks as a teacher reads them: from the shortest, without a clock last. */
const clocks = [...gameClocks.keys()].sort(
  (a, b) => (gameClocks[a] ?? Number.POSITIVE_INFINITY) - (gameClocks[b] ?? Number.POSITIVE_INFINITY),
);
const usualClock = gameClocks.indexOf(60);

/** Chooses operations and clock of a round of Number Ninja, and adds it. */
function GameChoice({ dispatch }: FurtherPartsProps) {
  const [operations, setOperations] = useState<readonly GameOperation[]>(gameOperations);
  const [clock, setClock] = useState(usualClock);
  const [said, setSaid] = useState("");
  function add() {
    if (operations.length === 0) return setSaid("Zgjidh të paktën një veprim.");
    const part = { kind: "game", operations: operationBits(operations), clock } as const;
    const title = gameWords(part);
    dispatch({ type: "add", added: [{ kind: "activity", id: `game ${part.operations} ${clock}`, part, title }] });
    setSaid(`Në listë: ${title}.`);
  }
  return (
    <div className="grid justify-items-start gap-8">
      <ChoiceGroup legend="Veprimet">
        {gameOperations.map((operation) => (
          <Choice
            key={operation}
            type="checkbox"
            checked={operations.includes(operation)}
            onChange={() =>
              setOperations(gameOperations.filter((one) => (one === operation) !== operations.includes(one)))
            }
          >
            {names[operation]}
          </Choice>
        ))}
      </ChoiceGroup>
      <label className="block">
        <span className="block pb-3">Koha</span>
        <select className={answerField} value={clock} onChange={({ target }) => setClock(Number(target.value))}>
          {clocks.map((each) => (
            <option key={each} value={each}>
              {clockWords(gameClocks[each] ?? null)}
            </option>
          ))}
        </select>
      </label>
      <Button onClick={add}>Shto lojën</Button>
      <p role="status" className="min-h-[1.5em]">
        {said}
      </p>
    </div>
  );
}

/** Takes the link of a task, or of a sheet of tasks, and adds what it asks. */
function CircuitChoice({ dispatch, loadPastedTasks }: FurtherPartsProps) {
  const [text, setText] = useState("");
  const [said, setSaid] = useState("");
  async function add(event: FormEvent) {
    event.preventDefault();
    if (text.trim() === "") return setSaid("Ngjit lidhjen e detyrës.");
    try {
      const read = (await loadPastedTasks())(text);
      if ("says" in read) return setSaid(read.says);
      const added = read.tasks.map(({ link, title }) => ({
        ...{ kind: "activity" as const, id: link, part: { kind: "circuit" as const, link }, title },
      }));
      dispatch({ type: "add", added });
      setSaid(`Në listë: ${added.map(({ title }) => title).join(" · ")}`);
      setText("");
    } catch {
      setSaid("Lidhja nuk u lexua dot: rrjeti mungon. Provo përsëri.");
    }
  }
  return (
    <form className="grid justify-items-start gap-6" onSubmit={add}>
      <p className="max-w-[36em]">
        Bëje detyrën te <a href="/physics/electricity-simulator#laboratori">laboratori</a>, „Për mësuesin“, kopjo
        lidhjen e saj dhe ngjite këtu. Edhe lidhja e një flete me disa detyra vlen.
      </p>
      <label className="block w-full">
        <span className="block pb-3">Lidhja e detyrës</span>
        <input
          className={`w-full ${answerField}`}
          value={text}
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => setText(target.value)}
        />
      </label>
      <Button type="submit">Shto qarkun</Button>
      <p role="status" className="min-h-[1.5em] [overflow-wrap:anywhere]">
        {said}
      </p>
    </form>
  );
}
