/** Renders a text of a quiz. It is one line of HTML that was sanitised when it was published. */
export function InlineHtml({ html, lang, className }: { html: string; lang?: "sq"; className?: string }) {
  return <span className={className} lang={lang} dangerouslySetInnerHTML={{ __html: html }} />;
}
