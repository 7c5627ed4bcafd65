import { CodeForm } from "../../play/code-form";
import { Button } from "../../ui/button";
import { ClassPicture, type ClassPictureParts, qrCode, shade } from "../../ui/class-picture";
import { NextSteps } from "./next-steps";

const phone = (x: number) => `M${x} 22h28v50h-28zM${x + 11} 68h6`;
/** One code from the blackboard, and a triangle of its own on each phone. */
const ownNumbers: ClassPictureParts = {
  width: 220,
  subject: "math",
  tint: "M4 4h92v50h-92zM117 56h20v-24zM153 56h20v-13zM189 56h20v-19z",
  hatch: [shade(6, 58, 94, 5, 1.6), ...[141, 177, 213].map((x) => shade(x, 25, 3, 48, 1.6))].join(""),
  fill: qrCode(58, 13),
  ink: `M4 4h92v50h-92zM1 54h98v3h-98zM26 57l-7 20M74 57l7 20${phone(113)}${phone(149)}${phone(185)}M117 56h20v-24M153 56h20v-13M189 56h20v-19`,
  spot: "M117 56l20-24M153 56l20-13M189 56l20-19",
  words: [
    [11, 26, "4K7Q"],
    [11, 44, "X2M9"],
  ],
};

/** Asks for the code of an assignment, as it stands on the blackboard. */
export function CodeField({ fault, halfDone }: { fault?: string; halfDone: string | null }) {
  return (
    <div className="class-empty">
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
      <ClassPicture {...ownNumbers} />
      <NextSteps />
    </div>
  );
}
