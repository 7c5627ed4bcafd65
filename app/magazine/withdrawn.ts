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
});

/** A withdrawn piece: its address responds with 410 and the reason. */
export type Withdrawn = v.InferOutput<typeof withdrawnSchema>;
