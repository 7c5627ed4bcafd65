/**
 * Writes `build/client/pack-files.json`: what each kind of page is made with, down to what it loads by a press, and the
 * bytes of each file on its way. Who takes a chapter along takes these too (docs/decisions/025).
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import type { Plugin, Rollup } from "vite";
import type { PackFiles } from "../../app/features/offline/pack-rules";

const name = "pack-files.json";
const allModels = "app/models/all-models.ts";

type Chunk = Rollup.OutputChunk;
const isChunk = (output: Chunk | Rollup.OutputAsset): output is Chunk => output.type === "chunk";
const isModel = ({ facadeModuleId }: Chunk) => /\/app\/models\/(?!kit\/)[\w-]+\//.test(facadeModuleId ?? "");
/** Without a network a link opens a whole page, so what would read the next one by itself stays at home. */
const isNext = ({ facadeModuleId }: Chunk) => /\/app\/pages\/browser-pages\./.test(facadeModuleId ?? "");

/** The addresses of chunks, of all that they load, now or later, and of their sheets. */
function closure(from: readonly Chunk[], bundle: Rollup.OutputBundle, scripts: boolean): string[] {
  const found = new Set<string>();
  const visited = new Set<string>();
  const visit = (chunk: Chunk) => {
    if (visited.has(chunk.fileName)) return;
    visited.add(chunk.fileName);
    if (scripts) found.add(`/${chunk.fileName}`);
    for (const sheet of chunk.viteMetadata?.importedCss ?? []) found.add(`/${sheet}`);
    for (const name of chunk.imports) {
      const next = bundle[name];
      if (next && isChunk(next)) visit(next);
    }
    for (const name of scripts ? chunk.dynamicImports : []) {
      const next = bundle[name];
      if (next && isChunk(next) && !isModel(next) && !isNext(next)) visit(next);
    }
  };
  for (const chunk of from) visit(chunk);
  return [...found];
}

/** What each model brings beyond what its lesson has, by the name that an editor types. */
function modelChunks(bundle: Rollup.OutputBundle, ofLesson: readonly string[]): Record<string, string[]> {
  const chunks = Object.values(bundle).filter(isChunk);
  const named = readFileSync(allModels, "utf8").matchAll(
    /^ {2}"?([\w-]+)"?: async \(\) => \(await import\("\.\/([^"]+)"\)\)/gm,
  );
  return Object.fromEntries(
    [...named].map(([, model = "", file = ""]) => {
      const own = chunks.filter(({ facadeModuleId }) => facadeModuleId?.includes(`/app/models/${file}.`));
      return [model, closure(own, bundle, true).filter((path) => !ofLesson.includes(path))];
    }),
  );
}

const played = ["practice", "notebook", "quiz", "number-ninja", "electricity-simulator", "mechanics"];

export function packGraph(): Plugin {
  return {
    name: "pack-graph",
    apply: "build",
    writeBundle({ dir = "" }, bundle) {
      const chunks = Object.values(bundle).filter(isChunk);
      const of = (path: string) => chunks.filter(({ facadeModuleId }) => facadeModuleId?.includes(`/app/${path}`));
      const models = of("lessons/lesson-models.ts");
      if (models.length === 0) return;
      const root = of("root.tsx");
      const sheets = (route: string) => closure([...root, ...of(`routes/${route}.tsx`)], bundle, false);
      const scripts = (route: string) =>
        closure([...of("entry.client"), ...root, ...of(`routes/${route}.tsx`)], bundle, true);
      const routes = {
        chapter: sheets("chapter"),
        lesson: [...new Set([...sheets("physics-lesson"), ...closure(models, bundle, true)])],
        ...Object.fromEntries(played.map((route) => [route, scripts(route)])),
      };
      writeFileSync(join(dir, name), JSON.stringify({ routes, models: modelChunks(bundle, routes.lesson) }));
    },
  };
}

const brotli = (bytes: Buffer) => brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;

/** Adds to the table the bytes of every file, once all of them are written. */
export function measurePackFiles(client: string): void {
  const table = JSON.parse(readFileSync(join(client, name), "utf8")) as Pick<PackFiles, "routes" | "models">;
  const paths = readdirSync(join(client, "assets")).map((file) => `/assets/${file}`);
  const named = ["/lesson-models.js", "/favicon.svg"];
  const bytes = [...paths, ...named].map((path) => {
    const file = readFileSync(join(client, path));
    return [path, path.endsWith(".woff2") ? file.length : brotli(file)] as const;
  });
  const always = [...paths.filter((path) => path.endsWith(".woff2")), "/favicon.svg"];
  const files: PackFiles = { ...table, always, bytes: Object.fromEntries(bytes) };
  writeFileSync(join(client, name), JSON.stringify(files));
}
