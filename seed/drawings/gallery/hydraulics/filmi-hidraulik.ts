/**
 * The still of the film: two pistons on one liquid. Their areas are as 1 : 3, so the right one moves a third of the
 * left one's step.
 */
import { sample } from "../../kit/curve";
import { arrow, mark } from "../../kit/marks";
import type { Picture } from "../../kit/picture";
import { hatch, rect } from "../../kit/shapes";

export const widths = { small: 90, large: 270 };
export const moved = { small: 150, large: 50 };

const [small, large] = [80, 370];
const [level, floor, pipe] = [230, 440, 380];
const down = level + moved.small;
const up = level - moved.large;

export default {
  name: "filmi-hidraulik",
  subject: "physics",
  width: 720,
  height: 480,
  title: "Pamje nga filmi i makinës hidraulike",
  description:
    "Pistoni i vogël zbret, i madhi ngjitet tri herë më pak. Vijat e holla të lëngut janë kudo njësoj të dendura: " +
    "presioni është i njëjtë në të dyja anët.",
  body:
    mark("tint", rect(small, level, widths.small, moved.small) + rect(large, up, widths.large, moved.large)) +
    mark(
      "thin",
      hatch(up, floor, 30, (y) => (y < down ? null : [small, y > pipe ? large : small + widths.small])) +
        hatch(up, floor, 30, () => [large, large + widths.large]),
    ) +
    mark("heavy", `M${small} 60V${floor}H${large + widths.large}V60M${small + widths.small} 60V${pipe}H${large}V60`) +
    mark("inkFill", rect(small, down - 16, widths.small, 16) + rect(large, up - 16, widths.large, 16)) +
    mark("heavy", `M${small + widths.small / 2} ${down - 16}V110`) +
    arrow([small + widths.small / 2, 30], [small + widths.small / 2, 100], "medium", 24) +
    sample(large + 45, large + 225, 4, (x) => arrow([x, up - 26], [x, up - 110], "spot", 26)).join("") +
    mark("dotted", `M20 ${level}H700`),
} satisfies Picture;
