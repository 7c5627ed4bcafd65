/** Shows a page of a plan as it is published beside what it becomes. Both stand at the first changed place. */
import { useEffect, useRef, useState } from "react";
import type { PlannedPage } from "../server/publication-plan";
import { changedPlaces } from "./changed-places";

interface BeforeAndAfterProps {
  page: PlannedPage;
  address: string;
  /** Addresses of the pages with drafts and of the published ones, with their tickets. */
  addresses: { preview: string; published: string };
  remote: boolean;
}

export function BeforeAndAfter({ page, address, addresses, remote }: BeforeAndAfterProps) {
  const before = useRef<HTMLIFrameElement>(null);
  const after = useRef<HTMLIFrameElement>(null);
  const [isInside, setInside] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page is compared once; another one is another component.
  useEffect(
    () =>
      standAtChanges(before, after, page.kind === "changed" ? (page.words?.added ?? []) : [], () => setInside(true)),
    [],
  );
  const at = (server: string) => {
    const { origin, search } = new URL(server);
    return new URL(address + search, origin).href;
  };
  // A page of another address stood elsewhere before.
  const isNew = page.kind === "added" || page.fields.includes("slug");
  const frames = [
    { title: "Para", frame: before, source: isNew || remote ? null : at(addresses.published) },
    { title: "Pas botimit", frame: after, source: page.kind === "removed" ? null : at(addresses.preview) },
  ];
  return (
    <div className="mt-4 grid gap-4">
      {page.words === null || wordLine(page.words) === "" ? null : (
        <p className="text-[0.85rem]">{wordLine(page.words)}</p>
      )}
      {isInside ? (
        <p className="text-[0.85rem]">
          Këtu të dyja duken njësoj: ndryshimi është brenda asaj që luhet. Hapi më vete dhe luaji.
        </p>
      ) : null}
      <div className="grid gap-6 columns:grid-flow-col columns:auto-cols-fr">
        {frames.map(({ title, frame, source }) =>
          source === null ? null : (
            <figure key={title} className="m-0">
              <figcaption className="caps-label flex justify-between pb-2">
                {title}
                <a href={source} target="_blank" rel="noreferrer">
                  Hape më vete
                </a>
              </figcaption>
              <iframe
                ref={frame}
                className="h-[min(24rem,45vh)] w-full rule-1 bg-paper"
                src={source}
                title={`${title}: ${page.title}`}
              />
            </figure>
          ),
        )}
      </div>
    </div>
  );
}

type Frame = { current: HTMLIFrameElement | null };

/**
 * Asks both pages for their blocks of text, and tells each where it changed. A page alone stands where most of the words
 * are that come.
 *
 * @param isInside called where the change is seen only as one plays @returns what ends it
 */
function standAtChanges(beforeFrame: Frame, afterFrame: Frame, added: string[], isInside: () => void): () => void {
  const frames = [beforeFrame, afterFrame];
  const texts: string[][] = [];
  const take = ({ data, source }: MessageEvent) => {
    const nth = frames.findIndex(({ current }) => current !== null && current.contentWindow === source);
    if (nth < 0 || typeof data !== "object" || data === null) return;
    const ask = (of: number, message: object) => frames[of]?.current?.contentWindow?.postMessage(message, "*");
    const isAlone = frames.some(({ current }) => current === null);
    if (data.kind === "at") ask(nth, isAlone ? { kind: "seek", words: added } : { kind: "blocks" });
    if (data.kind === "inside") isInside();
    if (data.kind !== "blocks" || !Array.isArray(data.texts)) return;
    texts[nth] = data.texts.map(String);
    const [before, after] = texts;
    if (before === undefined || after === undefined) return;
    if (before.join("\n") === after.join("\n")) isInside();
    const places = changedPlaces(before, after);
    if (places === null) return;
    ask(0, { kind: "stand", ...places.before });
    ask(1, { kind: "stand", ...places.after });
  };
  addEventListener("message", take);
  return () => removeEventListener("message", take);
}

/** The most words that are listed. */
const wordsShown = 24;

function wordLine({ added, removed }: NonNullable<PlannedPage["words"]>): string {
  const line = (title: string, words: string[]) =>
    words.length === 0
      ? []
      : [`${title}: ${words.slice(0, wordsShown).join(" ")}${words.length > wordsShown ? " …" : ""}`];
  return [...line("Ikin", removed), ...line("Vijnë", added)].join(". ");
}
