import { useEffect, useState } from "react";
import type { WorkSources } from "../../play/opened-work";
import { useHash } from "../../play/use-hash";
import { PaperCode } from "./paper-code";
import type { PaperParts } from "./paper-parts";
import { readPaperHash } from "./paper-rules";
import "./paper-test.css";

interface Props extends WorkSources {
  /** Loads how exercises look. The server shows none, since the code stands behind the # of the address. */
  loadParts: () => Promise<PaperParts>;
}

interface Loaded {
  PaperTestOfCode: typeof import("./opened-paper-test.client").PaperTestOfCode;
  parts: PaperParts;
}

/** Asks for the code of an assignment, and prints that of the address's hash as a test in variants. */
export function PaperTestView({ loadParts, ...sources }: Props) {
  const hash = useHash();
  const [loaded, setLoaded] = useState<Loaded | "failed" | null>(null);
  const { code, variants } = readPaperHash(hash ?? "");
  const isOpened = code !== "";
  // biome-ignore lint/correctness/useExhaustiveDependencies: loaded for the first code.
  useEffect(() => {
    if (!isOpened) return;
    Promise.all([import("./opened-paper-test.client"), loadParts()]).then(
      ([{ PaperTestOfCode }, parts]) => setLoaded({ PaperTestOfCode, parts }),
      () => setLoaded("failed"),
    );
  }, [isOpened]);
  if (!isOpened) return <PaperCode />;
  if (loaded === "failed") return <p role="status">Testi nuk u hap dot: rrjeti mungon. Ringarkoje faqen.</p>;
  if (loaded === null) return <p role="status">Testi po hapet…</p>;
  return <loaded.PaperTestOfCode {...{ code, variants, ...sources }} parts={loaded.parts} />;
}
