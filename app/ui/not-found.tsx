import type { Subject } from "../magazine/category";
import { ButtonLink } from "./button";

/** The page that answers an address where nothing is. */
export function NotFoundScreen() {
  return (
    <section className="wrap screen">
      <div className="squared">
        <h1 className="title">Ndodhi një problem</h1>
        <p>Kjo faqe nuk ekziston për momentin</p>
        <ButtonLink primary href="/">
          Kthehu në kreun e revistës
        </ButtonLink>
      </div>
    </section>
  );
}

/**
 * What a lesson's page shows where there is no such lesson.
 *
 * @param href where the button leads: the department, or a chapter of it
 * @param variant "albanian" for the pages that say it in Albanian
 * @param subject where the reader comes from: the button leads to physics, so mathematics has a way of its own beside it
 */
export function LessonNotFound({
  variant = "english",
  href = "/physics",
  subject = "physics",
}: {
  variant?: "english" | "albanian";
  href?: string;
  subject?: Subject;
}) {
  if (variant === "albanian") {
    return (
      <section className="wrap screen">
        <div className="squared">
          <h1 className="title">Mësimi nuk u gjet</h1>
          <ButtonLink primary href={href}>
            Kthehu te Fizika
          </ButtonLink>
        </div>
      </section>
    );
  }
  return (
    <section className="wrap screen" lang="en">
      <div className="squared">
        <h1 className="title">Lesson Not Found</h1>
        <p>Sorry, the lesson you're looking for doesn't exist or is not available.</p>
        <div className="acts">
          <ButtonLink primary href={href}>
            Return to Physics
          </ButtonLink>
          {subject === "math" ? (
            <ButtonLink opaque href="/math" lang="sq">
              Kthehu te Matematika
            </ButtonLink>
          ) : null}
        </div>
      </div>
    </section>
  );
}
