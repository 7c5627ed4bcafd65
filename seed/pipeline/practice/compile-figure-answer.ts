/** Compiles answers that are given on the question's picture. */
import type { Answer } from "../../../app/magazine/practice/exercise";
import { handleOf } from "./compile-figure";
import type { ReportAtLine, WrittenFigure } from "./written-exercise";

type Field = (name: string) => { value: string; line: number } | undefined;

/** Reads an answer that is given with a handle of the question's picture: `figura = pike`, `vlera = x; y`. */
export function readOnFigure(
  handle: { value: string; line: number },
  figures: readonly WrittenFigure[],
  field: Field,
  checked: (expression: string, line: number) => string,
  fault: ReportAtLine,
): Answer | null {
  const [value, tolerance] = ["vlera", "toleranca"].map(field);
  const known = handleOf(figures.find(({ name }) => name === undefined)?.drawing, handle.value);
  if (!known.ok) {
    fault(handle.line, known.message, "Shkruaj mbi pyetjen ```figura … dhe te përgjigjja figura = emri i dorezës.");
    return null;
  }
  const amounts = (tolerance?.value ?? "0").split(";").map((each) => Number(each));
  const values = (value?.value ?? "").split(";").map((each) => each.trim());
  if (values.includes("") || amounts.some((each) => !(each >= 0))) {
    fault(
      (tolerance ?? handle).line,
      "Vlera ose toleranca nuk lexohet dot.",
      "Shkruaj vlera = x; y dhe toleranca = 0.5; 1.",
    );
    return null;
  }
  return {
    kind: "figure",
    handle: handle.value,
    values: values.map((each) => checked(each, (value ?? handle).line)),
    tolerances: values.map((_, place) => amounts[place] ?? amounts[0] ?? 0),
    ...(known.turn !== undefined && { turn: known.turn }),
  };
}
