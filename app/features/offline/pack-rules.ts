/** The rules of packs: contents, size and states of a download. No browser, no clock. */
import type { Pack } from "../../magazine/pack";
import { notebookPath } from "./offline-rules";

/** Table from which the size of a pack is computed. */
export interface PackSizes {
  /** Scripts and sheets by the route of a page. */
  routes: Record<string, string[]>;
  /** Scripts of each model by its name. */
  models: Record<string, string[]>;
  /** Fonts and the site's icon. */
  always: string[];
  /** Size of every file in transfer, in bytes. */
  bytes: Record<string, number>;
}

/** Table of a build's files, as `worker/commands/pack-graph.ts` writes it. */
export interface PackFiles extends PackSizes {
  /** Digest of every file, as `whole-files.ts` computes it. */
  digests: Record<string, string>;
}

/** Returns the files that a pack needs, whatever its pages name. */
export function filesOfPack({ pages }: Pick<Pack, "pages">, { routes, always }: PackSizes): Set<string> {
  return new Set([...always, ...pages.flatMap(({ route }) => (route === undefined ? [] : (routes[route] ?? [])))]);
}

const mean = (values: readonly number[]) => values.reduce((sum, each) => sum + each, 0) / Math.max(1, values.length);

/**
 * Returns the size of a pack in transfer, in bytes. The lessons, which name their models, are not read yet: each model
 * counts with the mean size of all.
 */
export function packBytes(pack: Pick<Pack, "pages">, files: PackSizes): number {
  const sizeOf = (path: string) => files.bytes[path] ?? 0;
  const model = mean(Object.values(files.models).map((paths) => paths.reduce((sum, path) => sum + sizeOf(path), 0)));
  const pages = pack.pages.reduce((sum, { bytes, models = 0 }) => sum + bytes + models * model, 0);
  return Math.round([...filesOfPack(pack, files)].reduce((sum, path) => sum + sizeOf(path), pages));
}

/**
 * Returns the files that a page names. They are style sheets, scripts, fonts, pictures and the scripts of its models.
 *
 * The notebook names the covers of all lessons, 156 KB: those of kept lessons come with their pages. The plan of an hour is
 * whole without its two, which in a teacher's pack would be 93.
 */
export function filesNamedIn(address: string, html: string, { models }: Pick<PackFiles, "models">): string[] {
  const named = [
    ...html.matchAll(
      /"(\/(?:assets|covers|figures|gallery|pictures)\/[\w./-]+\.(?:js|css|woff2|svg|webp)|\/[a-z-]+\.js)"/g,
    ),
  ];
  const held = [...html.matchAll(/class="model model-([\w-]+)/g)].flatMap(([, name = ""]) => models[name] ?? []);
  const paths = [...named.map(([, path = ""]) => path), ...held];
  const hasOthers = address === notebookPath || address.endsWith("/ora");
  return [...new Set(hasOthers ? paths.filter((path) => !path.startsWith("/covers/")) : paths)];
}

/** Reason why a download failed. */
export type PackFailure = "cancelled" | "full" | "failed" | "elsewhere";

/** State of a chapter's pack on this device. */
export type PackState =
  | { is: "absent"; why?: PackFailure }
  | { is: "taken" }
  /** Complete, but of an edition that is not the newest any more. */
  | { is: "stale"; why?: PackFailure }
  /** `kept`: an older pack stays until this one is complete. `done`: share of the whole, 0 to 1. */
  | { is: "coming"; done: number; kept: boolean };

export type PackAction =
  | { does: "found"; version: string; newest: string | null }
  | { does: "takes" }
  | { does: "comes"; done: number }
  | { does: "ends"; how: "taken" | PackFailure }
  | { does: "removed" };

export const initialPack: PackState = { is: "absent" };

export function packReducer(state: PackState, action: PackAction): PackState {
  switch (action.does) {
    case "found":
      return { is: action.newest !== null && action.newest !== action.version ? "stale" : "taken" };
    case "takes":
      return { is: "coming", done: 0, kept: state.is === "stale" || state.is === "taken" };
    case "comes":
      // A restart with another edition lowers `done`. Progress after the end changes nothing.
      return state.is === "coming" ? { ...state, done: action.done } : state;
    case "ends":
      if (action.how === "taken") return { is: "taken" };
      return { is: state.is === "coming" && state.kept ? "stale" : "absent", why: action.how };
    case "removed":
      return { is: "absent" };
  }
}
