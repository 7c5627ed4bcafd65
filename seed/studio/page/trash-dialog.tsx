/** „Të hequrat“: lists what was removed or thrown away, each with a button that puts it back. */
import { useEffect, useState } from "react";
import { instantWords } from "../../pipeline/publishing/editor-words";
import type { TrashEntry } from "../server/trash";
import { call } from "./api";
import { Dialog } from "./dialog";
import { StudioButton } from "./studio-button";

interface TrashDialogProps {
  /** Number of the files that are not saved: they are saved before. */
  unsaved: number;
  /** Puts an entry back. @throws where it could not be */
  onPutBack(entry: TrashEntry): Promise<void>;
  onClose(): void;
}

const kinds: Record<NonNullable<TrashEntry["list"]>, string> = {
  contents: "shkrim i fshirë",
  projects: "projekt i fshirë",
  categories: "kapitull i hequr",
  authors: "redaksi e hequr",
  paths: "shteg i hequr",
  glossary: "term i hequr",
};

/** Says what an entry is. */
const kindOf = ({ was, list }: TrashEntry) =>
  was === "unsaved" || list === null ? "punë e paruajtur që u hodh" : kinds[list];

export function TrashDialog({ unsaved, onPutBack, onClose }: TrashDialogProps) {
  const [entries, setEntries] = useState<TrashEntry[] | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [wrong, setWrong] = useState("");
  const fail = (error: unknown) => setWrong(error instanceof Error ? error.message : String(error));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list is read once.
  useEffect(() => {
    call("trash").then(setEntries, fail);
  }, []);
  const putBack = (entry: TrashEntry) => {
    if (isBusy) return;
    setBusy(true);
    setWrong("");
    onPutBack(entry).catch((error: unknown) => {
      setBusy(false);
      fail(error);
    });
  };
  return (
    <Dialog title="Të hequrat" onClose={onClose}>
      <p className="mb-6">
        Çfarë u fshi ose u hodh kohët e fundit. E kthyera është e paruajtur: shihe, pastaj ruaje.
        {unsaved > 0 ? " Së pari ruhet gjithçka tjetër që ke shkruar." : ""}
      </p>
      {wrong === "" ? null : (
        <p className="my-6 text-alarm" role="alert">
          {wrong}
        </p>
      )}
      {entries === null && wrong === "" ? <p role="status">Po lexoj …</p> : null}
      <ul>
        {entries?.map((entry) => (
          <li key={entry.id} className="rule-t-1 py-7">
            <b>{entry.title}</b>{" "}
            <span className="text-[0.8rem]/[1.4] text-mute">
              {kindOf(entry)}, {instantWords(new Date(entry.at).toISOString())}
              {entry.isBack ? "; u kthye një herë" : ""}
            </span>
            {entry.excerpt.trim() === "" ? null : (
              <p className="mt-2 line-clamp-4 text-[0.8rem] whitespace-pre-line">{entry.excerpt}</p>
            )}
            <div className="mt-5">
              <StudioButton disabled={isBusy} aria-label={`Ktheje: ${entry.title}`} onClick={() => putBack(entry)}>
                Ktheje
              </StudioButton>
            </div>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
