import type { Film } from "../film.ts";
import { building } from "./build-scenes.ts";
import { balance, ending, leaf, opening, question } from "./idea-scenes.ts";
import { trials } from "./trial-scenes.ts";

export default {
  slug: "eco-friendly-cities",
  title: "Qyteti i gjelbër, dy prova",
  description: "Film i vizatuar: bilanci i nxehtësisë, ndërtimi i lagjes, shtëpia diellore dhe ishulli i nxehtësisë.",
  scenes: [opening, question, balance, ...building, ...trials, leaf, ending],
} satisfies Film;
