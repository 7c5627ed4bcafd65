import type { ReactNode } from "react";

/** Sets a number large, with its unit small after it. */
export function QuizFigure({ unit, role, children }: { unit?: string; role?: "timer"; children: ReactNode }) {
  return (
    <span
      className="block font-display text-[clamp(3rem,2rem+5vw,5.4rem)]/[0.9] font-bold [letter-spacing:-0.004em] figures"
      role={role}
    >
      {children}
      {unit === undefined ? null : (
        <small className="ml-4 font-text text-[1rem]/[1] font-semibold [letter-spacing:0] normal-nums">{unit}</small>
      )}
    </span>
  );
}
