/** Gives a form the names of authors and chapters, and the problems of each field. */

import type { ListedPiece, Overview } from "../server/overview";
import type { Problem } from "../server/workspace";
import { labelledProblem } from "./field-names";
import { printedPath } from "./field-places";
import type { FormHelp } from "./schema-form";

/** Choices whose values are words of the program, by list and field. */
const namedChoices: Record<string, { value: string; name: string }[]> = {
  "contents.form": [{ value: "lajm", name: "Lajm" }],
  "categories.type": [
    { value: "math", name: "Matematikë" },
    { value: "physics", name: "Fizikë" },
  ],
  "categories.icon": [
    { value: "mechanics", name: "Lavjerrës" },
    { value: "electricity", name: "Shkarkesë" },
    { value: "heat", name: "Termometër" },
    { value: "waves", name: "Diapazon" },
    { value: "space", name: "Planet" },
    { value: "other", name: "Prizëm" },
  ],
  "projects.icon": [
    { value: "press", name: "Presë" },
    { value: "city", name: "Shtëpi me pemë" },
    { value: "other", name: "Trekëndësh vizatimi" },
  ],
  "projects.difficulty": [
    { value: "easy", name: "I lehtë" },
    { value: "medium", name: "Mesatar" },
    { value: "challenging", name: "I vështirë" },
  ],
};

const kinds = ["Mësim", "Simulator ose lojë", "Kuiz"];

export function formHelp(file: string, problems: Problem[], overview: Overview | null, hidden: string[]): FormHelp {
  const byId = (list: { id: number; name: string }[]) => list.map(({ id, name }) => ({ value: id, name }));
  const bySlug = (isMeant: (piece: ListedPiece) => boolean) =>
    (overview?.pieces ?? []).filter(isMeant).map(({ slug, title }) => ({ value: slug, name: title }));
  return {
    hidden: [...hidden, "id"],
    choices(path) {
      switch (path.at(-1)) {
        case "authorId":
          return byId(overview?.authors ?? []);
        case "categoryId":
          return byId(overview?.categories ?? []);
        case "contentTypeId":
          return kinds.map((name, index) => ({ value: index + 1, name }));
        case "tool":
          return bySlug(({ list, kind }) => list === "contents" && kind === 2);
        case "project":
          return bySlug(({ list }) => list === "projects");
        // In a quiz it is an address.
        case "lesson":
          return path[0] === "paths" ? bySlug(({ list, kind }) => list === "contents" && kind === 1) : null;
        default:
          return namedChoices[`${path[0]}.${path.at(-1)}`] ?? null;
      }
    },
    listed(path) {
      const isLesson = ({ list, kind }: ListedPiece) => list === "contents" && kind === 1;
      switch (path.at(-1)) {
        case "needs":
          return bySlug((piece) => isLesson(piece) && piece.index !== path[1]);
        case "quizzes":
          return bySlug(({ list, kind }) => list === "contents" && kind === 3);
        case "taughtIn":
          return (overview?.pieces ?? []).flatMap((piece) =>
            isLesson(piece) && piece.address !== null ? [{ value: piece.address, name: piece.title }] : [],
          );
        default:
          return null;
      }
    },
    problem(path) {
      const wanted = printedPath(path);
      const found = problems.filter(
        (each) => each.file === file && each.severity !== "advice" && isAt(each.path, wanted),
      );
      return found.length === 0 ? null : found.map((each) => Object.values(labelledProblem(each)).join(" ")).join(" ");
    },
  };
}

function isAt(place: string, wanted: string): boolean {
  const whole = place.replace(/^\./, "");
  return whole === wanted || whole.startsWith(`${wanted}.`) || whole.startsWith(`${wanted}[`);
}
