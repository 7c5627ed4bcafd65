/** The dialog „Boto“. It has the place, the plan of changes, the publication and its address, and the history. */
import { useReducer } from "react";
import type { Overview } from "../server/overview";
import type { PublicationReply } from "../server/publication-plan";
import type { PublishedPiece } from "../server/published-texts";
import type { Problem } from "../server/workspace";
import { type Addresses, call } from "./api";
import { CommandProgressLine } from "./command-progress";
import { Dialog } from "./dialog";
import { PublicationList } from "./publication-list";
import { PublicationView } from "./publication-view";
import { canPublish, initialPublish, type Place, publishReducer, readingAddress } from "./publish-steps";
import { PublishSteps } from "./publish-way";
import { inked, StudioButton } from "./studio-button";
import type { OpenItem } from "./studio-reducer";

interface PublishDialogProps {
  overview: Overview;
  /** Addresses of the pages with drafts and of the published ones. */
  addresses: Addresses;
  /** Number of the files that are not saved. The plan is made of the saved files. */
  unsaved: number;
  /** Titles of the drafts, which are not published. */
  sketches: string[];
  onSave(): Promise<boolean>;
  /** Opens what must be put right before. */
  onGo(item: OpenItem, problem: Problem): void;
  /** Brings a piece back as it was in a publication. */
  onBring(piece: PublishedPiece, title: string): Promise<void>;
  onClose(): void;
}

const places: [place: Place, label: string, says: string][] = [
  ["local", "Në këtë kompjuter, për provë", "E sheh vetëm ti, te një faqe siç do ta kenë lexuesit."],
  ["remote", "Në internet (Cloudflare)", "E shohin të gjithë lexuesit, brenda një minute."],
];

/** What is shown where the studio itself could not ask. */
const failed = (words: string): PublicationReply => ({
  ...{ code: 3, stopped: false, pages: null, others: [], cost: null, problems: [], todos: [], missing: 0 },
  ...{ fault: { kind: "store", words }, lines: [words] },
});

export function PublishDialog(props: PublishDialogProps) {
  const { overview, addresses, unsaved, sketches, onSave, onGo, onBring, onClose } = props;
  const [state, dispatch] = useReducer(publishReducer, initialPublish);
  const { place, step, reply } = state;
  const remote = place === "remote";
  const isBusy = step === "planning" || step === "publishing";
  const answer = (run: number, command: Promise<PublicationReply>) =>
    command
      .catch((error: unknown) => failed(error instanceof Error ? error.message : String(error)))
      .then((reply) => dispatch({ type: "answer", run, reply }));

  const plan = () => {
    const run = state.run + 1;
    dispatch({ type: "plan", run });
    const made = onSave().then((saved) =>
      saved ? call("plan", { remote }) : failed("Së pari duhet të ruhet gjithçka."),
    );
    void answer(run, made);
  };
  const publish = () => {
    const run = state.run + 1;
    dispatch({ type: "publish", run });
    void answer(run, call("publish", { remote }));
  };

  return (
    <Dialog title="Boto" wide={reply?.pages != null} onClose={onClose}>
      <PublishSteps step={step} failed={reply !== null && reply.code !== 0} />
      <fieldset className="st-places no-border" disabled={step === "publishing"}>
        <legend className="mb-5 font-semibold">Ku do ta botosh?</legend>
        {places.map(([each, label, says]) => (
          <label key={each}>
            <input
              type="radio"
              name="st-where"
              checked={place === each}
              aria-describedby={`st-where-${each}`}
              onChange={() => dispatch({ type: "place", place: each })}
            />
            <b className="font-semibold">{label}</b>
            <span id={`st-where-${each}`} className="col-start-2 text-[0.85rem]/[1.4] text-mute" aria-hidden="true">
              {says}
            </span>
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
      {isBusy ? <CommandProgressLine key={state.run} stop={step === "planning" ? "Ndale" : "Ndale botimin"} /> : null}
      <div aria-live="polite" aria-busy={isBusy}>
        {reply === null || isBusy ? null : step === "published" && reply.code === 0 ? (
          <p className="my-6 text-[1.1rem]">
            <b>U botua.</b> {remote ? "Lexuesit e shohin brenda një minute." : "Në këtë kompjuter lexohet që tani."}
          </p>
        ) : (
          <PublicationView {...{ reply, overview, remote, addresses, onGo }} />
        )}
        {sketches.length > 0 && place !== null && step !== "published" ? (
          <p className="mt-6 text-[0.85rem] text-mute">
            Skicat nuk botohen: {sketches.map((title) => `„${title}“`).join(", ")}. Kur një është gati, hiqi shenjën
            „Skicë“ te Fushat.
          </p>
        ) : null}
        {step === "published" && reply?.code === 0 && reply.address !== undefined ? (
          <p>
            <a className={inked} href={readingAddress(reply.address, state.page)} target="_blank" rel="noreferrer">
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
      {step === "published" && reply?.code !== 0 ? (
        <StudioButton onClick={plan}>Shih planin përsëri</StudioButton>
      ) : null}
      {step === "planned" && reply?.code !== 0 ? <StudioButton onClick={plan}>Provo përsëri</StudioButton> : null}
      {place === null ? null : (
        <PublicationList
          key={`${place} ${state.made}`}
          {...{ remote, isBusy, onBring }}
          onBack={() => dispatch({ type: "went-back" })}
        />
      )}
    </Dialog>
  );
}
