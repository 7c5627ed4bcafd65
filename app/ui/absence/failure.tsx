import { Button, ButtonLink } from "../button";
import { SquaredSheet } from "./squared-sheet";

/**
 * Shows the error page in place of one that failed.
 *
 * @param detail message of the library, for the reader's report
 * @param onRetry loads again without leaving the page; without it, retrying reloads the address
 */
export function Failure({ detail, onRetry }: { detail?: string; onRetry?: () => void }) {
  return (
    <SquaredSheet title="Faqja nuk u hap">
      <p>
        Revista nuk arriti ta marrë përmbajtjen e kësaj faqeje. Zakonisht kalon shpejt: prit pak dhe provoje përsëri.
      </p>
      <div className="flex flex-wrap gap-8">
        {onRetry ? (
          <Button primary onClick={onRetry}>
            Provo përsëri
          </Button>
        ) : (
          // An empty address means this page, which then reloads without a script.
          <ButtonLink primary href="">
            Provo përsëri
          </ButtonLink>
        )}
        <ButtonLink opaque href="/">
          Kthehu në kreun e revistës
        </ButtonLink>
      </div>
      {detail ? (
        <details className="text-mute">
          <summary>Hollësia për redaksinë</summary>
          <p lang="en">{detail}</p>
        </details>
      ) : null}
    </SquaredSheet>
  );
}
