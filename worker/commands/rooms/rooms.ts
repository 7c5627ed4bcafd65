/** Who may import whom. `npm run rooms` writes lint's rules and the README's table from it. */

/** A folder, or some files of one, with its rule. */
export interface Room {
  folder: string;
  /** Its files, where they are not all of the folder's. */
  files?: string[];
  /** What it may import besides itself: folders, and files with their endings. */
  may?: string[];
  /** Where its files lie at many depths: the folders that none of them may import, but for what `may` names. */
  barred?: string[];
  /** Whether it may import the files of the folder around it. */
  alsoParent?: boolean;
  steps?: boolean;
  says: string;
  /** Why it does not know Remix; left out where it may. */
  remix?: string;
}

const played = "What is played does not know Remix.";
const programs = (folder: string) => [`${folder}/*.ts`, "!**/*.test.ts"];
const keys = "app/library/kv-layout.ts";

/** The rooms of the house. Where two hold a file, the later one counts. */
export const rooms: readonly Room[] = [
  {
    folder: "app/magazine/practice",
    files: ["app/magazine/{practice,search}/**"],
    says: "app/magazine imports nothing of ours.",
    alsoParent: true,
  },
  {
    folder: "app/magazine",
    files: ["app/magazine/**", "!app/magazine/{practice,search}/**"],
    says: "app/magazine imports nothing of ours.",
  },
  { folder: "app/cache", says: "app/cache imports nothing of ours." },
  {
    folder: "app/library/edition",
    may: ["app/magazine", "app/cache", keys, "app/library/library.ts", "app/library/test-isolate.ts"],
    says: "library/edition imports app/magazine, app/cache, kv-layout and library.ts.",
  },
  {
    folder: "app/library",
    files: ["app/library/**", "!app/library/edition/**"],
    may: ["app/magazine", "app/cache"],
    says: "app/library imports app/magazine and app/cache only.",
  },
  {
    folder: "app/ui",
    may: ["app/magazine"],
    remix: "Of app/ui only deferred.tsx knows Remix.",
    says: "app/ui imports app/magazine only.",
  },
  {
    folder: "app/ui",
    files: ["app/ui/deferred.tsx"],
    may: ["app/magazine"],
    says: "app/ui imports app/magazine only.",
  },
  {
    folder: "app/play",
    may: ["app/magazine", "app/ui"],
    remix: played,
    says: "app/play imports app/magazine and app/ui only.",
  },
  {
    folder: "app/features/x",
    files: ["app/features/**", "!app/features/circuit/*/**"],
    may: ["app/magazine", "app/ui", "app/play"],
    remix: played,
    steps: false,
    says: "A feature imports app/magazine, app/ui, app/play and itself.",
  },
  { folder: "app/features/circuit/solver", remix: played, says: "The solver imports itself only." },
  {
    folder: "app/features/circuit/parts",
    may: ["app/magazine", "app/ui", "app/play", "app/features/circuit/solver"],
    remix: played,
    says: "circuit/parts imports solver, app/magazine, app/ui and app/play.",
  },
  {
    folder: "app/features/circuit/levels",
    files: ["app/features/circuit/levels/**", "app/features/circuit/laboratory/**"],
    may: ["app/magazine", "app/ui", "app/play", "app/features/circuit/solver", "app/features/circuit/parts"],
    remix: played,
    says: "circuit/levels and circuit/laboratory import parts, solver, app/magazine, app/ui and app/play; never each other.",
  },
  {
    folder: "app/models",
    barred: ["routes", "pages", "features", "library", "lessons", "worker", "seed", "tests"],
    remix: played,
    says: "app/models imports app/magazine, app/ui, app/play and itself.",
  },
  {
    folder: "app/lessons",
    may: ["app/magazine", "app/ui", "app/features", "app/play", "app/models"],
    says: "app/lessons imports magazine, ui, play, features and models.",
  },
  {
    folder: "app/pages",
    barred: ["routes", "worker", "seed", "tests"],
    says: "app/pages imports anything in app but the routes.",
  },
  {
    folder: "app/routes",
    files: ["app/*.ts", "app/*.tsx", "app/routes/**"],
    barred: ["worker", "seed", "tests"],
    says: "app does not know what stands around it.",
  },
  {
    folder: "worker",
    files: ["worker/**", "!worker/commands/**"],
    may: ["app/magazine", "app/library", "app/cache"],
    says: "worker imports app/magazine, app/cache, app/library and the Remix build.",
  },
  {
    folder: "seed",
    barred: ["app", "worker", "tests"],
    may: ["app/magazine", keys, "app/models", "app/lessons"],
    says: "seed imports app/magazine, app/lessons, app/models and app/library/kv-layout.",
  },
  {
    folder: "seed/pipeline/checking",
    files: programs("seed/pipeline/checking"),
    may: ["app/magazine"],
    says: "seed/pipeline/checking imports app/magazine only.",
  },
  {
    folder: "seed/pipeline/lesson",
    files: programs("seed/pipeline/lesson"),
    may: ["app/magazine", "app/lessons", "seed/pipeline/checking", "app/models"],
    says: "seed/pipeline/lesson imports checking, app/magazine, app/lessons and app/models.",
  },
  {
    folder: "seed/pipeline/lesson/rules",
    files: programs("seed/pipeline/lesson/rules"),
    alsoParent: true,
    may: ["app/magazine", "app/lessons", "seed/pipeline/checking"],
    says: "seed/pipeline/lesson imports checking, app/magazine and app/lessons.",
  },
  ...["practice", "search"].map((room) => ({
    folder: `seed/pipeline/${room}`,
    files: programs(`seed/pipeline/${room}`),
    may: ["app/magazine", "seed/pipeline/checking", "seed/pipeline/lesson"],
    says: `seed/pipeline/${room} imports checking, lesson and app/magazine.`,
  })),
  {
    folder: "seed/pipeline/edition",
    files: programs("seed/pipeline/edition"),
    may: ["app/magazine", keys],
    says: "seed/pipeline/edition imports app/magazine and app/library/kv-layout.",
  },
  {
    folder: "seed/pipeline/magazine",
    files: programs("seed/pipeline/magazine"),
    may: [
      "app/magazine",
      keys,
      ...["checking", "lesson", "practice", "search", "edition"].map((room) => `seed/pipeline/${room}`),
    ],
    says: "seed/pipeline/magazine imports checking, lesson, practice, search, edition, app/magazine and app/library/kv-layout.",
  },
  {
    folder: "seed/pipeline/publishing",
    files: programs("seed/pipeline/publishing"),
    may: ["app/magazine", keys, "seed/pipeline/edition"],
    says: "seed/pipeline/publishing imports edition, app/magazine and app/library/kv-layout.",
  },
  {
    folder: "seed/pipeline/pictures",
    files: programs("seed/pipeline/pictures"),
    may: ["app/magazine", "seed/drawings/social", "seed/pipeline/checking"],
    says: "seed/pipeline/pictures imports checking, drawings/social and app/magazine.",
  },
  {
    folder: "seed/pipeline/commands",
    files: programs("seed/pipeline/commands"),
    may: [
      "app/magazine",
      keys,
      ...["checking", "magazine", "edition", "pictures", "publishing"].map((room) => `seed/pipeline/${room}`),
    ],
    says: "seed/pipeline/commands imports the other rooms, app/magazine and app/library/kv-layout.",
  },
  {
    folder: "seed/drawings",
    barred: ["app", "worker", "tests", "pipeline"],
    says: "seed/drawings imports itself only.",
  },
  {
    folder: "seed/studio",
    barred: ["app/features", "app/pages", "app/routes", "app/play", "worker", "tests", "drawings"],
    says: "seed/studio imports the pipeline, app/magazine, app/library and app/ui.",
  },
];
