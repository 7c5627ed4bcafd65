import type { Subject } from "../../magazine/subject";
import { ButtonLink } from "../button";
import { PikaCorner } from "../pika/pika-corner";
import { SquaredSheet } from "./squared-sheet";

/** Shows the not-found page. */
export function NotFoundScreen() {
  return (
    <SquaredSheet title="Ndodhi një problem">
      <p>Kjo faqe nuk ekziston për momentin</p>
      <ButtonLink primary href="/">
        Kthehu në kreun e revistës
      </ButtonLink>
      <PikaCorner />
    </SquaredSheet>
  );
}

/**
 * Shows the not-found view of a lesson's page.
 *
 * @param href the button's address: the department, or a chapter of it
 * @param variant "albanian" for the pages with Albanian text
 * @param subject the reader's department: the button leads to physics, so mathematics gets a link of its own beside it
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
      <SquaredSheet title="Mësimi nuk u gjet">
        <ButtonLink primary href={href}>
          Kthehu te Fizika
        </ButtonLink>
        <PikaCorner />
      </SquaredSheet>
    );
  }
  return (
    <SquaredSheet title="Lesson Not Found" lang="en">
      <p lang="sq">Ky mësim nuk gjendet, ose nuk është botuar ende. Shih adresën, ose nisu nga lista e mësimeve.</p>
      <p>Sorry, the lesson you're looking for doesn't exist or is not available.</p>
      <div className="flex flex-wrap gap-8">
        {subject === "math" ? (
          <ButtonLink primary href="/math" lang="sq">
            Kthehu te Matematika
          </ButtonLink>
        ) : null}
        <ButtonLink primary={subject === "physics"} opaque={subject === "math"} href={href}>
          Return to Physics
        </ButtonLink>
      </div>
      <PikaCorner />
    </SquaredSheet>
  );
}
