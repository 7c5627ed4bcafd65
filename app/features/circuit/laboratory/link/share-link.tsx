/** Shows and copies the circuit's address, and updates the page's own. */
import { useEffect, useRef, useState } from "react";
import { pageAddress } from "../../../../play/page-address";
import { Button } from "../../../../ui/button";
import { hashOf } from "./circuit-hash";

/** Milliseconds without an edit until the address is updated: browsers limit the rate of changes. */
const addressRest = 400;

/** Shows the circuit's address with a copy button. @param opens text of what the link opens */
export function ShareLink({
  circuit,
  label,
  opens,
  copies = "Kopjo lidhjen",
}: {
  circuit: string;
  label: string;
  opens: string;
  copies?: string;
}) {
  /** Result of the last copy, and its circuit. */
  const [copied, setCopied] = useState({ circuit: "", text: "" });
  const field = useRef<HTMLInputElement>(null);
  const address = pageAddress() + hashOf(circuit);
  const copy = async () => {
    const done = await navigator.clipboard?.writeText(address).then(
      () => true,
      () => false,
    );
    if (!done) field.current?.select();
    setCopied({
      circuit,
      text: done
        ? `U kopjua. Kush e hap, sheh ${opens}.`
        : "Shfletuesi nuk e kopjoi vetë. Lidhja u zgjodh: kopjoje ti.",
    });
  };
  return (
    <div className="grid gap-6">
      <p className="not-print:hidden text-[0.8rem]/[1.3] break-all">{address}</p>
      <label className="print:hidden">
        <span className="caps-label">{label}</span>
        <input
          className="w-full min-h-29 mt-4 px-7 py-4 rule-2 bg-paper text-[0.9rem] text-ellipsis"
          ref={field}
          readOnly
          value={address}
          onFocus={(event) => event.currentTarget.select()}
        />
      </label>
      <Button primary onClick={copy}>
        {copies}
      </Button>
      <p className="min-h-[1.5em] text-[0.9rem]" role="status">
        {copied.circuit === circuit ? copied.text : ""}
      </p>
    </div>
  );
}

/** Updates the address after edits, so that a reload opens the same board. */
export function useAddress(hash: string | null) {
  useEffect(() => {
    if (hash === null) return;
    const timer = setTimeout(() => window.history.replaceState(window.history.state, "", hash), addressRest);
    return () => clearTimeout(timer);
  }, [hash]);
}
