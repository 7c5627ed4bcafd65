import { useEffect, useState } from "react";
import { Button } from "../../ui/button";
import type { MarkingProps } from "./marking.client";

/** Marks papers by hand. Its script comes with the press that needs it. */
export function MarkByHand(props: MarkingProps) {
  const [loaded, setLoaded] = useState<typeof import("./marking.client") | "failed" | null>(null);
  useEffect(() => {
    import("./marking.client").then(setLoaded, () => setLoaded("failed"));
  }, []);
  if (loaded === null) return <p role="status">Fleta e shënimeve po hapet…</p>;
  if (loaded !== "failed") return <loaded.MarkingDesk {...props} />;
  return (
    <div role="status" className="grid justify-items-start gap-8">
      <p className="max-w-[36em] rule-l-7 pl-7">Fleta e shënimeve nuk u hap dot: rrjeti mungon.</p>
      <Button onClick={() => props.onDone([])}>Mbylle</Button>
    </div>
  );
}
