import * as v from "valibot";
import { idSchema } from "./identifiers";

export const authorSchema = v.object({
  id: idSchema,
  name: v.pipe(v.string(), v.minLength(1)),
  avatarUrl: v.optional(v.string()),
  title: v.string(),
});

/** Who signs a content: a desk of the magazine, never a private person. */
export type Author = v.InferOutput<typeof authorSchema>;
