import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { magazineFile } from "../../seed/pipeline/commands/build-file";
import type { Term } from "../../seed/pipeline/lesson/term-links";
import { usableTerms } from "../../seed/pipeline/lesson/term-links";
import { realEdition } from "../real-magazine";

const read = (name: string) => JSON.parse(readFileSync(join(dirname(magazineFile), name), "utf8"));

const term = (name: string, forms: string[], taughtIn: string[] = []): Term => ({
  entry: { id: name, term: name, definition: "", english: "", taughtIn },
  ...{ forms, everyday: false, taughtAt: [] },
});

it("are those whose words stand in the text, in any order and letter case, and the lesson's own", () => {
  const terms = [
    term("energji kinetike", ["energjia kinetike", "energjisë kinetike"]),
    term("energji", ["energjia"]),
    term("punë", ["puna"], ["/physics/puna"]),
    term("fuqi", ["fuqia"]),
  ];
  const text = "Energjia\u00a0e një guri është **kinetike**.";
  expect(usableTerms(terms, text, "/physics/puna").map(({ entry }) => entry.term)).toEqual([
    "energji kinetike",
    "energji",
    "punë",
  ]);
});

it("hold every term that a lesson of the magazine links to", () => {
  const { manifest, entries } = realEdition();
  const glossary: { id: string; term: string }[] = JSON.parse(entries.get(manifest.glossary ?? "") ?? "[]");
  const written: { term: string; forms?: string[] }[] = read("glossary.json");
  const idOf = (name: string) => glossary.find((each) => each.term === name)?.id ?? name;
  const terms = written.map(({ term: name, forms = [] }) => ({ ...term(name, forms), id: idOf(name) }));
  let links = 0;
  for (const { slug, contentFile } of read("magazine.json").contents) {
    if (contentFile === undefined) continue;
    const body = manifest.contents.find((each) => each.slug === slug)?.body ?? "";
    const { content } = JSON.parse(entries.get(body) ?? '{"content":""}') as { content: string };
    const text = readFileSync(join(dirname(magazineFile), contentFile), "utf8");
    const usable = new Set(usableTerms(terms, text, "").map(({ entry }) => idOf(entry.term)));
    // A link of the pipeline's own has the class; one that the editor wrote has none.
    for (const [anchor] of content.matchAll(/<a [^>]*class="term"[^>]*>/g)) {
      links++;
      expect([...usable]).toContain(/#([^"]+)/.exec(anchor)?.[1]);
    }
  }
  expect(links).toBeGreaterThan(100);
});
