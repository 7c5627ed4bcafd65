import type { Film } from "../film.ts";
import { steps } from "./build-scenes.ts";
import { ending, law, opening, question, work } from "./idea-scenes.ts";

export default {
  slug: "hydraulics",
  title: "Makina hidraulike, hap pas hapi",
  description: "Film i vizatuar: ligji i Paskalit, gjashtë hapat e ndërtimit dhe matja e forcës.",
  scenes: [opening, question, law, ...steps, work, ending],
} satisfies Film;
