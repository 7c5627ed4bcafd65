import { useEffect, useRef, useState } from "react";
import { Button } from "../../ui/button";
import type { Tones } from "./tones";

/**
 * Lets a model be heard. Nothing sounds before a press, and nothing goes on sounding in a page that is out of sight.
 *
 * @param frequencies in Hz, as the picture shows them now
 */
export function SoundButton({ frequencies, measure }: { frequencies: readonly number[]; measure: string }) {
  const tones = useRef<Tones | null>(null);
  /** Null while it is silent: a second press may come before the sound has been fetched. */
  const wanted = useRef<readonly number[] | null>(null);
  const [heard, setHeard] = useState(false);
  const hush = () => {
    wanted.current = null;
    tones.current?.stop();
    tones.current = null;
    setHeard(false);
  };
  useEffect(() => {
    if (wanted.current !== null) wanted.current = frequencies;
    tones.current?.set(frequencies);
  }, [frequencies]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it reads nothing that changes.
  useEffect(() => {
    const hushHidden = () => document.visibilityState === "hidden" && hush();
    document.addEventListener("visibilitychange", hushHidden);
    return () => {
      document.removeEventListener("visibilitychange", hushHidden);
      hush();
    };
  }, []);
  const toggle = async () => {
    if (heard) return hush();
    wanted.current = frequencies;
    setHeard(true);
    const { startTones } = await import("./tones");
    if (wanted.current !== null && tones.current === null) tones.current = startTones(wanted.current);
  };
  return (
    <Button measure={measure} onClick={toggle}>
      {heard ? "Hesht" : "Dëgjo"}
    </Button>
  );
}
