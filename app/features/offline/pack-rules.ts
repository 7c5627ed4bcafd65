/** The rules of packs: what belongs to one, how large it is, and how the taking of one goes. No browser, no clock. */
import type { Pack } from "../../magazine/pack";

/** What the size of a pack is told by. */
export interface PackSizes {
  /** Scripts and sheets by the route of a page. */
  routes: Record<string, string[]>;
  /** Scripts of each model by its name. */
  models: Record<string, string[]>;
  /** Fonts, and the site's sign. */
  always: string[];
  /** Of every file, on its way. */
  bytes: Record<string, number>;
}

/** What pages are made with, as `worker/commands/pack-graph.ts` writes it for each build. */
export interface PackFiles extends PackSizes {
  /** Of every file, as `whole-files.ts` makes them. */
  digests: Record<string, string>;
}

/** The files that a pack needs whatever its pages say. */
export function filesOfPack({ pages }: Pick<Pack, "pages">, { routes, always }: PackSizes): Set<string> {
  return new Set([...always, ...pages.flatMap(({ route }) => (route === undefined ? [] : (routes[route] ?? [])))]);
}

const mean = (values: readonly number[]) => values.reduce((sum, each) => sum + each, 0) / Math.max(1, values.length);

/** Bytes of a pack on its way. A model's name stands in its lesson, so before that each counts as the mean of all. */
export function packBytes(pack: Pick<Pack, "pages">, files: PackSizes): number {
  const sizeOf = (path: string) => files.bytes[path] ?? 0;
  const model = mean(Object.values(files.models).map((paths) => paths.reduce((sum, path) => sum + sizeOf(path), 0)));
  const pages = pack.pages.reduce((sum, { bytes, models = 0 }) => sum + bytes + models * model, 0);
  return Math.round([...filesOfPack(pack, files)].reduce((sum, path) => sum + sizeOf(path), pages));
}

/** The files that a page names: sheets, scripts, fonts, pictures and the scripts of its models. */
export function filesNamedIn(html: string, { models }: Pick<PackFiles, "models">): string[] {
  const named = [
    ...html.matchAll(
      /"(\/(?:assets|covers|figures|gallery|pictures)\/[\w./-]+\.(?:js|css|woff2|svg|webp)|\/[a-z-]+\.js)"/g,
    ),
  ];
  const held = [...html.matchAll(/class="model model-([\w-]+)/g)].flatMap(([, name = ""]) => models[name] ?? []);
  return [...new Set([...named.map(([, path = ""]) => path), ...held])];
}

/** Why a pack did not come. */
export type PackFailure = "cancelled" | "full" | "failed" | "elsewhere";

/** How it stands with a chapter on this device. */
export type PackState =
  | { is: "absent"; why?: PackFailure }
  | { is: "taken" }
  /** Kept, of an edition that is not the newest any more. */
  | { is: "stale"; why?: PackFailure }
  /** `kept` where an older one stands until this is whole; `done` of the whole, 0 to 1. */
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
      // A start anew, with another edition, goes back; an answer that comes after the end changes nothing.
      return state.is === "coming" ? { ...state, done: action.done } : state;
    case "ends":
      if (action.how === "taken") return { is: "taken" };
      return { is: state.is === "coming" && state.kept ? "stale" : "absent", why: action.how };
    case "removed":
      return { is: "absent" };
  }
}
