import { useState } from "react";
import { Button } from "../../ui/button";
import type { FurtherPartsProps } from "./part-props";

const words = { game: "Shto Number Ninja", circuit: "Shto një detyrë qarku" } as const;
type Offered = keyof typeof words;
const panel = "loje-a-qark";

/** Offers what is no exercise: a game, a task of the circuit laboratory. What chooses it comes with the press. */
export function FurtherParts(props: FurtherPartsProps) {
  const [loaded, setLoaded] = useState<typeof import("./further-parts.client") | "failed" | null>(null);
  const [opened, setOpened] = useState<Offered | null>(null);
  function toggle(offered: Offered) {
    setOpened(opened === offered ? null : offered);
    if (loaded === null || loaded === "failed") {
      import("./further-parts.client").then(setLoaded, () => setLoaded("failed"));
    }
  }
  return (
    <section className="grid gap-8" aria-label="Lojë dhe qark">
      <p className="flex flex-wrap gap-6">
        {(Object.keys(words) as Offered[]).map((offered) => (
          <Button
            key={offered}
            aria-expanded={opened === offered}
            aria-controls={panel}
            onClick={() => toggle(offered)}
          >
            {words[offered]}
          </Button>
        ))}
      </p>
      <div id={panel} hidden={opened === null}>
        {loaded === null ? <p role="status">Po hapet…</p> : null}
        {loaded === "failed" ? <p role="status">Nuk u hap dot: rrjeti mungon. Provo përsëri.</p> : null}
        {loaded === null || loaded === "failed" || opened === null ? null : (
          <loaded.PartChoice key={opened} {...props} offered={opened} />
        )}
      </div>
    </section>
  );
}
