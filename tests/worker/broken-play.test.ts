import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { realEdition, type realMagazine } from "../real-magazine";
import { changedEdition, type FaultyWorker, startFaultyWorker } from "./faulty-worker";

let worker: FaultyWorker;
beforeAll(async () => {
  worker = await startFaultyWorker(rounds.length + 2);
});
afterAll(() => worker?.stop());

type Data = { quizData?: string; gameData?: string; authorId?: number };

const index = '{"questions":[{"question":"Sa?","options":["1","2"],"correctAnswer":2}]}';
const builtInQuestions = /Pyetje<\/dt><dd[^>]*>(?:<[^>]*>)*3</;

/** A page whose game, quiz or simulator data is broken. The text is the one that it must still show. */
type Broken = [what: string, address: string, data: Data, says: string | RegExp];

/** Each round is one publication. An isolate caches bodies, so each has one of its own. */
const rounds: Broken[][] = [
  [
    [
      "quizData that is not JSON: three questions of its own",
      "/math/calculus-quiz",
      { quizData: "{" },
      builtInQuestions,
    ],
    [
      "quizData out of range: why there is nothing to play",
      "/physics/waves-quiz",
      { quizData: index },
      "Pyetjet nuk u hapën",
    ],
    [
      "gameData: its defaults (product 8.2)",
      "/math/number-ninja",
      { gameData: '{"timeLimit":-1}' },
      /60<!-- --> sekonda/,
    ],
    [
      "gameData: five levels and 12+ elements (product 10.2)",
      "/physics/electricity-simulator",
      { gameData: '{"levels":0,"elements":"x"}' },
      />5(<!-- -->)? nivele · <b[^>]*>12(<!-- -->)?\+<\/b> elemente</,
    ],
  ],
  [
    [
      "empty quizData: three questions of its own",
      "/math/calculus-quiz",
      { quizData: '{"questions":[]}' },
      builtInQuestions,
    ],
    [
      "quizData, on paper: why there is nothing",
      "/physics/formulas-quiz?print",
      { quizData: index },
      "Pyetjet nuk u hapën",
    ],
    [
      "an author that is not known: the desk of games",
      "/physics/electricity-simulator",
      { authorId: 99 },
      "Redaksia e Lojërave",
    ],
  ],
  [["an index out of range: three questions of its own", "/math/calculus-quiz", { quizData: index }, builtInQuestions]],
];

const slugOf = (address: string) => new URL(address, "https://prizma.example").pathname.split("/").at(-1);

describe.each(rounds.map((round) => [round]))("published with broken data for play", (round) => {
  beforeAll(async () => {
    const change = ({ contents }: ReturnType<typeof realMagazine>) => ({
      contents: contents.map((content) => {
        const [, , data = {}] = round.find(([, address]) => slugOf(address) === content.slug) ?? [];
        return { ...content, ...data };
      }),
    });
    await worker.restart(changedEdition(22, change));
  });

  test.each(round)("%s (%s)", async (_, address, __, says) => {
    const response = await worker.get(address);
    expect(response.status).toBe(200);
    const html = await response.text();
    expect(html).toMatch(/<h1[ >]/);
    if (typeof says === "string") expect(html).toContain(says);
    else expect(html).toMatch(says);
  });
});

describe("published with broken exercises", () => {
  beforeAll(async () => {
    const change = ({ practices = [] }: ReturnType<typeof realMagazine>) => ({
      practices: practices.map((practice) => {
        const [first] = practice.exercises;
        if (practice.slug === "graviteti") return { ...practice, exercises: [] };
        if (practice.slug === "pitagora") return { ...practice, exercises: [{}] as never };
        // Parameters that no draw can satisfy, and a divisor whose search would never end.
        const parameters = [{ name: "a", value: "gcd(1, 0/0) + (" }];
        if (practice.slug === "mars" && first) return { ...practice, exercises: [{ ...first, parameters }] };
        return practice;
      }),
    });
    await worker.restart(changedEdition(22, change));
  });

  test.each([
    ["none at all: not found, as where there is no file", "/physics/graviteti/ushtrime", 404],
    ["one that is none: those of the deployed edition (product 13.6)", "/math/pitagora/ushtrime", 200],
    ["one without a value: shown all the same", "/physics/mars/ushtrime", 200],
    ["one without a value, on paper", "/physics/mars/ushtrime?print&fara=10b", 200],
    ["the lesson of which they are", "/physics/graviteti", 200],
  ])("%s", async (_, address, status) => {
    const response = await worker.get(address);
    expect(response.status).toBe(status);
    expect(await response.text()).toMatch(/<h1[ >]/);
  });
});

test("the quizzes have the counts, limits and pass scores of product 9.7", async () => {
  await worker.restart(realEdition());
  for (const [slug, count, passScore, timeLimit] of [
    ["calculus-quiz", 20, 70, 30],
    ["formulas-quiz", 12, 70, 10],
    ["waves-quiz", 15, 75, 15],
    ["forces-and-motion-quiz", 12, 70, 12],
  ]) {
    const content = (await (await worker.get(`/api/contents/slug/${slug}`)).json()) as { quizData: string };
    const quiz = JSON.parse(content.quizData);
    expect([slug, quiz.questions.length, quiz.passScore, quiz.timeLimit]).toEqual([slug, count, passScore, timeLimit]);
    for (const question of quiz.questions) {
      expect(question.explanation).not.toBe("");
      expect(question.lesson).toMatch(/^\/(math|physics)\//);
    }
  }
});
