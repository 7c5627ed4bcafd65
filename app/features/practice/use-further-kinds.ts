import { useCallback, useEffect, useState } from "react";

type LoadedKinds = typeof import("./further-kinds.client").furtherKinds;

/** The judge of the further kinds: loading, loaded, or failed. */
export interface FurtherKinds {
  loaded: LoadedKinds | null;
  failed: boolean;
  /** Loads it again. */
  retry: () => void;
}

/** Loads the judge of the further kinds after the first view. Every page does, so that it is kept for offline use. */
export function useFurtherKinds(): FurtherKinds {
  const [loaded, setLoaded] = useState<LoadedKinds | null>(null);
  const [failed, setFailed] = useState(false);
  const retry = useCallback(() => {
    setFailed(false);
    import("./further-kinds.client").then(
      ({ furtherKinds }) => setLoaded(furtherKinds),
      () => setFailed(true),
    );
  }, []);
  useEffect(retry, [retry]);
  return { loaded, failed, retry };
}
