/** Sine tones by Web Audio, all equally loud. They are made only after a press, as browsers demand. */

/** Gain of each tone: two together stay below half of the maximum. */
const loudness = 0.12;
/** Time constant in seconds of a change of gain or frequency. An abrupt change would click. */
const soft = 0.03;

export interface Tones {
  /** Moves the tones to other frequencies, in Hz. */
  set(frequencies: readonly number[]): void;
  stop(): void;
}

/** Starts a tone for each frequency, in Hz. */
export function startTones(frequencies: readonly number[]): Tones {
  const context = new AudioContext();
  const output = context.createGain();
  output.gain.setValueAtTime(0, context.currentTime);
  output.gain.setTargetAtTime(loudness, context.currentTime, soft);
  output.connect(context.destination);
  const oscillators = frequencies.map((frequency) => {
    const oscillator = context.createOscillator();
    oscillator.frequency.value = frequency;
    oscillator.connect(output);
    oscillator.start();
    return oscillator;
  });
  return {
    set(next) {
      for (const [place, oscillator] of oscillators.entries()) {
        const frequency = next[place];
        if (frequency !== undefined) oscillator.frequency.setTargetAtTime(frequency, context.currentTime, soft);
      }
    },
    stop() {
      output.gain.setTargetAtTime(0, context.currentTime, soft);
      // After seven time constants a thousandth of the gain is left.
      setTimeout(() => context.close(), 7_000 * soft);
    },
  };
}
