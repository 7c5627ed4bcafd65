import type { FormEvent } from "react";
import { cleanSigns } from "../../magazine/classroom/signs";
import { answerField } from "../../play/answer-field";
import { Button } from "../../ui/button";

/** Asks for the code of an assignment, as it stands on the blackboard. */
export function CodeField({ fault, halfDone }: { fault?: string; halfDone: string | null }) {
  // The field keeps its own text, so that what is typed before the page is alive stays.
  function open(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get("kodi"));
    // A pasted link is its code.
    const code = text.slice(text.lastIndexOf("#") + 1).trim();
    if (code !== "") location.hash = cleanSigns(code) ?? encodeURIComponent(code);
  }
  return (
    <div className="grid justify-items-start gap-10">
      {fault === undefined ? null : (
        <p role="status" className="max-w-[36em] rule-l-7 pl-7">
          {fault}
        </p>
      )}
      <form className="grid w-full max-w-[30rem] gap-6" onSubmit={open}>
        <label className="block">
          <span className="block pb-3">Kodi i detyrës, nga dërrasa ose nga mesazhi</span>
          <input
            className={`w-full ${answerField}`}
            name="kodi"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            enterKeyHint="go"
            placeholder="4K7Q-X2M9-…"
          />
        </label>
        <div>
          <Button primary type="submit">
            Hape detyrën
          </Button>
        </div>
      </form>
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
