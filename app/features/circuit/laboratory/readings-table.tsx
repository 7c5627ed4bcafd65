import { readingText } from "../../../play/quantity";
import { brightness } from "../parts/component";
import { brightnessText } from "../parts/component-words";
import type { Solution } from "../solver/circuit-solver";
import { type Elements, elementId } from "./grid-component";
import { elementNames, elementValue } from "./laboratory-words";

/** Every element but the wires with its current, voltage and power: the board in words. */
export function LaboratoryTable({ elements, solution }: { elements: Elements; solution: Solution }) {
  const names = elementNames(elements);
  const parts = elements.filter(({ kind }) => kind !== "wire");
  if (parts.length === 0) return null;
  return (
    <div className="table laboratory-table">
      <table>
        <caption className="lab">Tabela e matjeve</caption>
        <thead>
          <tr>
            <th scope="col">Pjesa</th>
            <th scope="col">
              <i>I</i>
            </th>
            <th scope="col">
              <i>U</i>
            </th>
            <th scope="col">
              <i>P</i>
            </th>
          </tr>
        </thead>
        <tbody>
          {parts.map((element) => {
            const reading = solution.readings.get(elementId(element));
            const [current, voltage] = [Math.abs(reading?.current ?? 0), Math.abs(reading?.voltage ?? 0)];
            const power = Math.abs(reading?.power ?? 0);
            const remark =
              element.kind === "bulb"
                ? brightnessText(brightness(power).word)
                : element.kind === "switch"
                  ? element.on
                    ? "i mbyllur"
                    : "i hapur"
                  : elementValue(element);
            return (
              <tr key={element.edge}>
                <th scope="row">
                  {names.get(element.edge)}
                  {remark === "" ? null : <small>{remark}</small>}
                </th>
                <td>{readingText(current, "A")}</td>
                <td>{readingText(voltage, "V")}</td>
                <td>{readingText(power, "W")}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
