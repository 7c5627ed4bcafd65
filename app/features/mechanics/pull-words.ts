import { quantity } from "../../play/quantity";
import type { Experiment } from "./experiment";
import { acceleration, type PullOutcome, type PullSettings, type PullState, pullOutcome } from "./pull-model";

type PullExperiment = Experiment<PullSettings, PullState, PullOutcome>;

export const pullChoices: [PullOutcome, string][] = [
  ["steeper", "Më e pjerrët."],
  ["same", "Po aq e pjerrët."],
  ["flatter", "Më pak e pjerrët."],
];

/** Formats the settings: "10 N mbi 2,0 kg". */
export function pulled({ force, mass }: PullSettings): string {
  return `${quantity(force, 0, "N")} mbi ${quantity(mass, 1, "kg")}`;
}

/**
 * Describes the state of the experiment. It has no changing number during a run, since a screen reader speaks each
 * change.
 */
export function pullSentence({ phase, guess, settings, run: { current } }: PullExperiment): string {
  const a = quantity(acceleration(settings), 2, "m/s²");
  switch (phase) {
    case "ready":
      return guess === null
        ? "Zgjidh një parashikim, pastaj nise karrocën."
        : "Parashikimi u shënua. Nise karrocën ose ec hap pas hapi.";
    case "running":
      if (settings.force > 0) return `Forca ${pulled(settings)} jep nxitimin ${a}: aq rritet shpejtësia çdo sekondë.`;
      return "Forca është zero: shpejtësia mbetet ajo që është.";
    case "paused":
    case "ended":
      return `Pas ${quantity(current.time, 2, "s")} karroca ka bërë ${quantity(current.x, 2, "m")} dhe ka shpejtësi ${quantity(current.v, 2, "m/s")}. Nxitimi: ${a}.`;
  }
}

/** Compares the prediction with the run, once it has ended. */
export function pullVerdict(experiment: PullExperiment): { title: string; text: string } | null {
  const { phase, guess, disturbed, run, previous } = experiment;
  if (phase !== "ended" || previous === null) return null;
  if (disturbed) {
    return {
      title: "Ndërhyre gjatë rrugës.",
      text: "Prandaj parashikimi nuk matet. Shiko grafikun: vija u thye në çastin kur ndryshoi forca, por shpejtësia nuk kërceu: forca ndryshon vetëm pjerrësinë.",
    };
  }
  const outcome = pullOutcome(run.settings, previous.settings);
  const [currentText, previousText] = [run.settings, previous.settings].map((settings) =>
    quantity(acceleration(settings), 2, "m/s²"),
  );
  return {
    title: guess === outcome ? "E parashikove." : "Doli ndryshe nga parashikimi.",
    text: `${capital(pulled(run.settings))} jep ${currentText}; ${pulled(previous.settings)} jep ${previousText}. ${why(outcome)}`,
  };
}

function why(outcome: PullOutcome): string {
  switch (outcome) {
    case "steeper":
      return "Për çdo kilogram ka më shumë forcë, prandaj vija ngjitet më shpejt.";
    case "flatter":
      return "Për çdo kilogram ka më pak forcë, prandaj vija ngjitet më ngadalë.";
    case "same":
      return "Forca për çdo kilogram është e njëjtë, prandaj vijat kanë të njëjtën pjerrësi.";
  }
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
