import type { ReactNode } from "react";
import { formatNumber } from "../../magazine/albanian";

/** Lists a game's figures, each under its label. */
export function NinjaFigures({ children }: { children: ReactNode }) {
  return (
    <dl className="flex flex-wrap gap-x-[clamp(1.1rem,5vw,2rem)] gap-y-4 low:col-start-1 low:flex-nowrap low:gap-x-9">
      {children}
    </dl>
  );
}

/** Shows one figure of a game. @param className utilities of its place in the row */
export function NinjaFigure({
  name,
  value,
  unit,
  className,
}: {
  name: string;
  value: number | ReactNode;
  unit?: string;
  className?: string;
}) {
  return (
    <div className={className}>
      <dt className="caps-label text-mute">{name}</dt>
      <dd className="display-type figures text-[min(1.9rem,10vw)] aside:text-[2.8rem] low:text-[1.6rem]">
        {typeof value === "number" ? formatNumber(value) : value}
        {unit === undefined ? null : (
          <small className="ml-1 font-text text-[1rem]/[1] font-semibold normal-nums">{` ${unit}`}</small>
        )}
      </dd>
    </div>
  );
}
