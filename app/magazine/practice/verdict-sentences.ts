/** The sentences of verdicts that have none from the editor. */
import type { Answer, Exercise } from "./exercise";
import type { AnswerVerdict } from "./verdict";

/** Verdicts whose sentence the editor wrote. */
export type WrittenVerdict = Extract<AnswerVerdict, { kind: "known" | "option" }>;

const parts = {
  x: "Koordinata x është e saktë, y jo ende.",
  y: "Koordinata y është e saktë, x jo ende.",
  numerator: "Numëruesi është i saktë, emëruesi jo ende.",
  denominator: "Emëruesi është i saktë, numëruesi jo ende.",
};

/** Returns the text of a verdict that has no sentence from the editor. */
export function saysOf(verdict: Exclude<AnswerVerdict, WrittenVerdict>, answer: Answer): string {
  const unit = (answer.kind === "number" && answer.unit) || "";
  switch (verdict.kind) {
    case "right":
      if (verdict.remark === "no-unit") return `Saktë. Herën tjetër shkruaj edhe njësinë${unit && `: ${unit}`}.`;
      return verdict.remark === "not-lowest" ? "Saktë. Kjo thyesë thjeshtohet edhe pak." : "Saktë.";
    case "places":
      return answer.kind === "match"
        ? `Çifte të sakta: ${verdict.right} nga ${verdict.of}. I pari që nuk shkon është ai i rreshtit ${verdict.first}.`
        : `Në vendin e vet: ${verdict.right} nga ${verdict.of}. I pari që nuk është aty ku duhet është rreshti ${verdict.first}.`;
    case "part":
      return parts[verdict.right];
    case "not-fraction":
      return "Afërsisht po. Këtu kërkohet vlera e saktë: shkruaje si thyesë.";
    case "unit":
      return `Numri është i saktë, njësia jo: këtu kërkohet ${unit}.`;
    case "bare":
      return "Numri është i saktë. Këtu shkruhet vetëm numri, pa njësi.";
    case "sign":
      return "Madhësia është e saktë, shenja jo.";
    case "tenfold":
      return "Shifrat janë të sakta, por je me një fuqi të dhjetës larg: shiko presjen dhe njësitë.";
    case "rounding":
      return "Je shumë afër. Rrumbullakose vetëm në fund, me aq shifra sa kërkohen.";
    case "rounded":
      return "Kjo është e rrumbullakosur. Këtu kërkohet vlera e saktë, me të gjitha shifrat e saj.";
    case "near":
      return "Afër, por jo saktësisht: bëje llogaritjen edhe një herë.";
    case "unreadable":
      if (verdict.reason === "sum") return "Llogarite deri në fund: këtu pritet një numër i vetëm.";
      if (verdict.reason === "several") return "Këtu pritet një përgjigje e vetme.";
      return verdict.unit === undefined
        ? `Këtë nuk e lexoj dot. Shkruaj p.sh. ${sampleOf(answer)}.`
        : `Njësinë „${verdict.unit}“ nuk e njoh${unit === "" ? "." : `; këtu pritet ${unit}.`}`;
    case "wrong":
      return "Jo ende.";
    case "told":
      return verdict.says;
    case "fields":
      return "";
  }
}

/** Returns why a right answer is right: the editor's sentence, else the solution's last line. */
export const reasonOf = ({ because, solution }: Exercise): string => because ?? solution.at(-1) ?? "";

/** Returns what a readable answer looks like. */
function sampleOf(answer: Answer): string {
  if (answer.kind === "fraction") return "3/4";
  if (answer.kind !== "expression") return "3,5 ose 7/2 ose 2·10^-3";
  const [letter = "x"] = answer.variables;
  return `2${letter} + 3 ose 3(${letter} − 1)`;
}
