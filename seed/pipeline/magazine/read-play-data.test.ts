import { describe, expect, it } from "vitest";
import { magazine, newsroomPerTest } from "../fixtures/newsroom";

const newsroom = newsroomPerTest();

const findingsOf = (json: string | object) => newsroom.findingsOf(json);
describe("quiz and game data", () => {
  const question = { question: "Sa është g?", options: ["9,81", "1,62"], correctAnswer: 0 };

  it("may be an object or JSON text, and is stored as JSON text", () => {
    for (const quizData of [{ questions: [question] }, JSON.stringify({ questions: [question] })]) {
      expect(findingsOf(magazine({ quizData, gameData: { levels: 5 } }))).toEqual([]);
      const { edition } = newsroom.build();
      const body = JSON.parse(edition?.entries.get(edition.manifest.contents[0]?.body ?? "") ?? "{}");
      const spoken = { question: question.question, options: question.options };
      expect(JSON.parse(body.quizData)).toEqual({ questions: [{ ...question, spoken }], passScore: 70, timeLimit: 30 });
      expect(JSON.parse(body.gameData)).toEqual({ levels: 5 });
    }
  });

  it("must have the right answer among the options", () => {
    const quizData = { questions: [question, { ...question, correctAnswer: 2 }] };
    const [finding] = findingsOf(magazine({ quizData }));
    expect(finding?.path).toBe("contents[0].quizData.questions[1].correctAnswer");
    expect(finding?.hint).toContain("0 deri në 1");
    expect(findingsOf(magazine({ quizData: JSON.stringify(quizData) }))).toHaveLength(1);
  });

  it("must use the fields that a quiz has", () => {
    const [finding] = findingsOf(magazine({ quizData: { questions: [question], passScor: 75 } }));
    expect(finding).toMatchObject({
      path: "contents[0].quizData.passScor",
      hint: expect.stringContaining("passScore"),
    });
  });

  it("must be an object", () => {
    expect(findingsOf(magazine({ quizData: "[1]" }))).toHaveLength(1);
    expect(findingsOf(magazine({ gameData: "jo JSON" })).length).toBeGreaterThan(0);
  });
});
