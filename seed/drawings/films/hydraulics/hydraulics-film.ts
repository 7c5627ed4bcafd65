import type { Film } from "../film";
import { building } from "./build-scenes";
import { ending, law, opening, question, work } from "./idea-scenes";
import { trials } from "./trial-scenes";

export default {
  slug: "hydraulics",
  title: "Makina hidraulike, hap pas hapi",
  description: "Film i vizatuar: ligji i Paskalit, gjashtë hapat e ndërtimit dhe matja e forcës.",
  scenes: [opening, question, law, ...building, ...trials, work, ending],
} satisfies Film;
