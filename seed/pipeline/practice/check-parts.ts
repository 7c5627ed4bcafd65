import type { Answer, Exercise } from "../../../app/magazine/practice/exercise";
import type { ReportAtLine, WrittenExercise } from "./written-exercise";

/** Checks that an exercise has its hints, its solution, and known errors where its answer is typed. */
export function checkParts(
  exercise: Omit<Exercise, "answer"> & { answer: Answer | null },
  { line }: WrittenExercise,
  fault: ReportAtLine,
) {
  const { answer } = exercise;
  const typed = answer !== null && !["choice", "order", "match", "point"].includes(answer.kind);
  const errors = answer?.kind === "fields" ? answer.fields.flatMap((field) => field.errors) : exercise.errors;
  if (exercise.hints.length < 2 || exercise.hints.length > 4) {
    fault(line, `Ushtrimi ka ${exercise.hints.length} ndihma.`, "Shkruaj dy deri katër te ### Ndihmë, secila një hap.");
  }
  if (exercise.solution.length === 0)
    fault(line, "Ushtrimi nuk ka zgjidhje.", "Shkruaje te ### Zgjidhje, hap pas hapi.");
  if (typed && errors.length < 2) {
    fault(line, "Ushtrimi njeh më pak se dy gabime.", "Shkruaj te ### Gabime çfarë u del zakonisht nxënësve, dhe pse.");
  }
}
