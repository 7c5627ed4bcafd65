import { expect, test } from "vitest";
import { type Experiment, type ExperimentAction, experimentReducer, readyExperiment } from "./experiment";
import { type PushOutcome, type PushSettings, type PushState, pushOff } from "./push-model";
import { pushSentence, pushVerdict } from "./push-words";

type Here = Experiment<PushSettings, PushState, PushOutcome>;
const reduce = experimentReducer<PushSettings, PushState, PushOutcome>(pushOff);
const lesson: PushSettings = { left: 40, right: 60, force: 120, pusher: "left" };
const after = (settings: PushSettings, ...actions: ExperimentAction<PushSettings, PushOutcome>[]): Here =>
  actions.reduce(reduce, readyExperiment<PushSettings, PushState, PushOutcome>(pushOff, settings, null));
const guess = (of: PushOutcome) => ({ type: "guess", guess: of }) as const;
const finish = { type: "finish" } as const;

test("while it runs the sentence changes once, when the hands part", () => {
  let here = after(lesson, guess("left"), { type: "play", now: 0 });
  const said = new Set([pushSentence(here)]);
  for (let now = 50; now < 2_000; now += 50) {
    here = reduce(here, { type: "frame", now });
    said.add(pushSentence(here));
  }
  expect(said.size).toBe(2);
});

test("at the end the sentence gives both velocities and the momenta, which make zero", () => {
  const sentence = pushSentence(after(lesson, guess("left"), finish));
  for (const part of ["1,50\u00a0m/s", "1,00\u00a0m/s", "−60 dhe 60\u00a0kg·m/s", "bashkë 0."]) {
    expect(sentence).toContain(part);
  }
});

test("the verdict judges the prediction and names the lighter one", () => {
  expect(pushVerdict(after(lesson, guess("left"), finish))?.title).toBe("E parashikove.");
  expect(pushVerdict(after(lesson, guess("right"), finish))?.title).not.toBe("E parashikove.");
  expect(pushVerdict(after(lesson, guess("left"), finish))?.text).toContain("i majti");
  expect(pushVerdict(after({ ...lesson, left: 90 }, guess("left"), finish))?.text).toContain("i djathti");
  expect(pushVerdict(after({ ...lesson, left: 60 }, guess("left"), finish))?.text).toContain("të barabarta, 60");
});

test("before the end there is no verdict", () => {
  expect(pushVerdict(after(lesson, guess("left"), { type: "step" }))).toBeNull();
});
