import { useEffect, useState } from "react";

/**
 * Loads something for each key, and anew at `again`.
 *
 * @returns what was loaded last, "failed", or null before the first; and `again`
 */
export function useLoaded<Loaded extends object>(
  load: () => Promise<Loaded>,
  key: unknown,
): [loaded: Loaded | "failed" | null, again: () => void] {
  const [loaded, setLoaded] = useState<Loaded | "failed" | null>(null);
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: loaded for a key, and at each press of „again“.
  useEffect(() => {
    let isCurrent = true;
    load().then(
      (found) => isCurrent && setLoaded(found),
      () => isCurrent && setLoaded("failed"),
    );
    return () => {
      isCurrent = false;
    };
  }, [key, tries]);
  const again = () => {
    setLoaded(null);
    setTries(tries + 1);
  };
  return [loaded, again];
}
