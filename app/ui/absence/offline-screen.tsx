import { ButtonLink } from "../button";
import { Pika } from "../pika/pika";
import { SquaredSheet } from "./squared-sheet";

/**
 * Shows the service worker's page for offline use. The service worker itself writes the reason and the list, since
 * only it knows the pages on the device: `app/features/offline/kept-words.ts` looks for these two elements exactly as
 * written here.
 */
export function OfflineScreen() {
  return (
    <>
      <SquaredSheet title="Pa rrjet">
        <Pika moves="swings" />
        <p id="arsyeja">
          Kur rrjeti mungon, këtu rendohet çfarë ke me vete: faqet që ke lexuar dhe kapitujt që ke marrë.
        </p>
        {/* An empty address means the requested address. */}
        <div className="flex flex-wrap gap-8">
          <ButtonLink primary href="">
            Provo përsëri
          </ButtonLink>
          <ButtonLink opaque id="te-fletorja" href="/fletorja">
            Fletorja ime
          </ButtonLink>
        </div>
      </SquaredSheet>
      <nav className="kept-list page-width" aria-label="Çfarë ke me vete">
        <ul id="me-vete" />
      </nav>
    </>
  );
}
