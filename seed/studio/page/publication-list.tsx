/**
 * Lists the earlier publications of a place: when, who, what changed. One can go back to one of them, or bring back one
 * piece of it.
 */
import { useState } from "react";
import { plural } from "../../../app/magazine/albanian";
import { distinctInstants } from "../../pipeline/publishing/editor-words";
import type { PublicationDetails, PublishedChange } from "../../pipeline/publishing/publication-details";
import type { PublishedPiece } from "../server/published-texts";
import { call } from "./api";
import { CommandProgressLine } from "./command-progress";
import { PublicationPiece } from "./publication-piece";
import { otherNames } from "./publication-view";
import { Question } from "./question";
import { StudioButton } from "./studio-button";

interface PublicationListProps {
  remote: boolean;
  /** Whether a plan or a publication runs: then one cannot go back. */
  isBusy: boolean;
  /** Told once an earlier publication is read again. */
  onBack(): void;
  onBring(piece: PublishedPiece, title: string): Promise<void>;
}

/** The most changed pieces that a publication names at once. */
const namedAtOnce = 8;

export function PublicationList({ remote, isBusy, onBack, onBring }: PublicationListProps) {
  const [publications, setPublications] = useState<PublicationDetails[] | null>(null);
  const [doubted, setDoubted] = useState<PublicationDetails | null>(null);
  const [shown, setShown] = useState<{ publication: PublicationDetails; change: PublishedChange } | null>(null);
  /** What runs now, in words; null: nothing. */
  const [running, setRunning] = useState<string | null>(null);
  const [said, setSaid] = useState<{ words: string; failed: boolean } | null>(null);

  const wordsOf = distinctInstants(
    (publications ?? []).flatMap(({ publishedAt, backTo }) => [publishedAt, backTo ?? []].flat()),
  );
  /** When the content of a publication was first published. */
  const stateOf = ({ publishedAt, backTo }: PublicationDetails) => wordsOf(backTo ?? publishedAt);

  const run = async (words: string, work: () => Promise<void>) => {
    setRunning(words);
    setSaid(null);
    await work().catch((error: unknown) =>
      setSaid({ words: error instanceof Error ? error.message : String(error), failed: true }),
    );
    setRunning(null);
  };
  const read = async () => {
    const { publications: found, fault } = await call("history", { remote });
    setPublications(found);
    if (fault !== null) setSaid({ words: "Historia nuk u lexua. Provo përsëri pas pak.", failed: true });
  };
  const goBack = (publication: PublicationDetails) =>
    run("Po kthehem te ai botim …", async () => {
      const { code, fault } = await call("rollback", { version: publication.version, remote });
      if (code !== 0) return setSaid({ words: `Kthimi nuk u krye: ${fault ?? "provo përsëri"}`, failed: true });
      onBack();
      setSaid({ words: `Tani lexohet revista siç ishte: ${stateOf(publication)}.`, failed: false });
      await read();
    });

  return (
    <details
      className="mt-12 rule-t-1 pt-6"
      onToggle={(event) => event.currentTarget.open && void run("Po lexoj botimet …", read)}
    >
      <summary>Botimet e mëparshme</summary>
      {running !== null && remote ? <CommandProgressLine /> : null}
      <div aria-live="polite" aria-busy={running !== null}>
        {running === null ? null : <p>{running}</p>}
        {said === null ? null : <p className={said.failed ? "text-alarm" : ""}>{said.words}</p>}
      </div>
      {publications?.length === 0 ? <p className="text-mute">Ende nuk është botuar asgjë.</p> : null}
      <ol>
        {(publications ?? []).map((publication, index) => (
          <li key={publication.version} className="grid gap-3 rule-b-1/hair py-5">
            <div className="flex flex-wrap items-center justify-between gap-x-10 gap-y-3">
              <p className="flex-[1_1_16rem]">
                <b>{wordsOf(publication.publishedAt)}</b>
                {publication.by === undefined ? "" : `, nga ${publication.by}`}
                {index === 0 ? " (tani)" : ""}
                {publication.backTo === undefined ? null : (
                  <span className="block">U kthye te botimi: {wordsOf(publication.backTo)}</span>
                )}
              </p>
              {index === 0 ? null : (
                <StudioButton disabled={running !== null || isBusy} onClick={() => setDoubted(publication)}>
                  Kthehu te ky
                </StudioButton>
              )}
            </div>
            <Changes
              {...publication}
              isLast={index === (publications?.length ?? 0) - 1}
              onShow={(change) => setShown({ publication, change })}
            />
          </li>
        ))}
      </ol>
      {doubted === null ? null : (
        <Question
          title="Të kthehem te ky botim?"
          text={`${remote ? "Lexuesit e shohin menjëherë revistën" : "Në këtë kompjuter lexohet revista"} siç ishte: ${stateOf(doubted)}. Tekstet e tua mbeten si janë, prandaj botimi i radhës e nxjerr përsëri atë që kthen tani: ndreqe edhe tekstin.`}
          yes="Po, kthehu te ky"
          onYes={() => void goBack(doubted)}
          onClose={() => setDoubted(null)}
        />
      )}
      {shown === null ? null : (
        <PublicationPiece
          version={shown.publication.version}
          slug={shown.change.slug}
          title={shown.change.title}
          when={stateOf(shown.publication)}
          onBring={(piece) => onBring(piece, shown.change.title)}
          onClose={() => setShown(null)}
        />
      )}
    </details>
  );
}

const kinds: Record<PublishedChange["kind"], string> = { added: "e re", changed: "ndryshoi", removed: "u hoq" };

/** Names what a publication changed; each piece opens as it was then. */
function Changes({
  changes,
  others,
  contents,
  isLast,
  onShow,
}: PublicationDetails & { isLast: boolean; onShow(change: PublishedChange): void }) {
  const [isWhole, setWhole] = useState(false);
  if (changes === null)
    return (
      <p className="text-[0.85rem] text-mute">
        {isLast ? "Këtu nis lista" : "Nuk dihet më çfarë ndryshoi"}: revista kishte{" "}
        {plural(contents, "shkrim", "shkrime")}.
      </p>
    );
  if (changes.length === 0)
    return (
      <p className="text-[0.85rem] text-mute">
        Asnjë shkrim nuk ndryshoi.
        {others.length === 0 ? "" : ` Ndryshuan: ${others.map((part) => otherNames[part]).join(", ")}.`}
      </p>
    );
  const shown = isWhole ? changes : changes.slice(0, namedAtOnce);
  return (
    <ul className="flex flex-wrap gap-x-9 gap-y-2 text-[0.85rem]">
      {shown.map((change) => (
        <li key={`${change.list} ${change.slug}`}>
          {change.kind === "removed" ? (
            `„${change.title}“`
          ) : (
            <button type="button" className="px-0 text-left underline" onClick={() => onShow(change)}>
              „{change.title}“
            </button>
          )}{" "}
          <span className="text-mute">{kinds[change.kind]}</span>
        </li>
      ))}
      {shown.length === changes.length ? null : (
        <li>
          <button type="button" className="underline" onClick={() => setWhole(true)}>
            edhe {changes.length - shown.length} të tjera
          </button>
        </li>
      )}
    </ul>
  );
}
