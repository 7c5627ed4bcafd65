import { expect, test } from "vitest";
import { type CartOutcome, type CartSettings, type CartState, cartModel } from "./cart-model";
import { cartSentence, cartVerdict, groundName } from "./cart-words";
import { createExperimentReducer, type Experiment, type ExperimentAction, initialExperiment } from "./experiment";

type CartExperiment = Experiment<CartSettings, CartState, CartOutcome>;
const reduce = createExperimentReducer<CartSettings, CartState, CartOutcome>(cartModel);
const after = (settings: CartSettings, ...actions: ExperimentAction<CartSettings, CartOutcome>[]): CartExperiment =>
  actions.reduce(reduce, initialExperiment<CartSettings, CartState, CartOutcome>(cartModel, settings, null));

const rough = { speed: 4, friction: 0.1 };
const smooth = { speed: 4, friction: 0 };
const guess = (of: CartOutcome) => ({ type: "guess", guess: of }) as const;
const play = { type: "play", now: 0 } as const;
const finish = { type: "finish" } as const;

test("while it runs the sentence holds no number that changes by itself", () => {
  const running = after(rough, guess("stops"), play, { type: "frame", now: 50 });
  const later = reduce(running, { type: "frame", now: 100 });
  expect(cartSentence(later)).toBe(cartSentence(running));
  expect(cartSentence(running)).toContain("2,0\u00a0N");
});

test("where it stands still the sentence gives time, place and velocity", () => {
  const experiment = after(rough, guess("stops"), { type: "step" });
  for (const part of ["0,10\u00a0s", "0,40\u00a0m", "3,90\u00a0m/s", "−0,98\u00a0m/s²"]) {
    expect(cartSentence(experiment)).toContain(part);
  }
});

test("before the end there is no verdict", () => {
  expect(cartVerdict(after(rough))).toBeNull();
  expect(cartVerdict(after(rough, guess("stops"), { type: "step" }))).toBeNull();
});

test("the verdict says whether the prediction came true, and gives the model's numbers", () => {
  const right = cartVerdict(after(rough, guess("stops"), finish));
  const wrong = cartVerdict(after(rough, guess("keeps"), finish));
  expect(right?.title).not.toBe(wrong?.title);
  expect(right?.text).toBe(wrong?.text);
  for (const part of ["0,98\u00a0m/s", "4,08\u00a0s", "8,15\u00a0m"]) expect(right?.text).toContain(part);
});

test("each outcome has its own reason, and a cart at rest is not said to move", () => {
  const reasons = [rough, smooth, { speed: 0, friction: 0 }, { speed: 6, friction: 0.02 }].map(
    (settings) => cartVerdict(after(settings, guess("keeps"), finish))?.text,
  );
  expect(new Set(reasons).size).toBe(4);
});

test("a prediction is not judged where friction was turned on the way", () => {
  const meddled = after(rough, guess("keeps"), { type: "step" }, { type: "set", settings: { friction: 0 } }, finish);
  expect(cartVerdict(meddled)?.title).toBe("Ndërhyre gjatë rrugës.");
});

test("known grounds have names, whatever the slider's rounding", () => {
  expect(groundName(0.1 + 0.2)).toBe(groundName(0.3));
  expect(groundName(0)).toBe("pa fërkim");
  expect(groundName(0.17)).toBe("");
});
