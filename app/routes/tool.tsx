import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { type ClientLoaderFunctionArgs, useLoaderData, useLocation } from "@remix-run/react";
import { hydrated } from "../hydration";
import { arriving, browserLibrary } from "../library/browser-library";
import type { Library } from "../library/library";
import { type Arriving, isFound, type LessonPage, lessonPage, settle } from "../library/pages";
import type { Subject } from "../magazine/category";
import { AuthorBlock } from "../ui/author-block";
import { BackLink } from "../ui/back-link";
import { Later } from "../ui/later";
import { LessonBody } from "../ui/lesson-body";
import { LessonNotFound } from "../ui/not-found";
import { LessonSkeleton } from "../ui/skeletons";
import { pageMeta, useArrivedTitle } from "./page-title";

interface Tool {
  subject: Subject;
  slug: string;
  back: { href: string; text: string; lang?: "en" };
}

const toMath = { href: "/math", text: "Kthehu te Matematika" };
const toPhysics = { href: "/physics", text: "Kthehu tek Fizika" };

/** The tools by address. */
const tools: Record<string, Tool> = {
  "/math/number-ninja": { subject: "math", slug: "number-ninja", back: toMath },
  "/math/calculus-quiz": { subject: "math", slug: "calculus-quiz", back: toMath },
  "/physics/mechanics": { subject: "physics", slug: "classical-mechanics", back: toPhysics },
  "/physics/electricity-simulator": {
    subject: "physics",
    slug: "electricity-simulator",
    back: { href: "/physics/elektriciteti", text: "Back to Electricity", lang: "en" },
  },
  "/physics/waves-quiz": { subject: "physics", slug: "waves-quiz", back: toPhysics },
  "/physics/formulas-quiz": { subject: "physics", slug: "formulas-quiz", back: toPhysics },
  "/physics/forces-and-motion-quiz": { subject: "physics", slug: "forces-and-motion-quiz", back: toPhysics },
};

function toolAt(pathname: string): Tool {
  const tool = tools[pathname.replace(/\/$/, "")];
  if (!tool) throw new Error(`no tool at ${pathname}`);
  return tool;
}

const page = (library: Library, { url }: { url: string }) => lessonPage(library, toolAt(new URL(url).pathname));

export const handle = hydrated;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const tool = await settle(page(context.library, request));
  return data(tool, { status: isFound(tool) ? 200 : 404 });
}

export const clientLoader = ({ request }: ClientLoaderFunctionArgs) => arriving(page(browserLibrary, request));

export const meta: MetaFunction = ({ data }) => pageMeta(data as Arriving<LessonPage> | undefined);

export default function ToolPage() {
  const { lesson, author } = useLoaderData() as Arriving<LessonPage>;
  const { subject, back } = toolAt(useLocation().pathname);
  useArrivedTitle(lesson);
  return (
    <article className={subject}>
      <Later value={lesson} fallback={<LessonSkeleton />}>
        {(tool) =>
          tool ? (
            <>
              <header className="wrap lesson-top">
                <BackLink href={back.href} lang={back.lang}>
                  {back.text}
                </BackLink>
                <h1>{tool.title}</h1>
                <Later value={author} fallback={null}>
                  {(known) => <AuthorBlock author={known} />}
                </Later>
              </header>
              <LessonBody html={tool.content} />
            </>
          ) : (
            <LessonNotFound />
          )
        }
      </Later>
    </article>
  );
}
