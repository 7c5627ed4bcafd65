/** Shows the studio's page: the list of pieces, the editor, and the preview. */
import { useEffect, useState } from "react";
import { withMoved, withValue } from "../../pipeline/checking/json-edit";
import { ConflictDialog } from "./conflict-dialog";
import { newFiles } from "./new-piece";
import { NewPieceDialog } from "./new-piece-dialog";
import { PieceDesk } from "./piece-desk";
import { PieceList } from "./piece-list";
import { PublishDialog } from "./publish-dialog";
import { RecoveredDialog } from "./recovered-dialog";
import { StudioHead } from "./studio-head";
import { openPiece } from "./studio-reducer";
import { useStudio } from "./use-studio";

type Pane = "list" | "desk" | "page";

export function StudioApp() {
  const studio = useStudio();
  const { state } = studio;
  const { overview, started, recovered } = state;
  const [pane, setPane] = useState<Pane>("list");
  const [dialog, setDialog] = useState<"publish" | "new" | null>(null);
  /** Whether the editor put off the recovered texts; the next studio asks again. */
  const [postponed, setPostponed] = useState(false);
  const [later, setLater] = useState<string[]>([]);
  const conflict = Object.values(state.files).find(
    ({ name, theirs }) => theirs !== null && !later.includes(`${name} ${theirs.hash}`),
  );
  const magazine = state.files["magazine.json"]?.text;

  const { save } = studio;
  useEffect(() => {
    const byKeys = (event: KeyboardEvent) => {
      if (event.key !== "s" || !(event.ctrlKey || event.metaKey) || event.defaultPrevented) return;
      event.preventDefault();
      void save();
    };
    addEventListener("keydown", byKeys);
    return () => removeEventListener("keydown", byKeys);
  }, [save]);

  if (overview === null || started === null || magazine === undefined) {
    return (
      <main className="mx-auto my-[15vh] max-w-[34rem] rule-t-7 px-12">
        <h1 className="py-8 text-[2.6rem]">Studioja</h1>
        <p role="status">{state.notice?.text ?? "Po hapet …"}</p>
      </main>
    );
  }
  return (
    <div className="st-studio" data-pane={pane}>
      <StudioHead
        state={state}
        pane={pane}
        onPane={setPane}
        onSave={() => void studio.save()}
        onPublish={() => setDialog("publish")}
      />
      <PieceList
        overview={overview}
        openItem={state.openItem}
        onOpen={(item) => {
          studio.open(item);
          setPane("desk");
        }}
        onMove={(from, to) => {
          studio.write("magazine.json", withMoved(magazine, [from.list], from.index, to.index));
          studio.notice(`„${from.title}“ u zhvendos; ende pa u ruajtur.`);
        }}
        onFeature={({ list, index }, featured) =>
          studio.write("magazine.json", withValue(magazine, [list, index, "featured"], featured ? true : undefined))
        }
        onNew={() => setDialog("new")}
      />
      {state.openItem === null ? (
        <main className="st-desk st-empty items-center justify-center text-mute">
          <p>Zgjidh një shkrim nga lista, ose nis një të ri.</p>
        </main>
      ) : (
        <PieceDesk studio={studio} started={started} piece={openPiece(state)} />
      )}
      {recovered.length > 0 && !postponed ? (
        <RecoveredDialog
          drafts={recovered}
          onAnswer={(name, take) => void studio.takeRecovered(name, take)}
          onClose={() => setPostponed(true)}
        />
      ) : null}
      {conflict === undefined ? null : (
        <ConflictDialog
          key={`${conflict.name} ${conflict.theirs?.hash}`}
          file={conflict}
          onResolve={(text) => studio.resolveConflict(conflict.name, text)}
          onLater={() => setLater([...later, `${conflict.name} ${conflict.theirs?.hash}`])}
        />
      )}
      {dialog === "publish" ? (
        <PublishDialog
          sketches={overview.pieces.filter(({ sketch }) => sketch).map(({ title }) => title)}
          onSave={studio.save}
          onClose={() => setDialog(null)}
        />
      ) : null}
      {dialog === "new" ? (
        <NewPieceDialog
          overview={overview}
          onClose={() => setDialog(null)}
          onCreate={async (piece, slug) => {
            const files = newFiles(magazine, slug, piece);
            await studio.create(files);
            setDialog(null);
            studio.open({ kind: "piece", slug }, files[0]?.name);
            setPane("desk");
          }}
        />
      ) : null}
    </div>
  );
}
