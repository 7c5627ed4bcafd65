import { describe, expect, test } from "vitest";
import type { ComponentKind } from "../parts/component";
import {
  boardLimit,
  draftsOf,
  initialLevels,
  isLastLevel,
  type LevelsAction,
  type LevelsState,
  levelOf,
  levelsReducer,
  type SimulatorAction,
} from "./levels-rules";
import { defaultSettings } from "./simulator-settings";

const play = (state: LevelsState, ...actions: LevelsAction[]) => actions.reduce(levelsReducer, state);
const intro = initialLevels(defaultSettings);
const open = (level: number): LevelsAction => ({ type: "open", level });
const started = play(intro, open(1));
let clock = 1000;
const add = (kind: ComponentKind, index?: number): SimulatorAction => ({ type: "add", kind, now: ++clock, index });
/** Action that tests a board without a physical fault. */
const press: SimulatorAction = { type: "test", condition: "flowing" };
const shown = (state: LevelsState) => state.board.present.map(({ kind }) => kind);
const idAt = (state: LevelsState, index: number) => state.board.present[index]?.id as string;
const toggleAll = (state: LevelsState) =>
  state.board.present
    .filter(({ kind }) => kind === "switch")
    .reduce((now, { id }) => play(now, { type: "toggle", id }), state);

/** Boards that pass, by level. */
const solutions: ComponentKind[][] = [
  ["battery", "bulb"],
  ["battery", "switch", "bulb"],
  ["battery", "resistor", "bulb"],
  ["battery", "switch", "resistor", "bulb"],
  ["battery", "switch", "resistor", "resistor", "bulb"],
];
const solve = (state: LevelsState) =>
  play(toggleAll(play(state, ...(solutions[state.level - 1] as ComponentKind[]).map((kind) => add(kind)))), press);

describe("phases", () => {
  test("the simulator opens with the introduction to level 1", () => {
    expect(intro).toMatchObject({
      phase: "intro",
      level: 1,
      lastTest: null,
      awaitsSuccess: false,
      selected: null,
      news: null,
    });
    expect(shown(intro)).toEqual([]);
  });

  test("a level that is opened has an empty board; opened again it stays as it is", () => {
    expect(started).toMatchObject({ phase: "simulator", level: 1 });
    expect(shown(started)).toEqual([]);
    expect(play(started, add("bulb"), open(1)).board.present).toHaveLength(1);
  });

  test("a passed test waits for its success, and success comes only after a passed test", () => {
    const tested = solve(started);
    expect(tested).toMatchObject({ phase: "simulator", awaitsSuccess: true, lastTest: { passed: true } });
    const done = play(tested, { type: "succeed" });
    expect(done).toMatchObject({ phase: "success", awaitsSuccess: false, selected: null, lastTest: { passed: true } });
    expect(shown(done)).toEqual(["battery", "bulb"]);
    expect(play(started, { type: "succeed" })).toBe(started);
  });

  test("while success is on its way the board stays as it is", () => {
    const tested = solve(started);
    for (const action of [add("switch"), { type: "clear" }, { type: "undo" }, press] as SimulatorAction[]) {
      expect(play(tested, action)).toBe(tested);
    }
  });

  test("the next level has an empty board and forgets the test", () => {
    const next = play(solve(started), { type: "succeed" }, open(2));
    expect(next).toMatchObject({ phase: "simulator", level: 2, lastTest: null });
    expect(next.board).toMatchObject({ past: [], present: [], future: [] });
    expect(levelOf(next).id).toBe(2);
  });

  test("every level can be opened at once; one that the editor does not play cannot", () => {
    expect(play(intro, open(5))).toMatchObject({ phase: "simulator", level: 5 });
    expect(play(started, open(5)).level).toBe(5);
    for (const unknown of [0, 6, 1.5, Number.NaN]) expect(play(started, open(unknown))).toBe(started);
  });

  test("a level that is passed is marked, and stays so when it is left", () => {
    const passed = play(solve(started), { type: "succeed" }, { type: "list" });
    expect(passed).toMatchObject({ phase: "intro", passedLevels: [1] });
    expect(play(passed, open(3), press).passedLevels).toEqual([1]);
    expect(play(solve(play(passed, open(1))), { type: "succeed" }).passedLevels).toEqual([1]);
  });

  test("a half-built circuit waits for its level; one that passed does not", () => {
    const half = play(started, add("battery"), open(2), add("switch"), { type: "list" });
    expect(shown(play(half, open(1)))).toEqual(["battery"]);
    expect(shown(play(half, open(2)))).toEqual(["switch"]);
    expect(shown(play(half, open(3)))).toEqual([]);
    expect(shown(play(solve(started), { type: "succeed" }, open(2), open(1)))).toEqual([]);
  });

  test("from success one goes back to the circuit as it was", () => {
    const back = play(solve(started), { type: "succeed" }, { type: "back-to-board" });
    expect(back).toMatchObject({ phase: "simulator", awaitsSuccess: false });
    expect(shown(back)).toEqual(["battery", "bulb"]);
    expect(play(started, { type: "back-to-board" })).toBe(started);
  });

  test("what the device remembers is there when a level is opened", () => {
    const drafts = { 4: play(started, add("bulb"), add("battery")).board.present };
    const remembering = play(intro, { type: "remember", passedLevels: [1, 2], drafts });
    expect(remembering).toMatchObject({ phase: "intro", passedLevels: [1, 2], storageRead: true });
    const fourth = play(remembering, open(4));
    expect(shown(fourth)).toEqual(["bulb", "battery"]);
    expect(play(fourth, { type: "undo" })).toBe(fourth);
    expect(Object.keys(draftsOf(play(fourth, { type: "clear" })))).toEqual([]);
  });

  test("after the last level Start Over returns to the introduction at level 1", () => {
    let state = started;
    for (let level = 1; level <= 5; level++) {
      expect(state.level).toBe(level);
      state = play(solve(state), { type: "succeed" });
      expect(state.phase).toBe("success");
      expect(isLastLevel(state)).toBe(level === 5);
      if (level < 5) state = play(state, open(level + 1));
    }
    expect(play(state, { type: "start-over" })).toEqual({ ...intro, passedLevels: [1, 2, 3, 4, 5] });
  });

  test("an editor who sets two levels ends with the second", () => {
    const second = play(initialLevels({ ...defaultSettings, levels: 2 }), open(1));
    expect(isLastLevel(second)).toBe(false);
    const next = play(solve(second), { type: "succeed" }, open(2));
    expect(isLastLevel(next)).toBe(true);
  });

  test("nothing is placed before Start", () => {
    expect(play(intro, add("bulb"))).toBe(intro);
  });
});

describe("the board", () => {
  const three = play(started, add("battery"), add("switch"), add("bulb"));

  test("components come in the order in which they are added, and the new one is selected", () => {
    expect(shown(three)).toEqual(["battery", "switch", "bulb"]);
    expect(three.selected).toBe(idAt(three, 2));
    expect(three.news?.what).toEqual({ code: "added", kind: "bulb", place: 3, count: 3 });
  });

  test("a placed component's id is the component and the time", () => {
    const state = play(started, { type: "add", kind: "bulb", now: 77 }, { type: "add", kind: "bulb", now: 77 });
    expect([idAt(state, 0), idAt(state, 1)]).toEqual(["bulb-77", "bulb-78"]);
  });

  test("a component can be added at a place; places outside the board are its ends", () => {
    expect(shown(play(three, add("resistor", 1)))).toEqual(["battery", "resistor", "switch", "bulb"]);
    expect(shown(play(three, add("resistor", -5)))[0]).toBe("resistor");
    const last = play(three, add("resistor", 99));
    expect(shown(last)[3]).toBe("resistor");
    expect(last.news?.what).toMatchObject({ place: 4, count: 4 });
  });

  test("a component moves to a place, and stays selected", () => {
    const moved = play(three, { type: "move", id: idAt(three, 2), index: 0 });
    expect(shown(moved)).toEqual(["bulb", "battery", "switch"]);
    expect(moved.selected).toBe(idAt(three, 2));
    expect(moved.news?.what).toEqual({ code: "moved", kind: "bulb", place: 1, count: 3 });
    expect(shown(play(three, { type: "move", id: idAt(three, 0), index: 99 }))).toEqual(["switch", "bulb", "battery"]);
    expect(shown(play(three, { type: "move", id: idAt(three, 2), index: -3 }))).toEqual(["bulb", "battery", "switch"]);
  });

  test("moving a component to where it is, or one that is not there, changes nothing", () => {
    expect(play(three, { type: "move", id: idAt(three, 1), index: 1 })).toBe(three);
    expect(play(three, { type: "move", id: "nothing", index: 1 })).toBe(three);
  });

  test("a removed component is gone and no longer selected; another stays selected", () => {
    const removed = play(three, { type: "remove", id: idAt(three, 2) });
    expect(shown(removed)).toEqual(["battery", "switch"]);
    expect(removed.selected).toBeNull();
    expect(removed.news?.what).toEqual({ code: "removed", kind: "bulb", count: 2 });
    expect(play(three, { type: "remove", id: idAt(three, 0) }).selected).toBe(idAt(three, 2));
    expect(play(three, { type: "remove", id: "nothing" })).toBe(three);
  });

  test("a switch turns ON and OFF; nothing else does", () => {
    const id = idAt(three, 1);
    const on = play(three, { type: "toggle", id });
    expect(on.board.present[1]?.on).toBe(true);
    expect(on).toMatchObject({ selected: id, news: { what: { code: "toggled", on: true } } });
    const off = play(on, { type: "toggle", id });
    expect(off.board.present[1]?.on).toBe(false);
    expect(off.news?.what).toEqual({ code: "toggled", on: false });
    expect(play(three, { type: "toggle", id: idAt(three, 2) })).toBe(three);
  });

  test("a battery turns round and back; nothing else does", () => {
    const id = idAt(three, 0);
    const turned = play(three, { type: "reverse", id });
    expect(turned.board.present[0]?.reversed).toBe(true);
    expect(turned.news?.what).toEqual({ code: "reversed" });
    expect(play(turned, { type: "reverse", id }).board.present[0]?.reversed).toBe(false);
    expect(play(three, { type: "reverse", id: idAt(three, 2) })).toBe(three);
  });

  test("a value stays in its range, and one turn of the knob is one step back", () => {
    const id = idAt(three, 0);
    const turned = play(
      three,
      { type: "set-value", id, value: 7.5 },
      { type: "set-value", id, value: 9 },
      { type: "set-value", id, value: 500 },
    );
    expect(turned.board.present[0]?.value).toBe(24);
    expect(play(turned, { type: "undo" }).board.present[0]?.value).toBe(6);
    expect(play(turned, { type: "set-value", id, value: 24 })).toBe(turned);
    expect(play(turned, { type: "set-value", id, value: Number.NaN }).board.present[0]?.value).toBe(6);
    expect(play(three, { type: "set-value", id: idAt(three, 1), value: 9 })).toBe(three);
    expect(play(three, { type: "set-value", id: "nothing", value: 9 })).toBe(three);
    const two = play(three, { type: "set-value", id, value: 9 }, { type: "set-value", id: idAt(three, 2), value: 20 });
    expect(play(two, { type: "undo" }).board.present.map(({ value }) => value)).toEqual([9, 0, 10]);
  });

  test("selecting is free, but only of what is there", () => {
    expect(play(three, { type: "select", id: idAt(three, 0) }).selected).toBe(idAt(three, 0));
    expect(play(three, { type: "select", id: null }).selected).toBeNull();
    expect(play(three, { type: "select", id: "nothing" }).selected).toBeNull();
  });

  test("clearing empties the board and the badge, and can be taken back", () => {
    const cleared = play(three, press, { type: "clear" });
    expect(cleared).toMatchObject({ selected: null, lastTest: null, news: { what: { code: "cleared" } } });
    expect(shown(cleared)).toEqual([]);
    expect(shown(play(cleared, { type: "undo" }))).toEqual(["battery", "switch", "bulb"]);
    expect(play(started, { type: "clear" })).toBe(started);
  });

  test("every change is taken back and done again", () => {
    const back = play(three, { type: "undo" });
    expect(shown(back)).toEqual(["battery", "switch"]);
    expect(back).toMatchObject({ selected: null, news: { what: { code: "undone" } } });
    const again = play(back, { type: "redo" });
    expect(again.board.present).toEqual(three.board.present);
    expect(again.news?.what).toEqual({ code: "redone" });
    expect(play(started, { type: "undo" })).toBe(started);
    expect(play(three, { type: "redo" })).toBe(three);
  });

  test("what is still there stays selected when a change is taken back", () => {
    const selected = play(three, { type: "select", id: idAt(three, 0) }, { type: "undo" });
    expect(selected.selected).toBe(idAt(three, 0));
  });

  test("the board takes thirty components and refuses the next", () => {
    const full = play(started, ...Array.from({ length: boardLimit }, () => add("resistor")));
    const over = play(full, add("bulb"));
    expect(shown(over)).toHaveLength(30);
    expect(over.news?.what).toEqual({ code: "full" });
  });

  test("each event is an object of its own, even where it says the same; what is none hands the last one on", () => {
    const tested = play(started, press);
    const again = play(tested, press);
    expect(again.news).toEqual(tested.news);
    expect(again.news).not.toBe(tested.news);
    expect(play(again, { type: "select", id: null }).news).toBe(again.news);
  });
});

test("a failed test says why, lets the pupil go on, and keeps its badge until the next test", () => {
  const failed = play(started, add("battery"), press);
  expect(failed).toMatchObject({ phase: "simulator", awaitsSuccess: false, lastTest: { passed: false } });
  expect(failed.news?.what).toEqual({ code: "tested", verdict: failed.lastTest });
  const more = play(failed, add("bulb"));
  expect(more.lastTest?.passed).toBe(false);
  expect(play(more, press).lastTest?.passed).toBe(true);
});
