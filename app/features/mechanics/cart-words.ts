import { formatNumber } from "../../magazine/albanian";
import { quantity } from "../../play/quantity";
import { type CartOutcome, type CartSettings, type CartState, cartForces, cartMass, cartOutcome } from "./cart-model";
import type { Experiment } from "./experiment";

type CartExperiment = Experiment<CartSettings, CartState, CartOutcome>;

export const cartChoices: [CartOutcome, string][] = [
  ["stops", "Ndalet."],
  ["slows", "Ngadalësohet, por në fund ende ecën."],
  ["keeps", "E ruan shpejtësinë që ka."],
];

/** Surfaces by coefficient, as in the lesson (OpenStax, College Physics 2e, table 5.1). */
const grounds: Record<string, string> = {
  "0.00": "pa fërkim",
  "0.03": "si akull mbi akull",
  "0.10": "si dru mbi borë",
  "0.30": "si dru mbi dru",
};

/** Names a surface with this coefficient; empty if none is known. */
export function groundName(friction: number): string {
  return grounds[friction.toFixed(2)] ?? "";
}

/**
 * Describes the state of the experiment. It has no changing number during a run, since a screen reader speaks each
 * change.
 */
export function cartSentence({ phase, guess, settings, run: { current } }: CartExperiment): string {
  const pull = -cartForces(current, settings).friction;
  switch (phase) {
    case "ready":
      return guess === null
        ? "Zgjidh një parashikim, pastaj nise karrocën."
        : "Parashikimi u shënua. Nise karrocën ose ec hap pas hapi.";
    case "running":
      if (pull > 0) return `Karroca ngadalësohet: fërkimi ${quantity(pull, 1, "N")} e tërheq prapa.`;
      return current.v > 0
        ? `Përgjatë pistës nuk vepron asnjë forcë: shpejtësia mbetet ${quantity(current.v, 1, "m/s")}.`
        : "Përgjatë pistës nuk vepron asnjë forcë: karroca rri në prehje.";
    case "paused":
    case "ended":
      return `Pas ${quantity(current.time, 2, "s")} karroca është ${quantity(current.x, 2, "m")} larg nisjes, me shpejtësi ${quantity(current.v, 2, "m/s")}. ${
        pull > 0
          ? `Fërkimi: ${quantity(pull, 1, "N")} prapa. Nxitimi: ${quantity(-pull / cartMass, 2, "m/s²")}.`
          : "Rezultantja e forcave është zero."
      }`;
  }
}

/** Compares the prediction with the run, once it has ended. */
export function cartVerdict(experiment: CartExperiment): { title: string; text: string } | null {
  const { phase, guess, disturbed, run } = experiment;
  const [first] = run.recorded;
  if (phase !== "ended" || first === undefined) return null;
  if (disturbed) {
    return {
      title: "Ndërhyre gjatë rrugës.",
      text: "Prandaj parashikimi nuk matet. Lexo grafikun: aty ku vija merr pjerrësi tjetër, ndryshoi forca, jo më parë e jo më vonë.",
    };
  }
  const outcome = cartOutcome(first, run.current);
  return {
    title: guess === outcome ? "E parashikove." : "Doli ndryshe nga parashikimi.",
    text: why(outcome, run.settings, run.current),
  };
}

function why(outcome: CartOutcome, { speed, friction }: CartSettings, { time, x }: CartState): string {
  const loss = quantity(9.81 * friction, 2, "m/s");
  switch (outcome) {
    case "keeps":
      return speed > 0
        ? `Rezultantja ishte zero, prandaj ${quantity(speed, 1, "m/s")} mbetën ${quantity(speed, 1, "m/s")}. Asgjë nuk e shtynte dhe asgjë nuk e ndalte.`
        : "Rezultantja ishte zero, prandaj karroca mbeti në prehje.";
    case "slows":
      return `Fërkimi i hiqte karrocës ${loss} çdo sekondë, por prova mbaroi para se t’ia hiqte të gjithë shpejtësinë.`;
    case "stops":
      return `Fërkimi i hiqte karrocës ${loss} çdo sekondë. Nga ${formatNumber(speed, 1)} në zero u deshën ${quantity(time, 2, "s")} dhe ${quantity(x, 2, "m")}.`;
  }
}
