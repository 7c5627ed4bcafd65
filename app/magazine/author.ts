import * as v from "valibot";
import { idSchema } from "./identifiers";

export const authorSchema = v.object({
  id: idSchema,
  name: v.pipe(v.string(), v.minLength(1)),
  /** `null` if there is no picture; the page then shows the initials. */
  avatarUrl: v.optional(v.nullable(v.string()), null),
  title: v.string(),
});

/** The author of a content: a desk of the magazine, never a private person. */
export type Author = v.InferOutput<typeof authorSchema>;
