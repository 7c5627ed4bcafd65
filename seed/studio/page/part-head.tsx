import type { PiecePart } from "./piece-parts";
import { StudioButton } from "./studio-button";
import { isChanged, type OpenFile } from "./studio-reducer";
import type { TextHistory } from "./text-history";

interface PartHeadProps {
  title: string;
  parts: PiecePart[];
  open: PiecePart;
  /** The open part's file; undefined for the fields, and while it is read. */
  file: OpenFile | undefined;
  /** Whether JSON is shown as text, not as a form. */
  asText: boolean;
  /** The steps of a form; null for a text. */
  history: TextHistory | null;
  onUndo(): void;
  onRedo(): void;
  onPart(part: string): void;
  onRevert(file: OpenFile): void;
  onAsText(asText: boolean): void;
}

/** Shows the piece's title, the choice of its parts, the open part's buttons. */
export function PartHead(props: PartHeadProps) {
  const { title, parts, open, file, asText, history, onUndo, onRedo, onPart, onRevert, onAsText } = props;
  return (
    <div className="rule-b-1 px-9 pt-5">
      <div className="flex flex-wrap items-center gap-x-6">
        <h2 className="flex-1 text-[1.15rem]/[1.2]">{title}</h2>
        <StepButton back disabled={history?.past.length === 0} onClick={onUndo}>
          Zhbëj
        </StepButton>
        <StepButton disabled={history?.future.length === 0} onClick={onRedo}>
          Ribëj
        </StepButton>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-9">
        {parts.length < 2 ? null : (
          <fieldset className="st-parts no-border" aria-label="Pjesët e shkrimit">
            {parts.map(({ part, label }) => (
              <button key={part} type="button" aria-pressed={part === open.part} onClick={() => onPart(part)}>
                {label}
              </button>
            ))}
          </fieldset>
        )}
        <div className="flex empty:hidden">
          {file !== undefined && isChanged(file) ? (
            <StudioButton quiet onClick={() => onRevert(file)}>
              Kthe siç ishte
            </StudioButton>
          ) : null}
          {open.part.endsWith(".json") ? (
            <StudioButton quiet aria-pressed={asText} onClick={() => onAsText(!asText)}>
              Si tekst
            </StudioButton>
          ) : null}
        </div>
      </div>
    </div>
  );
}

/** Shows a button for one step back or forward; on a phone its arrow alone. */
function StepButton({
  back = false,
  children,
  ...rest
}: {
  back?: boolean;
  disabled: boolean;
  onClick(): void;
  children: string;
}) {
  return (
    <StudioButton quiet title={children} {...rest}>
      <span className="flex items-center gap-3">
        <svg
          className={`w-8 fill-none stroke-current stroke-2 ${back ? "" : "[transform:scaleX(-1)]"}`}
          viewBox="0 0 16 14"
          aria-hidden="true"
        >
          <path d="M6 1 2 5l4 4M2.5 5H10a3.8 3.8 0 0 1 0 7.6H5" />
        </svg>
        <span className="[@media(max-width:30rem)]:sr-only">{children}</span>
      </span>
    </StudioButton>
  );
}
