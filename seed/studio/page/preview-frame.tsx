/** Shows the page as readers will see it, in a frame that follows the text. */
import { useCallback, useEffect, useRef, useState } from "react";

interface PreviewFrameProps {
  /** Address of the preview server, with the ticket that it requires. */
  preview: string;
  /** Path of the page in the magazine. */
  address: string;
  /** Revision that the page must show; it grows with each change. */
  fresh: number;
  /** The place to which the frame scrolls. */
  place: PagePlace;
  /** Reports that the page shows this revision. */
  onShown(fresh: number): void;
}

/** A place on the page: the words at the caret, or the name of an element. Empty: none. */
export interface PagePlace {
  words: string;
  anchor: string;
}

export function PreviewFrame({ preview, address, fresh, place, onShown }: PreviewFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [width, setWidth] = useState<"whole" | "phone">("whole");
  const shown = useRef(onShown);
  shown.current = onShown;
  const { origin, searchParams } = new URL(preview);
  const page = new URL(address, origin);
  // An address may have words of its own: a project's panel is `?pjesa=udhezime`.
  for (const [name, value] of searchParams) page.searchParams.set(name, value);
  const source = page.href;

  // A page that is still loading receives no messages. Once it is ready, it gets the latest revision.
  /** Address of the page that the frame shows, be it a notice; another one is on its way. */
  const [arrived, setArrived] = useState("");
  const loaded = useRef<{ source: string; ready: boolean; has: number }>({ source: "", ready: false, has: 0 });
  if (loaded.current.source !== source) loaded.current = { source, ready: false, has: fresh };
  const wanted = useRef(fresh);
  wanted.current = fresh;
  const latestPlace = useRef(place);
  latestPlace.current = place;
  const find = useCallback(() => {
    const { words, anchor } = latestPlace.current;
    if (loaded.current.ready) frame.current?.contentWindow?.postMessage({ kind: "find", text: words, anchor }, origin);
  }, [origin]);
  const bring = useCallback(() => {
    const { current } = loaded;
    if (!current.ready || current.has === wanted.current) return;
    current.has = wanted.current;
    // It is ready again once it shows this one: a message to a page that is being reloaded would be lost.
    current.ready = false;
    frame.current?.contentWindow?.postMessage({ kind: "fresh", revision: current.has }, origin);
  }, [origin]);

  useEffect(() => {
    const take = ({ data, source: from }: MessageEvent) => {
      if (from !== frame.current?.contentWindow || typeof data !== "object" || data === null) return;
      if (data.kind === "shown") shown.current(Number(data.revision));
      if (data.kind === "shown" || data.kind === "at") {
        loaded.current.ready = true;
        setArrived(loaded.current.source);
        find();
        bring();
      }
    };
    addEventListener("message", take);
    return () => removeEventListener("message", take);
  }, [bring, find]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each count is brought.
  useEffect(bring, [fresh, bring]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each place is found.
  useEffect(find, [place.words, place.anchor, find]);

  return (
    <div className="flex h-full flex-col">
      <div className="flex items-center gap-8 rule-b-1 px-8 py-3.5 text-[0.85rem]">
        <span className="caps-label">Pamja</span>
        <a
          className="flex-1 overflow-hidden text-ellipsis whitespace-nowrap"
          href={source}
          target="_blank"
          rel="noreferrer"
        >
          {address}
        </a>
        <button
          type="button"
          aria-pressed={width === "phone"}
          onClick={() => setWidth(width === "phone" ? "whole" : "phone")}
        >
          Si në telefon
        </button>
      </div>
      {arrived === source ? null : (
        <p className="relative z-1 -mb-24 h-24 px-8 py-5 text-[0.85rem] text-mute" role="status">
          Po hapet faqja …
        </p>
      )}
      <iframe
        ref={frame}
        key={source}
        src={source}
        title={`Pamja e ${address}`}
        onLoad={() => setArrived(source)}
        className={`flex-1 bg-paper ${width === "phone" ? "w-[22.5rem] max-w-full self-center [border-block:0] rule-x-1" : "w-full no-border"}`}
      />
    </div>
  );
}
