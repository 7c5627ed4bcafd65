import type { Exercise } from "../../magazine/practice/exercise";
import type { Scope } from "../../magazine/practice/expression";
import { addressOfModel } from "../../magazine/practice/shown-model";
import { Arrow } from "../../ui/arrow";

/** Leads to the lesson's model, set to the drawn numbers; nothing for an exercise that no model shows. */
export function ModelLink({ exercise: { model }, numbers }: { exercise: Exercise; numbers: Scope }) {
  return model === undefined ? null : (
    <p className="print:hidden">
      <a className="inline-flex min-h-22 items-center gap-6 font-semibold" href={addressOfModel(model, numbers)}>
        Shihe te modeli
        <Arrow />
      </a>
    </p>
  );
}
