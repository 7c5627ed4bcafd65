/** Says what an error of the class is. */
import type { ClassTable } from "../../magazine/classroom/class-table";
import type { FirstAnswer } from "../../magazine/classroom/result-code";

/** Names of errors that no editor wrote a sentence for. */
const plainErrors: Partial<Record<FirstAnswer["kind"], string>> = {
  unit: "Njësia mungon ose është tjetër",
  sign: "Shenja e kundërt",
  tenfold: "Një fuqi e dhjetës më shumë a më pak",
  rounding: "Rrumbullakimi",
  unnamed: "Përgjigje e gabuar pa emër",
};

/** Returns the editor's sentence of an error, or what kind of error it is. */
export const errorWords = ({ says, first }: Pick<ClassTable["errors"][number], "says" | "first">) =>
  says ?? plainErrors[first.kind] ?? "Gabim me emër";
