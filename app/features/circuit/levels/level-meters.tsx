import type { Component, ComponentKind } from "../parts/component";
import { newComponent } from "../parts/component";
import { Meter } from "../parts/meter";
import type { Level } from "./levels";
import { type LoopState, loopState } from "./series-loop";

/**
 * Shows the loop's current and one voltage. The voltage is the selected component's, else the lamp's, else the
 * battery's.
 */
export function LevelMeters({
  level,
  components,
  names,
  loop,
  selected,
}: {
  level: Level;
  components: readonly Component[];
  /** Names by component id. */
  names: ReadonlyMap<string, string>;
  loop: LoopState;
  selected: Component | undefined;
}) {
  const first = (kind: ComponentKind) => components.find((component) => component.kind === kind);
  const measured = selected ?? first("bulb") ?? first("battery") ?? components[0];
  const where = measured ? `te ${names.get(measured.id)}` : "";
  return (
    <div className="circuit-meters grid gap-8">
      <Meter kind="ammeter" value={loop.current} connection="në qark" goal={goalCurrent(level)} />
      <Meter kind="voltmeter" value={measured ? loop.voltageAcross(measured.id) : 0} connection={where} />
    </div>
  );
}

/** Returns the current of a level's finished circuit, with usual values and closed switches. */
export function goalCurrent({ required }: Level): number {
  const components = Object.entries(required).flatMap(([kind, count]) =>
    Array.from({ length: count }, (_, k) => newComponent(kind as ComponentKind, `${kind}-${k}`, { on: true })),
  );
  return loopState(components).current;
}
