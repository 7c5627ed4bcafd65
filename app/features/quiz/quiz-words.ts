export interface ButtonLabel {
  text: string;
  lang?: "en";
}

/** The labels of a quiz's buttons (product 9.3). */
export interface QuizWords {
  start: ButtonLabel;
  check: ButtonLabel;
  next: ButtonLabel;
  /** Label on the last question. */
  finish: ButtonLabel;
  retry: ButtonLabel;
}

const english = (text: string): ButtonLabel => ({ text, lang: "en" });

/** Labels of the calculus quiz. */
export const englishWords: QuizWords = {
  start: english("Start Quiz"),
  check: english("Check Answer"),
  next: english("Next Question"),
  finish: english("View Results"),
  retry: english("Retake"),
};

export const albanianWords: QuizWords = {
  start: { text: "Nis kuizin" },
  check: { text: "Kontrollo përgjigjen" },
  next: { text: "Tjetra" },
  finish: { text: "Merr përgjigjet" },
  retry: { text: "Provo përsëri" },
};
