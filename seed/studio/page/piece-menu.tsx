/** „Më shumë“: renames, duplicates and removes the open piece, each after a dialog. */
import { type FormEvent, useState } from "react";
import type { Reference } from "../server/item-places";
import type { ListedPiece } from "../server/overview";
import { call } from "./api";
import { Dialog } from "./dialog";
import { freeSlug } from "./new-piece";
import { Question } from "./question";
import { ReferenceList } from "./reference-list";
import { RenameDialog } from "./rename-dialog";
import { StudioButton } from "./studio-button";
import type { Studio } from "./use-studio";

interface PieceMenuProps {
  studio: Studio;
  piece: ListedPiece;
}

export function PieceMenu({ studio, piece }: PieceMenuProps) {
  const [dialog, setDialog] = useState<"rename" | "copy" | "remove" | null>(null);
  const [title, setTitle] = useState("");
  const item = { list: piece.list, key: piece.slug };
  const [references, setReferences] = useState<Reference[]>([]);
  const taken = studio.state.overview?.pieces.map((each) => each.slug) ?? [];
  const from = studio.state.openItem;
  const open = (slug: string, words: string) => {
    studio.open({ kind: "piece", slug }, undefined, from);
    studio.notice(words);
  };
  const rename = async (to: string) => {
    setDialog(null);
    studio.notice("Po ndryshoj adresën …");
    const done = await studio.changeItem({ how: "rename", ...item, to });
    if (done) open(to, `Adresa u ndryshua${piece.sketch ? "" : "; e vjetra çon këtu pas botimit"}.`);
  };
  const copy = async (event: FormEvent) => {
    event.preventDefault();
    setDialog(null);
    const to = freeSlug(title, taken);
    studio.notice("Po bëj kopjen …");
    const done = await studio.changeItem({ how: "copy", ...item, to, title: title.trim() });
    if (done) open(to, `Kopja „${title.trim()}“ është skicë: ndryshoje dhe hiqi shenjën „Skicë“ kur të jetë gati.`);
  };
  const remove = async () => {
    studio.notice("Po e fshij …");
    const done = await studio.changeItem({ how: "remove", ...item });
    if (done) studio.notice(`„${piece.title}“ u fshi. Te „Të hequrat“, poshtë listës, kthehet prapë.`);
  };
  return (
    <fieldset className="flex flex-wrap gap-4 p-0 no-border" aria-label="Shkrimi">
      <StudioButton onClick={() => setDialog("rename")}>Ndrysho adresën</StudioButton>
      <StudioButton
        onClick={() => {
          setTitle(`${piece.title} (kopje)`);
          setDialog("copy");
        }}
      >
        Bëj një kopje
      </StudioButton>
      <StudioButton
        onClick={() =>
          call("references", item)
            .then((found) => {
              setReferences(found);
              setDialog("remove");
            })
            .catch(studio.fail)
        }
      >
        Fshije
      </StudioButton>
      {dialog === "rename" ? (
        <RenameDialog
          address={piece.slug}
          help={`Lidhjet te shkrimet e tjera ndryshojnë vetë${piece.sketch ? "." : ", dhe kush vjen me adresën e vjetër, gjen të renë."}`}
          onRename={rename}
          onClose={() => setDialog(null)}
        />
      ) : null}
      {dialog === "copy" ? (
        <Dialog title="Bëj një kopje" onClose={() => setDialog(null)}>
          <form className="grid gap-9" onSubmit={copy}>
            <div className="st-field grid justify-items-start gap-2">
              <label htmlFor="st-copy-title">Titulli i kopjes *</label>
              <input id="st-copy-title" required value={title} onChange={(event) => setTitle(event.target.value)} />
              <p className="text-[0.8rem]/[1.4] text-mute">
                Adresa: …/{freeSlug(title, taken)}. Së pari ruhet gjithçka.
              </p>
            </div>
            <StudioButton type="submit" primary>
              Bëje kopjen
            </StudioButton>
          </form>
        </Dialog>
      ) : null}
      {dialog === "remove" ? (
        <Question
          title={`Ta fshij „${piece.title}“?`}
          text={removal(piece)}
          yes="Po, fshije"
          more={
            <ReferenceList
              references={references}
              what={piece.list === "projects" ? "Te ky projekt" : "Te ky shkrim"}
            />
          }
          onYes={() => void remove()}
          onClose={() => setDialog(null)}
        />
      ) : null}
    </fieldset>
  );
}

/** Says what becomes of a piece that is removed. */
function removal({ list, state }: ListedPiece): string {
  const withdraw = "Nëse do ta tërheqësh me një shpjegim, plotëso më mirë fushën „Pse u tërhoq“.";
  return [
    "Hiqet nga lista, bashkë me tekstet e tij. Së pari ruhet gjithçka tjetër që ke shkruar.",
    ...(state === "new" ? [] : ["Ka dalë te lexuesit: pas botimit adresa e tij nuk hapet më."]),
    ...(state === "new" || list === "projects" ? [] : [withdraw]),
    "Te „Të hequrat“, poshtë listës, mund ta kthesh prapë.",
  ].join(" ");
}
