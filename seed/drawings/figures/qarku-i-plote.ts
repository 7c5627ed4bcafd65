/**
 * A complete circuit with battery, motor and voltmeter. The battery contains its cell and its internal resistance;
 * motor and voltmeter are outside.
 */
import { arrow, label, mark } from "../kit/marks";
import type { Picture } from "../kit/picture";
import { circle, rect } from "../kit/shapes";

/** Heights of the two wires; across: the battery, the voltmeter, the motor. */
const [top, bottom] = [64, 336];
const [battery, meter, motor] = [190, 372, 560];

export default {
  name: "qarku-i-plote",
  subject: "physics",
  width: 720,
  height: 368,
  title: "Qarku i plotë: ε, r dhe R",
  description:
    "Brenda baterisë, në kutinë me pika, qeliza ε dhe rezistenca e brendshme r janë në seri. Jashtë rryma I kalon " +
    "nëpër motorin R; voltmetri mes poleve mat U.",
  body:
    mark("tint", rect(60, 104, 190, 192)) +
    mark("dotted", rect(60, 104, 190, 192)) +
    mark(
      "medium",
      `M${battery} 132V${top}H${motor}V142M${battery} 192V226M${battery} 244V${bottom}H${motor}V250` +
        `M${meter} ${top}V164M${meter} 236V${bottom}M${battery - 34} 226h68`,
    ) +
    mark("heavy", `M${battery - 18} 244h36`, { also: "pl" }) +
    mark("spot", rect(battery - 17, 132, 34, 60)) +
    mark("paperFill", rect(motor - 22, 142, 44, 108)) +
    mark("medium", rect(motor - 22, 142, 44, 108) + circle(meter, 200, 36)) +
    mark("inkFill", circle(battery, 104, 7) + circle(battery, 296, 7)) +
    arrow([440, top], [496, top], "medium", 24) +
    label(meter, 210, "V", { anchor: "middle" }) +
    label(60, 92, "bateria") +
    label(132, 172, "r", { italic: true, tone: "spot", size: 32, on: "tint" }) +
    label(116, 246, "ε", { italic: true, size: 32, on: "tint" }) +
    label(battery + 30, 218, "+", { on: "tint" }) +
    label(meter + 48, 210, "U", { italic: true }) +
    label(468, 44, "I", { italic: true, anchor: "middle" }) +
    label(motor + 36, 190, "R", { italic: true, size: 32 }) +
    label(motor + 36, 224, "motori"),
  style: ".pl{stroke-width:8}",
} satisfies Picture;
