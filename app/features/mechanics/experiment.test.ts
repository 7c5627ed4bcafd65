import { expect, test } from "vitest";
import {
  canRun,
  completeRun,
  createExperimentReducer,
  type Experiment,
  type ExperimentAction,
  initialExperiment,
  maxFrameTime,
  slowFactor,
  statesEvery,
  statesOf,
  tableRows,
} from "./experiment";
import { type PullOutcome, type PullSettings, type PullState, pullModel } from "./pull-model";

type Current = Experiment<PullSettings, PullState, PullOutcome>;
type Action = ExperimentAction<PullSettings, PullOutcome>;

const reduce = createExperimentReducer<PullSettings, PullState, PullOutcome>(pullModel);
const ready: Current = initialExperiment(pullModel, { force: 10, mass: 2 }, null);
const after = (actions: Action[], from: Current = ready) => actions.reduce(reduce, from);
const guessed = after([{ type: "guess", guess: "steeper" }]);
const playing = after([{ type: "play", now: 1000 }], guessed);
const frames = (...times: number[]): Action[] => times.map((now) => ({ type: "frame", now }));

test("a new experiment stands still at the start", () => {
  expect(ready).toMatchObject({
    phase: "ready",
    guess: null,
    disturbed: false,
    slow: false,
    clock: null,
    previous: null,
  });
  expect(ready.run.current).toEqual({ time: 0, x: 0, v: 0, work: 0 });
  expect(statesOf(ready.run)).toEqual([ready.run.current]);
});

test("nothing runs before a prediction", () => {
  for (const action of [{ type: "play", now: 0 }, { type: "step" }, { type: "finish" }] as const) {
    expect(reduce(ready, action)).toBe(ready);
  }
  expect(canRun(ready)).toBe(false);
});

test("a prediction opens the run and can be changed until it begins", () => {
  expect(canRun(guessed)).toBe(true);
  expect(after([{ type: "guess", guess: "flatter" }], guessed).guess).toBe("flatter");
  expect(after([{ type: "guess", guess: "flatter" }], playing)).toBe(playing);
});

test("a run moves as much as time passes between two frames", () => {
  const experiment = after(frames(1050, 1100), playing);
  expect(experiment.phase).toBe("running");
  expect(experiment.run.current.time).toBeCloseTo(0.1, 12);
  expect(experiment.run.current.v).toBeCloseTo(0.5, 12);
});

test("in slow motion a quarter of it", () => {
  const experiment = after([{ type: "slow", slow: true }, ...frames(1080)], playing);
  expect(experiment.run.current.time).toBeCloseTo(0.08 / slowFactor, 12);
  expect(slowFactor).toBe(4);
});

test("a tab that was hidden goes on where it was, and a clock that went back moves nothing", () => {
  expect(after(frames(61_000), playing).run.current.time).toBeCloseTo(maxFrameTime, 12);
  expect(after(frames(500), playing).run.current.time).toBe(0);
});

test("frames move nothing but a running model", () => {
  for (const experiment of [ready, guessed, after([{ type: "pause" }], playing)]) {
    expect(after(frames(5000), experiment)).toBe(experiment);
  }
});

test("a pause stops it and going on counts from there", () => {
  const paused = after([...frames(1060), { type: "pause" }], playing);
  expect(paused).toMatchObject({ phase: "paused", clock: null });
  const on = after([{ type: "play", now: 90_000 }, ...frames(90_040)], paused);
  expect(on.run.current.time).toBeCloseTo(0.1, 12);
});

test("a pause where nothing runs is no pause", () => {
  expect(after([{ type: "pause" }], guessed)).toBe(guessed);
});

test("one step goes to the next tenth of a second and stays there", () => {
  const once = after([{ type: "step" }], guessed);
  expect(once.phase).toBe("paused");
  expect(once.run.current.time).toBeCloseTo(0.1, 12);
  const between = after([...frames(1070), { type: "pause" }, { type: "step" }], playing);
  expect(between.run.current.time).toBeCloseTo(0.1, 12);
  expect(after([{ type: "step" }], between).run.current.time).toBeCloseTo(0.2, 12);
});

test("there is no step while it runs", () => {
  expect(after([{ type: "step" }], playing)).toBe(playing);
});

test("it can be run to the end at once, from rest or on the way", () => {
  for (const experiment of [guessed, playing, after([{ type: "step" }], guessed)]) {
    const ended = after([{ type: "finish" }], experiment);
    expect(ended).toMatchObject({ phase: "ended", clock: null });
    expect(ended.run.current.x).toBeCloseTo(20, 9);
  }
});

test("a run that is over takes no more frames, steps or starts", () => {
  const ended = after([{ type: "finish" }], guessed);
  for (const action of [{ type: "step" }, { type: "play", now: 9 }, { type: "finish" }, ...frames(9)] as Action[]) {
    expect(reduce(ended, action)).toBe(ended);
  }
});

test("played frame by frame it ends in the same place as at once", () => {
  let experiment = playing;
  for (let now = 1000; experiment.phase === "running"; now += 16.7)
    experiment = reduce(experiment, { type: "frame", now });
  const whole = completeRun(pullModel, ready.settings);
  expect(experiment.phase).toBe("ended");
  expect(experiment.clock).toBeNull();
  expect(experiment.run.current.time).toBeCloseTo(whole.current.time, 9);
  expect(experiment.run.current.x).toBeCloseTo(whole.current.x, 9);
  expect(experiment.run.recorded.map(({ time }) => time.toFixed(6))).toEqual(
    whole.recorded.map(({ time }) => time.toFixed(6)),
  );
});

test("a setting changed before the start makes a new start and keeps the prediction", () => {
  const experiment = after([{ type: "set", settings: { mass: 4 } }], guessed);
  expect(experiment).toMatchObject({
    phase: "ready",
    settings: { force: 10, mass: 4 },
    guess: "steeper",
    disturbed: false,
  });
  expect(experiment.run.settings.mass).toBe(4);
});

test("a setting changed on the way holds from that moment, bends the line there and spoils the prediction", () => {
  const changed = after([...frames(1040), { type: "set", settings: { force: 0 } }], playing);
  expect(changed).toMatchObject({ phase: "running", disturbed: true, settings: { force: 0, mass: 2 } });
  expect(changed.run.settings.force).toBe(10);
  expect(changed.run.recorded.at(-1)?.time).toBeCloseTo(0.04, 12);
  const on = after(frames(1130), changed);
  expect(on.run.current.v).toBeCloseTo(0.2, 12);
});

test("changing twice at one moment leaves one corner", () => {
  const changeForce: Action = { type: "set", settings: { force: 0 } };
  const experiment = after([...frames(1040), { type: "pause" }, changeForce, changeForce], playing);
  expect(experiment.phase).toBe("paused");
  expect(experiment.run.recorded).toHaveLength(2);
});

test("a setting changed after the end makes a new start, with the last run to compare with", () => {
  const ended = after([{ type: "finish" }], guessed);
  const experiment = after([{ type: "set", settings: { mass: 5 } }], ended);
  expect(experiment).toMatchObject({ phase: "ready", guess: null, settings: { force: 10, mass: 5 } });
  expect(experiment.previous).toBe(ended.run);
  expect(experiment.run.current.time).toBe(0);
});

test("from the start again: the settings stay, the prediction goes, the run before is kept", () => {
  const stepped = after([{ type: "slow", slow: true }, { type: "step" }], guessed);
  const experiment = after([{ type: "reset" }], stepped);
  expect(experiment).toMatchObject({
    phase: "ready",
    guess: null,
    disturbed: false,
    slow: true,
    settings: ready.settings,
  });
  expect(experiment.previous).toBe(stepped.run);
});

test("a start again before anything moved keeps the run that was there to compare with", () => {
  const previous = completeRun(pullModel, { force: 5, mass: 2 });
  const experiment = after([{ type: "reset" }], initialExperiment(pullModel, { force: 10, mass: 2 }, previous));
  expect(experiment.previous).toBe(previous);
});

test("a disturbed run is not kept to compare with", () => {
  const disturbed = after([...frames(1040), { type: "set", settings: { force: 0 } }, { type: "reset" }], playing);
  expect(disturbed).toMatchObject({ phase: "ready", previous: null, settings: { force: 0, mass: 2 } });
});

test("a run is recorded each tenth of a second", () => {
  const { recorded, current: now } = completeRun(pullModel, { force: 1, mass: 6 });
  expect(recorded).toHaveLength(81);
  expect(recorded[37]?.time).toBeCloseTo(3.7, 9);
  expect(now).toBe(recorded.at(-1));
});

test("the states of a run end with the current one, once", () => {
  const experiment = after(frames(1040), playing);
  expect(statesOf(experiment.run).map(({ time }) => time.toFixed(2))).toEqual(["0.00", "0.04"]);
  expect(statesOf(after(frames(1100), playing).run)).toHaveLength(2);
});

test("states every half second are those at whole multiples of it", () => {
  const run = completeRun(pullModel, { force: 10, mass: 2 });
  expect(statesEvery(run, 0.5).map(({ time }) => time.toFixed(2))).toEqual([
    "0.00",
    "0.50",
    "1.00",
    "1.50",
    "2.00",
    "2.50",
  ]);
});

test("a table has a row each half second and one for the current state, once", () => {
  const times = (actions: Action[]) => tableRows(after(actions, guessed).run).map(({ time }) => time.toFixed(2));
  const steps = (count: number): Action[] => Array(count).fill({ type: "step" });
  expect(times([])).toEqual(["0.00"]);
  expect(times(steps(5))).toEqual(["0.00", "0.50"]);
  expect(times(steps(7))).toEqual(["0.00", "0.50", "0.70"]);
});

test("two frames inside one tenth of a second add up to their own time", () => {
  expect(after(frames(1030, 1060), playing).run.current.time).toBeCloseTo(0.06, 12);
});
