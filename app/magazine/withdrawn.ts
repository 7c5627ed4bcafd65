import * as v from "valibot";
import { subjectSchema } from "./category";
import { slugSchema } from "./identifiers";

export const withdrawnSchema = v.object({
  subject: subjectSchema,
  slug: slugSchema,
  title: v.string(),
  /** Why, in the editor's words. */
  reason: v.string(),
  /** Where to go on. */
  onward: v.object({ href: v.string(), text: v.string() }),
});

/** A piece that was taken back: its address answers 410 and says so. */
export type Withdrawn = v.InferOutput<typeof withdrawnSchema>;
