/** Shows how a typed answer is read, as typeset formulas by the parser that also computes it. */
import type { Answer } from "../exercise";
import { formulaOf } from "../formula";
import { readTypedExpression, readTypedQuantity } from "../typed-answer";
import { readTypedRelation } from "./typed-relation";
import { readTypedSet } from "./typed-set";

export interface AnswerReading {
  /** The readings as MathML; more than one where a sign has two meanings. */
  formulas: string[];
  unit: string;
  /** What is read in words, such as that there is no solution. */
  words?: string;
}

const nothing: AnswerReading = { formulas: [], unit: "" };
const noSolution: AnswerReading = { ...nothing, words: "nuk ka zgjidhje" };

/** Reads a typed answer. Of what cannot be read yet there is no formula. */
export function readingOf(answer: Answer, question: string, text: string): AnswerReading {
  if (text.trim() === "") return nothing;
  switch (answer.kind) {
    case "expression":
      return { ...nothing, formulas: formulasOf([readTypedExpression(text, answer.variables)?.notation]) };
    case "set": {
      const sets = readTypedSet(text) ?? [];
      if (sets[0]?.values.length === 0) return noSolution;
      const named = sets.map(({ notations }) => notations.map((each) => `${answer.variable}=${each}`).join(" or "));
      return { ...nothing, formulas: formulasOf(named) };
    }
    case "relation": {
      const typed = readTypedRelation(text, answer.variables);
      if (typed?.kind === "none") return noSolution;
      if (typed?.kind === "all") return { ...nothing, words: "çdo numër" };
      return { ...nothing, formulas: formulasOf([typed?.kind === "relation" ? typed.notation : undefined]) };
    }
    default: {
      const typed = readTypedQuantity(text, answer.kind === "number" ? answer.unit : undefined, question);
      if (typed.ok) return { formulas: formulasOf(typed.notations), unit: typed.hasUnit ? typed.unit.symbol : "" };
      return { formulas: formulasOf([typed.notation]), unit: `${typed.unit}?` };
    }
  }
}

const formulasOf = (notations: readonly (string | undefined)[]) =>
  notations.flatMap((notation) => (notation === undefined ? [] : (formulaOf(notation) ?? [])));
