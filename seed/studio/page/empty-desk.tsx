/** Shows where to begin while no piece is open: what waits for the editor, and the keys that help. */
import type { ListedPiece, Overview } from "../server/overview";
import { StudioButton } from "./studio-button";

interface EmptyDeskProps {
  overview: Overview;
  onOpen(piece: ListedPiece): void;
  onNew(): void;
}

/** The most pieces that each list names. */
const shownPieces = 5;

export function EmptyDesk({ overview, onOpen, onNew }: EmptyDeskProps) {
  const { pieces } = overview;
  const lists: [string, ListedPiece[]][] = [
    ["Ende pa u ruajtur", pieces.filter(({ draft }) => draft)],
    ["Me gabime", pieces.filter(({ errors }) => errors > 0)],
    ["Skica", pieces.filter(({ sketch, draft }) => sketch && !draft)],
  ];
  const waiting = lists.filter(([, found]) => found.length > 0);
  return (
    <main className="st-desk st-empty overflow-auto px-12 pt-[12vh] pb-12">
      <div className="mx-auto grid w-full max-w-[38rem] gap-9 rule-t-7 pt-9">
        <h2 className="text-[2rem]">Nga të nisësh?</h2>
        <p>Zgjidh një shkrim nga lista: këtu del teksti, dhe pranë tij faqja siç e sheh lexuesi.</p>
        <div>
          <StudioButton primary onClick={onNew}>
            Nis një shkrim të ri
          </StudioButton>
        </div>
        {waiting.map(([title, found]) => (
          <section key={title}>
            <h3 className="caps-label">{title}</h3>
            <ul>
              {found.slice(0, shownPieces).map((piece) => (
                <li key={`${piece.list} ${piece.slug}`} className="rule-b-1/hair">
                  <button type="button" className="w-full px-0 text-left" onClick={() => onOpen(piece)}>
                    {piece.title}
                  </button>
                </li>
              ))}
            </ul>
            {found.length > shownPieces ? (
              <p className="text-[0.85rem] text-mute">Edhe {found.length - shownPieces} të tjera, te lista.</p>
            ) : null}
          </section>
        ))}
        <p className="text-[0.85rem] text-mute">
          Ctrl+S ruan, Ctrl+Z zhbën. Çdo gjë që shkruan mbahet edhe para se ta ruash.
        </p>
      </div>
    </main>
  );
}
