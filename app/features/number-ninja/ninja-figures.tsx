import type { ReactNode } from "react";
import { formatNumber } from "../../magazine/albanian";

/** Lists the figures of a game, each under its name. */
export function NinjaFigures({ children }: { children: ReactNode }) {
  return <dl className="ninja-figures flex flex-wrap gap-y-4">{children}</dl>;
}

/** Shows one figure of a game. @param className its place in the row */
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
      <dd className="display-type figures">
        {typeof value === "number" ? formatNumber(value) : value}
        {unit === undefined ? null : (
          <small className="ml-4 font-text text-[1rem]/[1] font-semibold normal-nums">{unit}</small>
        )}
      </dd>
    </div>
  );
}
