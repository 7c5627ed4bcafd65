import type { Quiz } from "../../magazine/quiz";

const x = "<math><mi>x</mi></math>";

/** Quiz shown in place of the calculus quiz (product 9.10). It comes if that one's questions cannot be read. */
export const fallbackQuiz: Quiz = {
  passScore: 70,
  timeLimit: 30,
  questions: [
    {
      question: `Një funksion jepet me <math><mi>f</mi><mo>(</mo><mi>x</mi><mo>)</mo><mo>=</mo><mn>3</mn><mi>x</mi><mo>−</mo><mn>2</mn></math>. Sa është <math><mi>f</mi><mo>(</mo><mn>4</mn><mo>)</mo></math>?`,
      options: ["5", "10", "12", "14"],
      correctAnswer: 1,
      explanation: `Vë 4 në vend të ${x}: tri herë 4 bëjnë 12, pa 2 mbeten 10. Kush zbret para se të shumëzojë, merr një numër tjetër.`,
      lesson: "/math/funksioni-dhe-perdorimet",
    },
    {
      question: `Sa është pjerrësia e drejtëzës <math><mi>y</mi><mo>=</mo><mo>−</mo><mn>2</mn><mi>x</mi><mo>+</mo><mn>5</mn></math>?`,
      options: ["5", "2", "−2", "−5"],
      correctAnswer: 2,
      explanation: `Pjerrësia është numri pranë ${x}, bashkë me shenjën: kur ${x} rritet me 1, y ulet me 2. Numri 5 tregon vetëm ku e pret drejtëza boshtin e y.`,
      lesson: "/math/funksioni-dhe-perdorimet",
    },
    {
      question: `Kur ${x} i afrohet gjithnjë e më shumë numrit 3, te cili numër shkon <math><mi>x</mi><mo>+</mo><mn>4</mn></math>?`,
      options: ["3", "4", "7", "12"],
      correctAnswer: 2,
      explanation: `Për ${x} si 2,9 e 2,99 shuma del 6,9 e 6,99: ajo i afrohet numrit 7. Kështu lexohet një limit.`,
      lesson: "/math/funksioni-dhe-perdorimet",
    },
  ],
};
