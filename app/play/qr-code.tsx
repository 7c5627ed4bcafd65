import { memo, useEffect, useRef, useState } from "react";
import { Button } from "../ui/button";
import { qrPath } from "./qr-path";

/** Draws an address or a code of the class as a QR code, in black on white. Cameras need that in the dark theme too. */
export const QrCode = memo(function QrCode({
  text,
  label,
  level = "L",
  className = "w-full",
}: {
  text: string;
  label: string;
  level?: "L" | "M";
  className?: string;
}) {
  const { size, path } = qrPath(text, level);
  return (
    <svg
      className={className}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path fill="#fff" d={`M0 0H${size}V${size}H0z`} />
      <path d={path} />
    </svg>
  );
});

/** Shows a code that a press enlarges to the window's size. So a class can scan it from the wall. */
export function EnlargedCode({ text, label, title }: { text: string; label: string; title: string }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [large, setLarge] = useState(false);
  useEffect(() => {
    if (large) dialog.current?.showModal();
  }, [large]);
  return (
    <>
      <QrCode {...{ text, label }} className="w-110 max-w-full" />
      {typeof HTMLDialogElement === "undefined" ? null : (
        <Button measure="min-h-29 px-9 py-6 text-[0.92rem]/[1.1]" className="flex-auto" onClick={() => setLarge(true)}>
          Zmadho kodin për klasën
        </Button>
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
            <QrCode {...{ text, label }} className="mx-auto my-8 w-[min(86vw,100vh-12rem)]" />
            <Button onClick={() => dialog.current?.close()}>Mbylle</Button>
          </>
        ) : null}
      </dialog>
    </>
  );
}
