/** Shows a piece as it was in a publication beside what it is now, and brings it back. */
import { MergeView } from "@codemirror/merge";
import { EditorState } from "@codemirror/state";
import { EditorView } from "@codemirror/view";
import { useEffect, useRef, useState } from "react";
import { isObject } from "../../../app/magazine/is-object";
import { valueAt, withItem, withValue } from "../../pipeline/checking/json-edit";
import type { PublishedPiece } from "../server/published-texts";
import { call } from "./api";
import { Dialog } from "./dialog";
import { albanian } from "./editor-phrases";
import { studioTheme } from "./editor-theme";
import { fieldName } from "./field-names";
import { StudioButton } from "./studio-button";

interface PublicationPieceProps {
  version: string;
  slug: string;
  title: string;
  /** When it was published, in words. */
  when: string;
  onBring(piece: PublishedPiece): Promise<void>;
  onClose(): void;
}

/** A text as it was and as it is. */
interface TextThen {
  name: string;
  before: string;
  now: string;
}

/** Returns the texts by which a piece is what it was: its own, and `magazine.json` with its record, last. */
export function broughtBack(
  magazine: string,
  { list, files, fields }: PublishedPiece,
): { name: string; text: string }[] {
  const items = valueAt(magazine, [list]);
  const index = Array.isArray(items) ? items.findIndex((item) => isObject(item) && item.slug === fields.slug) : -1;
  const written =
    index >= 0
      ? withValue(magazine, [list, index], fields)
      : withItem(magazine, [list], Array.isArray(items) ? items.length : 0, fields);
  return [...files, { name: "magazine.json", text: written }];
}

/** Names the fields of a record that are otherwise now. */
function changedFields(before: Record<string, unknown>, now: Record<string, unknown> | null): string[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(now ?? {})])];
  return names.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(now?.[name]));
}

export function PublicationPiece({ version, slug, title, when, onBring, onClose }: PublicationPieceProps) {
  const [found, setFound] = useState<{ piece: PublishedPiece | null; texts: TextThen[]; fields: string[] } | null>(
    null,
  );
  const [wrong, setWrong] = useState("");
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    const textOf = async (name: string) => {
      const { text, draft } = await call("file", { name });
      return draft?.text ?? text;
    };
    const read = async () => {
      const piece = await call("published-piece", { version, slug });
      if (piece === null) return setFound({ piece, texts: [], fields: [] });
      const all = await Promise.all(
        piece.files.map(async ({ name, text }) => ({ name, before: text, now: await textOf(name) })),
      );
      const items = valueAt(await textOf("magazine.json"), [piece.list]);
      const now = Array.isArray(items) ? items.find((item) => isObject(item) && item.slug === slug) : null;
      setFound({
        piece,
        texts: all.filter(({ before, now }) => before !== now),
        fields: changedFields(piece.fields, now ?? null),
      });
    };
    read().catch((error: unknown) => setWrong(error instanceof Error ? error.message : String(error)));
  }, [version, slug]);
  const piece = found?.piece ?? null;
  const isSame = found !== null && found.texts.length + found.fields.length === 0;
  return (
    <Dialog title={`„${title}“ në atë botim`} wide onClose={onClose}>
      <p className="text-mute">
        {when}.{found !== null && found.texts.length > 0 ? " Majtas siç ishte, djathtas siç është tani." : ""}
      </p>
      {wrong === "" ? null : (
        <p className="text-alarm" role="alert">
          {wrong}
        </p>
      )}
      {found === null && wrong === "" ? <p role="status">Po lexoj …</p> : null}
      {found !== null && piece === null ? (
        <p className="my-6">
          Tekstet e këtij botimi nuk janë në këtë kompjuter: u botua nga një tjetër, ose para se studioja t’i mbante. Te
          git gjenden edhe ato.
        </p>
      ) : null}
      {piece !== null && isSame ? <p className="my-6">Është njësoj si tani.</p> : null}
      {found === null || found.fields.length === 0 || piece === null ? null : (
        <p className="my-6">
          Ndryshojnë fushat: {found.fields.map((name) => fieldName(name).toLowerCase()).join(", ")}.
        </p>
      )}
      {found?.texts.map((text) => (
        <Comparison key={text.name} {...text} />
      ))}
      {piece === null || isSame ? null : (
        <div className="sticky bottom-0 bg-paper py-5">
          <StudioButton
            primary
            disabled={isBusy}
            onClick={() => {
              setBusy(true);
              onBring(piece).catch((error: unknown) => {
                setBusy(false);
                setWrong(error instanceof Error ? error.message : String(error));
              });
            }}
          >
            Sille prapë këtë shkrim
          </StudioButton>
          <p className="pt-3 text-[0.85rem] text-mute">
            Kthehet si tekst i paruajtur: e sheh, e ndreq, e ruan. Pjesa tjetër e revistës mbetet si është.
          </p>
        </div>
      )}
    </Dialog>
  );
}

function Comparison({ before, now }: TextThen) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (place.current === null) return;
    const both = [albanian, studioTheme, EditorView.lineWrapping, EditorState.readOnly.of(true)];
    const label = (name: string) => EditorView.contentAttributes.of({ "aria-label": name });
    const made = new MergeView({
      parent: place.current,
      a: { doc: before, extensions: [...both, label("Siç ishte")] },
      b: { doc: now, extensions: [...both, label("Siç është tani")] },
      collapseUnchanged: { margin: 2, minSize: 6 },
    });
    return () => made.destroy();
  }, [before, now]);
  return <div ref={place} className="my-6 max-h-[50vh] overflow-auto rule-1" />;
}
