import { CodeForm } from "../../play/code-form";
import { Button, ButtonLink } from "../../ui/button";
import { ClassPicture, type ClassPictureParts, shade } from "../../ui/class-picture";

const sheet = (x: number) => `M${x} 6h46v68h-46zM${x + 8} 34h30M${x + 8} 46h30M${x + 8} 58h18`;
/** Two variants, and the key that tells which answer is of which error. */
const sheetsAndKey: ClassPictureParts = {
  width: 180,
  subject: "math",
  hatch: [50, 104, 174].map((x) => shade(x, 10, 4, 66, 1.6)).join(""),
  tint: "M128 6h46v68h-46z",
  ink: `${sheet(4)}${sheet(58)}M128 6h46v68h-46zM150 34h16M150 46h16M150 58h16M136 42l8 8m0-8l-8 8M136 54l8 8m0-8l-8 8`,
  spot: "M134 33l4 4 8-9",
  words: [
    [11, 25, "A"],
    [65, 25, "B"],
    [135, 22, "A B"],
  ],
};

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
      <ClassPicture {...sheetsAndKey} />
    </div>
  );
}
