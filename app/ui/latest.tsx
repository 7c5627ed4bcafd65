import type { Card } from "../magazine/card";
import { StorySkeletons } from "./skeletons";
import { StoryRows } from "./story-rows";

/**
 * The newest of a department; where there is none yet, the line that says it is on its way.
 *
 * @param cards `null` while they are on their way
 */
export function Latest({ title, cards, mirror = false }: { title: string; cards: Card[] | null; mirror?: boolean }) {
  return (
    <section className="wrap act" aria-labelledby="mesimet">
      <div className="head">
        <h2 id="mesimet">{title}</h2>
      </div>
      {cards === null ? <StorySkeletons count={6} /> : null}
      {cards?.length === 0 ? <p className="squared">Po ngarkohet përmbajtja...</p> : null}
      {cards?.length ? <StoryRows cards={cards} mirror={mirror} /> : null}
    </section>
  );
}
