/**
 * The machine of the project in section, to scale. It has a bridge 40 cm long and 18 cm high, syringes of 10 ml and 60
 * ml with inner diameters of 15 and 27 mm, a tube of 4 mm, plates of 12 cm. The large piston began at 1 ml. The small
 * piston has gone down 4 cm; the large one has risen by the same volume, h₂ = h₁·(d₁/d₂)².
 */
import { round } from "../../kit/curve";
import { arrow, label, mark } from "../../kit/marks";
import type { Picture } from "../../kit/picture";
import { hatch, rect } from "../../kit/shapes";

/** Inner diameters and displacements of the two pistons, in mm. */
export const small = { diameter: 15, way: 40 };
export const large = { diameter: 27, way: (40 * 15 ** 2) / 27 ** 2 };

const mm = 1.4;
const [middle, floor] = [356, 452];
const bridge = floor - 180 * mm;
const X = (millimetres: number) => middle + millimetres * mm;
const Y = (below: number) => bridge + below * mm;

/**
 * Draws a syringe that hangs from the bridge: its barrel and its piston. `face` is the height of the piston's face
 * above the barrel's foot.
 */
const syringe = (position: number, diameter: number, barrel: number, face: number, plate: number, rod: number) => {
  const [w, foot] = [diameter * mm, Y(barrel)];
  const [left, faceY] = [X(position) - w / 2, foot - face * mm];
  const plateY = faceY - rod * mm;
  return {
    water: rect(left, faceY, w, face * mm) + rect(X(position) - 3, foot, 6, 14),
    face: faceY,
    plate: plateY,
    lines:
      mark(
        "medium",
        `M${round(left)} ${round(bridge - 8)}V${round(foot)}M${round(left + w)} ${round(bridge - 8)}V${round(foot)}`,
      ) +
      mark(
        "medium",
        `M${round(left)} ${round(foot)}H${round(X(position) - 3)}v14M${round(left + w)} ${round(foot)}H${round(X(position) + 3)}v14`,
      ) +
      mark("inkFill", rect(left, faceY - 9, w, 9)) +
      mark("heavy", `M${round(X(position))} ${round(faceY - 9)}V${round(plateY)}`) +
      mark("inkFill", rect(X(position) - (plate / 2) * mm, plateY - 8, plate * mm, 8)),
  };
};

const [left, right] = [-100, 100];
const thin = syringe(left, small.diameter, 76, 57 - small.way, 120, 82);
const wide = syringe(right, large.diameter, 112, 2 + large.way, 120, 122);
const tubeFrom = { x: X(left), y: Y(76) + 14 };
const tubeTo = { x: X(right), y: Y(112) + 14 };
const tube = `M${round(tubeFrom.x)} ${round(tubeFrom.y)}C${round(tubeFrom.x)} ${floor + 20} ${round(tubeTo.x)} ${floor} ${round(tubeTo.x)} ${round(tubeTo.y)}`;
const book = { w: 170 * mm, h: 34 };
const bookTop = wide.plate - 8 - book.h;
const before = { small: thin.face - small.way * mm, large: wide.face + large.way * mm };
const edges = { small: X(left) + (small.diameter / 2) * mm, large: X(right) - (large.diameter / 2) * mm };

export default {
  name: "makina-ne-prerje",
  subject: "physics",
  width: 720,
  height: 480,
  title: "Makina hidraulike e projektit, në prerje",
  description:
    "Dy shiringa varen në një urë dhe lidhen poshtë saj me një tub në formë U-je. Pistoni i vogël ka zbritur " +
    "4\u00a0cm, i madhi me librin sipër është ngjitur 1,2\u00a0cm: sa ujë doli majtas, aq hyri djathtas.",
  body:
    mark("tint", thin.water + wide.water) +
    mark("tint", rect(X(left) - (small.diameter / 2) * mm, before.small, small.diameter * mm, small.way * mm)) +
    mark("medium", tube, { also: "tu" }) +
    mark("spot", tube, { also: "ts" }) +
    thin.lines +
    wide.lines +
    mark("medium", rect(X(-200), bridge, 400 * mm, 7)) +
    mark("paperFill", rect(X(left) - 15, bridge - 1, 30, 9) + rect(X(right) - 22, bridge - 1, 44, 9)) +
    mark("medium", `M${round(X(left) - 22)} ${round(bridge - 8)}h44M${round(X(right) - 30)} ${round(bridge - 8)}h60`) +
    mark(
      "medium",
      rect(X(-192), bridge + 7, 40 * mm, floor - bridge - 7) + rect(X(152), bridge + 7, 40 * mm, floor - bridge - 7),
    ) +
    mark(
      "thin",
      hatch(bridge + 7, floor, 15, () => [X(-192), X(-152)]) + hatch(bridge + 7, floor, 15, () => [X(152), X(192)]),
    ) +
    mark("heavy", `M20 ${floor}H700`) +
    mark(
      "thin",
      hatch(bookTop, bookTop + book.h, 5, () => [X(right) - book.w / 2 + 10, X(right) + book.w / 2]),
    ) +
    mark("medium", rect(X(right) - book.w / 2, bookTop, book.w, book.h)) +
    mark(
      "dotted",
      `M${round(edges.small)} ${round(before.small)}h58M${round(edges.large)} ${round(before.large)}h-40`,
    ) +
    mark("thin", `M${round(edges.small)} ${round(thin.face)}h58M${round(edges.large)} ${round(wide.face)}h-40`) +
    label(edges.small + 30, (before.small + thin.face) / 2 + 9, "4\u00a0cm") +
    label(edges.large - 48, (before.large + wide.face) / 2 + 9, "1,2\u00a0cm", { anchor: "end" }) +
    arrow([X(left), thin.plate - 66], [X(left), thin.plate - 14], "medium", 20) +
    label(X(left) - 14, thin.plate - 42, "10\u00a0N", { anchor: "end" }) +
    arrow([X(right), bookTop - 10], [X(right), bookTop - 76], "spot", 28) +
    label(X(right) - 20, bookTop - 44, "32\u00a0N", { anchor: "end", tone: "spot", bold: true }),
  style: ".tu{stroke-width:11}.ts{stroke-width:5}",
} satisfies Picture;
