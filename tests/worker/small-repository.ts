/** Makes a repository of the program with a magazine of one piece. Every command then takes a second. */
import { execFileSync } from "node:child_process";
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { magazine, picture } from "../../seed/pipeline/fixtures/newsroom";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** Folders that the commands of the seed need. If a new import adds one, the failing command names it. */
const program = [
  ...["magazine", "models", "lessons", "play", "library", "ui", "pages"].map((room) => `app/${room}`),
  "worker/commands",
  "seed/pipeline",
  ...["social", "kit"].map((room) => `seed/drawings/${room}`),
  "seed/tables",
];
const settings = [
  "package.json",
  "package-lock.json",
  "wrangler.toml",
  "tsconfig.json",
  ".gitignore",
  ".gitattributes",
];

export interface SmallRepository {
  /** The bare repository, as on GitHub. */
  origin: string;
  /** Commits files on top of a branch and pushes it. It makes the branch if it does not exist. @returns the commit */
  push(branch: string, files: Record<string, string>, onto?: string): string;
  /** Returns a file's text on a branch. */
  show(branch: string, file: string): string;
  git(...words: string[]): string;
}

/** @param folder in which it is made */
export function smallRepository(folder: string): SmallRepository {
  const origin = join(folder, "origin.git");
  const clone = join(folder, "desk");
  mkdirSync(clone);
  const git = (...words: string[]) =>
    execFileSync("git", ["-c", "user.name=a", "-c", "user.email=a@b.al", ...words], { cwd: clone, encoding: "utf8" });
  for (const each of program) {
    cpSync(join(root, each), join(clone, each), {
      recursive: true,
      filter: (path) => !/\.(test\.tsx?|woff2)$/.test(path),
    });
  }
  for (const each of settings) if (existsSync(join(root, each))) cpSync(join(root, each), join(clone, each));
  const write = (files: Record<string, string>) => {
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(dirname(join(clone, file)), { recursive: true });
      writeFileSync(join(clone, file), text);
    }
  };
  write({
    "seed/magazine.json": `${JSON.stringify(magazine(), null, 2)}\n`,
    "seed/lessons/graviteti.md": "Pse bie guri?\n",
    "seed/tables/search-names.json": "{}\n",
    "public/covers/graviteti.svg": picture,
  });
  execFileSync("git", ["init", "--quiet", "--bare", "--initial-branch=main", origin]);
  git("init", "--quiet", "--initial-branch=main");
  git("remote", "add", "origin", origin);
  const save = (branch: string) => {
    git("add", "--all");
    git("commit", "--quiet", "--allow-empty", "--message", "a");
    git("push", "--quiet", "origin", `HEAD:refs/heads/${branch}`);
    return git("rev-parse", "HEAD").trim();
  };
  save("main");
  return {
    origin,
    push(branch, files, onto = branch) {
      git("fetch", "--quiet", "origin");
      git("checkout", "--quiet", "--detach", `origin/${onto}`);
      write(files);
      return save(branch);
    },
    show: (branch, file) => {
      git("fetch", "--quiet", "origin");
      return git("show", `origin/${branch}:${file}`);
    },
    git,
  };
}

export interface Stubs {
  /** The first folder of the PATH. */
  folder: string;
  /** The path of the real npm. */
  npm: string;
  /** Returns the calls since the last time, one per line. */
  calls(): string[];
}

/**
 * Makes fake commands for `gh` and for some npm commands. These install, test or use the network.
 *
 * They read variables: LAST is the last published commit, OPEN the number of open requests, RED the failing one of pr,
 * test and check, QUICK is set to skip the check of the content, REMOTE to use Cloudflare's fake API.
 */
export function stubs(folder: string): Stubs {
  const bin = join(folder, "bin");
  const notes = join(folder, "calls");
  const npm = execFileSync("sh", ["-c", "command -v npm"], { encoding: "utf8" }).trim();
  mkdirSync(bin);
  const program = (name: string, lines: string[]) => {
    writeFileSync(join(bin, name), ["#!/bin/sh", `echo "${name} $*" >> "${notes}"`, ...lines, ""].join("\n"));
    chmodSync(join(bin, name), 0o755);
  };
  program("gh", [
    'case "$1 $2" in',
    '  "run list") echo "$LAST" ;;',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: It is the shell's.
    '  "pr list") echo "${OPEN:-0}" ;;',
    '  "pr create") [ "$RED" != pr ] ;;',
    '  "pr comment") while [ $# -gt 1 ]; do shift; done; cat "$1" ;;',
    "esac",
  ]);
  program("npm", [
    'case "$*" in',
    '  *" deploy "*) [ -z "$REMOTE" ] || exec "$REMOTE" "$@"; exit 0 ;;',
    `  *--remote*) [ -z "$REMOTE" ] || exec "${npm}" "$@"; exit 0 ;;`,
    "  ci*) exit 0 ;;",
    '  *" check "*) [ "$RED" != check ] || exit 1; [ -z "$QUICK" ] || exit 0 ;;',
    '  test*) [ "$RED" != test ]; exit ;;',
    "esac",
    `exec "${npm}" "$@"`,
  ]);
  return {
    folder: bin,
    npm,
    calls() {
      const lines = existsSync(notes) ? readFileSync(notes, "utf8").trim().split("\n") : [];
      writeFileSync(notes, "");
      return lines.filter((line) => line !== "");
    },
  };
}
