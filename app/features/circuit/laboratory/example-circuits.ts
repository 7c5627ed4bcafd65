/** Six ready circuits, each with an experiment. */
import type { Component, ComponentKind } from "../parts/component";
import { edgeBetween, type GridPoint } from "./grid/grid";
import { byEdge, type GridComponent, type GridComponents, newGridComponent } from "./grid/grid-component";

export interface ExampleCircuit {
  title: string;
  /** Text that says what to try and what to observe. */
  task: string;
  components: GridComponents;
}

/**
 * Tells whether the board is still this example. No component may differ in kind or edge, and at least half of the
 * example's components, wires apart, must be there.
 */
export function isStill({ components }: ExampleCircuit, board: GridComponents): boolean {
  const own = new Set(components.map(({ edge, kind }) => `${kind} ${edge}`));
  const parts = (list: GridComponents) => list.filter(({ kind }) => kind !== "wire").length;
  return board.every(({ edge, kind }) => own.has(`${kind} ${edge}`)) && parts(board) * 2 >= parts(components);
}

type Move = "U" | "D" | "L" | "R";
const moves: Record<Move, GridPoint> = { U: { x: 0, y: -1 }, D: { x: 0, y: 1 }, L: { x: -1, y: 0 }, R: { x: 1, y: 0 } };

type Placed = { kind: ComponentKind } & Partial<Component>;

/**
 * Builds a path over the grid with a component on every edge.
 *
 * @param way moves from the start; @param placed components by the number of the move (from 0), a battery with its +
 * end ahead; all other edges get wire.
 */
function walk(start: GridPoint, way: string, placed: Record<number, Placed> = {}): GridComponent[] {
  let here = start;
  return [...way].map((move, k) => {
    const step = moves[move as Move];
    const next = { x: here.x + step.x, y: here.y + step.y };
    const edge = edgeBetween(here, next);
    if (edge === null) throw new Error(`move ${k} of ${way} leaves the board`);
    here = next;
    const { kind, ...properties } = placed[k] ?? { kind: "wire" as const };
    const reversed = kind === "battery" && (move === "U" || move === "L");
    return newGridComponent(kind, edge, { reversed, ...properties });
  });
}

export const examples: readonly ExampleCircuit[] = [
  {
    title: "Dy llamba në seri",
    task: "Rryma ka një rrugë të vetme. Hiq njërën llambë: ç’bën tjetra? Pastaj ndërro rezistencën e njërës dhe shih cila ndriçon më fort.",
    components: byEdge([
      ...walk({ x: 1, y: 4 }, "UUUURRRDDDDLLL", {
        1: { kind: "battery" },
        4: { kind: "switch", on: true },
        5: { kind: "bulb" },
        8: { kind: "bulb" },
        12: { kind: "ammeter" },
      }),
    ]),
  },
  {
    title: "Dy llamba në paralel",
    task: "Secila llambë ka rrugën e vet. Hap çelësin e njërës: tjetra vazhdon të ndriçojë. Sa tregon ampermetri para dhe pas?",
    components: byEdge([
      ...walk({ x: 0, y: 4 }, "UUUURRRRDDDDLLLL", {
        1: { kind: "battery" },
        4: { kind: "ammeter" },
        8: { kind: "switch", on: true },
        9: { kind: "bulb" },
      }),
      ...walk({ x: 2, y: 0 }, "DDDD", { 0: { kind: "switch", on: true }, 1: { kind: "bulb" } }),
    ]),
  },
  {
    title: "Pjesëtuesi i tensionit",
    task: "Dy rezistorë e ndajnë tensionin sipas rezistencave. Bëje rezistorin e poshtëm tri herë më të madh se të sipërmin: sa tregon voltmetri?",
    components: byEdge([
      ...walk({ x: 0, y: 4 }, "UUUURRDDDDLL", {
        1: { kind: "battery", value: 12, internalResistance: 0 },
        6: { kind: "resistor", value: 20 },
        8: { kind: "resistor", value: 20 },
      }),
      ...walk({ x: 2, y: 2 }, "RRDDLL", { 2: { kind: "voltmeter" } }),
    ]),
  },
  {
    title: "Rezistenca e brendshme",
    task: "Lexo voltmetrin me çelës të hapur, pastaj mbylle. Tensioni bie, sepse një pjesë mbetet brenda baterisë: U\u00a0=\u00a0E\u00a0−\u00a0I·r.",
    components: byEdge([
      ...walk({ x: 2, y: 4 }, "UUUURRRDDDDLLL", {
        1: { kind: "battery", value: 4.5, internalResistance: 2 },
        4: { kind: "switch" },
        5: { kind: "ammeter" },
        8: { kind: "bulb", value: 7 },
      }),
      ...walk({ x: 2, y: 4 }, "LLUUUURR", { 3: { kind: "voltmeter" } }),
    ]),
  },
  {
    title: "Mbushja e kondensatorit",
    task: "Mbyll çelësin dhe ndiq voltmetrin. Pas një kohe R·C kondensatori ka 63\u00a0% të tensionit. Dyfisho kapacitetin: sa më ngadalë shkon?",
    components: byEdge([
      ...walk({ x: 0, y: 4 }, "UUUURRRDDDDLLL", {
        1: { kind: "battery", internalResistance: 0 },
        4: { kind: "switch" },
        5: { kind: "resistor", value: 20 },
        8: { kind: "capacitor", value: 0.1 },
        12: { kind: "ammeter" },
      }),
      ...walk({ x: 3, y: 1 }, "RRDLL", { 2: { kind: "voltmeter" } }),
    ]),
  },
  {
    title: "Ura e Uitstonit",
    task: "Ampermetri në mes tregon zero, sepse majtas e djathtas tensioni ndahet njësoj: 10\u00a0:\u00a020\u00a0=\u00a030\u00a0:\u00a060. Ndërro njërin rezistor, pastaj ktheje baraspeshën duke ndërruar një tjetër.",
    components: byEdge([
      ...walk({ x: 0, y: 4 }, "UUUURRRR", { 1: { kind: "battery", internalResistance: 0 } }),
      ...walk({ x: 4, y: 4 }, "LLLL"),
      ...walk({ x: 2, y: 0 }, "DDDD", { 0: { kind: "resistor", value: 10 }, 2: { kind: "resistor", value: 20 } }),
      ...walk({ x: 4, y: 0 }, "DDDD", { 0: { kind: "resistor", value: 30 }, 2: { kind: "resistor", value: 60 } }),
      ...walk({ x: 2, y: 2 }, "RR", { 0: { kind: "ammeter" } }),
    ]),
  },
];

/** Returns the example of this title while the board is still it; else `null`. */
export function exampleOn(board: GridComponents, title: string | null): ExampleCircuit | null {
  const example = examples.find((each) => each.title === title);
  return example && isStill(example, board) ? example : null;
}
