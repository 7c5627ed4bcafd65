import type { Author } from "../magazine/author";
import { readingTime } from "../magazine/badge";
import { initials } from "../magazine/initials";
import { Picture } from "./picture";

/** The author's picture, or the initials of the name where there is none. */
export function AuthorFace({ author }: { author: Author | null }) {
  if (author?.avatarUrl) {
    return <Picture className="face" src={author.avatarUrl} alt="" width={72} height={72} loading="lazy" />;
  }
  return (
    <span className="face" aria-hidden="true">
      {author ? initials(author.name) : "?"}
    </span>
  );
}

/** Who signs a piece, with the role line. @param minutes of reading; left out where nothing is read. */
export function AuthorBlock({ author, minutes }: { author: Author | null; minutes?: number }) {
  return (
    <div className="by">
      <AuthorFace author={author} />
      <span>
        <b>{author?.name ?? "i panjohur"}</b>
        {author?.title ? (
          <>
            <br />
            {author.title}
          </>
        ) : null}
      </span>
      {minutes === undefined ? null : <span className="min">{readingTime(minutes)}</span>}
    </div>
  );
}
