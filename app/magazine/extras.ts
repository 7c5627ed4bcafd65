/** Counts the extras of a piece besides its text, by which lists tell pieces apart. */
import * as v from "valibot";
import { plural } from "./albanian";
import { modelsIn } from "./lesson-markup";

const countSchema = v.pipe(v.number(), v.integer(), v.minValue(1));

export const extrasSchema = v.object({
  models: v.optional(countSchema),
  /** Number of questions of a quiz. */
  questions: v.optional(countSchema),
  /** Number of levels of a game or simulator. */
  levels: v.optional(countSchema),
  /** Whether a lesson links to the simulator of circuits or to that of mechanics. */
  simulator: v.optional(v.literal(true)),
});

export type Extras = v.InferOutput<typeof extrasSchema>;

const counted = (value: unknown) => (v.is(countSchema, value) ? value : undefined);

/** Returns a field of a JSON text. It is undefined if there is none, or if the text is invalid. */
function field(json: string | undefined, name: string): unknown {
  try {
    return (JSON.parse(json ?? "null") as Record<string, unknown> | null)?.[name];
  } catch {
    return undefined;
  }
}

const toSimulator = /href="\/physics\/(?:electricity-simulator|mechanics)["?#]/;

/** The fields of a content that its extras are counted from. */
interface CountedFields {
  content: string;
  models?: string[] | undefined;
  quizData?: string | undefined;
  gameData?: string | undefined;
  contentTypeId: number;
}

/** Counts the extras of a piece besides its text. */
export function extrasOf({ content, models, quizData, gameData, contentTypeId }: CountedFields): Extras {
  const questions = field(quizData, "questions");
  const all = {
    models: counted((models ?? modelsIn(content)).length),
    questions: counted(Array.isArray(questions) ? questions.length : undefined),
    levels: counted(field(gameData, "levels")),
    simulator: contentTypeId === 1 && toSimulator.test(content) ? (true as const) : undefined,
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
}

/** Describes the extras of a piece: „me 2 modele, me simulator“. Empty if it has none. */
export function extrasText({ models, questions, levels, simulator }: Extras = {}): string {
  const words = [
    models === 1 ? "me model" : models && `me ${plural(models, "model", "modele")}`,
    questions && plural(questions, "pyetje", "pyetje"),
    levels && plural(levels, "nivel", "nivele"),
    simulator && "me simulator",
  ];
  return words.filter(Boolean).join(", ");
}
