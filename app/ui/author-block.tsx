import type { Author } from "../magazine/author";
import { readingTime } from "../magazine/badge";
import { initials } from "../magazine/initials";
import { Bone } from "./absence/bone";
import { Picture } from "./picture";

/** The name shown for an unknown author: every author is a desk of the magazine. */
const anyDesk = "Redaksia";

export const nameOf = (author: Author | null): string => author?.name ?? anyDesk;

/** Shows the author's picture, or the initials of the name if there is none. @param small beside a name in a list */
export function AuthorFace({ author, small = false }: { author: Author | null; small?: boolean }) {
  const className = small ? "author-face small" : "author-face";
  if (author?.avatarUrl) {
    return <Picture className={className} src={author.avatarUrl} alt="" width={72} height={72} loading="lazy" />;
  }
  return (
    <span className={className} aria-hidden="true">
      {initials(nameOf(author))}
    </span>
  );
}

/**
 * Shows the author of a content, with the role line.
 *
 * @param author `undefined` while it loads
 * @param minutes of reading; missing for games and quizzes
 */
export function AuthorBlock({ author, minutes }: { author: Author | null | undefined; minutes?: number }) {
  return (
    <div className="byline">
      {author === undefined ? (
        <>
          <span className="author-face" aria-hidden="true" />
          <Bone className="h-[1em] w-[55%]" />
        </>
      ) : (
        <>
          <AuthorFace author={author} />
          <span>
            <b>{nameOf(author)}</b>
            {author?.title ? <span className="byline-role">{author.title}</span> : null}
          </span>
        </>
      )}
      {minutes === undefined ? null : <span className="byline-end">{readingTime(minutes)}</span>}
    </div>
  );
}
