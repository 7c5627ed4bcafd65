/** Components on the edges of the laboratory's grid, and the solution of their circuit. */
import { branchOf, type Component, type ComponentKind, newComponent } from "../../parts/component";
import type { Charges } from "../../solver/circuit-charging";
import { type Branch, type Reading, type Solution, solve } from "../../solver/circuit-solver";
import { edgeEnds, nodeName } from "./grid";

export interface GridComponent extends Component {
  /** Edge of the component; each edge has one at most. */
  edge: number;
  /** Whether a wire looks whole and conducts nothing, in a teacher's task. */
  broken?: true;
}

/** Components sorted by edge. */
export type GridComponents = readonly GridComponent[];

export const idOn = (edge: number) => `e${edge}`;

export function newGridComponent(
  kind: ComponentKind,
  edge: number,
  properties: Partial<GridComponent> = {},
): GridComponent {
  return { ...newComponent(kind, idOn(edge), properties), edge };
}

export const componentOn = (components: GridComponents, edge: number) =>
  components.find((component) => component.edge === edge);

/** Tells whether a component is on an edge or ends at one of its points. */
export function meets(components: GridComponents, edge: number): boolean {
  const points = (one: number) => [edgeEnds(one).from, edgeEnds(one).to].map(nodeName);
  const own = points(edge);
  return components.some((component) => points(component.edge).some((point) => own.includes(point)));
}

export const byEdge = (components: GridComponents): GridComponent[] =>
  components.slice().sort((a, b) => a.edge - b.edge);

/**
 * Converts the grid to the solver's branches.
 *
 * @param charges volts of the capacitors, from the left or upper end to the other.
 */
export function gridBranches(components: GridComponents, charges: Charges): Branch[] {
  return components.map((component) => {
    const { from, to } = edgeEnds(component.edge);
    const branch = branchOf(component, nodeName(from), nodeName(to), charges);
    return component.broken && branch.kind === "wire" ? { ...branch, kind: "gap" } : branch;
  });
}

/** Solves the whole grid. Currents and voltages are along the edges, left to right and top to bottom. */
export function measure(components: GridComponents, charges: Charges): Solution {
  const solution = solve(gridBranches(components, charges));
  const readings = new Map<string, Reading>();
  for (const { id, reversed } of components) {
    const { current, voltage, power } = solution.readings.get(id) as Reading;
    const sign = reversed ? -1 : 1;
    // Plus zero, since −1 · 0 would give −0.
    readings.set(id, { current: sign * current + 0, voltage: sign * voltage + 0, power });
  }
  return { ...solution, readings };
}
