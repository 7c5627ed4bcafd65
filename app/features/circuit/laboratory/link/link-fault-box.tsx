import { useRef } from "react";
import { useOnChange } from "../../../../play/use-on-change";
import { Button } from "../../../../ui/button";
import { FaultBox, FaultTitle } from "../../parts/fault-box";
import { linkFaultText } from "../laboratory-words";
import type { LinkFault } from "./circuit-link";

/** Says why a link could not be opened. It is above the board, so the window scrolls up to it. */
export function LinkFaultBox({ fault, onDismiss }: { fault: LinkFault; onDismiss: () => void }) {
  const text = useRef<HTMLDivElement>(null);
  useOnChange([fault], () => {
    text.current?.scrollIntoView();
  });
  return (
    <FaultBox as="div" role="alert">
      <div ref={text} className="lab-fault">
        <FaultTitle>Lidhja nuk u hap</FaultTitle>
        {linkFaultText(fault)}
      </div>
      <Button onClick={onDismiss}>E kuptova</Button>
    </FaultBox>
  );
}
