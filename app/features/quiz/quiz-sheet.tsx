import type { Quiz } from "../../magazine/quiz";
import { InlineHtml } from "./inline-html";
import { QuestionFigure } from "./question-figure";
import { optionLetter, orderQuestions } from "./quiz-order";
import "./quiz.css";

/** A quiz to print: questions with room to write, then the key on its own page. @param seed shuffles both */
export function QuizSheet({ quiz, seed }: { quiz: Quiz; seed: string | null }) {
  const questions = orderQuestions(quiz.questions, seed);
  return (
    <section className="wrap quiz-paper-sheet">
      <p className="quiz-name">
        <span>Emri</span>
        <span>Klasa</span>
        <span>Data</span>
      </p>
      <p>
        {seed === null ? null : (
          <>
            <b>Varianti {seed}.</b>{" "}
          </>
        )}
        {quiz.questions.length} pyetje, {quiz.timeLimit} minuta. Kalohet me {quiz.passScore} %. Rretho shkronjën e
        përgjigjes; llogarit në vendin bosh.
      </p>
      <ol className="quiz-asked">
        {questions.map((question) => (
          <li key={question.question}>
            <p>
              <InlineHtml html={question.question} />
            </p>
            {question.figure ? <QuestionFigure figure={question.figure} /> : null}
            <ol className="quiz-options">
              {question.options.map((option, index) => (
                <li key={option}>
                  <b>{optionLetter(index)}</b> <InlineHtml html={option} />
                </li>
              ))}
            </ol>
          </li>
        ))}
      </ol>
      <section className="quiz-key">
        <h2>Përgjigjet{seed === null ? "" : `, varianti ${seed}`}</h2>
        <ol>
          {questions.map((question) => (
            <li key={question.question}>
              <b>{optionLetter(question.correctAnswer)}</b>
              {question.explanation ? (
                <>
                  {" "}
                  <InlineHtml html={question.explanation} />
                </>
              ) : null}
            </li>
          ))}
        </ol>
      </section>
    </section>
  );
}
