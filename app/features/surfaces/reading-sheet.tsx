import { quantity } from "../../play/quantity";
import { Button } from "../../ui/button";
import { lampMinutes } from "./heat-balance";
import { RoofRow, RoofTable } from "./roof-table";
import { type Roof, readingMinutes, readingOf, roofNames, type SurfacesState } from "./surfaces-rules";

/**
 * Holds the pupil's own readings, on this page alone: nothing is stored or sent.
 *
 * @param distances mean distance of each roof's readings from its curve, K
 */
export function ReadingSheet({
  readings,
  distances,
  onWrite,
  onClear,
}: {
  readings: SurfacesState["readings"];
  distances: Record<Roof, number | null>;
  onWrite: (roof: Roof, at: number, text: string) => void;
  onClear: () => void;
}) {
  return (
    <details className="rule-y-2 columns:col-[1/3] print:hidden">
      <summary className="min-h-27.5 cursor-pointer py-8 font-display text-[1.6rem]/[1.1] font-bold">
        Shkruaj matjet e tua
      </summary>
      <p className="max-w-[36em] pb-10">
        Lexo termometrat çdo 5&nbsp;min dhe shkruaj gradët; presja dhe pika janë njësoj. Pikat e tua dalin mbi vijat e
        modelit. Asgjë nuk ruhet: kur e mbyll faqen, fleta zbrazet.
      </p>
      <RoofTable corner="Minuta" className="columns:max-w-440">
        <tbody>
          {readingMinutes.map((minute, at) => (
            <RoofRow
              key={minute}
              name={minute}
              nameClass="align-middle"
              cellClass="py-1.5"
              rule={minute === lampMinutes ? "rule-t-1/hair rule-b-2" : "rule-t-1/hair"}
              value={(roof) => {
                const text = readings[roof][at] ?? "";
                return (
                  <input
                    className="min-h-27.5 w-full max-w-70 border-solid border-ink bg-tint px-5 py-3 text-right [border-width:0_0_2px] aria-invalid:border-alarm aria-invalid:border-double aria-invalid:[border-width:0_0_4px]"
                    type="text"
                    inputMode="decimal"
                    autoComplete="off"
                    value={text}
                    aria-label={`${roofNames[roof]}, minuta ${minute}, në gradë Celsius`}
                    aria-invalid={text.trim() !== "" && readingOf(text) === null}
                    onChange={(event) => onWrite(roof, at, event.target.value)}
                  />
                );
              }}
            />
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
      <Button className="my-10" onClick={onClear}>
        Zbraz fletën
      </Button>
    </details>
  );
}
