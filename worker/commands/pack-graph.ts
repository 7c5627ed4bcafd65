/**
 * Writes `build/client/pack-files.json`: what each kind of page is made with, down to what it loads by a press, and the
 * bytes of each file on its way. Who takes a chapter along takes these too (docs/decisions/025). The Worker is built after
 * it and holds the same in short, so that a chapter tells the size of its pack before it is taken.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import type { Plugin, Rollup } from "vite";
import type { PackFiles, PackSizes } from "../../app/features/offline/pack-rules";
import { digestOf } from "../../app/features/offline/whole-files";
import { experimentNames } from "../../app/magazine/lesson-markup";

const name = "pack-files.json";
const allModels = "app/models/all-models.ts";

type Chunk = Rollup.OutputChunk;
const isChunk = (output: Chunk | Rollup.OutputAsset): output is Chunk => output.type === "chunk";
/** Whether a chunk holds a module. Its facade does not tell: where another chunk shares it, it has none. */
const holds = ({ moduleIds }: Chunk, path: RegExp) => moduleIds.some((id) => path.test(id));
/** Whether a chunk is of single models; those of mechanics share one. */
const isModel = (chunk: Chunk) =>
  holds(chunk, /\/app\/models\/(?!kit\/)[\w-]+\//) || holds(chunk, /\/app\/features\/mechanics\/mounted-model\./);
/** Whether a chunk only reads the next page. Without a network a link opens a whole page, so it stays at home. */
const isNext = ({ facadeModuleId }: Chunk) => /\/app\/pages\/browser-pages\./.test(facadeModuleId ?? "");

/** Collects chunks' addresses with all that they load, now or later, and sheets. */
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

/** What each model brings beyond its lesson, by the name that editors type. */
function modelChunks(bundle: Rollup.OutputBundle, ofLesson: readonly string[]): Record<string, string[]> {
  const chunks = Object.values(bundle).filter(isChunk);
  const named = readFileSync(allModels, "utf8").matchAll(
    /^ {2}"?([\w-]+)"?: async \(\) => \(await import\("\.\/([^"]+)"\)\)/gm,
  );
  const files: [model: string, file: string][] = [
    ...[...named].map(([, model = "", file = ""]): [string, string] => [model, `models/${file}`]),
    ...experimentNames.map((model): [string, string] => [model, "features/mechanics/mounted-model"]),
  ];
  return Object.fromEntries(
    files.map(([model, file]) => {
      const own = chunks.filter((chunk) => holds(chunk, new RegExp(`/app/${file}\\.`)));
      return [model, closure(own, bundle, true).filter((path) => !ofLesson.includes(path))];
    }),
  );
}

const played = ["chapter-pack", "practice", "notebook", "quiz", "number-ninja", "electricity-simulator", "mechanics"];

export function packGraph(): Plugin {
  return {
    name: "pack-graph",
    apply: "build",
    config: (_, { isSsrBuild }) => (isSsrBuild ? { define: { PACK_FILES: JSON.stringify(filesInShort()) } } : null),
    async writeBundle({ dir = "" }, bundle) {
      const chunks = Object.values(bundle).filter(isChunk);
      const of = (path: string) => chunks.filter(({ facadeModuleId }) => facadeModuleId?.includes(`/app/${path}`));
      const models = of("lessons/lesson-models.ts");
      if (models.length === 0) return measureAgain();
      const root = of("root.tsx");
      const sheets = (route: string) => closure([...root, ...of(`routes/${route}.tsx`)], bundle, false);
      const scripts = (route: string) =>
        closure([...of("entry.client"), ...root, ...of(`routes/${route}.tsx`)], bundle, true);
      const routes = {
        chapter: sheets("chapter"),
        search: [...new Set([...sheets("search"), ...closure(of("pages/search-as-you-type.ts"), bundle, true)])],
        lesson: [...new Set([...sheets("lesson"), ...closure(models, bundle, true)])],
        ...Object.fromEntries(played.map((route) => [route, scripts(route)])),
      };
      const table = await measured(dir, routes, modelChunks(bundle, routes.lesson));
      writeFileSync(join(dir, name), JSON.stringify(table));
    },
  };
}

const brotli = (bytes: Buffer) => brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;

/** Adds to the table the bytes and the digest of every file: all of them are written. */
async function measured(client: string, routes: PackFiles["routes"], models: PackFiles["models"]): Promise<PackFiles> {
  const assets = readdirSync(join(client, "assets")).map((file) => `/assets/${file}`);
  const named = readdirSync(client).filter((file) => /^(?!service-worker)[a-z-]+\.js$|^favicon\.svg$/.test(file));
  const paths = [...assets, ...named.map((file) => `/${file}`)];
  const table: PackFiles = { routes, models, always: [], bytes: {}, digests: {} };
  for (const path of paths) {
    const file = readFileSync(join(client, path));
    table.bytes[path] = path.endsWith(".woff2") ? file.length : brotli(file);
    table.digests[path] = await digestOf(new Uint8Array(file).buffer);
  }
  table.always = [...assets.filter((path) => path.endsWith(".woff2")), "/favicon.svg"];
  return table;
}

/** Measures once more after the Worker's own build: Remix writes its manifest for browsers there, beside the scripts. */
async function measureAgain(client = "build/client"): Promise<void> {
  const path = join(client, name);
  if (!existsSync(path)) return;
  const { routes, models } = JSON.parse(readFileSync(path, "utf8")) as PackFiles;
  writeFileSync(path, JSON.stringify(await measured(client, routes, models)));
}

/** The same table for a sum alone, 0.3 KB in place of 16: files that the same routes need are one to the Worker. */
function filesInShort(client = "build/client"): PackSizes | null {
  const path = join(client, name);
  if (!existsSync(path)) return null;
  const { routes, models, always, bytes } = JSON.parse(readFileSync(path, "utf8")) as PackFiles;
  const sum = (paths: readonly string[]) => paths.reduce((total, each) => total + (bytes[each] ?? 0), 0);
  const names = Object.keys(routes);
  const short: PackSizes = { routes: {}, models: { m: ["m"] }, always: ["a"], bytes: { a: sum(always) } };
  for (const file of new Set(Object.values(routes).flat())) {
    const users = names.filter((route) => routes[route]?.includes(file));
    const one = users.map((route) => names.indexOf(route)).join("");
    for (const route of short.bytes[one] === undefined ? users : [])
      short.routes[route] = [...(short.routes[route] ?? []), one];
    short.bytes[one] = (short.bytes[one] ?? 0) + (bytes[file] ?? 0);
  }
  const rounds = Object.values(models).map(sum);
  short.bytes.m = Math.round(rounds.reduce((total, each) => total + each, 0) / Math.max(1, rounds.length));
  return short;
}
