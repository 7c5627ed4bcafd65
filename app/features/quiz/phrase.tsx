/** A text of a quiz: HTML of one line that was sanitised when it was published. */
export function Phrase({ html, lang, className }: { html: string; lang?: "sq"; className?: string }) {
  return <span className={className} lang={lang} dangerouslySetInnerHTML={{ __html: html }} />;
}
