import * as v from "valibot";
import { idSchema, slugSchema } from "./identifiers";
import { pick } from "./pick";

const textSchema = v.pipe(v.string(), v.minLength(1));

/** A file of the site itself. */
const fileSchema = v.pipe(v.string(), v.regex(/^\/(?![/\\])[^\s?#\\]*$/, "must be an address inside the site"));

const bytesSchema = v.pipe(v.number(), v.integer(), v.minValue(1));

const galleryImageSchema = v.object({
  type: v.literal("image"),
  src: fileSchema,
  /** The text alternative of the picture. */
  alt: textSchema,
  /** A caption that points out a detail. */
  caption: textSchema,
});

const galleryVideoSchema = v.pipe(
  v.object({
    type: v.literal("video"),
    /** Id of a film on YouTube. A film has either an id or a `src`, never both. */
    id: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{11}$/, "must be a YouTube id of 11 characters"))),
    /** File of the magazine's own film (product 5.6). */
    src: v.optional(fileSchema),
    title: textSchema,
    /** The preview picture shown until the film starts. */
    thumbnail: fileSchema,
    /** Duration in seconds. */
    duration: v.pipe(v.number(), v.integer(), v.minValue(1)),
    /** Bytes of the file; the pipeline writes them. */
    size: v.optional(bytesSchema),
    /** WebVTT, in Albanian. */
    captions: v.optional(fileSchema),
    caption: textSchema,
  }),
  v.forward(
    v.check(({ id, src }) => (id === undefined) !== (src === undefined), "must have an id or a src, and not both"),
    ["src"],
  ),
);

export const galleryItemSchema = v.variant("type", [galleryImageSchema, galleryVideoSchema]);

/** A picture or a film of a project's gallery. */
export type GalleryItem = v.InferOutput<typeof galleryItemSchema>;
export type GalleryVideo = v.InferOutput<typeof galleryVideoSchema>;

/** The fields of a project that the list shows. */
export const projectSummarySchema = v.object({
  id: idSchema,
  /** English title (product 12.2). */
  title: textSchema,
  /** The title's meaning in Albanian: the line under it. */
  subtitle: v.optional(textSchema),
  slug: slugSchema,
  description: textSchema,
  image: fileSchema,
  /** The name of its icon, see `ui/glyph/project-glyph.tsx`. */
  icon: slugSchema,
  class: textSchema,
  /** Difficulty and duration are for editors only; no page shows them. */
  difficulty: v.picklist(["easy", "medium", "challenging"]),
  duration: textSchema,
  tags: v.array(textSchema),
});

export const projectSchema = v.object({
  ...projectSummarySchema.entries,
  /** The text alternative of a picture that is a photograph. */
  imageAlt: v.optional(textSchema),
  authorId: idSchema,
  /** HTML, sanitised and typeset at publication, as are the other two panels. */
  overview: v.string(),
  instructions: v.string(),
  materials: v.string(),
  /** The instructions as a PDF: its file, and its bytes, which the pipeline writes. */
  sheet: v.optional(v.object({ src: fileSchema, size: v.optional(bytesSchema) })),
  gallery: v.array(galleryItemSchema),
});

/** A whole class project. */
export type Project = v.InferOutput<typeof projectSchema>;

/** A class project in its list. */
export type ProjectSummary = v.InferOutput<typeof projectSummarySchema>;

/** Makes a project's entry in the list. It picks fields by name, so that a new field of `Project` stays out. */
export const summariseProject = (project: Project): ProjectSummary => pick(project, projectSummarySchema.entries);
