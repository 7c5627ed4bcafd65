/** Asks about texts that were not saved, because the last studio ended too soon. */
import { useEffect, useRef, useState } from "react";
import { instantWords } from "../../pipeline/publishing/editor-words";
import type { RecoveredLine, RecoveredPiece } from "../server/recovered-pieces";
import { Dialog } from "./dialog";
import { fieldName } from "./field-names";
import { Question } from "./question";
import { StudioButton } from "./studio-button";
import type { StudioNotice } from "./studio-reducer";

interface RecoveredDialogProps {
  pieces: RecoveredPiece[];
  /** What became of the last answer: the studio's own line stands behind this question. */
  notice: StudioNotice | null;
  onAnswer(piece: RecoveredPiece, take: boolean): Promise<void>;
  onClose(): void;
}

export function RecoveredDialog({ pieces, notice, onAnswer, onClose }: RecoveredDialogProps) {
  const [doubted, setDoubted] = useState<RecoveredPiece | null>(null);
  const [isBusy, setBusy] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const asked = useRef(pieces.length);
  // The pressed button is gone with its piece: the focus goes to the next one.
  useEffect(() => {
    // While an answer runs, no button takes the focus.
    if (isBusy) return;
    if (pieces.length < asked.current) list.current?.querySelector("button")?.focus();
    asked.current = pieces.length;
  }, [pieces.length, isBusy]);
  const answer = (piece: RecoveredPiece, take: boolean) => {
    setBusy(true);
    void onAnswer(piece, take).finally(() => setBusy(false));
  };
  return (
    <Dialog title="Punë e paruajtur" close="Më vonë" onClose={onClose}>
      <p>Studioja u mbyll herën e kaluar pa i ruajtur këto. Asgjë nuk ka humbur.</p>
      <p className={`not-empty:mt-6 ${notice?.failed ? "text-alarm" : ""}`} role="status">
        {notice?.text}
      </p>
      <ul ref={list} className="mt-6">
        {pieces.map((piece) => (
          <li key={piece.drafts.map(({ name }) => name).join()} className="rule-t-1 py-7">
            <b>{piece.title}</b>{" "}
            <span className="text-[0.8rem]/[1.4] text-mute">{instantWords(new Date(piece.at).toISOString())}</span>
            <Excerpt lines={piece.excerpt} />
            <div className="my-6 flex flex-wrap items-center gap-6">
              <StudioButton primary disabled={isBusy} onClick={() => answer(piece, true)}>
                Vazhdo me të
              </StudioButton>
              <StudioButton disabled={isBusy} onClick={() => setDoubted(piece)}>
                Hidhe
              </StudioButton>
            </div>
          </li>
        ))}
      </ul>
      {doubted === null ? null : (
        <Question
          title={`Ta hedh punën e paruajtur te „${doubted.title}“?`}
          text="Fjalët e paruajtura kalojnë te „Të hequrat“, poshtë listës së shkrimeve. Ajo që është ruajtur më parë mbetet."
          yes="Po, hidhe"
          onYes={() => answer(doubted, false)}
          onClose={() => setDoubted(null)}
        />
      )}
    </Dialog>
  );
}

const Excerpt = ({ lines }: { lines: RecoveredLine[] }) => (
  <div className="mt-3 max-h-80 overflow-auto text-[0.8rem] whitespace-pre-wrap">
    {lines.map(({ field, term, text }, index) => {
      const head = term ?? (field === undefined ? undefined : fieldName(field));
      return (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of one answer of the server, which stay as they are.
        <p key={index}>
          {head === undefined ? null : <b>{head}: </b>}
          {text}
        </p>
      );
    })}
  </div>
);
