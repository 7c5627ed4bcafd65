import type { LanePlace } from "./notice";
import { useLane } from "./toast";

/**
 * Keeps room for notices: none covers the game, and nothing moves.
 *
 * Above the board it is 44 px high, and scrolled away it lies over the top bar, where nothing is played; on a screen
 * lower than 480 px it lies there from the start. Beside the buttons it is as high as they are.
 */
export function NoticeLane({ place }: { place: LanePlace }) {
  const lane = useLane(place);
  return <div ref={lane} className={`notice-lane-${place} print:hidden`} />;
}
