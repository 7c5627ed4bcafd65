import type { Quiz } from "../../magazine/quiz";
import { Picture } from "../../ui/picture";

/** The picture that a question asks about. */
export function QuestionFigure({ figure }: { figure: NonNullable<Quiz["questions"][number]["figure"]> }) {
  const { src, alt, width, height } = figure;
  return (
    <figure className="quiz-figure">
      <Picture src={src} alt={alt} width={width} height={height} />
    </figure>
  );
}
