import { expect, test } from "vitest";
import { createExperimentReducer, type Experiment, type ExperimentAction, initialExperiment } from "./experiment";
import { type PushOutcome, type PushSettings, type PushState, pushModel } from "./push-model";
import { pushSentence, pushVerdict } from "./push-words";

type PushExperiment = Experiment<PushSettings, PushState, PushOutcome>;
const reduce = createExperimentReducer<PushSettings, PushState, PushOutcome>(pushModel);
const lesson: PushSettings = { left: 40, right: 60, force: 120, pusher: "left" };
const after = (settings: PushSettings, ...actions: ExperimentAction<PushSettings, PushOutcome>[]): PushExperiment =>
  actions.reduce(reduce, initialExperiment<PushSettings, PushState, PushOutcome>(pushModel, settings, null));
const guess = (of: PushOutcome) => ({ type: "guess", guess: of }) as const;
const finish = { type: "finish" } as const;

test("while it runs the sentence changes once, when the hands part", () => {
  let experiment = after(lesson, guess("left"), { type: "play", now: 0 });
  const sentences = new Set([pushSentence(experiment)]);
  for (let now = 50; now < 2_000; now += 50) {
    experiment = reduce(experiment, { type: "frame", now });
    sentences.add(pushSentence(experiment));
  }
  expect(sentences.size).toBe(2);
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
