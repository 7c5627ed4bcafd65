import type { Quiz } from "../../magazine/quiz";
import { Picture } from "../../ui/picture";

/** Shows a question's figure. @param size utilities that set its size */
export function QuestionFigure({
  figure: { src, alt, width, height },
  size,
}: {
  figure: NonNullable<Quiz["questions"][number]["figure"]>;
  size: string;
}) {
  return (
    <figure>
      <Picture className={`w-full ${size}`} src={src} alt={alt} width={width} height={height} />
    </figure>
  );
}
