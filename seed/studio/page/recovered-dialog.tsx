/** Asks about texts that were not saved, because the last studio ended too soon. */
import { useState } from "react";
import { instantWords } from "../../pipeline/publishing/editor-words";
import type { RecoveredPiece } from "../server/recovered-pieces";
import { Dialog } from "./dialog";
import { Question } from "./question";
import { StudioButton } from "./studio-button";

interface RecoveredDialogProps {
  pieces: RecoveredPiece[];
  onAnswer(piece: RecoveredPiece, take: boolean): void;
  onClose(): void;
}

export function RecoveredDialog({ pieces, onAnswer, onClose }: RecoveredDialogProps) {
  const [doubted, setDoubted] = useState<RecoveredPiece | null>(null);
  return (
    <Dialog title="Punë e paruajtur" close="Më vonë" onClose={onClose}>
      <p>Studioja u mbyll herën e kaluar pa i ruajtur këto. Asgjë nuk ka humbur.</p>
      <ul>
        {pieces.map((piece) => (
          <li key={piece.drafts.map(({ name }) => name).join()} className="rule-t-1 py-7">
            <b>{piece.title}</b>{" "}
            <span className="text-[0.8rem]/[1.4] text-mute">{instantWords(new Date(piece.at).toISOString())}</span>
            <pre className="max-h-80 overflow-auto text-[0.8rem] whitespace-pre-wrap">{piece.excerpt}</pre>
            <div className="my-6 flex flex-wrap items-center gap-6">
              <StudioButton primary onClick={() => onAnswer(piece, true)}>
                Vazhdo me të
              </StudioButton>
              <StudioButton onClick={() => setDoubted(piece)}>Hidhe</StudioButton>
            </div>
          </li>
        ))}
      </ul>
      {doubted === null ? null : (
        <Question
          title={`Ta hedh punën e paruajtur te „${doubted.title}“?`}
          text="Fjalët e paruajtura kalojnë te „Të hequrat“, poshtë listës së shkrimeve. Ajo që është ruajtur më parë mbetet."
          yes="Po, hidhe"
          onYes={() => onAnswer(doubted, false)}
          onClose={() => setDoubted(null)}
        />
      )}
    </Dialog>
  );
}
