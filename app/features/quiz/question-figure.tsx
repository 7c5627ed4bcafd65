import type { Quiz } from "../../magazine/quiz";
import { Picture } from "../../ui/picture";

/** Shows a question's figure. @param size utilities that set its size @param lazy whether it loads once it is shown */
export function QuestionFigure({
  figure: { src, alt, width, height },
  size,
  lazy = false,
}: {
  figure: NonNullable<Quiz["questions"][number]["figure"]>;
  size: string;
  lazy?: boolean;
}) {
  return (
    <figure>
      <Picture
        className={`w-full ${size}`}
        src={src}
        alt={alt}
        width={width}
        height={height}
        loading={lazy ? "lazy" : undefined}
      />
    </figure>
  );
}
