/** The words on a quiz's buttons (product 9.3), English in the calculus quiz. */
export interface Phrase {
  text: string;
  lang?: "en";
}

export interface QuizWords {
  start: Phrase;
  check: Phrase;
  next: Phrase;
  /** On the last question. */
  finish: Phrase;
  retry: Phrase;
}

const english = (text: string): Phrase => ({ text, lang: "en" });

/** The calculus quiz speaks English on its buttons. */
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
