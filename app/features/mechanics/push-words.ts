import { formatNumber } from "../../magazine/albanian";
import { quantity } from "../../play/quantity";
import type { Experiment } from "./experiment";
import {
  contactTime,
  momenta,
  type Pusher,
  type PushOutcome,
  type PushSettings,
  type PushState,
  pushOutcome,
} from "./push-model";

type PushExperiment = Experiment<PushSettings, PushState, PushOutcome>;

export const pushChoices: [PushOutcome, string][] = [
  ["left", "I majti."],
  ["right", "I djathti."],
  ["same", "Të dy njësoj."],
];

export const pushers: [Pusher, string][] = [
  ["left", "i majti"],
  ["right", "i djathti"],
  ["both", "të dy"],
];

/** Describes the state of the experiment. During a run the text changes once, when the contact ends. */
export function pushSentence({ phase, guess, settings, run: { current } }: PushExperiment): string {
  const force = quantity(settings.force, 0, "N");
  switch (phase) {
    case "ready":
      return guess === null
        ? "Zgjidh një parashikim, pastaj nisi patinatorët."
        : "Parashikimi u shënua. Nisi patinatorët ose ec hap pas hapi.";
    case "running":
      if (current.time < contactTime)
        return `Duart takohen: mbi secilin vepron një forcë prej ${force}, në kahe të kundërta.`;
      return "Duart u ndanë: mbi ta nuk vepron më asnjë forcë përgjatë akullit, prandaj shpejtësitë nuk ndryshojnë.";
    case "paused":
    case "ended": {
      const { left, right, total } = momenta(current, settings);
      return (
        `Pas ${quantity(current.time, 2, "s")} i majti ecën majtas me ${quantity(-current.left.v, 2, "m/s")}, ` +
        `i djathti djathtas me ${quantity(current.right.v, 2, "m/s")}. ` +
        `Impulset: ${formatNumber(left, 0)} dhe ${quantity(right, 0, "kg·m/s")}; bashkë ${formatNumber(total, 0)}.`
      );
    }
  }
}

/** Compares the prediction with the run, once it has ended. */
export function pushVerdict({
  phase,
  guess,
  settings,
  run: { current },
}: PushExperiment): { title: string; text: string } | null {
  if (phase !== "ended") return null;
  const outcome = pushOutcome(current);
  return {
    title: guess === outcome ? "E parashikove." : "Doli ndryshe nga parashikimi.",
    text: `Forcat ishin të barabarta dhe zgjatën njësoj. ${why(outcome, settings)} Kush i shtriu duart, nuk ka rëndësi.`,
  };
}

function why(outcome: PushOutcome, { left, right }: PushSettings): string {
  const masses = `${quantity(left, 0, "kg")} dhe ${quantity(right, 0, "kg")}`;
  switch (outcome) {
    case "same":
      return `Masat janë të barabarta, ${masses}, prandaj edhe shpejtësitë.`;
    case "left":
      return `Masat janë ${masses}: më shpejt iku më i lehti, i majti.`;
    case "right":
      return `Masat janë ${masses}: më shpejt iku më i lehti, i djathti.`;
  }
}
