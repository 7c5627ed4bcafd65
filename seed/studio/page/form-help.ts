/** Gives a form the names of authors and chapters, and the problems of each field. */

import type { Overview } from "../server/overview";
import type { Problem } from "../server/workspace";
import { printedPath } from "./field-places";
import type { FormHelp } from "./schema-form";

const kinds = ["Mësim", "Simulator ose lojë", "Kuiz"];

export function formHelp(file: string, problems: Problem[], overview: Overview | null, hidden: string[]): FormHelp {
  const byId = (list: { id: number; name: string }[]) => list.map(({ id, name }) => ({ value: id, name }));
  return {
    hidden,
    choices(path) {
      switch (path.at(-1)) {
        case "authorId":
          return byId(overview?.authors ?? []);
        case "categoryId":
          return byId(overview?.categories ?? []);
        case "contentTypeId":
          return kinds.map((name, index) => ({ value: index + 1, name }));
        default:
          return null;
      }
    },
    problem(path) {
      const wanted = printedPath(path);
      const found = problems.filter((each) => each.file === file && isAt(each.path, wanted));
      return found.length === 0 ? null : found.map(({ message, hint }) => `${message} ${hint}`).join(" ");
    },
  };
}

function isAt(place: string, wanted: string): boolean {
  const whole = place.replace(/^\./, "");
  return whole === wanted || whole.startsWith(`${wanted}.`) || whole.startsWith(`${wanted}[`);
}
