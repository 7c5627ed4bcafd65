/** Says in Albanian what a circuit does, and why no current flows. */
import { brightness } from "../../parts/component";
import { capital } from "../../parts/component-words";
import type { Solution } from "../../solver/circuit-solver";
import type { GridComponents } from "../grid/grid-component";
import { edgeText } from "../laboratory-words";
import { type PartReading, partReading, readingWithUnit } from "../readings/part-reading";
import type { Diagnosis } from "./circuit-diagnosis";

/** Joins names of components in a sentence: "çelësi 1 dhe çelësi 2". */
function listed(ids: readonly string[], names: ReadonlyMap<string, string>): string {
  const words = ids.map((id) => names.get(id) ?? "teli");
  const last = words.at(-1) ?? "";
  return words.length < 2 ? last : `${words.slice(0, -1).join(", ")} dhe ${last}`;
}

/**
 * Says why no current flows.
 *
 * @param names of all components but wires, by id @param start the effect: "Rryma nuk kalon", "Llamba 2 nuk ndriçon"
 */
export function culpritText(
  diagnosis: Diagnosis,
  names: ReadonlyMap<string, string>,
  components: GridComponents,
  start = "Rryma nuk kalon",
): string {
  switch (diagnosis.code) {
    case "empty":
      return "Tavolina është bosh.";
    case "flows":
      return "Pikat ndjekin rrymën, nga plusi te minusi.";
    case "no-battery":
      return `${start}: në qark s’ka bateri që ta shtyjë.`;
    case "opposed":
      return `${start}: bateritë i kundërvihen njëra-tjetrës me tension të njëjtë. ${
        diagnosis.bare
          ? "Po të kthehej njëra, do të bëhej lidhje e shkurtër: vendos më parë një llambë ose një rezistor."
          : "Ktheje njërën anasjelltas."
      }`;
    case "no-path":
      return `${start}: duhet një rrugë e mbyllur nga plusi i baterisë te minusi i saj.`;
    case "open-switch":
      return diagnosis.ids.length > 1
        ? `${start}: ${listed(diagnosis.ids, names)} janë të hapur.`
        : `${start}: ${listed(diagnosis.ids, names)} është i hapur. Preke që ta mbyllësh.`;
    case "voltmeter-in-series":
      return `${start}: ${listed(diagnosis.ids, names)} është lidhur në seri dhe e ndal rrymën. Voltmetri lidhet paralel me pjesën që mat.`;
    case "broken-wire":
      return `${start}: teli është këputur (${diagnosis.ids.map((id) => edgeText(edgeOf(id, components))).join("; ")}).`;
    case "several-gaps":
      return `${start}: rrugën e ndalin ${listed(diagnosis.ids, names)}.`;
    case "full-capacitor":
      return `${start} më: ${listed(diagnosis.ids, names)} u mbush.`;
    case "bypassed":
      return `${start}: rryma i shmanget, sepse paralel me të ka tel pa rezistencë.`;
    case "missing-wire":
      return `${start}: rruga ndërpritet te vendi i shënuar (${edgeText(diagnosis.edge)}).`;
    case "short":
      return shortText(diagnosis.ideal);
  }
}

const edgeOf = (id: string, components: GridComponents) =>
  components.find((component) => component.id === id)?.edge ?? 0;

const shortText = (ideal: boolean) =>
  ideal
    ? "Lidhje e shkurtër me r\u00a0=\u00a00, rrezik! Bateria është ideale: asgjë s’e kufizon rrymën, prandaj ajo s’ka vlerë."
    : "Lidhje e shkurtër, rrezik!";

/** Warns of the first lamp with far more than its nominal power. Empty if there is none. */
export function glaringText(
  names: ReadonlyMap<string, string>,
  components: GridComponents,
  solution: Solution,
): string {
  for (const component of components) {
    if (component.kind !== "bulb") continue;
    const { power } = partReading(component, solution);
    if (brightness(power).word === "glaring")
      return `${capital(names.get(component.id) ?? "llamba")} merr ${readingWithUnit(power, "W")}: një llambë e vërtetë do të digjej. `;
  }
  return "";
}

/** Says what a short circuit does to a battery: its current and the heat inside. */
export function heatText(name: string, { current, heat }: PartReading): string {
  return `${capital(name)} jep ${readingWithUnit(Math.abs(current), "A")}, dhe I²·r\u00a0=\u00a0${readingWithUnit(heat, "W")} e ngrohin nga brenda.`;
}
