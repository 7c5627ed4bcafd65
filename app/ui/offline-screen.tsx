import { ButtonLink } from "./button";
import { Pika } from "./pika";
import { SquaredSheet } from "./squared-sheet";

/**
 * The page that the service worker shows without a network. It writes the reason and the list itself, since nobody else
 * knows what is on the device: `app/features/offline/kept-words.ts` looks for these two elements as they stand here.
 */
export function OfflineScreen() {
  return (
    <>
      <SquaredSheet title="Pa rrjet">
        <Pika moves="swings" />
        <p id="arsyeja">
          Kur rrjeti mungon, këtu rendohet çfarë ke me vete: faqet që ke lexuar dhe kapitujt që ke marrë.
        </p>
        {/* An empty address is the one that was asked for. */}
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
