/** The page that answers an address where nothing is. */
export function NotFoundScreen() {
  return (
    <section className="wrap screen">
      <div className="squared">
        <h1 className="title">Ndodhi një problem</h1>
        <p>Kjo faqe nuk ekziston për momentin</p>
        <a className="btn go" href="/">
          Kthehu në kreun e revistës
        </a>
      </div>
    </section>
  );
}

/**
 * What a lesson's page shows where there is no such lesson.
 *
 * @param href where the button leads: the department, or a chapter of it
 * @param variant "albanian" for the pages that say it in Albanian
 */
export function LessonNotFound({
  variant = "english",
  href = "/physics",
}: {
  variant?: "english" | "albanian";
  href?: string;
}) {
  if (variant === "albanian") {
    return (
      <section className="wrap screen">
        <div className="squared">
          <h1 className="title">Mësimi nuk u gjet</h1>
          <a className="btn go" href={href}>
            Kthehu te Fizika
          </a>
        </div>
      </section>
    );
  }
  return (
    <section className="wrap screen" lang="en">
      <div className="squared">
        <h1 className="title">Lesson Not Found</h1>
        <p>Sorry, the lesson you're looking for doesn't exist or is not available.</p>
        <a className="btn go" href={href}>
          Return to Physics
        </a>
      </div>
    </section>
  );
}
