import { componentWith } from "../../parts/board-rules";
import type { Solution } from "../../solver/circuit-solver";
import type { GridComponents } from "../grid/grid-component";
import { partReading } from "../readings/part-reading";
import type { Diagnosis } from "./circuit-diagnosis";
import { culpritText, glaringText, heatText } from "./diagnosis-words";

/** Says what the circuit does now, or why no current flows. For a short circuit it adds the effect on the battery. */
export function BoardText({
  diagnosis,
  names,
  components,
  solution,
  brief,
  hint,
}: {
  diagnosis: Diagnosis;
  names: ReadonlyMap<string, string>;
  components: GridComponents;
  solution: Solution;
  /** Whether the selected component's readings are shown below. A phone then has room for the first sentence only. */
  brief: boolean;
  /** Reason why the last action did nothing; empty if it did something. */
  hint: string;
}) {
  const danger = diagnosis.code === "short";
  const mark = danger ? "pl-7 [border-left:9px_double_var(--color-ink)] font-bold" : "";
  const battery = danger ? componentWith(diagnosis.id, components) : undefined;
  const heat =
    danger && battery && !diagnosis.ideal && !brief
      ? heatText(names.get(battery.id) ?? "bateria", partReading(battery, solution))
      : "";
  const warning = diagnosis.code === "flows" ? glaringText(names, components, solution) : "";
  const text = warning + culpritText(diagnosis, names, components);
  const first = /^.*?[.!](?= |$)/.exec(text)?.[0] ?? text;
  return (
    <p id="circuit-text" className={`min-h-[2.6rem] py-2 text-[0.86rem]/[1.25] columns:text-[0.94rem]/[1.35] ${mark}`}>
      {hint || first}
      {hint ? null : <span className={brief ? "max-columns:hidden" : ""}>{`${text.slice(first.length)} ${heat}`}</span>}
    </p>
  );
}
