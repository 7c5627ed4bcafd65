import * as v from "valibot";
import { idSchema } from "./identifiers";

export const authorSchema = v.object({
  id: idSchema,
  name: v.pipe(v.string(), v.minLength(1)),
  /** `null` where there is no picture: the initials stand in. */
  avatarUrl: v.optional(v.nullable(v.string()), null),
  title: v.string(),
});

/** Who signs a content: a desk of the magazine, never a private person. */
export type Author = v.InferOutput<typeof authorSchema>;
