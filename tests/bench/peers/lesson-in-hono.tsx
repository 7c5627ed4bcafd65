/** @jsxImportSource hono/jsx */
/** The same lesson, read from KV and rendered by Hono's JSX. It is the cost of a small framework per page. */
import { Hono } from "hono";
import { raw } from "hono/html";

interface Piece {
  slug: string;
  title: string;
  content: string;
  duration: number;
  authorId: number;
}
interface Manifest {
  contents: (Piece & { body: string; excerpt: string })[];
  authors: { id: number; name: string; title: string }[];
}

const app = new Hono<{ Bindings: { MAGAZINE: KVNamespace } }>();

app.get("/physics/:slug", async (context) => {
  const kv = context.env.MAGAZINE;
  const manifest = await kv.get<Manifest>("manifest", "json");
  const entry = manifest?.contents.find(({ slug }) => slug === context.req.param("slug"));
  const lesson = entry && (await kv.get<Piece>(entry.body, "json"));
  if (!manifest || !lesson) return context.notFound();
  const author = manifest.authors.find(({ id }) => id === lesson.authorId);
  return context.html(
    <html lang="sq">
      <head>
        <meta charset="utf-8" />
        <title>{lesson.title}</title>
        <link rel="stylesheet" href="/assets/styles.css" />
      </head>
      <body>
        <main>
          <h1>{lesson.title}</h1>
          <p>
            {author?.name}, {lesson.duration} min
          </p>
          <article>{raw(lesson.content)}</article>
          <ul>
            {manifest.contents.slice(0, 2).map((other) => (
              <li>
                <a href={`/physics/${other.slug}`}>{other.title}</a> {other.excerpt}
              </li>
            ))}
          </ul>
        </main>
      </body>
    </html>,
  );
});

export default app;
