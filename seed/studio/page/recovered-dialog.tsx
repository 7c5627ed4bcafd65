/** Asks what is to become of texts that were never saved, since the studio before ended too soon. */
import type { Draft } from "../server/drafts";
import { Dialog } from "./dialog";

interface RecoveredDialogProps {
  drafts: Draft[];
  onAnswer(name: string, take: boolean): void;
  onClose(): void;
}

export function RecoveredDialog({ drafts, onAnswer, onClose }: RecoveredDialogProps) {
  return (
    <Dialog title="Punë e paruajtur" onClose={onClose}>
      <p>Studioja u mbyll herën e kaluar pa i ruajtur këto. Asgjë nuk ka humbur.</p>
      <ul className="st-recovered">
        {drafts.map(({ name, at, text }) => (
          <li key={name}>
            <b>{name}</b> <span className="st-help">{new Date(at).toLocaleString("sq-AL")}</span>
            <pre>{text.slice(0, 300)}</pre>
            <div className="st-row">
              <button type="button" className="st-button st-primary" onClick={() => onAnswer(name, true)}>
                Vazhdo me të
              </button>
              <button type="button" className="st-button" onClick={() => onAnswer(name, false)}>
                Hidhe
              </button>
            </div>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
