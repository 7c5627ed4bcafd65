import { SquaredSheet } from "./squared-sheet";

/** A body that was sanitised when it was published. Where it is empty, a sheet that says so. */
export function LessonBody({ html }: { html: string }) {
  if (html === "") return <InPreparation />;
  return <div className="body page-width" dangerouslySetInnerHTML={{ __html: html }} />;
}

/** What stands where a lesson has no text yet. */
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
