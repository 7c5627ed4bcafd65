import { Button, ButtonLink } from "./button";
import { SquaredSheet } from "./squared-sheet";

/**
 * The page that stands in for one that could not be made.
 *
 * @param detail what the reader of the content said, for whoever reports it
 * @param onRetry asks again in place; without it, retrying loads the address anew
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
          // An empty address is this page's own, which needs no script to load again.
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
