import { embedCode, frameSize } from "../../magazine/embed";
import { useOrigin } from "../../origin";

/** Shows the embed code of a model, folded. It works without script, and one press selects all of it. */
export function EmbedCode({ name, title, height }: { name: string; title: string; height: number | null }) {
  const origin = useOrigin();
  const size = frameSize(name, height);
  return (
    <div className="embed-code">
      <details>
        <summary>Vendose në faqen tënde</summary>
        <p>
          Kopjoje këtë rresht te faqja e shkollës ose e klasës. Modeli hapet aty vetëm, në një kornizë {size.width} me{" "}
          {size.height} piksel; më ngushtë zvogëlohet vetë. Nuk mban mend asgjë dhe nuk ndjek askënd.
        </p>
        <pre>
          <code>{embedCode(origin, name, title, size)}</code>
        </pre>
      </details>
    </div>
  );
}
