import { Pika } from "../../../app/ui/pika/pika";
import type { PublishState } from "./publish-steps";

const names = ["Ku", "Plani", "Te lexuesit"] as const;

/** The name at which each step stands. A publication that runs is on its way to the last one. */
const placeOf: Record<PublishState["step"], number> = {
  where: 0,
  planning: 1,
  planned: 1,
  publishing: 2,
  published: 2,
};

/**
 * Shows the three steps of a publication, with Pika at the present one: it swings while the studio works, and lands
 * where the magazine came out.
 *
 * @param failed whether the last command did not reach its end
 */
export function PublishSteps({ step, failed }: Pick<PublishState, "step"> & { failed: boolean }) {
  const present = placeOf[step];
  const isBusy = step === "planning" || step === "publishing";
  return (
    <ol className="st-steps" aria-label="Hapat e botimit">
      {names.map((name, place) => (
        <li key={name} className="caps-label" aria-current={place === present ? "step" : undefined}>
          {place === present ? (
            // A new element for each step, so that its motion begins with it.
            <Pika key={step} moves={isBusy ? "swings" : step === "published" && !failed ? "lands" : undefined} />
          ) : null}
          {name}
        </li>
      ))}
    </ol>
  );
}
