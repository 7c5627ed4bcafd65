/**
 * Writes the page of differences, the largest first. Each has the old picture, the new one, and the different pixels.
 */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const kinds = ["before", "now", "difference"] as const;

export interface Difference {
  /** State, width and theme, as text. */
  name: string;
  /** The share of different pixels in the picture: 0 to 1. */
  share: number;
}

export interface ComparisonResult {
  same: number;
  differences: Difference[];
  /** States that only one of the two has, and the reason. Also those that the steps do not reach. */
  unreached: string[];
}

export const percent = (share: number) => `${(share * 100).toFixed(share < 0.0001 ? 4 : 2)} %`;

/** @param folder emptied; the report in it needs no other files */
export function startReport(folder: string) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const fileOf = (name: string, kind: string) => `${name.toLowerCase().replace(/[^a-z0-9]+/g, "-")}-${kind}.png`;

  function section({ name, share }: Difference, ref: string): string {
    const titles = { before: ref, now: "work tree", difference: "what differs" };
    const figures = kinds.map((kind) => {
      const file = fileOf(name, kind);
      return `<figure><figcaption>${text(titles[kind])}</figcaption><a href="${file}"><img src="${file}" loading="lazy" alt=""></a></figure>`;
    });
    return `<section><h2>${text(name)}: ${percent(share)}</h2>\n${figures.join("\n")}</section>`;
  }

  return {
    keep(name: string, pictures: Record<(typeof kinds)[number], Buffer>): void {
      for (const kind of kinds) writeFileSync(join(folder, fileOf(name, kind)), pictures[kind]);
    },

    /** @param ref the commit compared with the work tree  @returns the page's file */
    finish(ref: string, { same, differences, unreached }: ComparisonResult): string {
      const sorted = [...differences].sort((one, other) => other.share - one.share);
      const file = join(folder, "index.html");
      writeFileSync(
        file,
        `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Differences from ${text(ref)}</title>
<style>
body { font: 1rem/1.5 sans-serif; margin: 1rem; color-scheme: light dark }
section { display: grid; grid-template-columns: repeat(3, 1fr); gap: 0 1rem; align-items: start }
section > h2 { grid-column: 1 / -1 }
figure { margin: 0 }
img { width: 100%; border: 1px solid #888 }
</style>
<h1>Differences from ${text(ref)}</h1>
<p>${same} pictures are the same, ${differences.length} differ; ${unreached.length} states were not reached.</p>
<ul>${unreached.map((words) => `<li>${text(words)}</li>`).join("\n")}</ul>
${sorted.map((difference) => section(difference, ref)).join("\n")}
</html>
`,
      );
      return file;
    },
  };
}

const text = (plain: string) => plain.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
