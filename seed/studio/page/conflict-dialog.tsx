/**
 * Shows both texts of a file that was changed on disk while it was edited. The editor decides between them, side by
 * side.
 */
import { MergeView } from "@codemirror/merge";
import { EditorState } from "@codemirror/state";
import { EditorView } from "@codemirror/view";
import { useEffect, useRef } from "react";
import { Dialog } from "./dialog";
import { albanian } from "./editor-phrases";
import { studioTheme } from "./editor-theme";
import { StudioButton } from "./studio-button";
import type { OpenFile } from "./studio-reducer";

interface ConflictDialogProps {
  file: OpenFile;
  /** The name of the text, as the editor knows it. */
  title: string;
  onResolve(text: string): void;
  onLater(): void;
}

export function ConflictDialog({ file, title, onResolve, onLater }: ConflictDialogProps) {
  const place = useRef<HTMLDivElement>(null);
  const merge = useRef<MergeView | null>(null);
  const theirs = file.theirs?.text ?? "";
  const isDraft = file.theirs?.stamp !== undefined;
  const mine = useRef(file.text);
  useEffect(() => {
    const parent = place.current;
    if (parent === null) return;
    const both = [albanian, studioTheme, EditorView.lineWrapping];
    const label = (name: string) => EditorView.contentAttributes.of({ "aria-label": name });
    const made = new MergeView({
      parent,
      a: {
        doc: theirs,
        extensions: [...both, EditorState.readOnly.of(true), label(isDraft ? "Ai i dritares tjetër" : "Ai i skedarit")],
      },
      b: { doc: mine.current, extensions: [...both, label("Ky i yti")] },
      revertControls: "a-to-b",
      renderRevertControl() {
        const button = document.createElement("button");
        button.type = "button";
        button.textContent = "→";
        button.title = "Merr këtë pjesë";
        button.setAttribute("aria-label", button.title);
        return button;
      },
      collapseUnchanged: { margin: 2, minSize: 6 },
    });
    merge.current = made;
    return () => made.destroy();
  }, [theirs, isDraft]);
  return (
    <Dialog title={`${title} u ndryshua edhe diku tjetër`} wide close="Më vonë" onClose={onLater}>
      <p>
        {isDraft
          ? "Majtas është ai që po shkruhet në një dritare tjetër, djathtas ky që po shkruan ti këtu. Zgjidh cili vazhdon; shigjeta → merr vetëm një pjesë."
          : "Majtas është ai që ndodhet tani në skedar, djathtas ky që po shkruan ti. Asnjëri nuk humbet: i mëparshmi ruhet te dosja .studio."}
      </p>
      <div ref={place} className="max-h-[55vh] overflow-auto rule-1" />
      <div className="my-6 flex flex-wrap items-center gap-6">
        <StudioButton primary onClick={() => onResolve(merge.current?.b.state.doc.toString() ?? mine.current)}>
          Mbaj të djathtin
        </StudioButton>
        <StudioButton onClick={() => onResolve(theirs)}>
          {isDraft ? "Mbaj atë të dritares tjetër" : "Mbaj atë të skedarit"}
        </StudioButton>
      </div>
    </Dialog>
  );
}
