import { changedFiles, type StudioState } from "./studio-reducer";

interface StudioHeadProps {
  state: StudioState;
  pane: "list" | "desk" | "page";
  onPane(pane: "list" | "desk" | "page"): void;
  onSave(): void;
  onPublish(): void;
}

const panes = { list: "Lista", desk: "Shkrimi", page: "Pamja" } as const;

/** The head of the studio: what was done last, save and publish; on a phone also which part is shown. */
export function StudioHead({ state, pane, onPane, onSave, onPublish }: StudioHeadProps) {
  const { notice, overview } = state;
  const changed = changedFiles(state);
  const others = overview?.studios ?? [];
  return (
    <header className="st-head">
      <h1>
        Prizma <span>Studioja</span>
      </h1>
      <p className="st-notice" role="status" data-failed={notice?.failed ?? false}>
        {others.length > 0
          ? "Studioja është hapur edhe në një dritare tjetër: asgjë nuk mbishkruhet pa të pyetur. "
          : ""}
        {notice?.text ?? ""}
      </p>
      <fieldset className="st-panes" aria-label="Çfarë shihet">
        {(Object.keys(panes) as (keyof typeof panes)[]).map((each) => (
          <button key={each} type="button" aria-pressed={pane === each} onClick={() => onPane(each)}>
            {panes[each]}
          </button>
        ))}
      </fieldset>
      <button
        type="button"
        className="st-button"
        disabled={changed.length === 0}
        onClick={onSave}
        title={changed.map(({ name }) => name).join(", ")}
      >
        {changed.length === 0 ? "E ruajtur" : `Ruaj (${changed.length})`}
      </button>
      <button type="button" className="st-button st-primary" onClick={onPublish}>
        Boto
      </button>
    </header>
  );
}
