/** Reads the `projects` of `magazine.json`. The three texts of each are files in the lessons' Markdown. */
import * as v from "valibot";
import type { Author } from "../../../app/magazine/author";
import { slugSchema } from "../../../app/magazine/identifiers";
import { type GalleryItem, type Project, projectSchema } from "../../../app/magazine/project";
import { projectPath } from "../../../app/magazine/project-address";
import { narrowPicture } from "../checking/check-pictures";
import type { FindingList } from "../checking/finding";
import type { JsonPath, JsonSource } from "../checking/json-source";
import type { PageAddresses } from "../checking/known-pages";
import { contentFolderFile } from "../checking/named-file";
import { poorPictureWords } from "../checking/picture-words";
import { missingImage, type PublicFiles } from "../checking/public-files";
import { reportIssues, reportUnknownFields } from "../checking/schema-findings";
import { renderLesson } from "../lesson/render-lesson";
import { checkCoverWords } from "./check-cover-words";
import { checkShortText } from "./check-short-text";
import { sanitiseBody } from "./read-body";

/** The panels of a project's page, each with the field that names its file. */
const texts = { overview: "overviewFile", instructions: "instructionsFile", materials: "materialsFile" } as const;

/** A project as an editor may write it. */
export const writtenProjectSchema = v.object({
  ...v.omit(projectSchema, ["overview", "instructions", "materials"]).entries,
  overviewFile: v.string(),
  instructionsFile: v.string(),
  materialsFile: v.string(),
  /** Whether it is a draft, which is not published. */
  draft: v.optional(v.boolean()),
  /** Ends of its earlier addresses, which lead to the present one. */
  formerly: v.optional(v.array(slugSchema)),
});

/** A project as the editor wrote it; its texts are not read yet. */
export interface WrittenProject {
  path: JsonPath;
  value: v.InferOutput<typeof writtenProjectSchema>;
}

/**
 * Checks the projects of the JSON file. A file without the list has none. Sizes of films and of the PDF are read from
 * the files.
 */
export function readProjects(
  source: JsonSource,
  files: PublicFiles,
  authors: Author[],
  findings: FindingList,
): WrittenProject[] {
  const items = source.value(["projects"]);
  if (items === undefined) return [];
  if (!Array.isArray(items)) {
    findings.error(source.position(["projects"]), "„projects“ nuk është listë.", "Shkruaje si „projects“: [ … ].");
    return [];
  }
  const found = items.flatMap((item: unknown, index): WrittenProject[] => {
    const path = ["projects", index];
    reportUnknownFields(source, path, Object.keys(writtenProjectSchema.entries), findings);
    const parsed = v.safeParse(writtenProjectSchema, item);
    if (parsed.success) return [{ path, value: parsed.output }];
    reportIssues(source, path, parsed.issues, findings);
    return [];
  });
  for (const [index, { path, value }] of found.entries()) {
    for (const field of ["id", "slug"] as const) {
      if (!found.slice(0, index).some((other) => other.value[field] === value[field])) continue;
      findings.error(
        source.position([...path, field]),
        `„${field}“ përsëritet te projektet.`,
        "Njërit jepi një tjetër.",
      );
    }
    if (!authors.some(({ id }) => id === value.authorId)) {
      const ids = authors.map(({ id }) => id).join(", ");
      const message = `Nuk ka autor me id ${value.authorId}.`;
      findings.error(source.position([...path, "authorId"]), message, `Te „authors“ ka: ${ids}.`);
    }
    for (const field of ["title", "description"]) checkShortText(source, [...path, field], findings);
    for (const index of value.tags.keys()) checkShortText(source, [...path, "tags", index], findings);
    for (const index of value.gallery.keys()) {
      for (const field of ["title", "alt", "caption"])
        checkShortText(source, [...path, "gallery", index, field], findings);
      const item = value.gallery[index];
      const poor = item?.type === "image" ? poorPictureWords(item.alt, item.caption) : null;
      if (poor !== null) findings.warning(source.position([...path, "gallery", index, "alt"]), ...poor);
    }
    checkCoverWords(source, path, value.imageAlt, files.picture(value.image) !== null, findings);
    for (const [position, address] of filesOf(value)) {
      const sourcePosition = source.position([...path, ...position]);
      if (!files.has(address)) findings.error(sourcePosition, ...missingImage(address));
      const narrow = narrowPicture(files.picture(address), "cover");
      if (narrow !== null) findings.error(sourcePosition, ...narrow);
    }
  }
  return found.map(({ path, value }) => ({ path, value: measured(value, files) }));
}

/** Returns the addresses of the projects' pages. */
export const projectPages = (projects: WrittenProject[]) => projects.map(({ value }) => projectPath(value.slug));

/** Returns every file of the site that a project shows. Each has the path of its field. */
function filesOf({ image, sheet, gallery }: WrittenProject["value"]): [JsonPath, string][] {
  const named: [JsonPath, string | undefined][] = [
    [["image"], image],
    [["sheet", "src"], sheet?.src],
    ...gallery.flatMap((item, index) =>
      fieldsOf(item).map(([field, address]): [JsonPath, string | undefined] => [["gallery", index, field], address]),
    ),
  ];
  return named.flatMap(([path, address]) => (address === undefined ? [] : [[path, address]]));
}

const fieldsOf = (item: GalleryItem): [string, string | undefined][] =>
  item.type === "image"
    ? [["src", item.src]]
    : [
        ["src", item.src],
        ["thumbnail", item.thumbnail],
        ["captions", item.captions],
      ];

/** Adds the sizes of the files, and the public addresses of the editors' pictures. */
function measured(value: WrittenProject["value"], files: PublicFiles): WrittenProject["value"] {
  const size = (address: string) => ({ size: files.bytes(address) });
  return {
    ...value,
    image: files.addressOf(value.image),
    ...(value.sheet && { sheet: { ...value.sheet, ...size(value.sheet.src) } }),
    gallery: value.gallery.map((item): GalleryItem => {
      if (item.type === "image") return { ...item, src: files.addressOf(item.src) };
      const film = { ...item, thumbnail: files.addressOf(item.thumbnail) };
      return item.src === undefined ? film : { ...film, ...size(item.src) };
    }),
  };
}

/** Reads, typesets and sanitises the three texts of a project. @param pages every address of the magazine */
export function readProjectTexts(
  { path, value }: WrittenProject,
  source: JsonSource,
  { files, pages }: { files: PublicFiles; pages: PageAddresses },
  findings: FindingList,
): Project {
  const { overviewFile: _o, instructionsFile: _i, materialsFile: _m, draft: _d, formerly: _f, ...own } = value;
  const read = (panel: keyof typeof texts): string => {
    const field = texts[panel];
    const named = source.position([...path, field]);
    const opened = contentFolderFile(value[field], [".md"], source, named, findings);
    if (opened === null) return "";
    const { file, text } = opened;
    const hasPage = (address: string) => pages.has(address);
    const panelText = renderLesson(text, files, { kind: "introduction", subject: "page", duration: 1, hasPage });
    for (const finding of panelText.findings) {
      findings.add({ file, line: finding.line, column: finding.column, path: named.path }, finding, finding.mend);
    }
    const start = { file, line: 1, column: 1, path: named.path };
    return sanitiseBody(panelText.html, "markdown", () => start, findings);
  };
  return { ...own, overview: read("overview"), instructions: read("instructions"), materials: read("materials") };
}
