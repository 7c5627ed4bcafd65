import { memo, useEffect, useRef, useState } from "react";
import { encode } from "uqr";
import { Button } from "../../../../ui/button";
import { RowButton } from "../../parts/row-button";

/**
 * Draws an address as a QR code, in black on white. Cameras need that in the dark theme too.
 *
 * Four modules of white are round it, as ISO/IEC 18004 requires.
 */
export const QrCode = memo(function QrCode({
  address,
  label,
  className = "w-full",
}: {
  address: string;
  label: string;
  className?: string;
}) {
  const { data, size } = encode(address, { ecc: "L", border: 4 });
  const dark = data.flatMap((row, y) => row.flatMap((on, x) => (on ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg
      className={className}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path fill="#fff" d={`M0 0H${size}V${size}H0z`} />
      <path d={dark.join("")} />
    </svg>
  );
});

/** Shows a code that a press enlarges to the window's size. So a class can scan it from the wall. */
export function EnlargedCode({ address, label, title }: { address: string; label: string; title: string }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [large, setLarge] = useState(false);
  useEffect(() => {
    if (large) dialog.current?.showModal();
  }, [large]);
  return (
    <>
      <QrCode {...{ address, label }} className="w-110 max-w-full" />
      {typeof HTMLDialogElement === "undefined" ? null : (
        <RowButton small onClick={() => setLarge(true)}>
          Zmadho kodin për klasën
        </RowButton>
      )}
      {/* As large as the window. The last row of a class can scan it. */}
      <dialog
        ref={dialog}
        className="m-auto p-10 rule-2 bg-paper text-ink text-center [&:not([open])]:hidden backdrop:bg-[rgb(0_0_0/0.6)]"
        aria-label={title}
        onClose={() => setLarge(false)}
      >
        {large ? (
          <>
            <p className="[font:700_1.5rem/1.2_var(--font-display)]">{title}</p>
            <QrCode {...{ address, label }} className="mx-auto my-8 w-[min(86vw,100vh-12rem)]" />
            <Button onClick={() => dialog.current?.close()}>Mbylle</Button>
          </>
        ) : null}
      </dialog>
    </>
  );
}
