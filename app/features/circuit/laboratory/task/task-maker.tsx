import { memo, useEffect, useState } from "react";
import { pageAddress } from "../../../../play/page-address";
import { EnlargedCode } from "../../../../play/qr-code";
import { ButtonLink } from "../../../../ui/button";
import { capital, componentNames } from "../../parts/component-words";
import { componentOn, type GridComponents } from "../grid/grid-component";
import { hashOf } from "../link/circuit-hash";
import { writeTaskLink } from "../link/circuit-link";
import { ShareLink } from "../link/share-link";
import { partSymbols } from "../part-symbols";
import { asksNumber, canAsk, isCharging, type QuestionKind, questionKinds, suits, type Task, unfairness } from "./task";
import { hasCulprit, isShownByMeter, isToldByMeters } from "./task-check";
import { TaskCollection } from "./task-collection";
import { questionNames, questionText, unfairText } from "./task-words";

const box = "w-full min-h-29 px-5 rule-2 bg-paper text-ink font-text text-[1rem] font-semibold";

const addressOf = (task: Task) => pageAddress() + hashOf(writeTaskLink(task));

/**
 * Lets a teacher make a task of the circuit on the board. It has a question, a link, a QR code and a sheet for the
 * class.
 *
 * @param selected edge of the component selected on the board, about which the question asks
 */
function TaskMaker({ components, selected }: { components: GridComponents; selected: number | null }) {
  const [ask, setAsk] = useState<QuestionKind>("value");
  const [chosen, setChosen] = useState<number | null>(null);
  const [metersOnly, setMetersOnly] = useState(true);
  const names = componentNames(components);
  const symbols = partSymbols(components);
  const suited = components.filter((component) => suits(ask, component));
  const touched = selected === null ? undefined : componentOn(components, selected);
  const follows = touched !== undefined && suits(ask, touched);
  useEffect(() => {
    if (follows) setChosen(selected);
  }, [follows, selected]);
  const askedComponent =
    suited.find(({ edge }) => edge === chosen) ??
    suited.find(({ kind, edge }) => kind !== "battery" && canAsk(components, { ask, edge })) ??
    suited[0];
  const numbers = asksNumber({ ask, edge: 0 });
  const task: Task | null = askedComponent
    ? { components, question: { ask, edge: askedComponent.edge }, metersOnly: metersOnly && numbers }
    : null;
  const unfair = task ? unfairness(components, task.question) : "nothing";
  // Checked here only, since links that were shared before must still open.
  const vague = numbers && isCharging(components) ? "charging" : null;
  const why = unfair ?? vague ?? (task && ask === "dark" && !hasCulprit(task) ? "no-culprit" : null);
  const made = why === null ? task : null;
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
          <div className="grid gap-3">
            <label className="grid gap-3">
              <span className="caps-label">Për cilën pjesë</span>
              <select
                className={box}
                value={askedComponent?.edge}
                onChange={(event) => setChosen(Number(event.target.value))}
              >
                {suited.map(({ id, edge }) => (
                  <option key={id} value={edge}>
                    {`${capital(names.get(id) ?? "")} (${symbols.get(id)})`}
                  </option>
                ))}
              </select>
            </label>
            <p className="text-[0.86rem]/[1.35] text-mute">E zgjedh edhe duke e prekur në tavolinë.</p>
          </div>
        ) : null}
        {numbers ? (
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
        {made ? <MadeTask task={made} /> : <p role="status">{unfairText(why ?? "nothing", ask)}</p>}
      </div>
      <TaskCollection task={made} addressOf={addressOf} />
    </>
  );
}

/**
 * Memoised: codes and sheet render when the circuit changes. They do not render at every tenth of a second while it
 * runs.
 */
export default memo(TaskMaker);

function MadeTask({ task }: { task: Task }) {
  const address = addressOf(task);
  return (
    <>
      <p>
        <b>{questionText(task)}</b>
      </p>
      {isToldByMeters(task) ? null : (
        <p className="text-[0.9rem]/[1.35]">
          Asnjë instrument i këtij qarku s’e tregon vlerën: në ekran nxënësi e vendos vetë, por në letër detyra
          s’zgjidhet. Vendos një ampermetër a voltmetër.
        </p>
      )}
      {isShownByMeter(task) ? (
        <p className="text-[0.9rem]/[1.35]">
          Një instrument i qarkut e tregon vetë këtë përgjigje. Hiqe, që nxënësi ta masë a ta llogarisë.
        </p>
      ) : null}
      <ShareLink circuit={writeTaskLink(task)} label="Lidhja e detyrës" opens="detyrën" />
      <ButtonLink href={address} target="_blank" rel="noopener" measure="min-h-29 px-9 py-6 text-[0.92rem]/[1.1]">
        Provoje si nxënës
      </ButtonLink>
      <EnlargedCode text={address} label="Kodi QR i detyrës" title={questionText(task)} />
      <p className="text-[0.86rem]/[1.35] text-mute">
        Vlera e fshehur është e koduar në lidhje: nuk lexohet me një shikim, por nuk është sekret i vërtetë.
      </p>
    </>
  );
}
