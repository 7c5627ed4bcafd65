import type { ReactNode } from "react";
import { type Roof, roofNames, roofs } from "./surfaces-rules";

const head = "py-4 pl-5 text-right align-bottom text-[0.84rem]/[1.2] font-semibold";
const firstHead = "py-4 pr-0 text-left align-bottom text-[0.9rem]/[1.2] font-semibold";

/**
 * Renders a table with a column per roof. @param corner label of the first column @param mark sign above a roof's name
 */
export function RoofTable({
  caption,
  corner,
  mark,
  className = "",
  children,
}: {
  caption?: ReactNode;
  corner?: string;
  mark?: (roof: Roof) => ReactNode;
  className?: string;
  /** Row groups of `RoofRow`. */
  children: ReactNode;
}) {
  return (
    <div className={`overflow-x-auto ${className}`}>
      <table className="figures w-full border-collapse rule-y-2">
        {caption ? <caption className="sr-only">{caption}</caption> : null}
        <thead>
          <tr>
            {corner ? (
              <th scope="col" className={firstHead}>
                {corner}
              </th>
            ) : (
              <td className={firstHead} />
            )}
            {roofs.map((roof) => (
              <th key={roof} scope="col" className={head}>
                {mark?.(roof)}
                {roofNames[roof]}
              </th>
            ))}
          </tr>
        </thead>
        {children}
      </table>
    </div>
  );
}

/**
 * Renders a row with a value for each roof.
 *
 * @param rule utilities of the cells' lines @param nameClass, cellClass utilities of the name and of the values
 */
export function RoofRow({
  name,
  value,
  rule = "rule-t-1/hair",
  nameClass = "align-bottom",
  cellClass = "py-4",
}: {
  name: ReactNode;
  value: (roof: Roof) => ReactNode;
  rule?: string;
  nameClass?: string;
  cellClass?: string;
}) {
  return (
    <tr>
      <th scope="row" className={`${rule} py-4 text-left text-[0.9rem] [font-weight:400] ${nameClass}`}>
        {name}
      </th>
      {roofs.map((roof) => (
        <td key={roof} className={`${rule} pl-5 text-right align-bottom ${cellClass}`}>
          {value(roof)}
        </td>
      ))}
    </tr>
  );
}
