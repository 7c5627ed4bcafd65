/** Lint's rules of who may import whom, made from the table of rooms. */
import { posix } from "node:path";
import { type Room, rooms } from "./rooms";

interface Pattern {
  group: string[];
  message: string;
}

/** The import rule of some files, as an override of `biome.json`. */
export interface ImportRule {
  includes: string[];
  linter: { rules: { style: { noRestrictedImports: { level: "error"; options: { patterns: Pattern[] } } } } };
}

const readmeSays = "Who may import whom stands in the README.";
const remix = "@remix-run/*";

/** Lists the folders above `path` that a pattern must let through before it lets `path` itself through. */
const stepsTo = (path: string): string[] =>
  path.split("/").flatMap((_, at, parts) => (at === 0 ? [] : [parts.slice(0, at).join("/")]));

/** Lets an import of a file, or of a folder and everything in it, through. */
const letThrough = (path: string): string[] =>
  posix.extname(path) === "" ? [`!${path}`, `!${path}/**`] : [`!${path.slice(0, -posix.extname(path).length)}`];

/** Bars every import from outside of a folder but those of `may`, by paths that begin at the folder's files. */
function closed({ folder, may = [], alsoParent = false, steps = true }: Room): string[] {
  const up = alsoParent ? "../../" : "../";
  const paths = may.map((other) => posix.relative(folder, other));
  const above = steps ? [...new Set(paths.flatMap(stepsTo))].filter((path) => path !== "..") : [];
  return [
    `${up}*`,
    `${up}**`,
    ...(alsoParent && may.length > 0 ? ["!../*"] : []),
    ...above.map((path) => `!${path}`),
    ...paths.flatMap(letThrough),
  ];
}

/** Bars imports of named folders from any depth, but those of `may`. */
const open = ({ barred = [], may = [] }: Room): string[] => [
  ...barred.map((folder) => `**/${folder}/**`),
  ...[...new Set(may.flatMap(stepsTo))].filter((path) => path.includes("/")).map((path) => `!**/${path}`),
  ...may.flatMap((path) => letThrough(`**/${path}`)),
];

/** The import rules of every room, in the order in which the later one counts. */
export const importRules = (): ImportRule[] =>
  rooms.map((room) => {
    const group = room.barred ? open(room) : closed(room);
    const patterns = [{ group, message: `${room.says} ${readmeSays}` }];
    if (room.remix) patterns.push({ group: [remix], message: room.remix });
    return {
      includes: room.files ?? [`${room.folder}/**`],
      linter: { rules: { style: { noRestrictedImports: { level: "error", options: { patterns } } } } },
    };
  });
