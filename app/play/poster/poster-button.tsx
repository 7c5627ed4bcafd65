import { useState } from "react";
import { Button } from "../../ui/button";
import type { HandedOver } from "./hand-over";
import type { Poster } from "./poster";

const said: Readonly<Record<HandedOver | "failed", string>> = {
  shared: "Figura u nda.",
  left: "",
  saved: "Figura u ruajt te shkarkimet.",
  failed: "Ky shfletues nuk e bëri dot figurën. Bëji një foto ekranit.",
};

/**
 * Makes a poster of what is shown, and says what became of it. What makes it loads at the press.
 *
 * @param compose returns the poster of the current state @param measure, className as for any button
 */
export function PosterButton({
  compose,
  measure,
  className,
}: {
  compose: () => Poster | Promise<Poster>;
  measure?: string;
  className?: string;
}) {
  const [notice, setNotice] = useState("");
  const [busy, setBusy] = useState(false);
  const make = async () => {
    if (busy) return;
    setBusy(true);
    setNotice("");
    try {
      const [{ makePoster }, { handOver }, poster] = await Promise.all([
        import("./make-poster"),
        import("./hand-over"),
        compose(),
      ]);
      setNotice(said[await handOver(await makePoster(poster))]);
    } catch {
      setNotice(said.failed);
    }
    setBusy(false);
  };
  return (
    <>
      <Button measure={measure} className={className} aria-disabled={busy || undefined} onClick={make}>
        Bëje figurë
      </Button>
      <p role="status" className="order-1 basis-full text-[0.95rem]/[1.3] empty:-mt-5">
        {notice}
      </p>
    </>
  );
}
