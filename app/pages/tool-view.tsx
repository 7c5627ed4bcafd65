import { useLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import type { Content } from "../magazine/content";
import { Toasts } from "../play/toast/toast";
import { LessonNotFound } from "../ui/absence/not-found";
import { AuthorBlock } from "../ui/author-block";
import { Deferred } from "../ui/deferred";
import { BackLink } from "../ui/frame/back-link";
import { ToolHead } from "../ui/frame/heads";
import { LessonSkeleton } from "../ui/lesson/lesson-skeleton";
import { toSubject } from "./back-links";
import { useResolvedTitle } from "./head/page-head";
import type { ContentPage } from "./lesson/content-page";
import type { ContentAddress } from "./loaders/content-address";

/** Shows the frame of a game, simulator or quiz. It has back link, title, author, then the tool itself. */
export function ToolView<Shown extends Content>({
  address: { subject },
  children,
}: {
  address: ContentAddress;
  children: (content: Shown) => ReactNode;
}) {
  const { content, author } = useLoaderData<Deferred<ContentPage & { content: Shown | null }>>();
  const back = toSubject[subject];
  useResolvedTitle(content);
  return (
    <article className={subject}>
      <Deferred value={content} fallback={<LessonSkeleton />}>
        {(found) =>
          found ? (
            <>
              <ToolHead back={<BackLink href={back.href}>{back.text}</BackLink>} title={found.title}>
                <Deferred value={author} fallback={null}>
                  {(known) => <AuthorBlock author={known} />}
                </Deferred>
              </ToolHead>
              <Toasts>{children(found)}</Toasts>
            </>
          ) : (
            <LessonNotFound subject={subject} />
          )
        }
      </Deferred>
    </article>
  );
}
