import type { Card } from "../../magazine/card";
import { StorySkeletons } from "../absence/skeletons";
import { SquaredNote } from "../absence/squared-sheet";
import { SectionHead } from "../section-head";
import { StoryRows } from "./story-rows";

/**
 * Shows the newest pieces of a department. If there are none yet, it shows a line of text.
 *
 * @param cards `null` while they load
 */
export function Latest({ title, cards, mirror = false }: { title: string; cards: Card[] | null; mirror?: boolean }) {
  return (
    <section className="page-width mt-act" aria-labelledby="mesimet">
      <SectionHead id="mesimet">{title}</SectionHead>
      {cards === null ? <StorySkeletons count={6} /> : null}
      {cards?.length === 0 ? <SquaredNote>Po ngarkohet përmbajtja...</SquaredNote> : null}
      {cards?.length ? <StoryRows cards={cards} mirror={mirror} /> : null}
    </section>
  );
}
