import { useRef, useState } from "react";
import { copyOrSelect } from "../../play/copy-or-select";
import { Button } from "../../ui/button";

/** Shows a game's result as one line that a pupil copies for a teacher. */
export function ClassResult({ line }: { line: string }) {
  const shown = useRef<HTMLParagraphElement>(null);
  const [notice, setNotice] = useState("");
  async function copy() {
    const done = await copyOrSelect(line, shown.current);
    setNotice(done ? "U kopjua." : "Ky shfletues nuk e kopjon vetë: rreshti u përzgjodh, kopjoje ti.");
  }
  return (
    <section className="rule-t-1 pt-8 aside:[grid-column:1/3]" aria-labelledby="per-klasen">
      <h3 id="per-klasen" className="pb-3 text-[1.7rem]">
        Për mësuesin
      </h3>
      <p className="max-w-[44em] text-mute">
        Kush luan me të njëjtën farë ka të njëjtat llogari. Prizma nuk dërgon asgjë: kopjoje rreshtin dhe dërgoje ti,
        ose tregoje në ekran.
      </p>
      <p ref={shown} className="my-6 max-w-[44em] bg-tint px-8 py-6 [overflow-wrap:anywhere]">
        {line}
      </p>
      <Button onClick={copy}>Kopjo rezultatin</Button>
      <p className="min-h-[1.5em] pt-4" role="status">
        {notice}
      </p>
    </section>
  );
}
