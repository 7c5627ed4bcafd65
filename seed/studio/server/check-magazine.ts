/**
 * Reads the whole magazine in a process of its own. The first time takes ten seconds, and an editor who is typing must
 * not wait for it. `npm run studio` starts it, and orders a new reading after each save.
 */
import { buildEdition } from "../../pipeline/magazine/build-edition";
import { keptMemory } from "../../pipeline/magazine/kept-readings";
import { modelsOf } from "../../pipeline/magazine/models-seen";
import { ReadingMemory } from "../../pipeline/magazine/reading-memory";
import { writtenPieces } from "../../pipeline/magazine/written-pieces";
import { picturesNeedingPaper } from "../../pipeline/pictures/pictures-needing-paper";
import { type CheckOrder, type CheckProgress, keptWord } from "./background-check";

// The disk cache is that of the commands, so that a plan finds what was read here.
const kept = process.argv.indexOf(keptWord);
const memory = kept < 0 ? new ReadingMemory() : keptMemory(process.argv[kept + 1]);

process.on("message", async ({ magazine, publicFolder, pictures }: CheckOrder) => {
  const onPaper = await picturesNeedingPaper(pictures);
  const models = await modelsOf(magazine, memory);
  const read = (slugs: Set<string> | null) =>
    buildEdition(magazine, {
      publicFolder,
      picturesFolder: pictures,
      onPaper,
      memory,
      models,
      part: { slugs, despiteErrors: true, findingsOnly: true },
    });
  const slugs = writtenPieces(magazine).map(({ slug }) => slug);
  for (const [index, slug] of slugs.entries()) {
    if (memory.last(`content/${slug}`) !== undefined || memory.last(`project/${slug}`) !== undefined) continue;
    read(new Set([slug]));
    send({ read: index + 1, of: slugs.length });
  }
  const { findings, edition } = read(null);
  const listed = [...(edition?.manifest.contents ?? []), ...(edition?.manifest.projects ?? [])];
  const bodies = listed.map((entry) => [
    entry.slug,
    {
      body: entry.body,
      ...("practice" in entry && { practice: entry.practice }),
      ...("hour" in entry && { hour: entry.hour }),
    },
  ]);
  send({ read: slugs.length, of: slugs.length, findings, bodies: Object.fromEntries(bodies) });
});

process.on("disconnect", () => process.exit());

/** A studio that is gone takes nothing more. */
const send = (message: CheckProgress) =>
  process.send?.(message, undefined, undefined, (error) => error !== null && process.exit());
