import * as v from "valibot";
import { idSchema, slugSchema } from "./identifiers";

export const subjectSchema = v.picklist(["math", "physics"]);

/** The two departments of the magazine. */
export type Subject = v.InferOutput<typeof subjectSchema>;

export const categorySchema = v.object({
  id: idSchema,
  name: slugSchema,
  displayName: v.pipe(v.string(), v.minLength(1)),
  description: v.string(),
  type: subjectSchema,
});

/** A chapter of a department. `name` is the segment of its address. */
export type Category = v.InferOutput<typeof categorySchema>;

/** Which picture a physics chapter carries beside its name. */
export type CategoryIcon = "mechanics" | "electricity" | "other";

export function categoryIcon(category: Pick<Category, "name">): CategoryIcon {
  switch (category.name) {
    case "mechanics":
    case "mekanika":
      return "mechanics";
    case "electricity":
    case "elektriciteti":
      return "electricity";
    default:
      return "other";
  }
}
