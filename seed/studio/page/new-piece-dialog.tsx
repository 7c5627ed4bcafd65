import { type FormEvent, useState } from "react";
import type { Overview } from "../server/overview";
import { Dialog } from "./dialog";
import { freeSlug, type NewPiece, newKinds, pieceKinds } from "./new-piece";
import { StudioButton } from "./studio-button";

interface NewPieceDialogProps {
  overview: Overview;
  /** The kind that is chosen first. */
  first: NewPiece["kind"];
  onClose(): void;
  /** Begins the piece. @throws where it could not be written */
  onCreate(piece: NewPiece, slug: string): Promise<void>;
}

/** How the dialog is called for what is no piece. */
const newTitles: Partial<Record<NewPiece["kind"], string>> = {
  category: "Kapitull i ri",
  author: "Redaksi e re",
  path: "Shteg i ri",
};

/** Asks for the title, kind and other fields that a new piece begins with. */
export function NewPieceDialog({ overview, first, onClose, onCreate }: NewPieceDialogProps) {
  const [title, setTitle] = useState("");
  const [deck, setDeck] = useState("");
  const [kind, setKind] = useState<NewPiece["kind"]>(first);
  const [category, setCategory] = useState(overview.categories[0]?.slug ?? "");
  const [authorId, setAuthorId] = useState(overview.authors[0]?.id ?? 1);
  const [type, setType] = useState("physics");
  const [isBusy, setBusy] = useState(false);
  const [wrong, setWrong] = useState("");
  const isPiece = pieceKinds.includes(kind);
  const slug = freeSlug(title, [
    ...overview.pieces.map((piece) => piece.slug),
    ...overview.categories.map((category) => category.slug),
  ]);
  const create = (event: FormEvent) => {
    event.preventDefault();
    // A second press would begin a second piece.
    if (isBusy) return;
    setBusy(true);
    setWrong("");
    onCreate({ kind, title: title.trim(), deck: deck.trim(), category, authorId, type }, slug).catch(
      (error: unknown) => {
        setBusy(false);
        setWrong(error instanceof Error ? error.message : String(error));
      },
    );
  };
  return (
    <Dialog title={isPiece ? "Shkrim i ri" : (newTitles[kind] ?? "Shkrim i ri")} onClose={onClose}>
      <form className="grid gap-9" onSubmit={create}>
        <div className="st-field grid justify-items-start gap-2">
          <label htmlFor="st-new-title">{isPiece || kind === "path" ? "Titulli *" : "Emri *"}</label>
          <input id="st-new-title" required value={title} onChange={(event) => setTitle(event.target.value)} />
          {kind === "author" || title.trim() === "" ? null : (
            <p className="text-[0.8rem]/[1.4] text-mute">
              Adresa: {kind === "path" ? "/harta#" : "…/"}
              {slug}
            </p>
          )}
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
        {isPiece ? (
          <div className="st-field grid justify-items-start gap-2">
            <label htmlFor="st-new-deck">Fjalia nën titull</label>
            <input id="st-new-deck" maxLength={110} value={deck} onChange={(event) => setDeck(event.target.value)} />
            <p className="text-[0.8rem]/[1.4] text-mute">Pse ia vlen të lexohet. Deri në 110 shenja.</p>
          </div>
        ) : null}
        {isPiece && kind !== "project" ? (
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
        ) : null}
        {isPiece ? (
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
        ) : null}
        {kind !== "category" ? null : (
          <div className="st-field grid justify-items-start gap-2">
            <label htmlFor="st-new-type">Dega</label>
            <select id="st-new-type" value={type} onChange={(event) => setType(event.target.value)}>
              <option value="physics">Fizikë</option>
              <option value="math">Matematikë</option>
            </select>
          </div>
        )}
        <StudioButton type="submit" primary aria-busy={isBusy}>
          {isBusy ? "Po e nis …" : "Nise"}
        </StudioButton>
        {wrong === "" ? null : (
          <p className="text-alarm" role="alert">
            {wrong}
          </p>
        )}
      </form>
    </Dialog>
  );
}
