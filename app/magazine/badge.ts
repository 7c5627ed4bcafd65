import type { ContentSummary, ContentTypeId } from "./content";
import type { Subject } from "./subject";

/** The kind of a content. Lists show it as a shape (solid, outline, ticks) beside the word. */
export type ContentKind = "lesson" | "simulator" | "quiz";

/** Returns the kind of a content type. 1 is a lesson, 2 a simulator or game, anything else a quiz. */
export function kindOf(type: ContentTypeId): ContentKind {
  switch (type) {
    case 1:
      return "lesson";
    case 2:
      return "simulator";
    default:
      return "quiz";
  }
}

const kindNames: Record<ContentKind, string> = { lesson: "Mësim", simulator: "Simulator", quiz: "Kuiz" };

/** Names a piece's kind in Albanian, for the end of a lesson. Only Number Ninja is a game. */
export function kindName({ slug, contentTypeId }: Pick<ContentSummary, "slug" | "contentTypeId">): string {
  return slug === "number-ninja" ? "Lojë" : kindNames[kindOf(contentTypeId)];
}

/** Returns the badge of the home page, which names the department (product 6.3). */
export function departmentBadge(subject: Subject): string {
  return subject === "math" ? "MATH" : "PHYSICS";
}

const kindBadges: Record<Subject, Record<ContentKind, string>> = {
  math: { lesson: "MËSIM", simulator: "SIMULATOR", quiz: "QUIZ" },
  physics: { lesson: "TOPIC", simulator: "SIMULATOR", quiz: "QUIZ" },
};

/**
 * Returns the badge inside a department, which names the kind of content (product 6.3). A piece of news has its own
 * badge.
 */
export function kindBadge(subject: Subject, type: ContentTypeId, form?: "lajm"): string {
  if (form === "lajm") return "LAJM";
  return kindBadges[subject][kindOf(type)];
}

const homeUnits: Record<ContentKind, string> = { lesson: "min read", simulator: "min game", quiz: "min quiz" };
const listingUnits: Record<ContentKind, string> = { lesson: "min read", simulator: "min activity", quiz: "min quiz" };

type Timed = Pick<ContentSummary, "duration" | "contentTypeId">;

/** Writes 'N min read', 'N min game', 'N min quiz'. Home and mathematics show it (product 6.4). */
export function homeDuration({ duration, contentTypeId }: Timed): string {
  return `${duration} ${homeUnits[kindOf(contentTypeId)]}`;
}

/** Writes 'N min read', 'N min activity' or 'N min quiz', for physics (product 6.4). */
export function listingDuration({ duration, contentTypeId }: Timed): string {
  return `${duration} ${listingUnits[kindOf(contentTypeId)]}`;
}

/** Writes the reading time of a lesson: 'N min lexim'. */
export function readingTime(minutes: number): string {
  return `${minutes} min lexim`;
}
