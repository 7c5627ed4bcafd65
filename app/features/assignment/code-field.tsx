import { CodeForm } from "../../play/code-form";
import { Button } from "../../ui/button";

/** Asks for the code of an assignment, as it stands on the blackboard. */
export function CodeField({ fault, halfDone }: { fault?: string; halfDone: string | null }) {
  return (
    <div className="grid justify-items-start gap-10">
      {fault === undefined ? null : (
        <p role="status" className="max-w-[36em] rule-l-7 pl-7">
          {fault}
        </p>
      )}
      <CodeForm className="grid" label="Kodi i detyrës, nga dërrasa ose nga mesazhi" placeholder="4K7Q-X2M9-…">
        <div>
          <Button primary type="submit">
            Hape detyrën
          </Button>
        </div>
      </CodeForm>
      {halfDone === null ? null : (
        <p>
          Ke një detyrë përgjysmë. <a href={`#${halfDone}`}>Vazhdoje</a>
        </p>
      )}
      <noscript>
        <p className="max-w-[36em]">
          Detyra punohet me skripte: faqja i gjen ushtrimet nga kodi dhe i kontrollon te ti. Pa to, kërkoji mësuesit
          fletën e shtypur.
        </p>
      </noscript>
    </div>
  );
}
