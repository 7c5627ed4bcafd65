/**
 * Current against voltage of a resistor and of a filament lamp. Resistor: Ohm's law. Lamp: tungsten's resistance grows
 * as T^1.2 (within 3 % of the CRC Handbook's resistivities, 300 to 2700 K), and what the filament takes it radiates,
 * U·I = k·(T⁴ − T₀⁴) (Stefan and Boltzmann; heat lost along the leads and the change of emissivity left out).
 * The lamp is one of 6 V and 0.30 A, at 2700 K in full light; the resistor has the lamp's 20 Ω.
 */
import { fit, sample, type Vec2 } from "../kit/curve";
import { label, mark } from "../kit/marks";
import type { Picture } from "../kit/picture";
import { axes, circle, segment } from "../kit/shapes";

const rated = { volt: 6, ampere: 0.3, kelvin: 2700 };
const room = 293;
export const resistance = rated.volt / rated.ampere;

/** Returns the lamp's voltage and current at a temperature of its filament. The temperature is in kelvin. */
export const lamp = (kelvin: number): { volt: number; ampere: number } => {
  const ohm = resistance * (kelvin / rated.kelvin) ** 1.2;
  const watt = (rated.volt * rated.ampere * (kelvin ** 4 - room ** 4)) / (rated.kelvin ** 4 - room ** 4);
  const ampere = Math.sqrt(watt / ohm);
  return { volt: ampere * ohm, ampere };
};

const [left, right, top, bottom] = [92, 690, 60, 380] as const;
const toPicture = (volt: number, ampere: number): Vec2 => [left + 86 * volt, bottom - 860 * ampere];
/** End of both lines, in volt; V grows as T^2.6 there. */
const end = 6.8;
const hottest = rated.kelvin * (end / rated.volt) ** (1 / 2.6);
const curve = sample(0, 1, 160, (t): Vec2 => {
  const { volt, ampere } = lamp(room + (hottest - room) * t * t);
  return toPicture(volt, ampere);
});
const cross = toPicture(rated.volt, rated.ampere);
const comma = (value: number) => String(value).replace(".", ",");

export default {
  name: "rezistori-dhe-llamba",
  subject: "physics",
  width: 720,
  height: 470,
  title: "Rryma sipas tensionit: rezistori dhe llamba me fill",
  description:
    "Rezistori 20\u00a0Ω jep një drejtëz: rryma rritet në përpjesëtim me tensionin. Llamba jep një vijë që në fillim " +
    "ngrihet më shpejt dhe pastaj përkulet, sepse filli nxehet. Takohen te 6\u00a0V dhe 0,30\u00a0A.",
  body:
    mark("dotted", `M${left} ${cross[1]}H${cross[0]}V${bottom}`) +
    mark(
      "medium",
      axes({
        left,
        right,
        top,
        bottom,
        xTicks: [2, 4, 6].map((volt) => toPicture(volt, 0)[0]),
        yTicks: [0.1, 0.2, 0.3].map((ampere) => toPicture(0, ampere)[1]),
      }),
    ) +
    mark("medium", segment(toPicture(0, 0), toPicture(end, end / resistance)), { also: "re" }) +
    mark("spot", fit(curve, 0.5, { digits: 1 })) +
    mark("spotFill", circle(...cross, 8)) +
    [2, 4, 6].map((volt) => label(toPicture(volt, 0)[0], bottom + 38, String(volt), { anchor: "middle" })).join("") +
    [0.1, 0.2, 0.3].map((a) => label(left - 16, toPicture(0, a)[1] + 9, comma(a), { anchor: "end" })).join("") +
    label(left - 70, 38, "I", { italic: true }) +
    label(left - 52, 38, "(A)") +
    label(644, bottom + 76, "U", { anchor: "end", italic: true }) +
    label(690, bottom + 76, "(V)", { anchor: "end" }) +
    label(toPicture(1.6, 0)[0], toPicture(0, 0.222)[1], "llamba", { tone: "spot", bold: true, anchor: "middle" }) +
    label(toPicture(3.75, 0)[0], toPicture(0, 0.13)[1], "rezistori 20\u00a0Ω"),
  style: ".re{stroke-width:4}",
} satisfies Picture;
