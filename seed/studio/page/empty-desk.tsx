/** Shows where to begin while no piece is open: three ways, and the keys that help. */
import type { ReactNode } from "react";
import { plural } from "../../../app/magazine/albanian";
import { PikaMark } from "../../../app/ui/pika/pika";
import type { ListedPiece, Overview } from "../server/overview";
import { type NewPiece, newKinds, pieceKinds } from "./new-piece";
import { PieceThumbnail } from "./piece-thumbnail";
import { StudioButton } from "./studio-button";

interface EmptyDeskProps {
  overview: Overview;
  /** Address of the preview server, with its ticket. */
  preview: string;
  onOpen(piece: ListedPiece): void;
  onNew(kind: NewPiece["kind"]): void;
  onPublish(): void;
}

/** The most pieces that each list names. */
const shownPieces = 4;

export function EmptyDesk({ overview, preview, onOpen, onNew, onPublish }: EmptyDeskProps) {
  const { pieces } = overview;
  const lists: [string, ListedPiece[]][] = [
    ["Ende pa u ruajtur", pieces.filter(({ draft }) => draft)],
    ["Me gabime", pieces.filter(({ errors }) => errors > 0)],
    ["Skica", pieces.filter(({ sketch, draft }) => sketch && !draft)],
  ];
  const waiting = lists.filter(([, found]) => found.length > 0);
  // Nothing waits: the first ones of the list show what an open piece is.
  const offered: typeof lists = waiting.length > 0 || pieces.length === 0 ? waiting : [["Nga lista", pieces]];
  const unpublished = pieces.filter(({ state, sketch }) => !sketch && (state === "new" || state === "changed"));
  return (
    <main className="st-desk st-empty overflow-auto px-12 pt-[9vh] pb-12">
      <div className="mx-auto w-full max-w-[54rem] rule-t-7 pt-8">
        <h2 className="text-[2.4rem]">Nga të nisësh?</h2>
        <Ways />
        <div className="st-ways">
          <Way title="Vazhdo një shkrim">
            <p>Këtu del teksti, dhe pranë tij faqja siç e sheh lexuesi.</p>
            {offered.map(([title, found]) => (
              <section key={title}>
                <h4 className="caps-label pb-2 text-mute">{title}</h4>
                <ul>
                  {found.slice(0, shownPieces).map((piece) => (
                    <li key={`${piece.list} ${piece.slug}`} className={`rule-b-1/hair ${piece.subject ?? ""}`}>
                      <button
                        type="button"
                        className="flex w-full items-center gap-6 px-0 py-4 text-left"
                        onClick={() => onOpen(piece)}
                      >
                        <PieceThumbnail {...{ piece, preview }} />
                        <span className="min-w-0">{piece.title}</span>
                      </button>
                    </li>
                  ))}
                </ul>
                {found.length > shownPieces ? (
                  <p className="pt-3 text-[0.85rem] text-mute">Edhe {found.length - shownPieces} të tjera, te lista.</p>
                ) : null}
              </section>
            ))}
          </Way>
          <Way title="Nis diçka të re">
            <p>Fillon si skicë: lexuesit nuk e shohin derisa të jetë gati.</p>
            <ul>
              {pieceKinds.map((kind) => (
                <li key={kind} className="rule-b-1/hair">
                  <button type="button" className="w-full px-0 py-4 text-left" onClick={() => onNew(kind)}>
                    {newKinds[kind]} i ri
                  </button>
                </li>
              ))}
            </ul>
          </Way>
          <Way title="Çoje te lexuesit">
            <p>
              {unpublished.length === 0
                ? "Plani tregon çfarë do të ndryshonte. Pa pëlqimin tënd nuk botohet asgjë."
                : `${plural(unpublished.length, "shkrim pret", "shkrime presin")} botimin. Plani tregon çfarë do të ndryshonte; pa pëlqimin tënd nuk botohet asgjë.`}
            </p>
            <div>
              <StudioButton onClick={onPublish}>Hap botimin</StudioButton>
            </div>
          </Way>
        </div>
        <p className="mt-14 rule-t-1/hair pt-5 text-[0.85rem] text-mute">
          Ctrl+S ruan, Ctrl+Z zhbën. Çdo gjë që shkruan mbahet edhe para se ta ruash.
        </p>
      </div>
    </main>
  );
}

/** Draws Pika where the way parts in three. Each third of the drawing ends over the column of its way. */
function Ways() {
  return (
    <svg className="st-parting" viewBox="0 0 864 76" fill="none" aria-hidden="true">
      <g className="stroke-ink stroke-2">
        <path d="M0 16H276" />
        <path d="M288 16 8 74M288 16l16 58M288 16l308 58" />
      </g>
      <PikaMark cx={288} cy={16} r={9} />
    </svg>
  );
}

function Way({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid content-start gap-6 rule-t-2 pt-5">
      <h3 className="text-[1.25rem]">{title}</h3>
      {children}
    </section>
  );
}
