import { useRef, useState } from "react";
import { copyOrSelect } from "../../play/copy-or-select";
import { pageAddress } from "../../play/page-address";
import { Button } from "../../ui/button";
import type { Operation } from "./exercise";
import { NinjaFold } from "./ninja-fold";
import { sharedGameLink } from "./shared-game-link";

/** Shows a link to share with a class. @param seed empty until it is drawn in the browser */
export function SharedLink({
  seed,
  operations,
  all,
}: {
  seed: string;
  operations: readonly Operation[];
  all: readonly Operation[];
}) {
  const shown = useRef<HTMLAnchorElement>(null);
  const [notice, setNotice] = useState("");
  const page = seed === "" ? "" : pageAddress();
  const link = sharedGameLink(page, seed, operations, all);

  async function copy() {
    const done = await copyOrSelect(link, shown.current);
    setNotice(done ? "U kopjua." : "Ky shfletues nuk e kopjon vetë: lidhja u përzgjodh, kopjoje ti.");
  }

  return (
    <NinjaFold title="Një lojë për gjithë klasën">
      <p>Kush hap këtë lidhje merr të njëjtat llogari. Asgjë nuk dërgohet: fara është te vetë adresa.</p>
      <p className="my-6 [overflow-wrap:anywhere]">
        <a ref={shown} href={link}>
          {link}
        </a>
      </p>
      <Button onClick={copy}>Kopjo lidhjen</Button>
      <p className="min-h-[1.5em] pt-4" role="status">
        {notice}
      </p>
    </NinjaFold>
  );
}
