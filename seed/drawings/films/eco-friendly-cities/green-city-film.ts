import type { Film } from "../film";
import { building } from "./build-scenes";
import { balance, ending, leaf, opening, question } from "./idea-scenes";
import { trials } from "./trial-scenes";

export default {
  slug: "eco-friendly-cities",
  title: "Qyteti i gjelbër, dy prova",
  description: "Film i vizatuar: bilanci i nxehtësisë, ndërtimi i lagjes, shtëpia diellore dhe ishulli i nxehtësisë.",
  scenes: [opening, question, balance, ...building, ...trials, leaf, ending],
} satisfies Film;
