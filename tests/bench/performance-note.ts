/** Writes `docs/performance.md`: each bench owns a part of it, between two marks. */
import { readFileSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { fileURLToPath } from "node:url";
import { workerdVersion } from "./workerd";

const file = fileURLToPath(new URL("../../docs/performance.md", import.meta.url));

/** Replaces a bench's part of the note. */
export function writePart(name: string, lines: string[]): void {
  const [start, end] = [`<!-- ${name} -->`, `<!-- end of ${name} -->`];
  const note = readFileSync(file, "utf8");
  const [before, rest] = note.split(start);
  const after = rest?.split(end)[1];
  if (before === undefined || after === undefined) throw new Error(`docs/performance.md has no part ${name}`);
  writeFileSync(file, `${before}${start}\n${[...lines, "", circumstances()].join("\n")}\n${end}${after}`);
}

const circumstances = () =>
  `Measured on ${new Date().toISOString().slice(0, 10)}: ${process.platform}, ${cpus().length} cores ` +
  `(${cpus()[0]?.model.trim()}), Node ${process.versions.node}, workerd ${workerdVersion}.`;

/** Returns the median of a list. */
export function median(values: number[]): number {
  const sorted = values.slice().sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
