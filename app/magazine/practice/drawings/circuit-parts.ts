/** The parts of an exercise's circuit, drawn by IEC 60617. */
import { box, circle, type FigureForm, type FigurePlace, label, line } from "./forms";

export const partKinds = ["llambe", "llambe-hequr", "rezistor", "celes", "celes-hapur", "ampermeter", "tel"] as const;
export type PartKind = (typeof partKinds)[number];

export interface CircuitPart {
  kind: PartKind;
  name: string;
  ohms: number;
  id: string;
  at: FigurePlace;
}

/** Directions of a lamp's rays in degrees: none up, where its name stands, none along the wire. */
const rays = [25, 50, 130, 155, 205, 230, 310, 335];

/** @param small scale of the symbol @param isLit whether a lamp shows how bright it is */
export function partForms(
  { kind, at: [x, y], ohms }: CircuitPart,
  current: number,
  small: number,
  isLit: boolean,
): FigureForm[] {
  const r = 15 * small;
  const cross = r * Math.SQRT1_2;
  switch (kind) {
    case "llambe":
    case "llambe-hequr": {
      if (kind === "llambe-hequr") {
        return [
          box([x - r, y - 3], [x + r, y + 3], { fill: "paper", weight: 0, under: true }),
          line(
            [
              [x - r, y - r * 0.6],
              [x - r, y + r * 0.6],
            ],
            { weight: 1.8 },
          ),
          line(
            [
              [x + r, y - r * 0.6],
              [x + r, y + r * 0.6],
            ],
            { weight: 1.8 },
          ),
        ];
      }
      // A ray is as long as the eye sees the power: by its square root, of 1 W.
      const glow = isLit ? Math.min(9, 9 * Math.sqrt(current * current * ohms)) * small : 0;
      const beams =
        glow < 1
          ? []
          : rays.map((degrees) => {
              const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
              return line(
                [
                  [x + (r + 4) * cos, y - (r + 4) * sin],
                  [x + (r + 5 + glow) * cos, y - (r + 5 + glow) * sin],
                ],
                { tone: "spot", weight: 1.8, under: true },
              );
            });
      return [
        circle([x, y], r, { fill: glow < 1 ? "paper" : "tint", weight: 1.8 }),
        line(
          [
            [x - cross, y - cross],
            [x + cross, y + cross],
          ],
          { weight: 1.5 },
        ),
        line(
          [
            [x - cross, y + cross],
            [x + cross, y - cross],
          ],
          { weight: 1.5 },
        ),
        ...beams,
      ];
    }
    case "rezistor":
      return [box([x - 20 * small, y - 8 * small], [x + 20 * small, y + 8 * small], { fill: "paper", weight: 1.8 })];
    case "ampermeter":
      return [
        circle([x, y], r, { fill: "paper", weight: 1.8 }),
        ...(small < 1 ? [] : [label([x, y + 5], "A", { anchor: "middle" })]),
      ];
    case "celes":
    case "celes-hapur":
      return [
        box([x - 15 * small, y - 3], [x + 15 * small, y + 3], { fill: "paper", weight: 0, under: true }),
        line([[x - 15 * small, y], kind === "celes" ? [x + 15 * small, y] : [x + 12 * small, y - 14 * small]], {
          weight: 1.8,
        }),
        ...[-15, 15].map((side) => circle([x + side * small, y], 3, { fill: "paper", weight: 1.5 })),
      ];
    case "tel":
      return [];
  }
}
