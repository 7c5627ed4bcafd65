import type { Poster } from "../../../play/poster/poster";
import { readingText } from "../../../play/quantity";
import type { Component } from "../parts/component";
import { componentNames } from "../parts/component-words";
import type { Level } from "./levels";
import { loopText } from "./levels-words";
import { LoopDrawing } from "./loop-drawing";
import { layOutLoop } from "./loop-layout";
import { type LoopState, lampsOf } from "./series-loop";

/** Size that the drawing has in its own units, unless its parts need more height. */
const size = { width: 360, height: 261 };

/** Tells what the pupil built, in the first person. */
function sentenceOf(components: readonly Component[], loop: LoopState): string {
  const lamps = lampsOf(components, loop);
  if (lamps.every(({ word }) => word === "dark")) return "E mbylla qarkun, por drita nuk u ndez";
  const current = readingText(Math.abs(loop.current), "A");
  return lamps.length === 1 ? `E ndeza llambën me ${current}` : `Ndeza ${lamps.length}\u00a0llamba me ${current}`;
}

/** Composes the poster of a circuit that passed its level. */
export function circuitPoster(level: Level, components: readonly Component[], loop: LoopState): Poster {
  const layout = layOutLoop(size, components.length);
  return {
    name: `qarku-${level.id}`,
    sentence: sentenceOf(components, loop),
    note: `${level.title}. ${loopText(components, loop)}`,
    path: "/physics/electricity-simulator",
    subject: "physics",
    drawing: {
      width: layout.width,
      height: layout.height,
      className: "circuit-drawing",
      marks: <LoopDrawing {...{ components, loop, layout }} names={componentNames(components)} symbols />,
    },
  };
}
