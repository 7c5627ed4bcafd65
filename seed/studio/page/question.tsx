import { type ReactNode, useId } from "react";
import { Dialog } from "./dialog";
import { StudioButton } from "./studio-button";

interface QuestionProps {
  /** What is asked: „Ta hedh tekstin e paruajtur?“ */
  title: string;
  /** What happens then, and what cannot be undone. */
  text: string;
  /** The word of the button that does it. */
  yes: string;
  /** More to know before one answers. */
  more?: ReactNode;
  onYes(): void;
  onClose(): void;
}

/** Asks before what cannot be undone. The focus is on the button that changes nothing. */
export function Question({ title, text, yes, more, onYes, onClose }: QuestionProps) {
  const id = useId();
  return (
    <Dialog title={title} describedBy={id} close="Jo, lëre" onClose={onClose}>
      <div id={id}>
        <p>{text}</p>
        {more}
      </div>
      <div className="mt-9">
        <StudioButton
          primary
          onClick={() => {
            onYes();
            onClose();
          }}
        >
          {yes}
        </StudioButton>
      </div>
    </Dialog>
  );
}
