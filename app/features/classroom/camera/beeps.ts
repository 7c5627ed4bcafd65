/** Short tones by Web Audio that tell what was read, for a teacher who looks at the class. */

/** Hertz and seconds. High and short is new, low and longer was there already. */
const tones = { new: [1_320, 0.12], again: [330, 0.22] } as const;
type Beep = keyof typeof tones;
/** Gain: below half of the maximum, since phones of a class are near. */
const loudness = 0.3;

export interface Beeper {
  play(beep: Beep): void;
  close(): void;
}

/** Makes the tones possible. It is called in a press, as browsers demand. A browser without them is silent. */
export function openBeeper(): Beeper {
  let context: AudioContext | null = null;
  try {
    context = new AudioContext();
  } catch {
    // The words say the same.
  }
  return {
    play(beep) {
      if (context === null) return;
      const [frequency, seconds] = tones[beep];
      const gain = context.createGain();
      gain.gain.setValueAtTime(loudness, context.currentTime);
      gain.gain.exponentialRampToValueAtTime(0.001, context.currentTime + seconds);
      const oscillator = context.createOscillator();
      oscillator.frequency.value = frequency;
      oscillator.connect(gain).connect(context.destination);
      oscillator.start();
      oscillator.stop(context.currentTime + seconds);
    },
    close: () => void context?.close().catch(() => undefined),
  };
}
