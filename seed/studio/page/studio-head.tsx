import { StudioButton } from "./studio-button";
import { changedFiles, type StudioState } from "./studio-reducer";

interface StudioHeadProps {
  state: StudioState;
  pane: "list" | "desk" | "page";
  onPane(pane: "list" | "desk" | "page"): void;
  onSave(): void;
  /** Takes back the last step of a file. */
  onUndo(name: string): void;
  onPublish(): void;
}

const panes = { list: "Lista", desk: "Shkrimi", page: "Pamja" } as const;

/** Shows the studio's header: the last notice, save and publish. On a narrow window also the choice of the pane. */
export function StudioHead({ state, pane, onPane, onSave, onUndo, onPublish }: StudioHeadProps) {
  const { notice, overview } = state;
  const changed = changedFiles(state);
  const others = overview?.studios ?? [];
  return (
    <header className="col-span-full flex flex-wrap items-center gap-x-9 gap-y-4 rule-b-2 px-10 py-4.5">
      <h1 className="text-[1.5rem] max-columns:flex-1">
        Prizma{" "}
        <span className="[font:italic_400_1.1rem_var(--font-text)] [@media(max-width:30rem)]:hidden">Studioja</span>
      </h1>
      <p
        className={`flex-1 text-[0.85rem] not-empty:min-w-80 max-columns:order-4 max-columns:flex-[0_1_auto] max-columns:not-empty:basis-full ${notice?.failed ? "text-alarm" : "text-mute"}`}
        role="status"
        data-failed={notice?.failed ?? false}
      >
        {others.length > 0
          ? "Studioja është hapur edhe në një dritare tjetër: asgjë nuk mbishkruhet pa të pyetur. "
          : ""}
        {notice?.text ?? ""}{" "}
        {notice?.undo === undefined ? null : (
          <button type="button" className="underline" onClick={() => onUndo(notice.undo ?? "")}>
            Zhbëje
          </button>
        )}
      </p>
      <fieldset className="st-panes p-0 max-columns:order-3 max-columns:flex-[1_0_100%]" aria-label="Çfarë shihet">
        {(Object.keys(panes) as (keyof typeof panes)[]).map((each) => (
          <button
            key={each}
            type="button"
            className="max-columns:flex-1"
            aria-pressed={pane === each}
            onClick={() => onPane(each)}
          >
            {panes[each]}
          </button>
        ))}
      </fieldset>
      <StudioButton quiet={changed.length === 0} disabled={changed.length === 0} onClick={onSave}>
        {changed.length === 0 ? "E ruajtur" : `Ruaj (${changed.length})`}
      </StudioButton>
      <StudioButton primary onClick={onPublish}>
        Boto
      </StudioButton>
    </header>
  );
}
