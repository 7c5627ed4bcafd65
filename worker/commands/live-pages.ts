/**
 * What Vite's dev server lacks for pages without a script: they show a changed component or text by themselves. The
 * magazine is read from its files by a process of its own (`live-edition.ts`), so no page waits for a lesson that is typeset.
 */
import { type ChildProcess, fork } from "node:child_process";
import { readFileSync } from "node:fs";
import type { ServerResponse } from "node:http";
import { dirname, extname, join, relative, sep } from "node:path";
import type { Plugin } from "vite";
import type { OpenedEdition } from "../../app/library/edition/edition-source";
import { type Manifest, manifestKey } from "../../app/library/kv-layout";
import { isPlayedHtml } from "../../app/magazine/page-scripts";
import { mediaTypes } from "../../seed/pipeline/edition/media-types";
import { namedScripts } from "./client-scripts";

/** Asks for the text of a key, or tells which files have changed. */
export interface LiveQuestion {
  id: number;
  key?: string;
  changed?: string[];
  /** Address of an editor's picture; the answer is where its copy lies. */
  picture?: string;
}

export interface LiveAnswer {
  id: number;
  text: string | null;
}

const root = process.cwd();
/** Another `magazine.json` than the magazine's own, as `npm run preview` names it. */
const shown = process.env.PRIZMA_SHOWN;
const newsroom = shown === undefined ? join(root, "seed") : dirname(shown);
/** Programs of the newsroom are no texts. */
const isText = (path: string) =>
  path.startsWith(newsroom + sep) &&
  (/\.(?:md|json|html)$/.test(path) || path.startsWith(join(newsroom, "pictures") + sep)) &&
  !/[\\/](?:pipeline|drawings|studio|\.\w+)[\\/]/.test(path);

let child: ChildProcess | undefined;
let asked = 0;
const waiting = new Map<number, (text: string | null) => void>();
/** Texts by their key, which never means another one. */
const texts = new Map<string, string | null>();

function ask(question: Omit<LiveQuestion, "id">): Promise<string | null> {
  return new Promise((resolve) => {
    const id = ++asked;
    waiting.set(id, resolve);
    child?.send({ id, ...question });
  });
}

/** Opens the magazine as its files have it; null where they cannot be read. */
export async function openLive(): Promise<OpenedEdition | null> {
  const text = await ask({ key: manifestKey });
  if (text === null) return null;
  const read = async (key: string) => {
    const known = texts.get(key) ?? (await ask({ key }));
    if (known !== null) texts.set(key, known);
    return known;
  };
  return { manifest: JSON.parse(text) as Manifest, source: "kv", lost: [], read };
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
  // It ends by itself only where the file that was named has problems.
  child.on("exit", (code) => process.exit(code ?? 1));
  process.on("exit", () => child?.kill());
}

/** The sources of the scripts that a page names, by their addresses: only a build gives them files of these names. */
const sources = new Map(Object.entries(namedScripts).map(([name, source]) => [`/${name}.js`, source]));

/** What Vite's React asks for before a component: such a page is loaded anew, so nothing is refreshed in place. */
const preamble =
  "Object.assign(window, { __vite_plugin_react_preamble_installed__: true, $RefreshReg$() {}, $RefreshSig$: () => (type) => type });";

const page = "virtual:live-page";
/**
 * Reloads a changed component. A played page has Vite's own client by Remix, and takes it in without losing what was
 * played.
 */
const script = `import.meta.hot?.on("live:component", () => location.reload());`;

/** Adds the script to a reading page as it is sent. A played page is React's down to its last node. */
function addScript(response: ServerResponse): void {
  let played = false;
  const write = response.write.bind(response) as (...args: unknown[]) => boolean;
  const end = response.end.bind(response) as (...args: unknown[]) => ServerResponse;
  const inspect = (chunk: unknown) => {
    if (typeof chunk === "string" || chunk instanceof Uint8Array) {
      played ||= isPlayedHtml(Buffer.from(chunk as string).toString());
    }
  };
  response.write = (chunk: unknown, ...rest: unknown[]) => {
    inspect(chunk);
    return write(chunk, ...rest);
  };
  response.end = (...args: unknown[]) => {
    inspect(args[0]);
    const isPage = String(response.getHeader("Content-Type") ?? "").startsWith("text/html");
    if (!isPage || played) return end(...args);
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
        const script = sources.get(request.url ?? "");
        if (script === undefined) addScript(response);
        else request.url = `/${script}`;
        next();
      });
    },
  };
}
