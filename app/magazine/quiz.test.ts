import { describe, expect, it } from "vitest";
import { parseQuiz } from "./quiz";

const question = { question: "Sa është 2 + 2?", options: ["3", "4"], correctAnswer: 1 };
const quiz = (...questions: unknown[]) => parseQuiz(JSON.stringify({ questions }));

describe("parseQuiz", () => {
  it("fills in 70 percent and 30 minutes where the editor says nothing", () => {
    expect(quiz(question)).toEqual({ ok: true, value: { questions: [question], passScore: 70, timeLimit: 30 } });
  });

  it("keeps what the editor says", () => {
    const parsed = parseQuiz(JSON.stringify({ questions: [question], passScore: 75, timeLimit: 15 }));
    expect(parsed).toEqual({ ok: true, value: { questions: [question], passScore: 75, timeLimit: 15 } });
  });

  it("refuses a right answer that is not among the options", () => {
    const parsed = quiz(question, { ...question, correctAnswer: 2 });
    expect(parsed).toMatchObject({ ok: false, problems: [expect.stringContaining("questions.1.correctAnswer")] });
  });

  it("refuses half an option, a single option and an empty question", () => {
    expect(quiz({ ...question, correctAnswer: 0.5 }).ok).toBe(false);
    expect(quiz({ ...question, options: ["4"], correctAnswer: 0 }).ok).toBe(false);
    expect(quiz({ ...question, question: "" }).ok).toBe(false);
  });

  it("takes a lesson's address only inside the site", () => {
    expect(quiz({ ...question, lesson: "/physics/graviteti" }).ok).toBe(true);
    expect(quiz({ ...question, lesson: "https://example.org" }).ok).toBe(false);
    expect(quiz({ ...question, lesson: "//example.org" }).ok).toBe(false);
  });

  it("refuses text that is not JSON, without throwing", () => {
    expect(parseQuiz("{").ok).toBe(false);
    expect(parseQuiz("null").ok).toBe(false);
  });
});
