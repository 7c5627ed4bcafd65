import { useLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import type { Subject } from "../magazine/category";
import type { Content } from "../magazine/content";
import { Toasts } from "../play/toast/toast";
import { AuthorBlock } from "../ui/author-block";
import { BackLink } from "../ui/back-link";
import { Later } from "../ui/deferred";
import { LessonBody } from "../ui/lesson-body";
import { LessonNotFound } from "../ui/not-found";
import { LessonSkeleton } from "../ui/skeletons";
import { useArrivedTitle } from "./page-head";
import type { Arriving, LessonPage } from "./pages";

/** A page to play with: which piece it shows and where it leads back. */
export interface Tool {
  subject: Subject;
  slug: string;
  back: { href: string; text: string; lang?: "en" };
  /** Author who signs whatever the content says (product 9.12). */
  authorId?: number;
}

export const toMath = { href: "/math", text: "Kthehu te Matematika" };
export const toPhysics = { href: "/physics", text: "Kthehu tek Fizika" };

/** The frame of a tool: back link, title, author, introduction, then what is played with. */
export function ToolPage<Piece extends Content>({
  tool: { subject, back },
  introduction = true,
  children,
}: {
  tool: Tool;
  /** Whether the piece's own text stands before the tool. */
  introduction?: boolean;
  children: (piece: Piece) => ReactNode;
}) {
  const { lesson, author } = useLoaderData() as Arriving<LessonPage & { lesson: Piece | null }>;
  useArrivedTitle(lesson);
  return (
    <article className={subject}>
      <Later value={lesson} fallback={<LessonSkeleton />}>
        {(content) =>
          content ? (
            <>
              <header className="wrap lesson-top">
                <BackLink href={back.href} lang={back.lang}>
                  {back.text}
                </BackLink>
                <h1>{content.title}</h1>
                <Later value={author} fallback={null}>
                  {(known) => <AuthorBlock author={known} />}
                </Later>
              </header>
              {introduction ? <LessonBody html={content.content} /> : null}
              <Toasts>{children(content)}</Toasts>
            </>
          ) : (
            <LessonNotFound subject={subject} />
          )
        }
      </Later>
    </article>
  );
}
