import { CodeForm } from "../../play/code-form";
import { Button, ButtonLink } from "../../ui/button";
import { PaperExample } from "./paper-example";

/** Asks for the code of an assignment, from which a test is made. @param fault why the code of the address gives none */
export function PaperCode({ fault }: { fault?: string }) {
  return (
    <div className="class-empty print:hidden">
      <div className="grid justify-items-start gap-10">
        {fault === undefined ? null : (
          <p role="status" className="max-w-[36em] rule-l-7 pl-7">
            {fault}
          </p>
        )}
        <p className="max-w-[36em]">
          Testi bëhet nga kodi i një detyre: zgjidh ushtrimet te „Jep detyrë“, ose shkruaj një kod që e ke, edhe atë me
          tetë shenja nga plani i orës.
        </p>
        <ButtonLink primary href="/mesuesi/detyre">
          Zgjidh ushtrimet
        </ButtonLink>
        <CodeForm className="flex flex-wrap items-end" label="Kodi i detyrës" placeholder="4K7Q-X2M9">
          <Button type="submit">Bëje testin</Button>
        </CodeForm>
        <noscript>
          <p className="max-w-[36em]">
            Testi bëhet me skripte: faqja i gjen ushtrimet nga kodi dhe u jep numra në pajisjen tënde. Pa to përdor
            „Fletë për klasën, me dy variante“: e gjen te ushtrimet e çdo mësimi.
          </p>
        </noscript>
      </div>
      <PaperExample />
    </div>
  );
}
