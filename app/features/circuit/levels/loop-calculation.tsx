import { formatNumber } from "../../../magazine/albanian";
import { readingText } from "../../../play/quantity";
import type { LoopState } from "./series-loop";

/** Shows I = E / (R + r) with the loop's numbers. Nothing if the loop has a capacitor or no current. */
export function LoopCalculation({ loop, charging }: { loop: LoopState; charging: boolean }) {
  if (charging || (loop.condition !== "flowing" && loop.condition !== "short-circuit")) return null;
  const { emf, resistance, internal } = loop.totals;
  const sum = `${formatNumber(resistance)} + ${formatNumber(internal)}`;
  return (
    <p className="text-[clamp(1.05rem,0.9rem+0.7vw,1.3rem)]">
      <i>I</i> = <i>E</i> / (<i>R</i> + <i>r</i>) = {formatNumber(Math.abs(emf))} / ({sum}) ={" "}
      <b className="text-spot whitespace-nowrap">{readingText(Math.abs(loop.current), "A")}</b>
    </p>
  );
}
