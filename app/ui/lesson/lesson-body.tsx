import { SquaredSheet } from "../absence/squared-sheet";

/** Shows a body that was sanitised at publication. An empty one is replaced by the sheet of a piece in preparation. */
export function LessonBody({ html }: { html: string }) {
  if (html === "") return <InPreparation />;
  return <div className="body page-width" dangerouslySetInnerHTML={{ __html: html }} />;
}

/** Shows the sheet of a lesson without text. */
export function InPreparation() {
  return (
    <SquaredSheet title="Përmbajtja në zhvillim" level="h2">
      <p>
        Kjo faqe po shkruhet. Një mësim del këtu vetëm pasi shembulli i tij është rillogaritur dhe çdo numër është
        kontrolluar dy herë.
      </p>
    </SquaredSheet>
  );
}
