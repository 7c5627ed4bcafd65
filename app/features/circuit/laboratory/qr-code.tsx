import { encode } from "uqr";

/** Draws an address as a QR code, in black on white: cameras want it so in the dark theme too. */
export function QrCode({ address, label }: { address: string; label: string }) {
  const { data, size } = encode(address, { ecc: "L", border: 2 });
  const dark = data.flatMap((row, y) => row.flatMap((on, x) => (on ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg
      className="w-110 max-w-full"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path fill="#fff" d={`M0 0H${size}V${size}H0z`} />
      <path d={dark.join("")} />
    </svg>
  );
}
