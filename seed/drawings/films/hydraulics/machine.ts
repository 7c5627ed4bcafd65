/**
 * Draws the machine in section, to scale, at any moment. The position of the small piston and the load on it give the
 * moment. The syringes have inner diameters of 15 and 27 mm; the large piston moves by d₁²/d₂² of the small one's
 * distance. Measures in mm.
 */
import { round } from "../../kit/curve";
import { mark } from "../../kit/marks";
import { hatch, rect } from "../../kit/shapes";

export const diameters = { small: 15, large: 27 };
/** Prints a number for a label, with a decimal comma. */
export const decimal = (value: number, digits: number): string => value.toFixed(digits).replace(".", ",");

/** Returns the area of a circle in cm², its diameter in mm. */
export const area = (diameter: number): number => (Math.PI * (diameter / 10) ** 2) / 4;
export const ratio = (diameters.large / diameters.small) ** 2;

const mm = 1.1;
export const place = { middle: 640, floor: 588 };
export const bridge = place.floor - 180 * mm;
export const X = (millimetres: number): number => place.middle + millimetres * mm;
const Y = (below: number): number => bridge + below * mm;

export interface Machine {
  /** Distance of the small piston from full (10 ml), 0 to 56 mm. */
  way: number;
  /** Height of the syringes above their place, in viewBox units. */
  lifted?: number;
  plates?: boolean;
  book?: boolean;
  /** Water in the cut bottle on the small piston, 0 to 1; undefined: no bottle. */
  bottle?: number;
  /** Joined to both syringes, or to the large one alone; undefined: no tube. */
  tube?: "joined" | "free";
  /** Whether the syringes are empty. */
  dry?: boolean;
  /** Extra height of the large piston above its place in the joined machine, in mm. */
  extra?: number;
  sticks?: boolean;
}

/** Returns the positions of the parts that labels and arrows refer to. */
export const marks = (way: number, extra = 0) => {
  const smallFace = Y(76) - (57 - way) * mm;
  const largeFace = Y(112) - (2 + extra + way / ratio) * mm;
  return {
    small: X(-100),
    large: X(100),
    smallFace,
    largeFace,
    smallPlate: smallFace - 82 * mm,
    largePlate: largeFace - 122 * mm,
  };
};

const syringe = (
  x: number,
  diameter: number,
  barrel: number,
  face: number,
  rod: number,
  plate: number,
  lifted: number,
  dry: boolean,
) => {
  const [w, foot, top, faceY] = [diameter * mm, Y(barrel) - lifted, bridge - 10 - lifted, face - lifted];
  const left = x - w / 2;
  const plateAt = faceY - rod * mm;
  return (
    (dry ? "" : mark("tint", rect(left, faceY, w, foot - faceY))) +
    mark(
      "medium",
      `M${round(left - 11)} ${round(top)}h${round(w + 22)}M${round(left)} ${round(top)}V${round(foot)}H${round(x - 4)}v16M${round(left + w)} ${round(top)}V${round(foot)}H${round(x + 4)}v16`,
    ) +
    mark("inkFill", rect(left, faceY - 11, w, 11) + rect(x - (plate / 2) * mm, plateAt - 9, plate * mm, 9)) +
    mark("heavy", `M${round(x)} ${round(faceY - 11)}V${round(plateAt)}`)
  );
};

/** Draws base, columns and bridge, which rise as `share` goes from 0 to 1. */
export const frameOfWood = (share = 1): string => {
  const top = place.floor - (place.floor - bridge) * share;
  const columns = [-192, 152].map((x) => rect(X(x), top + 9, 40 * mm, place.floor - top - 9)).join("");
  return (
    mark("medium", columns) +
    mark(
      "thin",
      [-192, 152].map((x) => hatch(top + 9, place.floor, Math.round(16 * share), () => [X(x), X(x + 40)])).join(""),
    ) +
    mark("paperFill", rect(X(-200), top, 400 * mm, 9)) +
    mark("medium", rect(X(-200), top, 400 * mm, 9)) +
    mark("heavy", `M72 ${place.floor}H1208`)
  );
};

/** Draws the two visible sticks of the four around the small piston's plate. They keep the bottle upright. */
export const guides = (shown = 1): string =>
  mark("medium", [-64, 64].map((x) => `M${round(X(-100 + x))} ${round(bridge)}v-${round(200 * mm * shown)}`).join(""));

export const machine = (parts: Machine): string => {
  const { way, lifted = 0, plates = true, book = false, bottle, tube, dry = false, extra = 0, sticks = true } = parts;
  const positions = marks(way, extra);
  const [from, to] = [Y(76) + 16, Y(112) + 16];
  const free = `M${round(X(-60))} ${place.floor - 44}C${round(X(-20))} ${place.floor - 44} ${round(positions.large)} ${place.floor} ${round(positions.large)} ${round(to)}`;
  const joined = `M${round(positions.small)} ${round(from)}C${round(positions.small)} ${place.floor + 26} ${round(positions.large)} ${place.floor} ${round(positions.large)} ${round(to)}`;
  const bookAt = positions.largePlate - 9 - 44;
  const bottleAt = positions.smallPlate - 9;
  const pipe = tube === "free" ? free : joined;
  return (
    (tube ? mark("medium", pipe, { also: "h" }) + mark("spotThin", pipe) : "") +
    frameOfWood() +
    mark("paperFill", rect(positions.small - 17, bridge - 1, 34, 11) + rect(positions.large - 25, bridge - 1, 50, 11)) +
    syringe(positions.small, diameters.small, 76, positions.smallFace, 82, plates ? 120 : 26, lifted, dry) +
    syringe(positions.large, diameters.large, 112, positions.largeFace, 122, plates ? 120 : 40, lifted, dry) +
    (book
      ? mark("paperFill", rect(positions.large - 120, bookAt, 240, 44)) +
        mark(
          "thin",
          hatch(bookAt, bookAt + 44, 6, () => [positions.large - 108, positions.large + 120]),
        ) +
        mark("medium", rect(positions.large - 120, bookAt, 240, 44))
      : "") +
    (sticks ? guides() : "") +
    (bottle === undefined
      ? ""
      : mark("tint", rect(positions.small - 56, bottleAt - 194 * bottle, 112, 194 * bottle)) +
        mark("medium", `M${round(positions.small - 58)} ${round(bottleAt - 198)}v198h116v-198`))
  );
};
