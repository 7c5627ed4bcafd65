/** Lint's rules of who may import whom, and the README's table. Both are made from the table of rooms. */
import { posix } from "node:path";
import { type CodeRoom, rooms } from "./rooms";

interface Pattern {
  group: string[];
  message: string;
}

/** The import rule of some files, as an override of `biome.json`. */
export interface ImportRule {
  includes: string[];
  linter: { rules: { style: { noRestrictedImports: { level: "error"; options: { patterns: Pattern[] } } } } };
}

/** Imports that are barred for a program: tests, and what is made for them alone. */
const forTests: Pattern = {
  group: ["**/*.test", "**/*.cases", "**/*.fixture", "**/fixtures/**", "**/tests/**"],
  message: "Programs import no tests and nothing that is made for tests.",
};
const notPrograms = ["!**/*.test.ts", "!**/*.test.tsx", "!**/*.cases.ts", "!**/*.fixture.ts", "!**/fixtures/**"];

const remix: Pattern = { group: ["@remix-run/*"], message: "Which rooms know Remix stands in the README." };

/** Lets an import of a file, or of a folder and everything in it, through. */
const letThrough = (path: string): string[] =>
  posix.extname(path) === "" ? [`!${path}`, `!${path}/**`] : [`!${path.slice(0, -posix.extname(path).length)}`];

const tops = ["app", "worker", "seed", "tests"];
const topOf = (path: string) => path.split("/")[0] as string;

/** Returns the direct subfolders of a top folder, `app` or `seed`. */
const neighbours = (top: string): string[] => [
  ...new Set(
    rooms
      .flatMap(({ folders }) => folders)
      .flatMap((folder) => (topOf(folder) === top ? (folder.split("/")[1] ?? []) : [])),
  ),
];

/** Bars every import from outside of a flat folder but its own few. They are paths from the folder. */
function barredByPath({ folders: [folder], may }: CodeRoom): string[] {
  const parent = posix.dirname(folder);
  const outside = may.includes(parent) ? "../../" : "../";
  const others = may.filter((other) => other !== parent).map((other) => posix.relative(folder, other));
  return [`${outside}*`, `${outside}**`, ...others.flatMap(letThrough)];
}

/** Bars imports of the folders that a deep room may not import. They are found by their names at any depth. */
function barredByName({ folders, may }: CodeRoom): string[] {
  const folder = folders[0];
  const top = topOf(folder);
  const beside = folder === top || may.includes(top) ? [] : neighbours(top).map((name) => `${top}/${name}`);
  const siblings = beside.filter((other) => !folders.includes(other) && !may.includes(other));
  const outside = tops.filter((other) => other !== top && !may.includes(other));
  return [
    ...[...siblings.map((other) => posix.basename(other)), ...outside].map((name) => `**/${name}/**`),
    ...may.filter((other) => outside.includes(topOf(other))).flatMap((other) => letThrough(`**/${other}`)),
  ];
}

const rule = (includes: string[], patterns: Pattern[]): ImportRule => ({
  includes,
  linter: { rules: { style: { noRestrictedImports: { level: "error", options: { patterns } } } } },
});

const barred = (room: CodeRoom): string[] => (room.deep ? barredByName(room) : barredByPath(room));

/** The rules of a room. One is for all of its files, a stricter one for its programs. */
function rulesOf(room: CodeRoom): ImportRule[] {
  const includes = [...(room.files ?? room.folders.map((folder) => `${folder}/**`))];
  const may = room.may.length === 0 ? "nothing of ours" : `${room.may.join(", ")} and itself`;
  const message = `${nameOf(room).join(" and ")} may import ${may}. Who may import whom stands in the README.`;
  const others = room.remix ? [] : [remix];
  const withTests = { ...room, may: [...room.may, ...(room.testsMay ?? [])] };
  return [
    rule(includes, [{ group: barred(withTests), message }, ...others]),
    rule([...includes, ...notPrograms], [{ group: barred(room), message }, ...others, forTests]),
  ];
}

/** The import rules of every room, in the order in which the later one counts. */
export const importRules = (): ImportRule[] => rooms.flatMap(rulesOf);

/** A room's folders, or the one file that it is. */
const nameOf = ({ folders, files = [] }: CodeRoom): readonly string[] =>
  files.length === 1 && !files[0]?.includes("*") ? files : folders;

/** Names what a room may import, without the folder in which both lie. */
function shortName(folder: string, other: string): string {
  const around = [posix.dirname(folder), "app"].find(
    (parent) => folder.startsWith(`${parent}/`) && other.startsWith(`${parent}/`),
  );
  return around === undefined ? other : posix.relative(around, other);
}

const quoted = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(", ");

/** The head of the README's table of rooms. */
export const tableHead = "| folder | may import, besides itself |\n|---|---|\n";

/** The README's table of rooms. */
export const readmeTable = (): string =>
  tableHead +
  rooms
    .map((room) => {
      const may = quoted(room.may.map((other) => shortName(room.folders[0], other)));
      const all = [may, room.remix ? "Remix" : ""].filter(Boolean).join(", ");
      return `| ${quoted(nameOf(room))} | ${all || "nothing of ours"} |\n`;
    })
    .join("");
