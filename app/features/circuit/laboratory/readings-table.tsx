import { readingText } from "../../../play/quantity";
import { brightness, type Component } from "../parts/component";
import { brightnessText, capital, switchText, valueLabel } from "../parts/component-words";
import type { Solution } from "../solver/circuit-solver";

/** Utilities for the cells: figures at the right under hair lines, names at the left in smaller letters. */
const cells =
  "w-full border-collapse text-[0.94rem]/[1.4] figures [&_:is(th,td)]:p-[0.35rem_0.8rem_0.35rem_0] [&_:is(th,td)]:align-top [&_:is(th,td)]:whitespace-nowrap [&_th]:text-[0.84rem] [&_th]:font-semibold [&_tbody_:is(th,td)]:rule-t-1/hair [&_:is(td,th+th)]:text-right [&_th:first-child]:text-left";

/** Lists current, voltage and power of every component but the wires. */
export function ReadingsTable({
  components,
  names,
  solution,
}: {
  components: readonly Component[];
  /** Of all but wires, by their ids. */
  names: ReadonlyMap<string, string>;
  solution: Solution;
}) {
  const rows = components.filter(({ kind }) => kind !== "wire");
  if (rows.length === 0) return null;
  return (
    <div className="overflow-x-auto rule-y-2">
      <table className={cells}>
        <caption className="caps-label py-5 text-left">Tabela e matjeve</caption>
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
          {rows.map((component) => {
            const { id } = component;
            const reading = solution.readings.get(id);
            const [current, voltage] = [Math.abs(reading?.current ?? 0), Math.abs(reading?.voltage ?? 0)];
            const power = Math.abs(reading?.power ?? 0);
            const remark = remarkOn(component, power);
            return (
              <tr key={id}>
                <th scope="row">
                  {capital(names.get(id) as string)}
                  {remark === "" ? null : (
                    <small className="block text-[0.84em] [font-weight:400] text-mute">{remark}</small>
                  )}
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

/** Returns a lamp's brightness, a switch's position, or the value of any other component. */
function remarkOn(component: Component, watts: number): string {
  if (component.kind === "bulb") return brightnessText(brightness(watts).word);
  return component.kind === "switch" ? switchText(component.on) : valueLabel(component);
}
