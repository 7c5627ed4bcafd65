import { afterAll, beforeAll, expect, test } from "vitest";
import { publish } from "../../seed/pipeline/publishing/publish";
import type { realMagazine } from "../real-magazine";
import { type BuiltWorker, startBuiltWorker } from "./built-worker";
import { changedEdition } from "./faulty-worker";
import { startPublishedWorker } from "./published-worker";

let worker: BuiltWorker;
beforeAll(async () => {
  worker = await startPublishedWorker();
});
afterAll(() => worker?.stop());

/** Publishes a piece with other data for play, and gives its page. */
async function pageWith(
  slug: string,
  address: string,
  data: { quizData?: string; gameData?: string; authorId?: number },
) {
  // Another isolate each time: bodies are remembered.
  const fresh = await startBuiltWorker();
  try {
    const change = ({ contents }: ReturnType<typeof realMagazine>) => ({
      contents: contents.map((content) => (content.slug === slug ? { ...content, ...data } : content)),
    });
    await publish(changedEdition(22, change), fresh.store);
    const response = await fresh.get(address);
    return { status: response.status, html: await response.text() };
  } finally {
    await fresh.stop();
  }
}

const index = '{"questions":[{"question":"Sa?","options":["1","2"],"correctAnswer":2}]}';

test.each([
  ["not JSON", "{"],
  ["empty", '{"questions":[]}'],
  ["an index out of range", index],
])("with quizData that is %s the calculus quiz asks its three built-in questions", async (_, quizData) => {
  const { status, html } = await pageWith("calculus-quiz", "/math/calculus-quiz", { quizData });
  expect(status).toBe(200);
  expect(html).toMatch(/Pyetje<\/dt><dd[^>]*>(?:<[^>]*>)*3</);
});

test.each([
  ["/physics/waves-quiz", "waves-quiz"],
  ["/physics/formulas-quiz?print", "formulas-quiz"],
])("with broken quizData %s opens and says why there is nothing to play", async (address, slug) => {
  const { status, html } = await pageWith(slug, address, { quizData: index });
  expect(status).toBe(200);
  expect(html).toContain("Pyetjet nuk u hapën");
  expect(html).toMatch(/<h1[ >]/);
});

test("with broken gameData Number Ninja opens with its defaults (product 8.2)", async () => {
  const gameData = '{"timeLimit":-1}';
  const { status, html } = await pageWith("number-ninja", "/math/number-ninja", { gameData });
  expect(status).toBe(200);
  expect(html).toMatch(/60<!-- --> sekonda/);
});

test("with broken gameData the electricity simulator opens with five levels and 12+ elements (product 10.2)", async () => {
  const gameData = '{"levels":0,"elements":"x"}';
  const { status, html } = await pageWith("electricity-simulator", "/physics/electricity-simulator", { gameData });
  expect(status).toBe(200);
  expect(html).toMatch(/>5(<!-- -->)? nivele · <b[^>]*>12(<!-- -->)?\+<\/b> elemente</);
});

test("the electricity simulator of an author that is not known is signed by the desk of games", async () => {
  const { status, html } = await pageWith("electricity-simulator", "/physics/electricity-simulator", { authorId: 99 });
  expect(status).toBe(200);
  expect(html).toContain("Redaksia e Lojërave");
});

test("the quizzes have the counts, limits and pass scores of product 9.7", async () => {
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
