import * as v from "valibot";
import { idSchema, slugSchema } from "./identifiers";
import { subjects } from "./subject";

export const subjectSchema = v.picklist(subjects);

const iconSchema = v.picklist(["mechanics", "electricity", "heat", "waves", "space", "other"]);

/** The picture beside the name of a physics chapter. */
export type CategoryIcon = v.InferOutput<typeof iconSchema>;

const shortText = v.pipe(v.string(), v.minLength(1), v.maxLength(80));

const slug = v.optional(slugSchema);

/** Slugs of what the lessons of a chapter end with. They apply where a lesson links to no tool or quiz of its own. */
export const chapterEndingSchema = v.object({
  /** A simulator or game. */
  tool: slug,
  /** A project, shown if there is no tool. */
  project: slug,
  /** Quizzes; the next one counts if the first is already a related piece. */
  quizzes: v.optional(v.array(slugSchema)),
});

export const categorySchema = v.object({
  id: idSchema,
  name: slugSchema,
  displayName: v.pipe(v.string(), v.minLength(1)),
  description: v.string(),
  type: subjectSchema,
  /** The heading of its page; `displayName` if missing. */
  title: v.optional(shortText),
  /** Its link in the side menu; `displayName` if missing. */
  menu: v.optional(shortText),
  icon: v.optional(iconSchema),
  /** Its picture; `/covers/{name}.svg` if missing. */
  cover: v.optional(v.string()),
  /** What its lessons end with (product 7.5). */
  ending: v.optional(chapterEndingSchema),
});

/** A chapter of a department. `name` is the segment of its address. */
export type Category = v.InferOutput<typeof categorySchema>;

/** Removes a category's ending. Only the page of a lesson reads it, and a played page carries its category as data. */
export const withoutEnding = ({ ending: _, ...category }: Category): Category => category;

/** Returns the picture of a chapter. */
export const categoryCover = ({ name, cover }: Pick<Category, "name" | "cover">) => cover ?? `/covers/${name}.svg`;

/** Returns the name of a chapter's social picture. It has its own if it has a cover of its own in `public/covers/`. */
export const categoryPicture = (category: Pick<Category, "name" | "cover" | "type">): string =>
  categoryCover(category) === categoryCover({ name: category.name }) ? category.name : category.type;

/** Names the mark of a category. It is its own, or else the one of its name (product 5.3). */
export function categoryIcon(category: Pick<Category, "name" | "icon">): CategoryIcon {
  if (category.icon !== undefined) return category.icon;
  switch (category.name) {
    case "mechanics":
    case "mekanika":
      return "mechanics";
    case "electricity":
    case "elektriciteti":
      return "electricity";
    case "termodinamika":
      return "heat";
    case "valet":
      return "waves";
    case "astronomia":
      return "space";
    default:
      return "other";
  }
}
