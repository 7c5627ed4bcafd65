/** Minutes at the start of an experiment's label: `10 minuta, dy monedha`, `5 minuta dhe dy fletë`. */
const ownMinutes = /^(\d+)\s*minuta(?:,| dhe)?\s*/;

/**
 * Reads the label of an experiment.
 *
 * @param label as HTML @returns its minutes, null if it does not begin with them, and what is needed, as HTML
 */
export const readExperimentLabel = (label: string): { minutes: number | null; materials: string } => ({
  minutes: Number(ownMinutes.exec(label)?.[1] ?? 0) || null,
  materials: label.replace(ownMinutes, ""),
});
