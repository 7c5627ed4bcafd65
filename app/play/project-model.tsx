import type { ReactNode } from "react";
import "./project-model.css";

/**
 * Frames the model of a project. Heading and task come first, then the figure, and beside it controls and read-outs.
 */
export function ProjectModel({
  id,
  title,
  task,
  figure,
  caption,
  children,
}: {
  /** The id of the heading. */
  id: string;
  title: string;
  task: string;
  figure: ReactNode;
  caption: ReactNode;
  /** The first two are beside the figure. Further ones are below it and span both columns by `columns:col-[1/3]`. */
  children: ReactNode;
}) {
  return (
    <section
      className="project-model grid grid-cols-1 gap-x-gutter gap-y-8 columns:gap-y-12 rule-t-7 pt-7 columns:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] columns:grid-rows-[auto_auto_1fr] print:break-inside-avoid"
      aria-labelledby={id}
    >
      <header className="columns:col-[1/3]">
        <h2 id={id} className="pb-5 text-[length:min(clamp(2.4rem,1.6rem+3.4vw,4.4rem),13vw)]">
          {title}
        </h2>
        <p className="max-w-[36em] print:hidden">{task}</p>
      </header>
      <figure className="columns:row-[2/4]">
        {figure}
        <figcaption className="max-w-none pr-[max(0px,100%-40em)] rule-t-1">{caption}</figcaption>
      </figure>
      {children}
    </section>
  );
}
