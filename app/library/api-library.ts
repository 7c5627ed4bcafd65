import * as v from "valibot";
import { authorSchema } from "../magazine/author";
import { categorySchema } from "../magazine/category";
import { askedQuestionsSchema } from "../magazine/classroom/asked-questions";
import { publishedHourSchema } from "../magazine/classroom/published-hour";
import { contentSchema, contentSummarySchema, wholeContentSchema } from "../magazine/content";
import { datesByPieceSchema } from "../magazine/dates";
import { glossaryEntrySchema } from "../magazine/glossary";
import { ideaMapSchema } from "../magazine/idea-map";
import { practiceSchema } from "../magazine/practice/exercise";
import { projectSchema, projectSummarySchema } from "../magazine/project";
import { parse } from "../magazine/result";
import { withdrawnSchema } from "../magazine/withdrawn";
import type { ContentFilter, Library } from "./library";

/** The browser's `fetch`, or a test's. */
type Fetch = (address: string, init: RequestInit) => Promise<Response>;

/** Error of a failed response. The message is the status, a colon, and the body or the status text. */
class ApiFailure extends Error {
  constructor(
    readonly status: number,
    detail: string,
  ) {
    super(`${status}: ${detail}`);
  }
}

/** The JSON of a response, and the publication time of its edition. */
interface ApiResponse {
  json: unknown;
  lastModified: string | null;
}

async function request(fetch: Fetch, address: string) {
  const response = await fetch(address, { credentials: "include" });
  if (!response.ok) throw new ApiFailure(response.status, (await response.text()) || response.statusText);
  return response;
}

/**
 * Makes a reader that requests each address once (product 13.3, 13.4). It caches a success for its whole life, without
 * expiry; it does not cache a failure, so that the next call tries again.
 */
function createReader(fetch: Fetch) {
  const kept = new Map<string, Promise<ApiResponse>>();

  async function ask(address: string): Promise<ApiResponse> {
    const response = await request(fetch, address);
    return { json: await response.json(), lastModified: response.headers.get("Last-Modified") };
  }

  return function read(address: string): Promise<ApiResponse> {
    const known = kept.get(address);
    if (known) return known;
    const response = ask(address);
    kept.set(address, response);
    response.catch(() => kept.delete(address));
    return response;
  };
}

/**
 * Makes a library over `/api`: hydrated pages read it when the reader follows a link. No page calls `contentsJson`,
 * `dates`, `searchPart` or `withdrawn` in a browser. They stay, 0.3 KB: so one contract tests every address of the API.
 */
export function createApiLibrary(fetch: Fetch): Library {
  const read = createReader(fetch);

  async function list<S extends v.GenericSchema>(schema: S, address: string): Promise<v.InferOutput<S>[]> {
    const items = parse(v.array(v.unknown()), (await read(address)).json);
    if (!items.ok) throw new Error(`${address}: ${items.problems.join("; ")}`);
    return items.value.flatMap((item) => {
      const parsed = parse(schema, item);
      return parsed.ok ? [parsed.value] : [];
    });
  }

  async function one<S extends v.GenericSchema>(schema: S, address: string): Promise<v.InferOutput<S> | null> {
    try {
      const parsed = parse(schema, (await read(address)).json);
      return parsed.ok ? parsed.value : null;
    } catch (error) {
      if (error instanceof ApiFailure && error.status === 404) return null;
      throw error;
    }
  }

  return {
    contents: (filter) => list(contentSummarySchema, contentsAddress(filter, "fields", "summary")),
    content: (slug) => one(contentSchema, `/api/contents/slug/${encodeURIComponent(slug)}?terms=cards`),
    wholeContents: (filter) => list(wholeContentSchema, contentsAddress(filter, "terms", "cards")),
    contentsJson: async (filter) => (await request(fetch, contentsAddress(filter))).arrayBuffer(),
    categories: ({ type } = {}) => list(categorySchema, type ? `/api/categories?type=${type}` : "/api/categories"),
    category: (id) => one(categorySchema, `/api/categories/${id}`),
    authors: () => list(authorSchema, "/api/authors"),
    author: (id) => one(authorSchema, `/api/authors/${id}`),
    glossary: () => list(glossaryEntrySchema, "/api/glossary"),
    ideaMap: () => one(ideaMapSchema, "/api/map"),
    projects: () => list(projectSummarySchema, "/api/projects"),
    project: (slug) => one(projectSchema, `/api/projects/${encodeURIComponent(slug)}`),
    practice: (slug) => one(practiceSchema, `/api/practice/${encodeURIComponent(slug)}`),
    hour: (slug) => one(publishedHourSchema, `/api/hours/${encodeURIComponent(slug)}`),
    questions: (slug) => one(askedQuestionsSchema, `/api/questions/${encodeURIComponent(slug)}`),
    searchPart: async (name) => (name === "" ? null : one(v.string(), `/api/search/${encodeURIComponent(name)}`)),
    prerendered: async (name) => (name === "" ? null : one(v.string(), `/api/prerendered/${encodeURIComponent(name)}`)),
    withdrawn: () => list(withdrawnSchema, "/api/withdrawn"),
    async publishedAt() {
      const { lastModified } = await read(contentsAddress({}, "fields", "summary"));
      const instant = new Date(lastModified ?? Number.NaN);
      if (Number.isNaN(instant.getTime())) throw new Error("/api/contents: no Last-Modified");
      return instant.toISOString();
    },
    dates: async () => (await one(datesByPieceSchema, "/api/dates")) ?? {},
  };
}

function contentsAddress({ featured, categoryId }: ContentFilter = {}, name?: "fields" | "terms", value = ""): string {
  const query = new URLSearchParams();
  if (featured !== undefined) query.set("featured", String(featured));
  if (categoryId !== undefined) query.set("categoryId", String(categoryId));
  if (name) query.set(name, value);
  return `/api/contents?${query}`;
}
