import { expect, test } from "vitest";
import type { ComponentKind } from "../parts/component";
import { charging } from "../solver/circuit-charging";
import { examples, isStill } from "./example-circuits";
import { componentOn, gridBranches, idOn, measure, newGridComponent } from "./grid/grid-component";
import { initialLaboratory, type LaboratoryAction, type LaboratoryState, laboratoryReducer } from "./laboratory-rules";
import { whyNothing } from "./laboratory-words";

const play = (state: LaboratoryState, ...actions: LaboratoryAction[]) => actions.reduce(laboratoryReducer, state);
const empty = initialLaboratory([]);
const touch = (edge: number): LaboratoryAction => ({ type: "touch", edge });
const place = (state: LaboratoryState, kind: ComponentKind, edge: number) =>
  play({ ...state, tool: null }, { type: "choose-tool", tool: kind }, touch(edge));
const kinds = (state: LaboratoryState) => state.board.present.map(({ edge, kind }) => `${kind} ${edge}`);

test("with nothing in the hand a tap on an empty place says what to do first, or puts down what was selected", () => {
  expect(play(empty, touch(3))).toEqual({ ...empty, news: { what: { code: "choose-first" } } });
  const selected = place(empty, "bulb", 3);
  expect(play({ ...selected, tool: null }, touch(9)).selected).toBeNull();
});

test("a tool is taken up and put down by the same button, and another takes its place", () => {
  const wire = play(empty, { type: "choose-tool", tool: "wire" });
  expect(wire.tool).toBe("wire");
  expect(play(wire, { type: "choose-tool", tool: "wire" }).tool).toBeNull();
  expect(play(wire, { type: "choose-tool", tool: "bulb" }).tool).toBe("bulb");
  expect(play(place(empty, "bulb", 3), { type: "choose-tool", tool: "wire" }).selected).toBeNull();
});

test("components are sorted by their edges, and a new one is selected unless it is a wire", () => {
  const lamp = place(empty, "bulb", 9);
  expect(lamp).toMatchObject({ selected: idOn(9), tool: "bulb", news: { what: { code: "added", kind: "bulb" } } });
  const wired = place(lamp, "wire", 3);
  expect(kinds(wired)).toEqual(["wire 3", "bulb 9"]);
  expect(wired.selected).toBeNull();
});

test("a tap on what stands there selects it and says what is in the way, another one lets it go", () => {
  const board = place(empty, "bulb", 9);
  const again = play(board, { type: "choose-tool", tool: "resistor" }, touch(9));
  expect(kinds(again)).toEqual(["bulb 9"]);
  expect(again).toMatchObject({
    selected: idOn(9),
    news: { what: { code: "taken", kind: "resistor", there: "bulb" } },
  });
  expect(whyNothing(again)).toBe("Këtu është llamba. Hiqe më parë, pastaj vendos rezistorin.");
  expect(play(again, touch(9)).selected).toBeNull();
  expect(whyNothing(play(again, touch(9)))).toBe("");
  // A second tap does not place another of the same kind. It selects the first one, whose value can then be set.
  expect(play({ ...board, selected: null }, touch(9))).toMatchObject({ selected: idOn(9), news: board.news });
});

test("a part takes the place of a wire, in one step back; a wire that of nothing", () => {
  const drawn = play(
    empty,
    { type: "choose-tool", tool: "wire" },
    ...[1, 2, 3].map((edge): LaboratoryAction => ({ type: "touch", edge, stroke: 1 })),
  );
  const tapped = place(drawn, "bulb", 2);
  expect(kinds(tapped)).toEqual(["wire 1", "bulb 2", "wire 3"]);
  expect(tapped).toMatchObject({ selected: idOn(2), news: { what: { code: "replaced", kind: "bulb" } } });
  const dropped = play(tapped, { type: "place", kind: "switch", edge: 3 });
  expect(kinds(dropped)).toEqual(["wire 1", "bulb 2", "switch 3"]);
  expect(kinds(play(dropped, { type: "undo" }))).toEqual(["wire 1", "bulb 2", "wire 3"]);
  expect(kinds(play(dropped, { type: "undo" }, { type: "undo" }))).toEqual(["wire 1", "wire 2", "wire 3"]);
  const covered = play(dropped, { type: "place", kind: "wire", edge: 2 });
  expect(kinds(covered)).toEqual(kinds(dropped));
  expect(covered.news?.what).toEqual({ code: "taken", kind: "wire", there: "bulb" });
});

test("a tap turns a switch over and selects it; with a tool in the hand it is only selected", () => {
  const board = { ...place(empty, "switch", 9), tool: null, selected: null };
  const closed = play(board, touch(9));
  expect(closed).toMatchObject({ selected: idOn(9), news: { what: { code: "toggled", on: true } } });
  expect(componentOn(play(closed, touch(9)).board.present, 9)?.on).toBe(false);
  expect(componentOn(play({ ...board, tool: "wire" }, touch(9)).board.present, 9)?.on).toBe(false);
});

test("a component is dropped on an empty edge, carried to another, and changes places with what is there", () => {
  const board = play(empty, { type: "place", kind: "bulb", edge: 9 }, { type: "place", kind: "wire", edge: 3 });
  expect(kinds(board)).toEqual(["wire 3", "bulb 9"]);
  const refused = play(board, { type: "place", kind: "battery", edge: 9 });
  expect(refused).toMatchObject({ selected: idOn(9), board: board.board });
  expect(refused.news?.what).toEqual({ code: "taken", kind: "battery", there: "bulb" });
  const moved = play(board, { type: "move", id: idOn(9), edge: 12 });
  expect(kinds(moved)).toEqual(["wire 3", "bulb 12"]);
  expect(moved).toMatchObject({ selected: idOn(12), news: { what: { code: "moved", kind: "bulb" } } });
  expect(kinds(play(moved, { type: "move", id: idOn(12), edge: 3 }))).toEqual(["bulb 3", "wire 12"]);
  expect(kinds(play(moved, { type: "undo" }))).toEqual(["wire 3", "bulb 9"]);
  expect(play(moved, { type: "move", id: idOn(12), edge: 12 })).toBe(moved);
});

test("a stroke over several edges is one step back", () => {
  const drawn = play(
    empty,
    { type: "choose-tool", tool: "wire" },
    ...[1, 2, 3].map((edge): LaboratoryAction => ({ type: "touch", edge, stroke: 1 })),
    ...[5, 6].map((edge): LaboratoryAction => ({ type: "touch", edge, stroke: 2 })),
  );
  expect(kinds(drawn)).toHaveLength(5);
  expect(kinds(play(drawn, { type: "undo" }))).toEqual(["wire 1", "wire 2", "wire 3"]);
  expect(kinds(play(drawn, { type: "undo" }, { type: "undo" }))).toEqual([]);
});

test("a wire is broken inside and mended; nothing else is", () => {
  const board = place(place(empty, "wire", 1), "bulb", 2);
  const broken = play(board, { type: "break-wire", id: idOn(1) });
  expect(componentOn(broken.board.present, 1)?.broken).toBe(true);
  expect(componentOn(play(broken, { type: "break-wire", id: idOn(1) }).board.present, 1)).toEqual(
    newGridComponent("wire", 1),
  );
  expect(play(board, { type: "break-wire", id: idOn(2) })).toBe(board);
});

test("how to build is told until a component was placed", () => {
  expect(empty.placed).toBe(false);
  expect(place(empty, "wire", 1).placed).toBe(true);
});

test("an example is its own until something foreign is there or half of it is gone", () => {
  const own = examples[0] as (typeof examples)[number];
  expect(isStill(own, own.components)).toBe(true);
  const lamp = own.components.find(({ kind }) => kind === "bulb");
  expect(
    isStill(
      own,
      own.components.filter((part) => part !== lamp),
    ),
  ).toBe(true);
  expect(isStill(own, [...own.components, newGridComponent("bulb", 0)])).toBe(false);
  expect(isStill(own, [])).toBe(false);
});

test("the eraser takes away", () => {
  const board = place(place(empty, "bulb", 9), "wire", 3);
  const erased = play(board, { type: "choose-tool", tool: "eraser" }, touch(9));
  expect(kinds(erased)).toEqual(["wire 3"]);
  expect(erased.news?.what).toEqual({ code: "removed", kind: "bulb", count: 1 });
  expect(play(erased, touch(9))).toBe(erased);
});

test("removing the selected component selects none; another stays selected", () => {
  const board = { ...place(place(empty, "bulb", 9), "battery", 3), tool: null };
  expect(play(board, { type: "remove", id: idOn(3) }).selected).toBeNull();
  expect(play(board, { type: "remove", id: idOn(9) }).selected).toBe(idOn(3));
  expect(play(board, { type: "remove", id: idOn(40) })).toBe(board);
});

test("a switch is closed, a battery turned round, and nothing else", () => {
  const board = place(place(empty, "switch", 1), "battery", 2);
  const closed = play(board, { type: "toggle", id: idOn(1) });
  expect(componentOn(closed.board.present, 1)?.on).toBe(true);
  expect(closed.news?.what).toEqual({ code: "toggled", on: true });
  expect(play(closed, { type: "toggle", id: idOn(1) }).news?.what).toEqual({ code: "toggled", on: false });
  const turned = play(board, { type: "reverse", id: idOn(2) });
  expect(componentOn(turned.board.present, 2)?.reversed).toBe(true);
  expect(turned.news?.what).toEqual({ code: "reversed" });
  expect(componentOn(play(turned, { type: "reverse", id: idOn(2) }).board.present, 2)?.reversed).toBe(false);
  expect(play(board, { type: "toggle", id: idOn(2) })).toBe(board);
  expect(play(board, { type: "reverse", id: idOn(1) })).toBe(board);
  expect(play(board, { type: "toggle", id: idOn(7) })).toBe(board);
});

test("values stay in their ranges; one knob is one step back", () => {
  const board = place(place(empty, "resistor", 1), "battery", 2);
  const turned = play(
    board,
    { type: "set-value", id: idOn(1), value: 40 },
    { type: "set-value", id: idOn(1), value: 4000 },
    { type: "set-internal-resistance", id: idOn(2), value: 2 },
    { type: "set-internal-resistance", id: idOn(2), value: 99 },
    { type: "set-value", id: idOn(2), value: 9 },
  );
  expect(turned.board.present).toMatchObject([{ value: 1000 }, { value: 9, internalResistance: 5 }]);
  const one = play(turned, { type: "undo" });
  expect(one.board.present).toMatchObject([{ value: 1000 }, { value: 6, internalResistance: 5 }]);
  const two = play(one, { type: "undo" });
  expect(two.board.present).toMatchObject([{ value: 1000 }, { value: 6, internalResistance: 0.5 }]);
  expect(play(two, { type: "undo" }).board.present).toMatchObject([
    { value: 10 },
    { value: 6, internalResistance: 0.5 },
  ]);
  expect(play(turned, { type: "set-value", id: idOn(1), value: 1000 })).toBe(turned);
  expect(play(turned, { type: "set-internal-resistance", id: idOn(2), value: 5 })).toBe(turned);
  expect(play(turned, { type: "set-internal-resistance", id: idOn(1), value: 1 })).toBe(turned);
  expect(play(turned, { type: "set-value", id: idOn(30), value: 1 })).toBe(turned);
  const meter = place(empty, "ammeter", 1);
  expect(play(meter, { type: "set-value", id: idOn(1), value: 3 })).toBe(meter);
});

test("knobs of the same name on two components are two steps", () => {
  const board = place(place(empty, "resistor", 1), "resistor", 2);
  const turned = play(
    board,
    { type: "set-value", id: idOn(1), value: 20 },
    { type: "set-value", id: idOn(2), value: 30 },
  );
  expect(play(turned, { type: "undo" }).board.present).toMatchObject([{ value: 20 }, { value: 10 }]);
});

test("who leaves a task takes no step back into it: there the value stands that it hides", () => {
  const left = play(place(empty, "resistor", 9), {
    type: "open",
    components: [newGridComponent("wire", 5)],
    anew: true,
  });
  expect(play(left, { type: "undo" })).toBe(left);
  expect(kinds(left)).toEqual(["wire 5"]);
});

test("clearing, opening and every step are taken back and done again", () => {
  const board = place(empty, "bulb", 9);
  const cleared = play(board, { type: "clear" });
  expect(cleared).toMatchObject({ selected: null, news: { what: { code: "cleared" } } });
  expect(play(empty, { type: "clear" })).toBe(empty);
  const opened = play(
    { ...cleared, tool: "wire", selected: idOn(4) },
    { type: "open", components: [newGridComponent("wire", 5)] },
  );
  expect(opened).toMatchObject({ tool: null, selected: null, linkFault: null, news: { what: { code: "opened" } } });
  const back = play(opened, { type: "undo" }, { type: "undo" });
  expect(kinds(back)).toEqual(["bulb 9"]);
  expect(back.news?.what).toEqual({ code: "undone" });
  const forth = play(back, { type: "redo" });
  expect(kinds(forth)).toEqual([]);
  expect(forth.news?.what).toEqual({ code: "redone" });
  expect(play(empty, { type: "undo" })).toBe(empty);
  expect(play(empty, { type: "redo" })).toBe(empty);
});

test("what is still there stays selected when a step is taken back", () => {
  const board = play({ ...place(place(empty, "bulb", 9), "resistor", 3), selected: idOn(9) }, { type: "undo" });
  expect(board.selected).toBe(idOn(9));
  expect(play(board, { type: "undo" }).selected).toBeNull();
});

test("escape puts down what is in the hand and what is selected", () => {
  expect(play(place(empty, "bulb", 9), { type: "deselect" })).toMatchObject({ tool: null, selected: null });
});

test("a link that cannot be opened says why until it is dismissed or the board is changed", () => {
  const refused = play(place(empty, "bulb", 9), { type: "refuse", fault: "damaged" });
  expect(refused.linkFault).toBe("damaged");
  expect(kinds(refused)).toEqual(["bulb 9"]);
  expect(play(refused, { type: "dismiss-fault" }).linkFault).toBeNull();
  expect(place(refused, "wire", 2).linkFault).toBeNull();
});

/** Returns current (A) and voltage (V) of a kind's n-th component in a ready circuit. */
function read(
  title: string,
  kind: ComponentKind,
  n = 0,
  charges = new Map<string, number>(),
  change = (component: { edge: number }) => component,
) {
  const components = (examples.find((example) => example.title === title)?.components ?? []).map(
    (each) => change(each) as typeof each,
  );
  const found = components.filter((component) => component.kind === kind)[n];
  const { readings } = measure(components, charges);
  const { current = Number.NaN, voltage = Number.NaN } = readings.get(`e${found?.edge}`) ?? {};
  return { current: Math.abs(current), voltage: Math.abs(voltage), edge: found?.edge };
}

test("the ready circuits do what they are there to show", () => {
  expect(examples).toHaveLength(6);
  expect(read("Dy llamba në seri", "bulb").current).toBeCloseTo(6 / 20.5, 12);
  expect(read("Dy llamba në seri", "ammeter").current).toBeCloseTo(6 / 20.5, 12);
  expect(read("Dy llamba në paralel", "bulb", 1).current).toBeCloseTo(3 / 5.5, 12);
  expect(read("Dy llamba në paralel", "ammeter").current).toBeCloseTo(6 / 5.5, 12);
  expect(read("Pjesëtuesi i tensionit", "voltmeter").voltage).toBeCloseTo(6, 12);
  expect(read("Rezistenca e brendshme", "voltmeter").voltage).toBeCloseTo(4.5, 12);
  const close = (component: { edge: number }) => ({ ...component, on: true });
  expect(read("Rezistenca e brendshme", "voltmeter", 0, new Map(), close).voltage).toBeCloseTo(3.5, 12);
  expect(read("Rezistenca e brendshme", "ammeter", 0, new Map(), close).current).toBeCloseTo(0.5, 12);
  expect(read("Mbushja e kondensatorit", "ammeter", 0, new Map(), close).current).toBeCloseTo(0.3, 12);
  const capacitor = read("Mbushja e kondensatorit", "capacitor");
  expect(
    read("Mbushja e kondensatorit", "voltmeter", 0, new Map([[`e${capacitor.edge}`, 2.5]]), close).voltage,
  ).toBeCloseTo(2.5, 12);
  expect(read("Ura e Uitstonit", "ammeter").current).toBe(0);
  expect(read("Ura e Uitstonit", "resistor", 3).voltage).toBeCloseTo(4, 12);
});

test("a capacitor has 63 % of the voltage after R·C, and all of it in the end", () => {
  const components = (examples[4]?.components ?? []).map((component) => ({ ...component, on: true }));
  const id = `e${components.find(({ kind }) => kind === "capacitor")?.edge}`;
  const later = charging(gridBranches(components, new Map()));
  expect(later(0).get(id)).toBe(0);
  expect(Math.abs(later(2).get(id) ?? 0)).toBeCloseTo(6 * (1 - Math.exp(-1)), 9);
  expect(Math.abs(later(Number.POSITIVE_INFINITY).get(id) ?? 0)).toBeCloseTo(6, 9);
});

test("where nothing flows the current is zero, and never minus zero", () => {
  for (const reversed of [true, false]) {
    const { readings } = measure([newGridComponent("battery", 0, { reversed, value: 0 })], new Map());
    expect(readings.get("e0")).toMatchObject({ current: 0, voltage: 0 });
    expect(readings.get("e0")?.current).toBe(0);
    expect(readings.get("e0")?.voltage).toBe(0);
  }
});

test("no ready circuit is a short circuit", () => {
  for (const { components } of examples) {
    for (const on of [true, false]) {
      const { shorted, bounded } = measure(
        components.map((component) => ({ ...component, on })),
        new Map(),
      );
      expect([shorted, bounded]).toEqual([[], false]);
    }
  }
});

test("a battery that is turned round is measured along its edge", () => {
  const loop = (reversed: boolean) =>
    measure(
      [
        newGridComponent("battery", 0, { reversed }),
        newGridComponent("wire", 25),
        newGridComponent("wire", 5),
        newGridComponent("bulb", 26),
      ],
      new Map(),
    );
  // Edge 0 goes right along the top; its battery drives that way, or back.
  expect(loop(false).readings.get("e0")?.current).toBeCloseTo(6 / 10.5, 12);
  expect(loop(true).readings.get("e0")?.current).toBeCloseTo(-6 / 10.5, 12);
  expect(loop(true).readings.get("e0")?.voltage).toBeCloseTo(60 / 10.5, 12);
  expect(loop(false).readings.get("e0")?.voltage).toBeCloseTo(-60 / 10.5, 12);
  expect(loop(false).readings.get("e26")?.current).toBeCloseTo(6 / 10.5, 12);
});
