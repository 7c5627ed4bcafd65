import { anchorPrefix } from "../../magazine/lesson-markup";

/** Shows the author's words on where a lesson or a project leads, sanitised at publication. */
export function Onward({ html }: { html: string }) {
  if (html === "") return null;
  return (
    <div className="body page-width">
      <section className="onward">
        <h2 id={`${anchorPrefix}ku-te-con-kjo`}>Ku të çon kjo</h2>
        <div dangerouslySetInnerHTML={{ __html: html }} />
      </section>
    </div>
  );
}
