/**
 * A thousand people take a test for a disease. Counts are expected values, rounded to whole people; the share of the
 * ill among the positive is Bayes' formula (Gigerenzer and others, Psychological Science in the Public Interest 8,
 * 2007). Idealised: every ill person has the same probability of a positive test, and so has every healthy one.
 */

export const people = 1000;

export interface Screening {
  /** Ill people with a positive test, and with a negative one. */
  found: number;
  missed: number;
  /** Healthy people with a positive test, and with a negative one. */
  alarmed: number;
  cleared: number;
}

/** @param prevalence @param sensitivity @param falseAlarms shares from 0 to 1 */
export function screen(prevalence: number, sensitivity: number, falseAlarms: number): Screening {
  const ill = Math.round(people * prevalence);
  const found = Math.round(ill * sensitivity);
  const alarmed = Math.round((people - ill) * falseAlarms);
  return { found, missed: ill - found, alarmed, cleared: people - ill - alarmed };
}

/** Returns the probability that a person with a positive test is ill. It is null where nobody is positive. */
export function illIfPositive(prevalence: number, sensitivity: number, falseAlarms: number): number | null {
  const found = prevalence * sensitivity;
  const positive = found + (1 - prevalence) * falseAlarms;
  return positive === 0 ? null : found / positive;
}
