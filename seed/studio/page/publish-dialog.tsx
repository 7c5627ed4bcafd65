/** The dialog „Boto“. It has the plan of changes, the publication and its address, the history, the rollback. */
import { useCallback, useEffect, useState } from "react";
import { type CommandReply, call, type PublicationSummary } from "./api";
import { Dialog } from "./dialog";
import { inked, StudioButton } from "./studio-button";

interface PublishDialogProps {
  /** Titles of all drafts: they are not published. */
  sketches: string[];
  /** Saves everything, because the plan is made of the saved files. */
  onSave(): Promise<boolean>;
  onClose(): void;
}

type Step = "planning" | "planned" | "publishing" | "published";

export function PublishDialog({ sketches, onSave, onClose }: PublishDialogProps) {
  const [remote, setRemote] = useState(false);
  const [step, setStep] = useState<Step>("planning");
  const [ran, setRan] = useState<CommandReply | null>(null);
  const [publications, setPublications] = useState<PublicationSummary[] | null>(null);
  const [notices, setNotices] = useState<string[]>([]);

  const fail = useCallback((error: unknown) => {
    setRan({ code: 3, lines: [error instanceof Error ? error.message : String(error)] });
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a plan is made once for each place to publish to.
  useEffect(() => {
    setStep("planning");
    setRan(null);
    onSave()
      .then(async (saved) => {
        if (!saved) return setRan({ code: 1, lines: ["Së pari duhet të ruhet gjithçka."] });
        setRan(await call("plan", { remote }));
        setStep("planned");
      })
      .catch(fail);
  }, [remote, fail]);

  const publish = async () => {
    setStep("publishing");
    setRan(await call("publish", { remote }).catch((error) => ({ code: 3, lines: [String(error)] })));
    setStep("published");
  };
  const showHistory = async () => {
    const { publications: found, lines } = await call("history", { remote });
    setPublications(found ?? publicationsOf(lines ?? []));
  };
  const goBack = async (version: string) => {
    const { lines } = await call("rollback", { version, remote });
    setNotices(lines);
    await showHistory();
  };

  return (
    <Dialog title="Boto" onClose={onClose}>
      <div className="my-6 flex flex-wrap items-center gap-6" role="radiogroup" aria-label="Ku botohet">
        <label className="flex items-center gap-4">
          <input type="radio" name="st-where" checked={!remote} onChange={() => setRemote(false)} /> Në këtë kompjuter
        </label>
        <label className="flex items-center gap-4">
          <input type="radio" name="st-where" checked={remote} onChange={() => setRemote(true)} /> Në internet
          (Cloudflare)
        </label>
      </div>
      <div aria-live="polite" aria-busy={step === "planning" || step === "publishing"}>
        {step === "planning" && ran === null ? <p>Po bëj planin: çfarë do të ndryshonte …</p> : null}
        {step === "publishing" ? <p>Po botoj …</p> : null}
        {ran === null || step === "publishing" ? null : (
          <ul>
            {ran.lines.map((line, index) => (
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
        {step === "published" && ran?.code === 0 && ran.address !== undefined ? (
          <p>
            <a className={inked} href={ran.address} target="_blank" rel="noreferrer">
              Lexoje të botuar
            </a>
          </p>
        ) : null}
      </div>
      {step === "planned" && ran?.code === 0 ? (
        <StudioButton primary onClick={publish}>
          Boto tani
        </StudioButton>
      ) : null}
      <details
        className="mt-12 rule-t-1 pt-6"
        onToggle={(event) => event.currentTarget.open && void showHistory().catch(fail)}
      >
        <summary>Botimet e mëparshme</summary>
        {notices.map((line) => (
          <p key={line} role="status">
            {line}
          </p>
        ))}
        <ol>
          {(publications ?? []).map(({ version, publishedAt, contents }, index) => (
            <li key={version} className="flex items-center justify-between gap-10 py-3">
              <span>
                {publishedAt === "" ? version : new Date(publishedAt).toLocaleString("sq-AL")}
                {contents > 0 ? `, ${contents} përmbajtje` : ""}
                {index === 0 ? " (tani)" : ""}
              </span>
              {index === 0 ? null : <StudioButton onClick={() => goBack(version)}>Kthehu te ky</StudioButton>}
            </li>
          ))}
        </ol>
      </details>
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

/** Finds the editions in the lines that the Cloudflare command printed. */
function publicationsOf(lines: string[]): PublicationSummary[] {
  return lines.flatMap((line) => {
    const version = /\b[0-9a-f]{16}\b/.exec(line)?.[0];
    return version === undefined ? [] : [{ version, publishedAt: "", contents: 0, projects: 0 }];
  });
}
