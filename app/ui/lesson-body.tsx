/** A body that was sanitised when it was published; where it is empty, a sheet that says so. */
export function LessonBody({ html, className = "" }: { html: string; className?: string }) {
  if (html === "") return <InPreparation />;
  return <div className={`wrap body ${className}`} dangerouslySetInnerHTML={{ __html: html }} />;
}

function InPreparation() {
  return (
    <section className="wrap act">
      <div className="squared">
        <h2 className="title">Përmbajtja në zhvillim</h2>
        <p>
          Kjo faqe po shkruhet. Një mësim del këtu vetëm pasi shembulli i tij është rillogaritur dhe çdo numër është
          kontrolluar dy herë.
        </p>
      </div>
    </section>
  );
}
