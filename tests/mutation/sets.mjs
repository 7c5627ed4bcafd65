/**
 * The sets of programs for `npm run test:mutation`. Each says what is mutated, which tests judge it, and the least
 * share killed in percent. Tests that read the whole magazine are left out where they take seconds for each mutant.
 *
 * `ignoreStatic` leaves out what runs at import, where trying it with every test takes most of the time.
 *
 * @type {Record<string, { mutate: string[], tests: string[], ignoreStatic?: boolean, leastKilled: number }>}
 */
export const sets = {
  rules: {
    mutate: [
      "app/features/**/*-rules.ts",
      "app/features/number-ninja/{exercise,game-data,shared-game-link}.ts",
      "app/features/quiz/{quiz-score,quiz-order}.ts",
      "app/features/circuit/solver/{circuit-solver,circuit-charging,linear-system,node-clusters}.ts",
      "app/features/circuit/parts/{component,meter-dial}.ts",
      "app/features/circuit/levels/{level-verdict,series-loop,simulator-settings,loop-layout}.ts",
      "app/features/circuit/laboratory/grid/{grid-component,grid}.ts",
      "app/features/circuit/laboratory/link/circuit-link.ts",
      "app/features/mechanics/{motion,cart-model,pull-model,push-model,experiment}.ts",
      "app/magazine/{hash,seeded-random}.ts",
      "app/play/play-clock.ts",
    ],
    tests: ["app/**/*.test.{ts,tsx}", "seed/**/*.test.ts", "tests/library/*.test.ts"],
    leastKilled: 90,
  },
  publishing: {
    mutate: [
      "app/library/{kv-layout,kv-library}.ts",
      "app/library/edition/{edition-source,read-text,read-manifest,read-body,all-contents}.ts",
      "seed/pipeline/publishing/{publish,replace-manifest,retry,plan,history,rollback,verify,prune,last-seen}.ts",
      "seed/pipeline/edition/stored-manifest.ts",
      "seed/pipeline/lesson/rules/*.ts",
    ],
    tests: ["app/**/*.test.{ts,tsx}", "seed/**/*.test.ts", "tests/library/*.test.ts"],
    leastKilled: 85,
  },
  practice: {
    mutate: ["app/magazine/practice/{expression,unit,typed-answer,exercise,verdict,verdict-sentences,draw}.ts"],
    tests: ["app/magazine/practice/*.test.ts"],
    leastKilled: 94,
  },
  further: {
    mutate: ["app/magazine/practice/further/*.ts"],
    tests: ["app/magazine/practice/further/*.test.ts"],
    leastKilled: 90,
  },
  classroom: {
    mutate: ["app/magazine/classroom/!(given-work|hour-*|lesson-hour|planned-sets|published-hour|ready-sets).ts"],
    tests: ["app/magazine/classroom/!(lesson-hour|ready-sets).test.ts"],
    leastKilled: 95,
  },
  hour: {
    mutate: ["app/magazine/classroom/{given-work,hour-*,lesson-hour,planned-sets,published-hour,ready-sets}.ts"],
    tests: ["app/magazine/classroom/{hour-*,lesson-hour,ready-sets}.test.ts"],
    leastKilled: 85,
  },
  science: {
    mutate: ["app/models/*/*.ts", "!app/models/kit/*"],
    tests: ["app/models/!(kit)/*.test.ts"],
    leastKilled: 92,
  },
  studio: {
    mutate: ["seed/studio/page/{studio-reducer,draft-queue,text-history,publish-steps}.ts"],
    tests: ["seed/studio/page/*.test.ts"],
    leastKilled: 90,
  },
  search: {
    mutate: ["app/magazine/search/*.ts", "seed/pipeline/search/*.ts"],
    tests: ["{app/magazine,seed/pipeline}/search/*.test.ts"],
    // Of its mutants 21 % took 60 % of the time. They are tables and expressions for the most part.
    ignoreStatic: true,
    leastKilled: 90,
  },
};
