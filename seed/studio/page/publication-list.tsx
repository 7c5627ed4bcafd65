/** Lists the earlier publications of a place, and goes back to one of them after a question. */
import { useState } from "react";
import { instantWords } from "../../pipeline/publishing/editor-words";
import { call, type PublicationSummary } from "./api";
import { Question } from "./question";
import { StudioButton } from "./studio-button";

interface PublicationListProps {
  remote: boolean;
  /** Whether a plan or a publication runs: then one cannot go back. */
  isBusy: boolean;
}

export function PublicationList({ remote, isBusy }: PublicationListProps) {
  const [publications, setPublications] = useState<PublicationSummary[] | null>(null);
  const [doubted, setDoubted] = useState<PublicationSummary | null>(null);
  /** What runs now, in words; null: nothing. */
  const [running, setRunning] = useState<string | null>(null);
  const [said, setSaid] = useState<{ lines: string[]; failed: boolean }>({ lines: [], failed: false });

  const run = async (words: string, work: () => Promise<void>) => {
    setRunning(words);
    setSaid({ lines: [], failed: false });
    await work().catch((error: unknown) =>
      setSaid({ lines: [error instanceof Error ? error.message : String(error)], failed: true }),
    );
    setRunning(null);
  };
  const read = async () => {
    const { publications: found, lines } = await call("history", { remote });
    setPublications(found ?? publicationsOf(lines ?? []));
  };
  const goBack = ({ version }: PublicationSummary) =>
    run("Po kthehem te ai botim …", async () => {
      const { code, lines } = await call("rollback", { version, remote });
      setSaid({ lines, failed: code !== 0 });
      await read();
    });

  return (
    <details
      className="mt-12 rule-t-1 pt-6"
      onToggle={(event) => event.currentTarget.open && void run("Po lexoj botimet …", read)}
    >
      <summary>Botimet e mëparshme</summary>
      <div aria-live="polite" aria-busy={running !== null}>
        {running === null ? null : <p>{running}</p>}
        {said.lines.map((line) => (
          <p key={line} className={said.failed ? "text-alarm" : ""}>
            {line}
          </p>
        ))}
      </div>
      <ol>
        {(publications ?? []).map((publication, index) => (
          <li key={publication.version} className="flex items-center justify-between gap-10 py-3">
            <span>
              {nameOf(publication)}
              {publication.contents > 0 ? `, ${publication.contents} përmbajtje` : ""}
              {index === 0 ? " (tani)" : ""}
            </span>
            {index === 0 ? null : (
              <StudioButton disabled={running !== null || isBusy} onClick={() => setDoubted(publication)}>
                Kthehu te ky
              </StudioButton>
            )}
          </li>
        ))}
      </ol>
      {doubted === null ? null : (
        <Question
          title="Të kthehem te ky botim?"
          text={`${remote ? "Lexuesit e shohin menjëherë" : "Në këtë kompjuter lexohet"} revista siç ishte: ${nameOf(doubted)}. Skedarët e tu mbeten si janë, prandaj botimi i radhës e nxjerr përsëri atë që kthen tani: ndreqe edhe tekstin.`}
          yes="Po, kthehu te ky"
          onYes={() => void goBack(doubted)}
          onClose={() => setDoubted(null)}
        />
      )}
    </details>
  );
}

const nameOf = ({ version, publishedAt, words }: PublicationSummary) =>
  words ?? (publishedAt === "" ? version : instantWords(publishedAt));

/** Finds the editions in the lines that the Cloudflare command printed. */
function publicationsOf(lines: string[]): PublicationSummary[] {
  return lines.flatMap((line) => {
    const [, version, words] = /\b([0-9a-f]{16})\b\s+(\S.*?)\s*$/.exec(line) ?? [];
    return version === undefined ? [] : [{ version, publishedAt: "", words, contents: 0, projects: 0 }];
  });
}
