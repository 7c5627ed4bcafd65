import { expect, test } from "vitest";
import {
  type Experiment,
  type ExperimentAction,
  experimentReducer,
  longestFrame,
  mayRun,
  readyExperiment,
  slowFactor,
  tableRows,
  traces,
  track,
  wholeRun,
} from "./experiment";
import { constantForce, type PullOutcome, type PullSettings, type PullState } from "./pull-model";

type Here = Experiment<PullSettings, PullState, PullOutcome>;
type Action = ExperimentAction<PullSettings, PullOutcome>;

const reduce = experimentReducer<PullSettings, PullState, PullOutcome>(constantForce);
const ready: Here = readyExperiment(constantForce, { force: 10, mass: 2 }, null);
const after = (actions: Action[], from: Here = ready) => actions.reduce(reduce, from);
const guessed = after([{ type: "guess", guess: "steeper" }]);
const playing = after([{ type: "play", now: 1000 }], guessed);
const frames = (...times: number[]): Action[] => times.map((now) => ({ type: "frame", now }));

test("a new experiment stands still at the start", () => {
  expect(ready).toMatchObject({ phase: "ready", guess: null, changed: false, slow: false, clock: null, before: null });
  expect(ready.run.now).toEqual({ time: 0, x: 0, v: 0, work: 0 });
  expect(track(ready.run)).toEqual([ready.run.now]);
});

test("nothing runs before a prediction", () => {
  for (const action of [{ type: "play", now: 0 }, { type: "step" }, { type: "finish" }] as const) {
    expect(reduce(ready, action)).toBe(ready);
  }
  expect(mayRun(ready)).toBe(false);
});

test("a prediction opens the run and can be changed until it begins", () => {
  expect(mayRun(guessed)).toBe(true);
  expect(after([{ type: "guess", guess: "flatter" }], guessed).guess).toBe("flatter");
  expect(after([{ type: "guess", guess: "flatter" }], playing)).toBe(playing);
});

test("a run moves as much as time passes between two frames", () => {
  const here = after(frames(1050, 1100), playing);
  expect(here.phase).toBe("running");
  expect(here.run.now.time).toBeCloseTo(0.1, 12);
  expect(here.run.now.v).toBeCloseTo(0.5, 12);
});

test("in slow motion a quarter of it", () => {
  const here = after([{ type: "slow", slow: true }, ...frames(1080)], playing);
  expect(here.run.now.time).toBeCloseTo(0.08 / slowFactor, 12);
  expect(slowFactor).toBe(4);
});

test("a tab that slept goes on where it was, and a clock that went back moves nothing", () => {
  expect(after(frames(61_000), playing).run.now.time).toBeCloseTo(longestFrame, 12);
  expect(after(frames(500), playing).run.now.time).toBe(0);
});

test("frames move nothing but a running model", () => {
  for (const here of [ready, guessed, after([{ type: "pause" }], playing)]) {
    expect(after(frames(5000), here)).toBe(here);
  }
});

test("a pause stops it and going on counts from there", () => {
  const paused = after([...frames(1060), { type: "pause" }], playing);
  expect(paused).toMatchObject({ phase: "paused", clock: null });
  const on = after([{ type: "play", now: 90_000 }, ...frames(90_040)], paused);
  expect(on.run.now.time).toBeCloseTo(0.1, 12);
});

test("a pause where nothing runs is no pause", () => {
  expect(after([{ type: "pause" }], guessed)).toBe(guessed);
});

test("one step goes to the next tenth of a second and stays there", () => {
  const once = after([{ type: "step" }], guessed);
  expect(once.phase).toBe("paused");
  expect(once.run.now.time).toBeCloseTo(0.1, 12);
  const between = after([...frames(1070), { type: "pause" }, { type: "step" }], playing);
  expect(between.run.now.time).toBeCloseTo(0.1, 12);
  expect(after([{ type: "step" }], between).run.now.time).toBeCloseTo(0.2, 12);
});

test("there is no step while it runs", () => {
  expect(after([{ type: "step" }], playing)).toBe(playing);
});

test("it can be driven to the end at once, from rest or on the way", () => {
  for (const here of [guessed, playing, after([{ type: "step" }], guessed)]) {
    const ended = after([{ type: "finish" }], here);
    expect(ended).toMatchObject({ phase: "ended", clock: null });
    expect(ended.run.now.x).toBeCloseTo(20, 9);
  }
});

test("a run that is over takes no more frames, steps or starts", () => {
  const ended = after([{ type: "finish" }], guessed);
  for (const action of [{ type: "step" }, { type: "play", now: 9 }, { type: "finish" }, ...frames(9)] as Action[]) {
    expect(reduce(ended, action)).toBe(ended);
  }
});

test("played frame by frame it ends in the same place as at once", () => {
  let here = playing;
  for (let now = 1000; here.phase === "running"; now += 16.7) here = reduce(here, { type: "frame", now });
  const whole = wholeRun(constantForce, ready.settings);
  expect(here.phase).toBe("ended");
  expect(here.clock).toBeNull();
  expect(here.run.now.time).toBeCloseTo(whole.now.time, 9);
  expect(here.run.now.x).toBeCloseTo(whole.now.x, 9);
  expect(here.run.recorded.map(({ time }) => time.toFixed(6))).toEqual(
    whole.recorded.map(({ time }) => time.toFixed(6)),
  );
});

test("a setting turned before the start makes a new start and keeps the prediction", () => {
  const here = after([{ type: "turn", settings: { mass: 4 } }], guessed);
  expect(here).toMatchObject({ phase: "ready", settings: { force: 10, mass: 4 }, guess: "steeper", changed: false });
  expect(here.run.settings.mass).toBe(4);
});

test("a setting turned on the way holds from that moment, bends the line there and spoils the prediction", () => {
  const under = after([...frames(1040), { type: "turn", settings: { force: 0 } }], playing);
  expect(under).toMatchObject({ phase: "running", changed: true, settings: { force: 0, mass: 2 } });
  expect(under.run.settings.force).toBe(10);
  expect(under.run.recorded.at(-1)?.time).toBeCloseTo(0.04, 12);
  const on = after(frames(1130), under);
  expect(on.run.now.v).toBeCloseTo(0.2, 12);
});

test("turning twice at one moment leaves one corner", () => {
  const turn: Action = { type: "turn", settings: { force: 0 } };
  const here = after([...frames(1040), { type: "pause" }, turn, turn], playing);
  expect(here.phase).toBe("paused");
  expect(here.run.recorded).toHaveLength(2);
});

test("a setting turned after the end makes a new start, with the last run to compare with", () => {
  const ended = after([{ type: "finish" }], guessed);
  const here = after([{ type: "turn", settings: { mass: 5 } }], ended);
  expect(here).toMatchObject({ phase: "ready", guess: null, settings: { force: 10, mass: 5 } });
  expect(here.before).toBe(ended.run);
  expect(here.run.now.time).toBe(0);
});

test("from the start again: the settings stay, the prediction goes, the run before is kept", () => {
  const stepped = after([{ type: "slow", slow: true }, { type: "step" }], guessed);
  const here = after([{ type: "reset" }], stepped);
  expect(here).toMatchObject({ phase: "ready", guess: null, changed: false, slow: true, settings: ready.settings });
  expect(here.before).toBe(stepped.run);
});

test("a start again before anything moved keeps the run that was there to compare with", () => {
  const before = wholeRun(constantForce, { force: 5, mass: 2 });
  const here = after([{ type: "reset" }], readyExperiment(constantForce, { force: 10, mass: 2 }, before));
  expect(here.before).toBe(before);
});

test("a run that was meddled with is not kept to compare with", () => {
  const meddled = after([...frames(1040), { type: "turn", settings: { force: 0 } }, { type: "reset" }], playing);
  expect(meddled).toMatchObject({ phase: "ready", before: null, settings: { force: 0, mass: 2 } });
});

test("a run is recorded each tenth of a second", () => {
  const { recorded, now } = wholeRun(constantForce, { force: 1, mass: 6 });
  expect(recorded).toHaveLength(81);
  expect(recorded[37]?.time).toBeCloseTo(3.7, 9);
  expect(now).toBe(recorded.at(-1));
});

test("the track ends with this moment, once", () => {
  const here = after(frames(1040), playing);
  expect(track(here.run).map(({ time }) => time.toFixed(2))).toEqual(["0.00", "0.04"]);
  expect(track(after(frames(1100), playing).run)).toHaveLength(2);
});

test("traces stand on whole multiples of their interval only", () => {
  const run = wholeRun(constantForce, { force: 10, mass: 2 });
  expect(traces(run, 0.5).map(({ time }) => time.toFixed(2))).toEqual(["0.00", "0.50", "1.00", "1.50", "2.00", "2.50"]);
});

test("a table has a row each half second and one for this moment, once", () => {
  const times = (actions: Action[]) => tableRows(after(actions, guessed).run).map(({ time }) => time.toFixed(2));
  const steps = (count: number): Action[] => Array(count).fill({ type: "step" });
  expect(times([])).toEqual(["0.00"]);
  expect(times(steps(5))).toEqual(["0.00", "0.50"]);
  expect(times(steps(7))).toEqual(["0.00", "0.50", "0.70"]);
});

test("two frames inside one tenth of a second add up to their own time", () => {
  expect(after(frames(1030, 1060), playing).run.now.time).toBeCloseTo(0.06, 12);
});
