/**
 * Groups the scripts of hydrated pages into a few chunks. Rollup alone makes one chunk for each set of modules that
 * the same routes share: 19 to 25 files per page, most under 1 KB, each one a request.
 */
import type { Plugin, Rollup } from "vite";

type Modules = ReadonlySet<string>;

/** The modules of each chunk, by the name of its file. */
interface Gathered {
  /** Registers the service worker after the page has loaded. It shares rules with packs and needs no React. */
  keeper: Modules;
  /** Finds pages stored for offline use. The search script shares its modules with packs; it must not load React. */
  caching: Modules;
  /** React, and the modules that a lesson's model shares with hydrated pages. */
  react: Modules;
  /** What hydrates a page, and the modules that hydrated routes share with each other. */
  "entry.client": Modules;
  /** Shared modules of hydrated routes that import style sheets. Reading pages must not link these sheets. */
  play: Modules;
  /**
   * The same, for modules that the lessons' models share too. The question of a model, 0.5 KB, is with them: each model
   * needs both, as does the page of mechanics.
   */
  controls: Modules;
  /** Modules that only the three routes of projects share. */
  project: Modules;
  /** Modules that only the page with a chapter's pack shares with reading pages. */
  chapter: Modules;
  /** Modules that only the exercises of a lesson and the notebook share. */
  practice: Modules;
  /** The codes of the class, which its pages load after their first view. */
  classroom: Modules;
  /** What opens a pupil's work and judges its first answers: one file of `/detyra` in place of two. */
  "opened-work": Modules;
  /** The rules of cards, which come with the press on them. */
  cards: Modules;
  /** Modules that only the two pages of a teacher share. Their style sheet is for no other page. */
  teacher: Modules;
  /** What draws, judges and shows exercises: of a lesson, of the notebook's mix, of an assignment. */
  exercises: Modules;
  /** What paints an exercise's picture and what two drawings share. Each drawing stays a file of its own. */
  "exercise-pictures": Modules;
  /** The page of the game. What an assignment's round shares with it would be a file and a request of its own. */
  "number-ninja": Modules;
  /** The page of the circuit simulator, which shares modules with an assignment's task in the same way. */
  "electricity-simulator": Modules;
  /** What judges the further kinds of exercises. The sheet for a class shares its values of a model answer. */
  "further-kinds": Modules;
}

/**
 * Modules under 0.3 KB that models share with one hydrated page or with each other. Alone each would be a file and a
 * request.
 */
const small = ["play/page-address", "play/angle", "play/svg-path", "play/use-held-page"];

/** Modules under 0.2 KB that played pages share. Alone each would be a file, or its page would load all exercises. */
const smallOfPlayed = ["play/copy-or-select", "play/answer-field", "magazine/practice/steps"];

const loader = "\0vite/preload-helper.js";
const lessonLoader = `${loader}?lesson`;

/** Modules of which an importer gets a copy of its own. The reasons stand at `resolveId`. */
const copies: readonly { name: string; of: RegExp; by: RegExp; onServer: boolean }[] = [
  { name: "lesson", of: /\/linked-model$/, by: /\/app\/lessons\/lesson-models\.ts$/, onServer: true },
  { name: "project", of: /\/lesson\/lesson-sheet$/, by: /\/app\/ui\/project\//, onServer: false },
  { name: "reader", of: /\/card-marker$/, by: /\/read-cards\.client\.ts$/, onServer: false },
  { name: "screens", of: /\/qr-path$/, by: /\/pages\/scripts\/class-screens\.ts$/, onServer: true },
  { name: "screens", of: /^uqr$/, by: /\/qr-path\.ts\?screens$/, onServer: true },
];

/** Fewer files than Rollup makes of the modules that `clientChunks` names. */
export const fewerFiles: Plugin = {
  name: "fewer-files",
  enforce: "pre",
  apply: "build",
  /**
   * Gives a lesson's script a copy of Vite's loader of lazy parts, 0.5 KB. Shared, it would be a file of its own, since
   * that script loads React only when a model is near. It gets a copy of what reads a link to a model too: models would
   * import the script for it, and on a page reached by a followed link it would run twice and show each model twice.
   * Projects get a copy of the sheet of lessons, 0.6 KB. Shared with a reading page, it would be in every hydrated page.
   * The reader of cards gets a copy of their markers, 0.6 KB, since a worker that runs it may import no script.
   * The script of a lesson's screens gets a copy of what draws a QR code, 4 KB: shared, it would be a request of each page
   * of the class.
   */
  async resolveId(id, importer = "", { ssr }) {
    if (importer.endsWith("/app/lessons/lesson-models.ts") && id === loader) return lessonLoader;
    const copy = copies.find(({ of, by, onServer }) => of.test(id) && by.test(importer) && (onServer || ssr !== true));
    if (copy === undefined) return null;
    const module = await this.resolve(id, importer, { skipSelf: true });
    return module && `${module.id}?${copy.name}`;
  },
  async load(id) {
    if (id !== lessonLoader) return null;
    return { code: (await this.load({ id: loader })).code ?? "", moduleSideEffects: false };
  },
  /**
   * Lets Vite's loader of lazy parts link a style sheet that it has linked before: on the way to another page
   * `app/island/navigator.ts` may have removed it. What is still linked the loader finds by its address.
   */
  transform(code, id) {
    if (id !== loader) return null;
    const asked = "if (dep in seen) return;";
    if (!code.includes(asked))
      this.error("Vite's loader of lazy parts has changed: see `transform` in client-chunks.ts.");
    return { code: code.replace(asked, 'if (dep in seen && !dep.endsWith(".css")) return;'), map: null };
  },
  /**
   * Lets the file of a route export what its lazy parts need. Otherwise Rollup adds an entry of 0.2 KB before it. Routes
   * of the API, which are empty in the browser, keep their own files, since Remix looks for each.
   */
  moduleParsed({ id, isEntry, exports }) {
    if (isEntry && isRoute(id) && (exports?.length ?? 0) > 0) {
      this.emitFile({ type: "chunk", id, preserveSignature: "allow-extension" });
    }
  },
};

/** Names the file of a module that several routes share; Rollup decides for the others. */
export function clientChunks(): Rollup.GetManualChunk {
  let gathered: Gathered | undefined;
  return (id, graph) => {
    gathered ??= gather(graph);
    for (const [name, modules] of Object.entries(gathered)) if (modules.has(id)) return name;
    return null;
  };
}

const isReact = (id: string) => /node_modules\/(react|react-dom|scheduler)\//.test(id) || /^\0commonjsHelpers/.test(id);
/** Tells whether a module is used on the server alone, though routes import it for their `meta`. */
const isForServer = (id: string) => id.includes("/app/pages/head/structured-data");
const isRoute = (id: string) => id.includes("/app/routes/");
/**
 * Tells whether a module links a style sheet. A sheet imported by its address has two ids in Vite, and its user links
 * it.
 */
const isSheet = (id: string) => /\.css($|\?(?!url\b|transform-only\b))/.test(id);

function gather({ getModuleIds, getModuleInfo }: Rollup.ManualChunkMeta): Gathered {
  const ids = [...getModuleIds()];
  const named = (path: string) => ids.filter((id) => id.includes(`/app/${path}`));
  const reach = (from: string[], { lazy = false } = {}): Modules => {
    const found = new Set<string>();
    const visit = (id: string) => {
      const module = getModuleInfo(id);
      if (found.has(id) || module === null || isForServer(id)) return;
      found.add(id);
      for (const imported of [...module.importedIds, ...(lazy ? module.dynamicallyImportedIds : [])]) visit(imported);
    };
    for (const id of from) visit(id);
    return found;
  };

  const entry = reach(named("entry.client"));
  const models = reach(named("lessons/lesson-models.ts"), { lazy: true });
  const playedRoutes = named("hydration.ts").flatMap((id) => getModuleInfo(id)?.importers.filter(isRoute) ?? []);
  // The page that downloads a chapter is a reading page with a button. Its lists must not load on every hydrated page.
  const isChapter = (route: string) => route.includes("/routes/chapter-pack.");
  const played = playedRoutes.filter((route) => !isChapter(route)).map((route) => reach([route]));
  const reading = reach(ids.filter((id) => isRoute(id) && !playedRoutes.some((route) => id.startsWith(route))));

  // A hydrated page loads this only when it goes on to another page.
  const next = reach(named("pages/loaders/browser-pages"), { lazy: true });
  const isProject = (modules: Modules) => named("pages/project/project-view").some((id) => modules.has(id));
  const isPractice = (modules: Modules) => named("features/practice/exercise-card").some((id) => modules.has(id));
  const isTeacher = (modules: Modules) => named("features/classroom/").some((id) => modules.has(id));
  const usersOf = (id: string) => played.filter((modules) => modules.has(id));
  const isOfProjects = (id: string) => usersOf(id).length > 1 && usersOf(id).every(isProject);
  const isOfPractice = (id: string) => usersOf(id).length > 1 && usersOf(id).every(isPractice);
  const isOfTeacher = (id: string) => usersOf(id).length > 1 && usersOf(id).every(isTeacher);
  const isOfNext = (id: string) => usersOf(id).length > 1 && (reading.has(id) || next.has(id));
  // Pages with a code alone need these; shared, all played pages would load them.
  const ofClassroom = [
    ...named("magazine/classroom/"),
    ...["play/use-hash", "play/code-form", "ui/class-picture"].flatMap(named),
  ];
  const isShared = (id: string) =>
    entry.has(id) ||
    (!ofClassroom.includes(id) &&
      (isOfNext(id) || (usersOf(id).length > 1 && !isOfProjects(id) && !isOfPractice(id) && !isOfTeacher(id))));
  const sheets = (id: string) => [...reach([id])].filter(isSheet);
  const shared = ids.filter((id) => isShared(id) && !isReact(id));
  const bare = shared.filter((id) => sheets(id).length === 0);
  const withSheets = shared.filter((id) => sheets(id).length > 0 && !sheets(id).some((sheet) => reading.has(sheet)));
  const chapter = reach(playedRoutes.filter(isChapter));
  const isOfChapter = (id: string) => reading.has(id) && !isShared(id) && sheets(id).length === 0 && !isReact(id);
  const keeper = reach(named("features/offline/keep-what-is-read"));
  const search = reach(named("pages/search/search-as-you-type"));
  const drawingFiles = named("features/practice/drawing-files");
  const drawings = drawingFiles
    .flatMap((id) => getModuleInfo(id)?.dynamicallyImportedIds ?? [])
    .map((id) => reach([id]));
  const ofPictures = [...reach(drawingFiles), ...ids.filter((id) => drawings.filter((one) => one.has(id)).length > 1)];
  const loadsLater = (id: string) => !entry.has(id) && !models.has(id) && !reading.has(id) && usersOf(id).length === 0;
  const isSmall = (id: string) => smallOfPlayed.some((name) => id.includes(name));
  // These would bring all exercises with the codes.
  const needsExercises = ["first-answer", "assignment-snapshot", "paper-variants", "paper-key"].flatMap((name) =>
    named(`magazine/classroom/${name}.`),
  );
  // Two describe answers of the API, which alone needs the library of schemas; one is of publishing, one of the laboratory, the
  // others of a teacher.
  const notOfPupils = [
    "published-hour",
    "asked-questions",
    "question-exercises",
    "marked-results",
    "mark-keys",
    "judged-work",
    "paper-letters",
  ].flatMap((name) => named(`magazine/classroom/${name}.`));
  /** A page and the modules of its feature, of which an assignment loads a part. What reads the next page has its own. */
  const withFeature = (route: string, feature: string): Modules => {
    const isOwn = (id: string) => isRoute(id) || (id.includes(`/app/features/${feature}/`) && !id.includes("/solver/"));
    const isTaken = (id: string) => isShared(id) || next.has(id) || models.has(id);
    return new Set([...reach(named(`routes/${route}.`))].filter((id) => isOwn(id) && !isTaken(id)));
  };
  const cards = named("magazine/classroom/card-");
  const sought = bare.filter((id) => search.has(id) && !models.has(id));
  return {
    keeper,
    caching: new Set([...reach(named("features/offline/kept-pages")), ...sought].filter((id) => !keeper.has(id))),
    react: new Set([...ids.filter(isReact), ...small.flatMap(named), ...bare.filter((id) => models.has(id))]),
    "entry.client": new Set([
      ...[...entry].filter((id) => !isReact(id)),
      ...smallOfPlayed.flatMap(named),
      ...bare.filter((id) => !models.has(id)),
    ]),
    play: new Set(withSheets.filter((id) => !models.has(id))),
    controls: new Set([...withSheets.filter((id) => models.has(id)), ...named("play/model-desk")]),
    project: new Set(ids.filter((id) => isOfProjects(id) && !isShared(id) && !models.has(id))),
    chapter: new Set([
      ...[...chapter].filter((id) => isOfChapter(id) && !models.has(id) && !search.has(id)),
      ...ids.filter(isForServer),
    ]),
    practice: new Set(ids.filter((id) => isOfPractice(id) && !isShared(id) && !models.has(id))),
    classroom: new Set(ofClassroom.filter((id) => ![...needsExercises, ...notOfPupils, ...cards].includes(id))),
    "opened-work": new Set(["magazine/classroom/first-answer.", "play/opened-work."].flatMap(named)),
    cards: new Set(cards.filter((id) => !id.endsWith("?reader"))),
    teacher: new Set(ids.filter((id) => isOfTeacher(id) && !isShared(id) && !models.has(id) && !isReact(id))),
    exercises: new Set(
      [...reach(["exercise-card", "use-further-kinds"].flatMap((name) => named(`features/practice/${name}.`)))].filter(
        (id) => id.includes("/practice/") && !isSmall(id) && !isShared(id) && !models.has(id),
      ),
    ),
    "number-ninja": withFeature("number-ninja", "number-ninja"),
    "electricity-simulator": withFeature("electricity-simulator", "circuit"),
    "exercise-pictures": new Set(ofPictures.filter(loadsLater)),
    "further-kinds": new Set([...reach(named("features/practice/further-kinds"))].filter(loadsLater)),
  };
}
