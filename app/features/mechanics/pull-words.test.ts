import { expect, test } from "vitest";
import {
  completeRun,
  createExperimentReducer,
  type Experiment,
  type ExperimentAction,
  initialExperiment,
} from "./experiment";
import { type PullOutcome, type PullSettings, type PullState, pullModel } from "./pull-model";
import { pullSentence, pullVerdict } from "./pull-words";

type PullExperiment = Experiment<PullSettings, PullState, PullOutcome>;
const reduce = createExperimentReducer<PullSettings, PullState, PullOutcome>(pullModel);
const previous = completeRun(pullModel, { force: 10, mass: 2 });
const after = (settings: PullSettings, ...actions: ExperimentAction<PullSettings, PullOutcome>[]): PullExperiment =>
  actions.reduce(reduce, initialExperiment<PullSettings, PullState, PullOutcome>(pullModel, settings, previous));
const guess = (of: PullOutcome) => ({ type: "guess", guess: of }) as const;
const finish = { type: "finish" } as const;

test("the verdict compares the two accelerations and judges the prediction", () => {
  const right = pullVerdict(after({ force: 10, mass: 4 }, guess("flatter"), finish));
  const wrong = pullVerdict(after({ force: 10, mass: 4 }, guess("steeper"), finish));
  expect(right?.title).not.toBe(wrong?.title);
  for (const part of ["4,0\u00a0kg", "2,50\u00a0m/s²", "5,00\u00a0m/s²"]) expect(right?.text).toContain(part);
});

test("steeper, flatter and equal lines have reasons of their own", () => {
  const reasons = [4, 1, 2].map((mass) => pullVerdict(after({ force: 10, mass }, guess("same"), finish))?.text);
  expect(reasons[0]).toContain("më pak forcë");
  expect(reasons[1]).toContain("më shumë forcë");
  expect(reasons[2]).toContain("e njëjtë");
});

test("a prediction is not judged where the force was turned on the way", () => {
  const meddled = after(
    { force: 10, mass: 4 },
    guess("same"),
    { type: "step" },
    { type: "set", settings: { force: 0 } },
  );
  expect(pullVerdict(reduce(meddled, finish))?.title).toBe("Ndërhyre gjatë rrugës.");
});

test("while it runs the sentence names the acceleration, or that there is no force", () => {
  const running = after({ force: 10, mass: 4 }, guess("same"), { type: "play", now: 0 });
  expect(pullSentence(running)).toContain("2,50\u00a0m/s²");
  expect(pullSentence(reduce(running, { type: "set", settings: { force: 0 } }))).toContain("Forca është zero");
});
