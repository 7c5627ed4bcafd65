import * as v from "valibot";
import { authorSchema } from "../magazine/author";
import { categorySchema } from "../magazine/category";
import { contentSchema, contentSummarySchema } from "../magazine/content";
import { glossaryEntrySchema } from "../magazine/glossary";
import { projectSchema, projectSummarySchema } from "../magazine/project";
import { parse } from "../magazine/result";
import type { ContentFilter, Library } from "./library";

/** How the reader asks: the browser's `fetch`, or a test's. */
type Fetch = (address: string, init: RequestInit) => Promise<Response>;

/** An answer that was not a success. The message is the status, a colon, and the body or the status text. */
export class ReadError extends Error {
  override name = "ReadError";

  constructor(
    readonly status: number,
    detail: string,
  ) {
    super(`${status}: ${detail}`);
  }
}

/** One answer: its JSON and when its edition was published. */
interface Answer {
  json: unknown;
  lastModified: string | null;
}

/**
 * The browser's reader asks an address once (product 13.3, 13.4). The first element of a key is the address; a success is
 * kept for the life of the reader and never goes stale; a failure is not kept, so that asking again is a new try.
 *
 * @param on401 what an HTTP 401 gives: an error (the default) or `null`.
 */
export function createReader(fetch: Fetch, { on401 = "throw" }: { on401?: "throw" | "null" } = {}) {
  const kept = new Map<string, Promise<Answer | null>>();

  async function ask(address: string): Promise<Answer | null> {
    const response = await fetch(address, { credentials: "include" });
    if (response.status === 401 && on401 === "null") return null;
    if (!response.ok) throw new ReadError(response.status, (await response.text()) || response.statusText);
    return { json: await response.json(), lastModified: response.headers.get("Last-Modified") };
  }

  return function read([address]: readonly [string, ...unknown[]]): Promise<Answer | null> {
    const known = kept.get(address);
    if (known) return known;
    const asked = ask(address);
    kept.set(address, asked);
    asked.catch(() => kept.delete(address));
    return asked;
  };
}

/** A library over `/api`: what hydrated pages read when a link is followed. */
export function createApiLibrary(fetch: Fetch): Library {
  const read = createReader(fetch);

  async function list<S extends v.GenericSchema>(schema: S, address: string): Promise<v.InferOutput<S>[]> {
    const answer = await read([address]);
    const items = parse(v.array(v.unknown()), answer?.json);
    if (!items.ok) throw new Error(`${address}: ${items.problems.join("; ")}`);
    return items.value.flatMap((item) => {
      const parsed = parse(schema, item);
      return parsed.ok ? [parsed.value] : [];
    });
  }

  async function one<S extends v.GenericSchema>(schema: S, address: string): Promise<v.InferOutput<S> | null> {
    let answer: Answer | null;
    try {
      answer = await read([address]);
    } catch (error) {
      if (error instanceof ReadError && error.status === 404) return null;
      throw error;
    }
    const parsed = parse(schema, answer?.json);
    return parsed.ok ? parsed.value : null;
  }

  return {
    contents: (filter) => list(contentSummarySchema, contentsAddress(filter)),
    content: (slug) => one(contentSchema, `/api/contents/slug/${encodeURIComponent(slug)}`),
    categories: ({ type } = {}) => list(categorySchema, type ? `/api/categories?type=${type}` : "/api/categories"),
    category: (id) => one(categorySchema, `/api/categories/${id}`),
    author: (id) => one(authorSchema, `/api/authors/${id}`),
    glossary: () => list(glossaryEntrySchema, "/api/glossary"),
    projects: () => list(projectSummarySchema, "/api/projects"),
    project: (slug) => one(projectSchema, `/api/projects/${encodeURIComponent(slug)}`),
    async publishedAt() {
      const answer = await read([contentsAddress()]);
      const instant = new Date(answer?.lastModified ?? Number.NaN);
      if (Number.isNaN(instant.getTime())) throw new Error("/api/contents: no Last-Modified");
      return instant.toISOString();
    },
  };
}

function contentsAddress({ featured, categoryId }: ContentFilter = {}): string {
  const query = new URLSearchParams();
  if (featured !== undefined) query.set("featured", String(featured));
  if (categoryId !== undefined) query.set("categoryId", String(categoryId));
  query.set("fields", "summary");
  return `/api/contents?${query}`;
}
