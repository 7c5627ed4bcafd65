/** Lists all pieces in the order of `magazine.json` with their states. Pointer and keys move and feature them. */
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { plural } from "../../../app/magazine/albanian";
import { fold } from "../../../app/magazine/albanian-stems";
import type { ListedPiece, Overview } from "../server/overview";
import type { Problem } from "../server/workspace";
import { listNames } from "./piece-parts";
import { PieceThumbnail } from "./piece-thumbnail";
import { StudioButton } from "./studio-button";
import type { OpenItem, RecordList } from "./studio-reducer";

interface PieceListProps {
  overview: Overview;
  /** Address of the preview server, with its ticket. */
  preview: string;
  openItem: OpenItem | null;
  onOpen(item: OpenItem): void;
  /** Moves a piece to the position of another. */
  onMove(from: ListedPiece, to: ListedPiece): void;
  onFeature(piece: ListedPiece, featured: boolean): void;
  onNew(): void;
  /** Shows what was removed. */
  onTrash(): void;
}

const states: Record<Exclude<ListedPiece["state"], "unknown">, string> = {
  new: "i ri",
  changed: "i ndryshuar",
  published: "i botuar",
};

/** What stands below the pieces, and which problems are its own. */
const others: { name: string; item: OpenItem; mine(problem: Problem): boolean }[] = [
  { name: "Fjalori", item: { kind: "glossary" }, mine: ({ file }) => file === "glossary.json" },
  ...(Object.keys(listNames) as RecordList[]).map((list) => ({
    name: listNames[list],
    item: { kind: "list", list, record: 0 } as const,
    mine: ({ file, path }: Problem) => file === "magazine.json" && path.startsWith(`${list}[`),
  })),
];

const isList = (item: OpenItem | null, list: RecordList) => item?.kind === "list" && item.list === list;

const pieceButton = "st-piece flex min-w-0 flex-1 items-center gap-6 py-4.5 pr-0 pl-8 text-left";

export function PieceList({ overview, preview, openItem, onOpen, onMove, onFeature, onNew, onTrash }: PieceListProps) {
  const [wanted, setWanted] = useState("");
  const [only, setOnly] = useState("");
  const [dragged, setDragged] = useState<ListedPiece | null>(null);
  const { pieces, categories, progress } = overview;
  const nav = useRef<HTMLElement>(null);
  const openSlug = openItem?.kind === "piece" ? openItem.slug : null;
  // A piece that was just begun may be far down the list.
  useEffect(() => {
    if (openSlug !== null) nav.current?.querySelector('[aria-current="true"]')?.scrollIntoView({ block: "nearest" });
  }, [openSlug]);
  const wantedWords = fold(wanted).split(/[\s-]+/);
  const shown = pieces.filter((piece) => {
    const words = fold(`${piece.title} ${piece.slug}`);
    return wantedWords.every((word) => words.includes(word)) && (only === "" || passes(piece, only));
  });
  const byKeys = (event: KeyboardEvent, piece: ListedPiece, index: number) => {
    const step = event.key === "ArrowUp" ? -1 : event.key === "ArrowDown" ? 1 : 0;
    if (step === 0) return;
    event.preventDefault();
    const other = shown[index + step];
    if (other === undefined) return;
    if (event.altKey && other.list === piece.list) {
      onMove(piece, other);
      return;
    }
    const items = event.currentTarget.closest("ol")?.querySelectorAll<HTMLElement>("button.st-piece");
    items?.[index + step]?.focus();
  };
  return (
    <nav ref={nav} className="st-pieces overflow-auto columns:rule-r-1" aria-label="Shkrimet">
      <div className="sticky top-0 z-1 grid grid-cols-[minmax(0,1fr)] gap-4 rule-b-1 bg-paper px-8 py-6">
        <input
          type="search"
          aria-label="Kërko një shkrim"
          placeholder="Kërko një shkrim"
          value={wanted}
          onChange={(event) => setWanted(event.target.value)}
        />
        <div className="flex gap-4">
          <select
            className="min-w-0 flex-1"
            aria-label="Cilat shkrime"
            value={only}
            onChange={(event) => setOnly(event.target.value)}
          >
            <option value="">Të gjitha</option>
            <option value="changed">Të ndryshuara ose të reja</option>
            <option value="problems">Me probleme</option>
            <option value="featured">Të zgjedhura</option>
            {categories.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
          <StudioButton slim onClick={onNew}>
            Shkrim i ri
          </StudioButton>
        </div>
        {progress === null && overview.published === null && pieces.some(({ state }) => state === "new") ? (
          <p className="text-[0.8rem]/[1.4] text-mute">Në këtë kompjuter ende s’është botuar asgjë.</p>
        ) : null}
        {progress === null ? null : (
          <p className="text-[0.8rem]/[1.4] text-mute" role="status">
            {progress.of === 0 ? "Po lexoj revistën …" : `Po lexoj revistën: ${progress.read} nga ${progress.of}.`}
          </p>
        )}
      </div>
      {shown.length > 0 || pieces.length === 0 ? null : (
        <div className="grid justify-items-start gap-4 px-8 py-6" role="status">
          <p>Asnjë shkrim i tillë.</p>
          <button
            type="button"
            className="px-0 underline"
            onClick={() => {
              setWanted("");
              setOnly("");
            }}
          >
            Shfaqi të gjitha
          </button>
        </div>
      )}
      <ol>
        {shown.map((piece, index) => (
          <li
            key={`${piece.list} ${piece.slug} ${piece.index}`}
            draggable
            onDragStart={() => setDragged(piece)}
            onDragEnd={() => setDragged(null)}
            onDragOver={(event) => dragged?.list === piece.list && event.preventDefault()}
            onDrop={(event) => {
              event.preventDefault();
              if (dragged !== null && dragged.list === piece.list) onMove(dragged, piece);
            }}
            className={`st-row flex rule-b-1/hair ${piece.subject ?? ""} ${dragged?.slug === piece.slug ? "opacity-40" : ""}`}
          >
            <button
              type="button"
              className={pieceButton}
              aria-current={openItem?.kind === "piece" && openItem.slug === piece.slug}
              aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
              onClick={() => onOpen({ kind: "piece", slug: piece.slug })}
              onKeyDown={(event) => byKeys(event, piece, index)}
            >
              <PieceThumbnail {...{ piece, preview }} />
              <span className="min-w-0">
                <b className="block font-semibold [line-height:1.25]">{piece.title || piece.slug || "pa titull"}</b>
                <PieceState piece={piece} isFirst={overview.published === null} />
              </span>
            </button>
            {piece.list === "projects" ? null : (
              <button
                type="button"
                className="st-star w-26 text-[1.1rem]"
                aria-pressed={piece.featured}
                aria-label={`Te të zgjedhurat: ${piece.title}`}
                title={
                  piece.featured ? "Hiqe nga të zgjedhurat e faqes së parë" : "Vëre te të zgjedhurat e faqes së parë"
                }
                onClick={() => onFeature(piece, !piece.featured)}
              >
                {piece.featured ? "★" : "☆"}
              </button>
            )}
          </li>
        ))}
      </ol>
      <ul className="rule-t-2">
        {others.map(({ name, item, mine }) => {
          const errors = overview.others.filter((each) => each.severity === "error" && mine(each)).length;
          return (
            <li key={name} className="st-row flex rule-b-1/hair">
              <button
                type="button"
                className={pieceButton}
                aria-current={openItem?.kind === item.kind && (item.kind !== "list" || isList(openItem, item.list))}
                onClick={() => onOpen(item)}
              >
                <b className="font-semibold [line-height:1.25]">{name}</b>
                {errors === 0 ? null : (
                  <span className="text-[0.8rem] text-alarm">{plural(errors, "gabim", "gabime")}</span>
                )}
              </button>
            </li>
          );
        })}
        {overview.removed === 0 ? null : (
          <li className="st-row flex rule-b-1/hair">
            <button type="button" className={pieceButton} onClick={onTrash}>
              <b className="font-semibold [line-height:1.25]">Të hequrat</b>
              <span className="text-[0.75rem] text-mute">{overview.removed}</span>
            </button>
          </li>
        )}
      </ul>
      <p className="px-8 pt-6 pb-20 text-[0.8rem]/[1.4] text-mute">Radha: tërhiqe me mi, ose Alt dhe shigjetat.</p>
    </nav>
  );
}

/** Tells a piece's state. @param isFirst nothing is published yet, so that „i ri“ of each piece would tell nothing */
function PieceState({ piece, isFirst }: { piece: ListedPiece; isFirst: boolean }) {
  const { state, sketch, draft, errors, warnings } = piece;
  const isPlain = state === "unknown" || (state === "new" && isFirst);
  const words = [
    ...(draft ? ["i paruajtur"] : []),
    ...(sketch ? ["skicë"] : isPlain ? [] : [states[state]]),
    ...(warnings > 0 ? [plural(warnings, "vërejtje", "vërejtje")] : []),
  ].join(", ");
  const tint = !isPlain && state !== "published" ? "[color:var(--color-math-deep)]" : "text-mute";
  if (words === "" && errors === 0) return null;
  return (
    <span className={`text-[0.75rem] ${tint}`} data-state={state}>
      {words}
      {errors === 0 ? null : (
        <span className="text-alarm">
          {words === "" ? "" : ", "}
          {plural(errors, "gabim", "gabime")}
        </span>
      )}
    </span>
  );
}

function passes(piece: ListedPiece, only: string): boolean {
  if (only === "changed") return piece.draft || piece.state === "changed" || piece.state === "new";
  if (only === "problems") return piece.errors + piece.warnings > 0;
  if (only === "featured") return piece.featured;
  return String(piece.categoryId) === only;
}
