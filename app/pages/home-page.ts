import type { Library } from "../library/library";
import type { Card } from "../magazine/card";
import type { Subject } from "../magazine/category";
import { homeLatest } from "../magazine/content";
import type { Deferred } from "../ui/deferred";
import { type Imprint, listContents, readImprint } from "./content-lists";

export interface HomePage {
  imprint: Imprint | null;
  /** Contents in each department. */
  counts: Record<Subject, number>;
  latest: Card[];
}

export function homePage(library: Library): Deferred<HomePage> {
  const all = listContents(library);
  return {
    imprint: readImprint(library, all.contents),
    counts: all.cards().then((cards) => ({
      math: cards.filter((card) => card.subject === "math").length,
      physics: cards.filter((card) => card.subject === "physics").length,
    })),
    latest: listContents(library, { featured: true }).cards(homeLatest),
  };
}
