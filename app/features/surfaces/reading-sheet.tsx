import { formatNumber } from "../../magazine/albanian";
import { lampMinutes } from "./heat-balance";
import { type Roof, readingMinutes, readingOf, roofNames, roofs, type SurfacesState } from "./surfaces-rules";

/**
 * The pupil's own readings. They stay on this page and nowhere else.
 *
 * @param distances how far each roof's readings lie from its curve on average, K
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
    <details className="readings">
      <summary>Shkruaj matjet e tua</summary>
      <p>
        Lexo termometrat çdo 5&nbsp;min dhe shkruaj gradët; presja dhe pika janë njësoj. Pikat e tua dalin mbi vijat e
        modelit. Asgjë nuk ruhet: kur e mbyll faqen, fleta zbrazet.
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">Minuta</th>
            {roofs.map((roof) => (
              <th key={roof} scope="col">
                {roofNames[roof]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {readingMinutes.map((minute, at) => (
            <tr key={minute} className={minute === lampMinutes ? "off" : undefined}>
              <th scope="row">{minute}</th>
              {roofs.map((roof) => {
                const text = readings[roof][at] ?? "";
                return (
                  <td key={roof}>
                    <input
                      type="text"
                      inputMode="decimal"
                      autoComplete="off"
                      value={text}
                      aria-label={`${roofNames[roof]}, minuta ${minute}, në gradë Celsius`}
                      aria-invalid={text.trim() !== "" && readingOf(text) === null}
                      onChange={(event) => onWrite(roof, at, event.target.value)}
                    />
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Larg modelit</th>
            {roofs.map((roof) => (
              <td key={roof}>{distances[roof] === null ? "–" : `${formatNumber(distances[roof], 1)}\u00a0K`}</td>
            ))}
          </tr>
        </tfoot>
      </table>
      <button type="button" className="btn" onClick={onClear}>
        Zbraz fletën
      </button>
    </details>
  );
}
