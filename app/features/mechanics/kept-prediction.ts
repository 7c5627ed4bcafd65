/** Prediction stored on the device, with the settings for which it was made. */
export interface KeptPrediction<Settings, Guess> {
  guess: Guess;
  settings: Settings;
}

/**
 * Parses a stored prediction.
 *
 * @param initial settings whose names and types the stored ones must have
 * @returns null if anything is invalid
 */
export function readPrediction<Settings extends object, Guess extends string>(
  kept: unknown,
  initial: Settings,
  choices: [Guess, string][],
  fits: (settings: Settings) => boolean,
): KeptPrediction<Settings, Guess> | null {
  if (typeof kept !== "object" || kept === null) return null;
  const { guess: written, settings } = kept as Record<string, unknown>;
  const guess = choices.find(([choice]) => choice === written)?.[0];
  if (guess === undefined || typeof settings !== "object" || settings === null) return null;
  const values = settings as Record<string, unknown>;
  for (const [name, value] of Object.entries(initial)) if (typeof values[name] !== typeof value) return null;
  const read = Object.fromEntries(Object.keys(initial).map((name) => [name, values[name]])) as Settings;
  return fits(read) ? { guess, settings: read } : null;
}

/** Tells whether a number is within a slider's range. */
export function isWithin({ min, max }: { min: number; max: number }, value: number): boolean {
  return value >= min && value <= max;
}
