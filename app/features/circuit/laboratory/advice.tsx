import type { ExampleCircuit } from "./example-circuits";
import { howToBuild } from "./laboratory-words";

/**
 * Shows advice in place of a component's controls. It tells how to build, and what to try in an example.
 *
 * @param fresh whether nothing was done yet: then how to build comes first
 */
export function Advice({ example, how, fresh }: { example: ExampleCircuit | null; how: boolean; fresh: boolean }) {
  const building = how ? (
    <p>
      <b>{howToBuild[0]}</b> {howToBuild[1]}
    </p>
  ) : null;
  return (
    <div className="grid gap-4 text-[0.92rem]/[1.35]">
      {fresh ? building : null}
      {example ? (
        <p>
          <b>{example.title}.</b> {example.task}
        </p>
      ) : null}
      {fresh ? null : building}
      {example || how ? null : (
        <p className="text-mute">Prek një pjesë në tavolinë për ta ndërruar e për t’i lexuar vlerat.</p>
      )}
    </div>
  );
}
