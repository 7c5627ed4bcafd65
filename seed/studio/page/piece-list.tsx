/** Lists all pieces in the order of `magazine.json` with their states. Pointer and keys move and feature them. */
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { plural } from "../../../app/magazine/albanian";
import type { ListedPiece, Overview, PieceState } from "../server/overview";
import { StudioButton } from "./studio-button";
import type { OpenItem } from "./studio-reducer";

interface PieceListProps {
  overview: Overview;
  openItem: OpenItem | null;
  onOpen(item: OpenItem): void;
  /** Moves a piece to the position of another. */
  onMove(from: ListedPiece, to: ListedPiece): void;
  onFeature(piece: ListedPiece, featured: boolean): void;
  onNew(): void;
}

const states: Record<PieceState, string> = {
  new: "i ri",
  changed: "i ndryshuar",
  published: "i botuar",
  unknown: "po lexohet",
};

const pieceButton =
  "st-piece min-w-0 flex-1 py-4.5 pr-0 pl-8 text-left aria-[current=true]:[box-shadow:inset_5px_0_var(--color-ink)]";

export function PieceList({ overview, openItem, onOpen, onMove, onFeature, onNew }: PieceListProps) {
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
  const shown = pieces.filter(
    (piece) =>
      `${piece.title} ${piece.slug}`
        .toLowerCase()
        .replace(/\u00A0/g, " ")
        .includes(wanted.toLowerCase()) &&
      (only === "" || passes(piece, only)),
  );
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
      <div className="sticky top-0 z-1 grid gap-4 rule-b-1 bg-paper px-8 py-6">
        <input
          type="search"
          aria-label="Kërko një shkrim"
          placeholder="Kërko një shkrim"
          value={wanted}
          onChange={(event) => setWanted(event.target.value)}
        />
        <select aria-label="Cilat shkrime" value={only} onChange={(event) => setOnly(event.target.value)}>
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
        <StudioButton onClick={onNew}>Shkrim i ri</StudioButton>
        {progress === null ? null : (
          <p className="text-[0.8rem]/[1.4] text-mute" role="status">
            {progress.of === 0 ? "Po lexoj revistën …" : `Po lexoj revistën: ${progress.read} nga ${progress.of}.`}
          </p>
        )}
      </div>
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
            className={`flex rule-b-1/hair ${dragged?.slug === piece.slug ? "opacity-40" : ""}`}
          >
            <button
              type="button"
              className={pieceButton}
              aria-current={openItem?.kind === "piece" && openItem.slug === piece.slug}
              aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
              onClick={() => onOpen({ kind: "piece", slug: piece.slug })}
              onKeyDown={(event) => byKeys(event, piece, index)}
            >
              <b className="block font-semibold [line-height:1.25]">{piece.title || piece.slug || "pa titull"}</b>
              <span
                className={`text-[0.75rem] ${piece.state === "new" || piece.state === "changed" ? "[color:var(--color-math-deep)]" : "text-mute"}`}
                data-state={piece.state}
              >
                {piece.draft ? "i paruajtur, " : ""}
                {piece.sketch ? "skicë" : states[piece.state]}
                {piece.errors > 0 ? (
                  <span className="text-alarm">, {plural(piece.errors, "gabim", "gabime")}</span>
                ) : (
                  ""
                )}
                {piece.warnings > 0 ? `, ${plural(piece.warnings, "vërejtje", "vërejtje")}` : ""}
              </span>
            </button>
            {piece.list === "projects" ? null : (
              <button
                type="button"
                className="st-star w-26 text-[1.1rem]"
                aria-pressed={piece.featured}
                aria-label={`Te të zgjedhurat: ${piece.title}`}
                onClick={() => onFeature(piece, !piece.featured)}
              >
                {piece.featured ? "★" : "☆"}
              </button>
            )}
          </li>
        ))}
      </ol>
      <ul className="rule-t-2">
        <li className="flex rule-b-1/hair">
          <button
            type="button"
            className={pieceButton}
            aria-current={openItem?.kind === "glossary"}
            onClick={() => onOpen({ kind: "glossary" })}
          >
            <b className="block font-semibold [line-height:1.25]">Fjalori</b>
          </button>
        </li>
      </ul>
      <p className="px-8 pt-6 pb-20 text-[0.8rem]/[1.4] text-mute">Radha: tërhiqe me mi, ose Alt dhe shigjetat.</p>
    </nav>
  );
}

function passes(piece: ListedPiece, only: string): boolean {
  if (only === "changed") return piece.draft || piece.state === "changed" || piece.state === "new";
  if (only === "problems") return piece.errors + piece.warnings > 0;
  if (only === "featured") return piece.featured;
  return String(piece.categoryId) === only;
}
