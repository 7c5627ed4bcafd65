import type { Quiz } from "../../magazine/quiz";
import { Picture } from "../../ui/picture";

/** Shows the picture that a question asks about. @param className its place @param size utilities of the picture */
export function QuestionFigure({
  figure: { src, alt, width, height },
  className,
  size,
}: {
  figure: NonNullable<Quiz["questions"][number]["figure"]>;
  className?: string;
  size: string;
}) {
  return (
    <figure className={className}>
      <Picture className={`w-full ${size}`} src={src} alt={alt} width={width} height={height} />
    </figure>
  );
}
