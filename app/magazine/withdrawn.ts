import * as v from "valibot";
import { subjectSchema } from "./category";
import { slugSchema } from "./identifiers";

export const withdrawnSchema = v.object({
  subject: subjectSchema,
  slug: slugSchema,
  title: v.string(),
  /** The reason, in the editor's words. */
  reason: v.string(),
  /** The link to another page. */
  onward: v.object({ href: v.string(), text: v.string() }),
  /** Whether the piece has another address now, `onward`: this one leads there at once. */
  moved: v.optional(v.boolean()),
  /** Whether it was the address of a project; else it was a chapter's or a content's. */
  isProject: v.optional(v.boolean()),
});

/** A withdrawn or renamed page: its address responds with 410 and the reason, or leads to the new one. */
export type Withdrawn = v.InferOutput<typeof withdrawnSchema>;

/** Finds what stood at the address of a chapter or a content. */
export const withdrawnAt = (list: readonly Withdrawn[], { subject, slug }: Pick<Withdrawn, "subject" | "slug">) =>
  list.find((gone) => !gone.isProject && gone.subject === subject && gone.slug === slug);

/** Finds what stood at the address of a project. */
export const withdrawnProject = (list: readonly Withdrawn[], slug: string) =>
  list.find((gone) => gone.isProject && gone.slug === slug);
