import { useLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import type { Content } from "../magazine/content";
import { Toasts } from "../play/toast/toast";
import { AuthorBlock } from "../ui/author-block";
import { BackLink } from "../ui/back-link";
import { Deferred } from "../ui/deferred";
import { LessonSkeleton } from "../ui/lesson-skeleton";
import { LessonNotFound } from "../ui/not-found";
import { PageTop } from "../ui/page-top";
import { toSubject } from "./back-links";
import type { ContentAddress } from "./content-address";
import type { ContentPage } from "./content-page";
import { useResolvedTitle } from "./page-head";

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
              <PageTop small back={<BackLink href={back.href}>{back.text}</BackLink>} title={found.title}>
                <Deferred value={author} fallback={null}>
                  {(known) => <AuthorBlock author={known} />}
                </Deferred>
              </PageTop>
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
