/** The street of `eco-friendly-cities` with its houses further apart, composed for a page's whole width. */
import type { Picture } from "../kit/picture";
import { lines, names, street } from "./eco-friendly-cities";

export default {
  name: "eco-friendly-cities-strip",
  subject: "physics",
  width: 1800,
  height: 800,
  title: "Tri çati në një rrugë të gjerë",
  description:
    "Të njëjtat tri shtëpi, më larg njëra-tjetrës: çatia e zezë i mban rrezet, e bardha i kthen, ajo me myshk avullon ujë. " +
    "Termometrat tregojnë sa u ngroh secila në gjysmë ore.",
  body: street({ wide: 1800, from: 170, apart: 560, sunAt: 1680 }),
  words: names(170, 560),
  style: lines,
} satisfies Picture;
