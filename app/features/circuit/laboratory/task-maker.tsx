import { useState } from "react";
import { pageAddress } from "../../../play/page-address";
import { capital, componentNames } from "../parts/component-words";
import { RowButton } from "../parts/row-button";
import { hashOf } from "./circuit-hash";
import { writeTaskLink } from "./circuit-link";
import type { GridComponents } from "./grid-component";
import { partSymbols } from "./part-symbols";
import { QrCode } from "./qr-code";
import { ShareLink } from "./share-link";
import { asksNumber, type QuestionKind, questionKinds, suits, type Task, unfairness } from "./task";
import { hasCulprit } from "./task-check";
import { TaskSheet } from "./task-sheet";
import { questionNames, questionText, unfairText } from "./task-words";

const box = "min-h-29 px-5 rule-2 bg-paper text-ink font-text text-[1rem] font-semibold";

const addressOf = (task: Task) => pageAddress() + hashOf(writeTaskLink(task));

/** Lets a teacher make a task of the circuit on the board: a question, its link, a QR code and a sheet for the class. */
export default function TaskMaker({ components }: { components: GridComponents }) {
  const [ask, setAsk] = useState<QuestionKind>("value");
  const [chosen, setChosen] = useState<number | null>(null);
  const [metersOnly, setMetersOnly] = useState(true);
  const [copies, setCopies] = useState(4);
  const names = componentNames(components);
  const symbols = partSymbols(components);
  const suited = components.filter((component) => suits(ask, component));
  const asked = suited.find(({ edge }) => edge === chosen) ?? suited[0];
  const task: Task | null = asked
    ? { components, question: { ask, edge: asked.edge }, metersOnly: metersOnly && asksNumber({ ask, edge: 0 }) }
    : null;
  const unfair = task ? unfairness(components, task.question) : "nothing";
  const why = unfair ?? (task && ask === "dark" && !hasCulprit(task) ? "no-culprit" : null);
  return (
    <>
      <div className="lab-making-panel grid gap-6 print:hidden">
        <label className="grid gap-3">
          <span className="caps-label">Ç’pyetet</span>
          <select className={box} value={ask} onChange={(event) => setAsk(event.target.value as QuestionKind)}>
            {questionKinds.map((kind) => (
              <option key={kind} value={kind}>
                {questionNames[kind]}
              </option>
            ))}
          </select>
        </label>
        {suited.length > 0 ? (
          <label className="grid gap-3">
            <span className="caps-label">Për cilën pjesë</span>
            <select className={box} value={asked?.edge} onChange={(event) => setChosen(Number(event.target.value))}>
              {suited.map(({ id, edge }) => (
                <option key={id} value={edge}>
                  {`${capital(names.get(id) ?? "")} (${symbols.get(id)})`}
                </option>
              ))}
            </select>
          </label>
        ) : null}
        {asksNumber({ ask, edge: 0 }) ? (
          <label className="flex items-center gap-5 min-h-29">
            <input
              className="size-[1.6rem] shrink-0 accent-(--spot)"
              type="checkbox"
              checked={metersOnly}
              onChange={(event) => setMetersOnly(event.target.checked)}
            />
            Nxënësi lexon vetëm ampermetrat e voltmetrat
          </label>
        ) : (
          <p className="text-[0.9rem]/[1.35]">
            Që të fshehësh një defekt, prek një tel në tavolinë dhe zgjidh „Këpute telin“: nxënësi e sheh si tel të
            mirë.
          </p>
        )}
        {task && why === null ? (
          <MadeTask {...{ task, copies, setCopies }} />
        ) : (
          <p role="status">{unfairText(why ?? "nothing")}</p>
        )}
      </div>
      {task && why === null ? <TaskSheet task={task} address={addressOf(task)} copies={copies} /> : null}
    </>
  );
}

function MadeTask({ task, copies, setCopies }: { task: Task; copies: number; setCopies: (copies: number) => void }) {
  return (
    <>
      <p>
        <b>{questionText(task)}</b>
      </p>
      <ShareLink circuit={writeTaskLink(task)} label="Lidhja e detyrës" />
      <QrCode address={addressOf(task)} label="Kodi QR i detyrës" />
      <p className="text-[0.86rem]/[1.35] text-mute">
        Vlera e fshehur është e koduar në lidhje: nuk lexohet me një shikim, por nuk është sekret i vërtetë.
      </p>
      <label className="flex items-center gap-5">
        Kopje në fletë
        <select className={box} value={copies} onChange={(event) => setCopies(Number(event.target.value))}>
          {[2, 4, 6, 8, 12].map((count) => (
            <option key={count}>{count}</option>
          ))}
        </select>
      </label>
      <RowButton small onClick={() => window.print()}>
        Shtyp fletën me çelës
      </RowButton>
    </>
  );
}
