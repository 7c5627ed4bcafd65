/**
 * Writes `build/client/pack-files.json`. It has the files of each kind of page, with those loaded after a press, and
 * the transfer size of each file in bytes. A pack of a chapter includes these files (docs/decisions/025). The Worker is
 * built after it and holds the same table in short, so that a chapter shows the size of its pack before the download.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import type { Plugin, Rollup } from "vite";
import type { PackFiles, PackSizes } from "../../app/features/offline/pack-rules";
import { digestOf } from "../../app/features/offline/whole-files";
import { experimentNames } from "../../app/magazine/lesson-markup";
import { modelFiles } from "../../app/models/model-files";

const name = "pack-files.json";

type Chunk = Rollup.OutputChunk;
const isChunk = (output: Chunk | Rollup.OutputAsset): output is Chunk => output.type === "chunk";
/**
 * Tells whether a chunk holds a module. The facade is no proof: a chunk has none if another chunk shares its module.
 */
const holds = ({ moduleIds }: Chunk, path: RegExp) => moduleIds.some((id) => path.test(id));
/** Tells whether a chunk holds models. Each model has its own; those of mechanics share one chunk. A poster is a part. */
const isModel = (chunk: Chunk) =>
  holds(chunk, /\/app\/models\/(?!kit\/|posters\/)[\w-]+\//) ||
  holds(chunk, /\/app\/features\/mechanics\/mounted-model\./);
/** Tells whether a chunk only opens the next page. Offline a link opens a whole page, so packs leave these out. */
const isNext = ({ facadeModuleId }: Chunk) =>
  /\/app\/(?:pages\/loaders\/browser-pages|island\/navigator)\./.test(facadeModuleId ?? "");

/** Collects the addresses of chunks with all scripts and style sheets. They load those at once or lazily. */
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

/** Returns the files that each model adds to those of its lesson. The key is the model's name in the text. */
function modelChunks(bundle: Rollup.OutputBundle, ofLesson: readonly string[]): Record<string, string[]> {
  const chunks = Object.values(bundle).filter(isChunk);
  const files: [model: string, file: string][] = [
    ...Object.entries(modelFiles).map(([model, file]): [string, string] => [model, `models/${file}`]),
    ...experimentNames.map((model): [string, string] => [model, "features/mechanics/mounted-model"]),
  ];
  return Object.fromEntries(
    files.map(([model, file]) => {
      const own = chunks.filter((chunk) => holds(chunk, new RegExp(`/app/${file}\\.`)));
      return [model, closure(own, bundle, true).filter((path) => !ofLesson.includes(path))];
    }),
  );
}

const played = [
  ...["chapter-pack", "practice", "notebook", "assignment", "new-assignment", "paper-test", "class", "quiz"],
  ...["number-ninja", "electricity-simulator", "mechanics"],
];

export function packGraph(): Plugin {
  let isWorker = false;
  return {
    name: "pack-graph",
    apply: "build",
    config: (_, { isSsrBuild }) => (isSsrBuild ? { define: { PACK_FILES: JSON.stringify(filesInShort()) } } : null),
    async writeBundle({ dir = "" }, bundle) {
      const chunks = Object.values(bundle).filter(isChunk);
      const of = (path: string) => chunks.filter(({ facadeModuleId }) => facadeModuleId?.includes(`/app/${path}`));
      const models = of("lessons/lesson-models.ts");
      isWorker = models.length === 0;
      if (isWorker) return;
      const root = of("root.tsx");
      const sheets = (route: string) => closure([...root, ...of(`routes/${route}.tsx`)], bundle, false);
      const scripts = (route: string) =>
        closure([...of("entry.client"), ...root, ...of(`routes/${route}.tsx`)], bundle, true);
      const routes = {
        chapter: sheets("chapter"),
        teacher: sheets("teacher"),
        hour: sheets("hour"),
        cards: sheets("cards"),
        search: [...new Set([...sheets("search"), ...closure(of("pages/search/search-as-you-type.ts"), bundle, true)])],
        lesson: [...new Set([...sheets("lesson"), ...closure(models, bundle, true)])],
        ...Object.fromEntries(played.map((route) => [route, scripts(route)])),
      };
      const table = await measured(dir, routes, modelChunks(bundle, routes.lesson));
      writeFileSync(join(dir, name), JSON.stringify(table));
    },
    closeBundle: {
      order: "post",
      sequential: true,
      handler: () => (isWorker ? measureAgain() : undefined),
    },
  };
}

const brotli = (bytes: Buffer) => brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;

/** Adds the bytes and the digest of every file to the table. All files are already written. */
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

/**
 * Measures again after the build of the Worker. Remix then writes its manifest for browsers beside the scripts, and moves
 * there the style sheets that the Worker alone names. A page that names a file without a digest is not kept.
 */
async function measureAgain(client = "build/client"): Promise<void> {
  const path = join(client, name);
  if (!existsSync(path)) return;
  const { routes, models } = JSON.parse(readFileSync(path, "utf8")) as PackFiles;
  writeFileSync(path, JSON.stringify(await measured(client, routes, models)));
}

/** Routes of a teacher's pack alone, whose size no page of the Worker tells. */
const ofTeacher = ["teacher", "hour", "cards", "new-assignment", "paper-test", "class"];

/** Returns the table reduced to sums, 0.3 KB instead of 16. Files that the same routes need count as one. */
function filesInShort(client = "build/client"): PackSizes | null {
  const path = join(client, name);
  if (!existsSync(path)) return null;
  const { routes, models, always, bytes } = JSON.parse(readFileSync(path, "utf8")) as PackFiles;
  const sum = (paths: readonly string[]) => paths.reduce((total, each) => total + (bytes[each] ?? 0), 0);
  const names = Object.keys(routes).filter((route) => !ofTeacher.includes(route));
  const short: PackSizes = { routes: {}, models: { m: ["m"] }, always: ["a"], bytes: { a: sum(always) } };
  for (const file of new Set(names.flatMap((route) => routes[route] ?? []))) {
    const users = names.filter((route) => routes[route]?.includes(file));
    // One capital a route: with numbers, 1 and 2 would be taken for 12.
    const one = users.map((route) => String.fromCharCode(65 + names.indexOf(route))).join("");
    for (const route of short.bytes[one] === undefined ? users : [])
      short.routes[route] = [...(short.routes[route] ?? []), one];
    short.bytes[one] = (short.bytes[one] ?? 0) + (bytes[file] ?? 0);
  }
  const rounds = Object.values(models).map(sum);
  short.bytes.m = Math.round(rounds.reduce((total, each) => total + each, 0) / Math.max(1, rounds.length));
  return short;
}
