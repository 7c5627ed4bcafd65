import type { LanePlace } from "./notice";
import { useLane } from "./toast";

/**
 * Reserves space for notices, so that no notice covers the game and nothing moves.
 *
 * Above the board it is 44 px high; scrolled away it covers the top bar, outside the game; on a screen lower than 480
 * px it is there from the start. Beside the buttons it is as high as they are.
 */
export function NoticeLane({ place }: { place: LanePlace }) {
  const lane = useLane(place);
  return <div ref={lane} className={`notice-lane-${place} print:hidden`} />;
}
