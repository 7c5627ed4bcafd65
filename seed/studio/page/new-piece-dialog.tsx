import { type FormEvent, useState } from "react";
import type { Overview } from "../server/overview";
import { Dialog } from "./dialog";
import { freeSlug, type NewPiece, newKinds } from "./new-piece";
import { StudioButton } from "./studio-button";

interface NewPieceDialogProps {
  overview: Overview;
  onClose(): void;
  onCreate(piece: NewPiece, slug: string): void;
}

/** Asks for the title, kind and other fields that a new piece begins with. */
export function NewPieceDialog({ overview, onClose, onCreate }: NewPieceDialogProps) {
  const [title, setTitle] = useState("");
  const [deck, setDeck] = useState("");
  const [kind, setKind] = useState<NewPiece["kind"]>("lesson");
  const [category, setCategory] = useState(overview.categories[0]?.slug ?? "");
  const [authorId, setAuthorId] = useState(overview.authors[0]?.id ?? 1);
  const slug = freeSlug(
    title,
    overview.pieces.map((piece) => piece.slug),
  );
  const create = (event: FormEvent) => {
    event.preventDefault();
    onCreate({ kind, title: title.trim(), deck: deck.trim(), category, authorId }, slug);
  };
  return (
    <Dialog title="Shkrim i ri" onClose={onClose}>
      <form className="grid gap-9" onSubmit={create}>
        <div className="st-field grid justify-items-start gap-2">
          <label htmlFor="st-new-title">Titulli *</label>
          <input id="st-new-title" required value={title} onChange={(event) => setTitle(event.target.value)} />
          <p className="text-[0.8rem]/[1.4] text-mute">Adresa: …/{slug}</p>
        </div>
        <div className="st-field grid justify-items-start gap-2">
          <label htmlFor="st-new-kind">Lloji</label>
          <select id="st-new-kind" value={kind} onChange={(event) => setKind(event.target.value as NewPiece["kind"])}>
            {Object.entries(newKinds).map(([name, label]) => (
              <option key={name} value={name}>
                {label}
              </option>
            ))}
          </select>
        </div>
        <div className="st-field grid justify-items-start gap-2">
          <label htmlFor="st-new-deck">Një fjali nën titull</label>
          <input id="st-new-deck" maxLength={110} value={deck} onChange={(event) => setDeck(event.target.value)} />
          <p className="text-[0.8rem]/[1.4] text-mute">Pse ia vlen të lexohet. Deri në 110 shenja.</p>
        </div>
        <div className="st-field grid justify-items-start gap-2">
          <label htmlFor="st-new-category">Kapitulli</label>
          <select id="st-new-category" value={category} onChange={(event) => setCategory(event.target.value)}>
            {overview.categories.map(({ slug: address, name }) => (
              <option key={address} value={address}>
                {name}
              </option>
            ))}
          </select>
        </div>
        <div className="st-field grid justify-items-start gap-2">
          <label htmlFor="st-new-author">Redaksia</label>
          <select id="st-new-author" value={authorId} onChange={(event) => setAuthorId(Number(event.target.value))}>
            {overview.authors.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </div>
        <StudioButton type="submit" primary>
          Nise
        </StudioButton>
      </form>
    </Dialog>
  );
}
