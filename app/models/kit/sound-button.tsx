import { useEffect, useRef, useState } from "react";
import { Button } from "../../ui/button";
import type { Tones } from "./tones";

/**
 * Plays the tones of a model. Nothing sounds before a press, and a hidden page stops the sound.
 *
 * @param frequencies in Hz, of the picture's current state
 */
export function SoundButton({ frequencies, measure }: { frequencies: readonly number[]; measure: string }) {
  const tones = useRef<Tones | null>(null);
  /** Frequencies to play; null while silent. A second press may come before the chunk `tones` has loaded. */
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect reads no value that changes.
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
