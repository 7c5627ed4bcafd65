/**
 * Adds reload to Vite's dev server for pages without a script. They show a changed component or text by themselves. A
 * process of its own reads the magazine from its files (`live-edition.ts`), so no page waits until a lesson is typeset.
 */
import { type ChildProcess, fork } from "node:child_process";
import { readFileSync } from "node:fs";
import type { ServerResponse } from "node:http";
import { dirname, extname, join, relative, sep } from "node:path";
import type { Plugin } from "vite";
import { editionFrom, type OpenedEdition } from "../../app/library/edition/edition-source";
import { type Manifest, manifestKey } from "../../app/library/kv-layout";
import { mediaTypes } from "../../seed/pipeline/edition/media-types";
import { namedScripts } from "./client-scripts";

/** Requests the text of a key, or reports which files have changed. */
export interface LiveQuestion {
  id: number;
  key?: string;
  changed?: string[];
  /** The address of an editor's picture; the response gives the path of its copy. */
  picture?: string;
}

export interface LiveAnswer {
  id: number;
  text: string | null;
}

const root = process.cwd();
/** Another `magazine.json` than the magazine's own, as given by `npm run preview`. */
const shown = process.env.PRIZMA_SHOWN;
const newsroom = shown === undefined ? join(root, "seed") : dirname(shown);
/** Tells whether a path is a text of the magazine. Programs of the newsroom are none. */
const isText = (path: string) =>
  path.startsWith(newsroom + sep) &&
  (/\.(?:md|json|html)$/.test(path) || path.startsWith(join(newsroom, "pictures") + sep)) &&
  !/[\\/](?:pipeline|drawings|studio|\.\w+)[\\/]/.test(path);

let child: ChildProcess | undefined;
let lastId = 0;
const waiting = new Map<number, (text: string | null) => void>();
/** Texts by their key; a key always has the same text. */
const texts = new Map<string, string | null>();

function ask(question: Omit<LiveQuestion, "id">): Promise<string | null> {
  return new Promise((resolve) => {
    const id = ++lastId;
    waiting.set(id, resolve);
    child?.send({ id, ...question });
  });
}

/** Opens the magazine from its files; null if they cannot be read. */
export async function openLive(): Promise<OpenedEdition | null> {
  const text = await ask({ key: manifestKey });
  if (text === null) return null;
  const read = async (key: string) => {
    const known = texts.get(key) ?? (await ask({ key }));
    if (known !== null) texts.set(key, known);
    return known;
  };
  // The components render every page, so that a changed one shows at once.
  const { prerendered: _, ...manifest } = JSON.parse(text) as Manifest;
  return editionFrom(manifest, read);
}

function start(): void {
  const words = shown === undefined ? [] : ["--file", shown, "--strict"];
  child = fork(join(root, "worker/commands/compiled.mjs"), ["worker/commands/live-edition.ts", ...words], {
    execArgv: [],
  });
  child.on("message", ({ id, text }: LiveAnswer) => {
    waiting.get(id)?.(text);
    waiting.delete(id);
  });
  // The process ends by itself only if the named file has problems.
  child.on("exit", (code) => process.exit(code ?? 1));
  process.on("exit", () => child?.kill());
}

/** The sources of the scripts that a page names, by their addresses. Only a build gives them files with these names. */
const sources = new Map(Object.entries(namedScripts).map(([name, source]) => [`/${name}.js`, source]));

/**
 * The code that Vite's React plug-in expects before a component. A page without a script is loaded anew, so nothing is
 * refreshed in place.
 */
const preamble =
  "Object.assign(window, { __vite_plugin_react_preamble_installed__: true, $RefreshReg$() {}, $RefreshSig$: () => (type) => type });";

const page = "virtual:live-page";
/** Reloads the page after a change of a component. */
const script = `import.meta.hot?.on("live:component", () => location.reload());`;

/** Adds the script at the end of a page while it is sent. React holds only the content of a played page. */
function addScript(response: ServerResponse): void {
  const write = response.write.bind(response) as (...args: unknown[]) => boolean;
  const end = response.end.bind(response) as (...args: unknown[]) => ServerResponse;
  response.end = (...args: unknown[]) => {
    const isPage = String(response.getHeader("Content-Type") ?? "").startsWith("text/html");
    if (!isPage) return end(...args);
    if (args[0] != null && typeof args[0] !== "function") write(args[0]);
    return end(`<script type="module" src="/@id/${page}"></script>`);
  };
}

export function livePages(): Plugin {
  return {
    name: "live-pages",
    apply: "serve",
    resolveId: (id) => (id === page ? id : null),
    load: (id) => (id === page ? script : null),
    transform: (code, id) => (Object.values(namedScripts).includes(relative(root, id)) ? preamble + code : null),
    configureServer(server) {
      // Remix makes a second server, which only compiles.
      if (server.config.server.hmr === false) return;
      start();
      if (shown !== undefined) server.watcher.add(newsroom);
      const changed = (path: string) => {
        if (isText(path) || path.startsWith(join(root, "public") + sep)) {
          void ask({ changed: [path] }).then(() => server.ws.send({ type: "full-reload" }));
        } else if (/^app[\\/].*(?<!\.test)\.(?:tsx?|css)$/.test(relative(root, path))) {
          server.ws.send("live:component");
        }
      };
      for (const event of ["add", "change", "unlink"]) server.watcher.on(event, changed);
      server.middlewares.use(async (request, response, next) => {
        const picture = /^\/pictures\/[^?]*/.exec(request.url ?? "")?.[0];
        const copy = picture === undefined ? null : await ask({ picture });
        if (copy !== null) {
          response.setHeader("Content-Type", mediaTypes[extname(copy)] ?? "");
          return response.end(readFileSync(copy));
        }
        const script = sources.get((request.url ?? "").replace(/\?\d+$/, ""));
        if (script === undefined) addScript(response);
        else request.url = `/${script}`;
        next();
      });
    },
  };
}
