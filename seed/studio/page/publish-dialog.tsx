/** The dialog „Boto“. It has the place, the plan of changes, the publication and its address, and the history. */
import { useReducer } from "react";
import { type CommandReply, call } from "./api";
import { Dialog } from "./dialog";
import { PublicationList } from "./publication-list";
import { canPublish, initialPublish, type Place, publishReducer } from "./publish-steps";
import { inked, StudioButton } from "./studio-button";

interface PublishDialogProps {
  /** Titles of all drafts: they are not published. */
  sketches: string[];
  /** Number of the files that are not saved. The plan is made of the saved files. */
  unsaved: number;
  onSave(): Promise<boolean>;
  onClose(): void;
}

const places: [Place, string][] = [
  ["local", "Në këtë kompjuter, për provë"],
  ["remote", "Në internet (Cloudflare)"],
];

export function PublishDialog({ sketches, unsaved, onSave, onClose }: PublishDialogProps) {
  const [state, dispatch] = useReducer(publishReducer, initialPublish);
  const { place, step, reply } = state;
  const remote = place === "remote";
  const isBusy = step === "planning" || step === "publishing";
  const answer = (run: number, command: Promise<CommandReply>) =>
    command
      .catch((error: unknown): CommandReply => {
        return { code: 3, lines: [error instanceof Error ? error.message : String(error)] };
      })
      .then((reply) => dispatch({ type: "answer", run, reply }));

  const plan = () => {
    const run = state.run + 1;
    dispatch({ type: "plan", run });
    const made = onSave().then((saved) =>
      saved ? call("plan", { remote }) : { code: 1, lines: ["Së pari duhet të ruhet gjithçka."] },
    );
    void answer(run, made);
  };
  const publish = () => {
    const run = state.run + 1;
    dispatch({ type: "publish", run });
    void answer(run, call("publish", { remote }));
  };

  return (
    <Dialog title="Boto" onClose={onClose}>
      <fieldset className="my-6 grid gap-6" disabled={step === "publishing"}>
        <legend className="mb-4">Ku do ta botosh?</legend>
        {places.map(([each, label]) => (
          <label key={each} className="flex items-center gap-4">
            <input
              type="radio"
              name="st-where"
              checked={place === each}
              onChange={() => dispatch({ type: "place", place: each })}
            />{" "}
            {label}
          </label>
        ))}
      </fieldset>
      {place !== null && step === "where" ? (
        <>
          <p className="my-6">
            {unsaved > 0 ? "Së pari ruhet ajo që ke shkruar. " : ""}Pastaj del plani: çfarë do të ndryshonte. Ende nuk
            botohet asgjë.
          </p>
          <StudioButton primary onClick={plan}>
            {unsaved > 0 ? "Ruaj dhe shih planin" : "Shih planin"}
          </StudioButton>
        </>
      ) : null}
      <div aria-live="polite" aria-busy={isBusy}>
        {step === "planning" ? <p>Po bëj planin: çfarë do të ndryshonte …</p> : null}
        {step === "publishing" ? <p>Po botoj …</p> : null}
        {reply === null || step === "publishing" ? null : (
          <ul>
            {reply.lines.map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines of a finished command, in its order.
              <li key={index} className={`px-6 py-2.5 [overflow-wrap:anywhere] ${edgeOf(line.trim()[0])}`}>
                {line}
              </li>
            ))}
          </ul>
        )}
        {sketches.length > 0 && step !== "published" ? (
          <p className="text-mute">
            Skicat nuk botohen: {sketches.map((title) => `„${title}“`).join(", ")}. Kur një është gati, hiqi shenjën
            „Skicë“ te Fushat.
          </p>
        ) : null}
        {step === "published" && reply?.code === 0 && reply.address !== undefined ? (
          <p>
            <a className={inked} href={reply.address} target="_blank" rel="noreferrer">
              Lexoje të botuar
            </a>
          </p>
        ) : null}
      </div>
      {canPublish(state) ? (
        <div className="sticky bottom-0 bg-paper py-5">
          <StudioButton primary onClick={publish}>
            Boto tani
          </StudioButton>
        </div>
      ) : null}
      {step === "planned" && reply?.code !== 0 ? <StudioButton onClick={plan}>Provo përsëri</StudioButton> : null}
      {place === null ? null : <PublicationList key={place} remote={remote} isBusy={isBusy} />}
    </Dialog>
  );
}

/** Returns the border of a line by its first sign. The line is added or changed, or else removed or failed. */
function edgeOf(sign = ""): string {
  if ("+~".includes(sign)) return "[border-left:4px_solid_var(--color-math)]";
  return "−!".includes(sign)
    ? "[border-left:4px_solid_var(--color-alarm)]"
    : "[border-left:4px_solid_var(--color-hair)]";
}
