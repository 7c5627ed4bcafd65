/** The table of permitted imports. `npm run rooms` writes lint's rules and the README's table from it. */

/** A folder with its rule, or a few that share one. */
export interface CodeRoom {
  folders: readonly [string, ...string[]];
  /** Globs of its files, where they are not all of its folders'. */
  files?: readonly string[];
  /** Permitted imports besides itself: folders, and files by their names with endings. */
  may: readonly string[];
  /** Further imports that its tests may have. */
  testsMay?: readonly string[];
  /** Whether its files lie in folders of their own. A path outwards then begins at many depths. */
  deep?: true;
  /** Whether it may import Remix. */
  remix?: true;
}

const keys = "app/library/kv-layout.ts";
const longSeries = "tests/long-series.ts";
const pipeline = (...names: string[]) => names.map((name) => `seed/pipeline/${name}`);

/** A room of the pipeline. Its tests may import what any file of `seed` may. */
const pipelineRoom = (names: [string, ...string[]], may: readonly string[]): CodeRoom => {
  const folders = names.map((name) => `seed/pipeline/${name}`) as [string, ...string[]];
  return {
    folders,
    files: [...folders.map((folder) => `${folder}/*.ts`), "!**/*.test.ts"],
    may,
    testsMay: [longSeries],
  };
};

/** The rooms of the house, from the ground up. Of two that hold a file the later one counts. */
export const rooms: readonly CodeRoom[] = [
  { folders: ["app/magazine"], may: [] },
  { folders: ["app/magazine/practice", "app/magazine/search"], may: ["app/magazine"] },
  // Exercises' pictures share the strokes of the models. Circuits are tested against the laboratory's solver.
  {
    folders: ["app/magazine/practice/drawings"],
    may: [
      "app/magazine",
      "app/magazine/practice",
      "app/play/clamp.ts",
      "app/play/svg-path.ts",
      "app/play/hatching.ts",
      "app/features/circuit/solver",
    ],
  },
  { folders: ["app/magazine/classroom"], may: ["app/magazine", "app/magazine/practice"] },
  { folders: ["app/cache"], may: [] },
  { folders: ["app/library"], may: ["app/magazine", "app/cache"] },
  {
    folders: ["app/library/edition"],
    may: ["app/magazine", "app/cache", keys, "app/library/library.ts"],
    testsMay: ["app/library/isolate.fixture.ts"],
  },
  { folders: ["app/ui"], may: ["app/magazine"] },
  {
    folders: [
      "app/ui/lesson",
      "app/ui/project",
      "app/ui/story",
      "app/ui/absence",
      "app/ui/frame",
      "app/ui/glyph",
      "app/ui/pika",
      "app/ui/moving-cover",
    ],
    may: ["app/magazine", "app/ui"],
  },
  { folders: ["app/play"], deep: true, may: ["app/magazine", "app/ui"] },
  { folders: ["app/island"], may: ["app/magazine", "app/ui"] },
  // Only the script that follows links finds routes in Remix's table.
  { folders: ["app/island"], files: ["app/island/navigator.ts"], may: ["app/magazine", "app/ui"], remix: true },
  { folders: ["app/features/x"], files: ["app/features/**"], may: ["app/magazine", "app/ui", "app/play"] },
  { folders: ["app/features/classroom/camera"], may: ["app/magazine"] },
  { folders: ["app/features/circuit/solver"], may: [] },
  {
    folders: ["app/features/circuit/parts"],
    may: ["app/magazine", "app/ui", "app/play", "app/features/circuit/solver"],
  },
  {
    folders: ["app/features/circuit/levels", "app/features/circuit/laboratory"],
    may: ["app/magazine", "app/ui", "app/play", "app/features/circuit/solver", "app/features/circuit/parts"],
  },
  {
    folders: [
      "app/features/circuit/laboratory/task",
      "app/features/circuit/laboratory/grid",
      "app/features/circuit/laboratory/link",
      "app/features/circuit/laboratory/diagnosis",
      "app/features/circuit/laboratory/readings",
    ],
    may: [
      "app/magazine",
      "app/ui",
      "app/play",
      "app/features/circuit/solver",
      "app/features/circuit/parts",
      "app/features/circuit/laboratory",
    ],
  },
  { folders: ["app/models"], deep: true, may: ["app/magazine", "app/ui", "app/play"] },
  { folders: ["app/lessons"], may: ["app/magazine", "app/ui", "app/play", "app/features", "app/models"] },
  {
    folders: ["app/pages"],
    deep: true,
    may: ["magazine", "cache", "library", "ui", "play", "features", "models", "lessons", "island"].map(
      (name) => `app/${name}`,
    ),
    remix: true,
  },
  {
    folders: ["app", "app/routes"],
    files: ["app/*.ts", "app/*.tsx", "app/routes/**"],
    deep: true,
    may: ["app"],
    remix: true,
  },
  {
    folders: ["worker"],
    files: ["worker/**", "!worker/commands/**"],
    may: ["app/magazine", "app/cache", "app/library"],
    remix: true,
  },
  { folders: ["worker/commands"], deep: true, may: ["app", "worker", "seed"], testsMay: ["tests"], remix: true },
  {
    folders: ["seed"],
    deep: true,
    may: ["app/magazine", "app/lessons", "app/models", keys],
    testsMay: [longSeries],
  },
  pipelineRoom(["checking"], ["app/magazine"]),
  pipelineRoom(["lesson"], [...pipeline("checking"), "app/magazine", "app/lessons", "app/models"]),
  pipelineRoom(["lesson/rules"], [...pipeline("checking", "lesson"), "app/magazine", "app/lessons"]),
  pipelineRoom(["practice", "search"], [...pipeline("checking", "lesson"), "app/magazine"]),
  pipelineRoom(["edition"], ["app/magazine", keys]),
  pipelineRoom(
    ["magazine"],
    [
      ...pipeline("checking", "lesson", "practice", "search", "edition"),
      "app/magazine",
      "app/pages/prerendered-pages.tsx",
      keys,
    ],
  ),
  pipelineRoom(["pictures"], [...pipeline("checking"), "seed/drawings/social", "app/magazine"]),
  pipelineRoom(["publishing"], [...pipeline("edition"), "app/magazine", keys]),
  pipelineRoom(
    ["commands"],
    [
      ...pipeline("checking", "magazine", "edition", "pictures", "publishing"),
      "app/magazine",
      "app/models/model-files.ts",
      keys,
    ],
  ),
  {
    folders: ["seed/studio"],
    deep: true,
    may: ["seed/pipeline", "app/magazine", "app/library", "app/ui"],
    remix: true,
  },
  // The covers of models are drawn by the models themselves.
  {
    folders: ["seed/drawings"],
    deep: true,
    may: [
      "app/magazine/fit-title.ts",
      "app/magazine/lesson-markup.ts",
      "app/magazine/model-stills.ts",
      "app/models/all-models.ts",
      "app/models/model-files.ts",
      "app/models/kit/touch-model.ts",
    ],
  },
];
