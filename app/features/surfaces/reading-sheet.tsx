import { Fragment } from "react";
import { formatNumber } from "../../magazine/albanian";
import { quantity } from "../../play/quantity";
import { Button } from "../../ui/button";
import { lampMinutes } from "./heat-balance";
import { RoofRow, RoofTable } from "./roof-table";
import {
  coldest,
  hottest,
  type Roof,
  type RoofReadings,
  readingMinutes,
  readingOf,
  roofNames,
  roofs,
} from "./surfaces-rules";

/** Tells whether a typed text is no temperature that a roof can have. */
const isSlip = (text: string) => text.trim() !== "" && readingOf(text) === null;

/**
 * Shows the sheet of the pupil's readings. They are stored on the device and never sent.
 *
 * @param distances mean distance of each roof's readings from its curve, K
 */
export function ReadingSheet({
  readings,
  cleared,
  distances,
  onWrite,
  onClear,
  onUndo,
}: {
  readings: RoofReadings;
  /** Whether the sheet was cleared and can be restored. */
  cleared: boolean;
  distances: Record<Roof, number | null>;
  onWrite: (roof: Roof, index: number, text: string) => void;
  onClear: () => void;
  onUndo: () => void;
}) {
  return (
    <details className="rule-y-2 columns:col-[1/3] print:hidden">
      <summary className="min-h-27.5 cursor-pointer py-8 font-display text-[1.6rem]/[1.1] font-bold">
        Shkruaj matjet e tua
      </summary>
      <p className="max-w-[36em] pb-10">
        Lexo termometrat çdo 5&nbsp;min dhe shkruaj gradët; presja dhe pika janë njësoj. Pikat e tua dalin mbi vijat e
        modelit. Fletën e mban mend vetëm kjo pajisje, derisa ta zbrazësh; askund nuk dërgohet.
      </p>
      <RoofTable corner="Minuta" className="columns:max-w-440">
        <tbody>
          {readingMinutes.map((minute, index) => (
            <Fragment key={minute}>
              <RoofRow
                name={minute}
                nameClass="align-middle"
                cellClass="py-1.5"
                rule={minute === lampMinutes ? "rule-t-1/hair rule-b-2" : "rule-t-1/hair"}
                value={(roof) => {
                  const text = readings[roof][index] ?? "";
                  return (
                    <input
                      className="min-h-27.5 w-full max-w-70 [border-style:solid] border-ink bg-tint px-5 py-3 text-right [border-width:0_0_2px] aria-invalid:border-alarm aria-invalid:[border-style:double] aria-invalid:[border-width:0_0_4px]"
                      type="text"
                      inputMode="decimal"
                      autoComplete="off"
                      value={text}
                      aria-label={`${roofNames[roof]}, minuta ${minute}, në gradë Celsius`}
                      aria-invalid={isSlip(text)}
                      aria-describedby={isSlip(text) ? `gabim-${minute}` : undefined}
                      onChange={(event) => onWrite(roof, index, event.target.value)}
                    />
                  );
                }}
              />
              {roofs.some((roof) => isSlip(readings[roof][index] ?? "")) ? (
                <tr>
                  <td colSpan={4}>
                    <p id={`gabim-${minute}`} role="status" className="pb-4 text-right text-[0.9rem]/[1.3] text-alarm">
                      Minuta {minute}: shkruaj gradë nga {formatNumber(coldest)} deri në {hottest}, për shembull 41,5.
                    </p>
                  </td>
                </tr>
              ) : null}
            </Fragment>
          ))}
        </tbody>
        <tfoot>
          <RoofRow
            name="Larg modelit"
            cellClass="py-1.5"
            value={(roof) => (distances[roof] === null ? "–" : quantity(distances[roof], 1, "K"))}
          />
        </tfoot>
      </RoofTable>
      <p className="my-10" role="status">
        {cleared ? "Fleta u zbraz. " : ""}
        {/* One button for both, so that the focus stays on it after a press. */}
        <Button onClick={cleared ? onUndo : onClear}>{cleared ? "Ktheji leximet" : "Zbraz fletën"}</Button>
      </p>
    </details>
  );
}
