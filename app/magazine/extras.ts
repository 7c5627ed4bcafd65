/** What a piece has besides its text, as a list tells pieces apart by it. */
import * as v from "valibot";
import { plural } from "./albanian";
import { modelsIn } from "./lesson-markup";

const countSchema = v.pipe(v.number(), v.integer(), v.minValue(1));

export const extrasSchema = v.object({
  models: v.optional(countSchema),
  /** Of a quiz. */
  questions: v.optional(countSchema),
  /** Of a game or simulator. */
  levels: v.optional(countSchema),
  /** Whether a lesson leads to the simulator of circuits or to that of mechanics. */
  simulator: v.optional(v.literal(true)),
});

export type Extras = v.InferOutput<typeof extrasSchema>;

const counted = (value: unknown) => (v.is(countSchema, value) ? value : undefined);

/** A field of a JSON text; undefined where there is none, whatever the text. */
function field(json: string | undefined, name: string): unknown {
  try {
    return (JSON.parse(json ?? "null") as Record<string, unknown> | null)?.[name];
  } catch {
    return undefined;
  }
}

const toSimulator = /href="\/physics\/(?:electricity-simulator|mechanics)["?#]/;

/** The fields of a content by which its extras are counted. */
interface CountedFields {
  content: string;
  models?: string[] | undefined;
  quizData?: string | undefined;
  gameData?: string | undefined;
  contentTypeId: number;
}

/** Counts what a piece has besides its text. */
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

/** Says what a piece has besides its text: „me 2 modele, me simulator“. Empty where it has nothing. */
export function extrasText({ models, questions, levels, simulator }: Extras = {}): string {
  const words = [
    models === 1 ? "me model" : models && `me ${plural(models, "model", "modele")}`,
    questions && plural(questions, "pyetje", "pyetje"),
    levels && plural(levels, "nivel", "nivele"),
    simulator && "me simulator",
  ];
  return words.filter(Boolean).join(", ");
}
