/** Asks about texts that were not saved, because the last studio ended too soon. */
import type { Draft } from "../server/drafts";
import { Dialog } from "./dialog";
import { StudioButton } from "./studio-button";

interface RecoveredDialogProps {
  drafts: Draft[];
  onAnswer(name: string, take: boolean): void;
  onClose(): void;
}

export function RecoveredDialog({ drafts, onAnswer, onClose }: RecoveredDialogProps) {
  return (
    <Dialog title="Punë e paruajtur" onClose={onClose}>
      <p>Studioja u mbyll herën e kaluar pa i ruajtur këto. Asgjë nuk ka humbur.</p>
      <ul>
        {drafts.map(({ name, at, text }) => (
          <li key={name} className="rule-t-1 py-7">
            <b>{name}</b> <span className="text-[0.8rem]/[1.4] text-mute">{new Date(at).toLocaleString("sq-AL")}</span>
            <pre className="max-h-80 overflow-auto text-[0.8rem] whitespace-pre-wrap">{text.slice(0, 300)}</pre>
            <div className="my-6 flex flex-wrap items-center gap-6">
              <StudioButton primary onClick={() => onAnswer(name, true)}>
                Vazhdo me të
              </StudioButton>
              <StudioButton onClick={() => onAnswer(name, false)}>Hidhe</StudioButton>
            </div>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
