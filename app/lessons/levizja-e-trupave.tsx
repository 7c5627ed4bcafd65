// The numbers of the ride are those of the figure seed/drawings/figures/udhetimi-v-t.ts. They are 48 + 264 + 36 = 348 m
// in 36 s.

import { figureId } from "../magazine/anchors";
import { Picture } from "../ui/picture";
import type { FixedPartProps } from "./fixed-part-props";
import { Formula } from "./formula";

/** Shows the fixed part of the lesson on motion. It is a whole bus ride, read from its velocity graph. */
export function LevizjaETrupavePart({ figure }: FixedPartProps) {
  return (
    <section className="lesson-part">
      <h2>Një udhëtim i lexuar nga grafiku</h2>
      <p>
        Një autobus shkon nga një ndalesë te tjetra. Në 8 sekondat e para shpejtësia rritet njëtrajtësisht nga 0 në
        12&nbsp;m/s: <Formula>a = Δv : Δt</Formula>, pra <Formula>a = 12 : 8 = 1,5</Formula>&nbsp;m/s². Pastaj 22&nbsp;s
        pa nxitim, dhe në fund frenimi për 6&nbsp;s: <Formula>a = −12 : 6 = −2</Formula>&nbsp;m/s².
      </p>
      <p>
        Rruga është sipërfaqja nën vijë. Dy trekëndëshat e skajeve japin <Formula>½ · 8 · 12 = 48</Formula>&nbsp;m dhe{" "}
        <Formula>½ · 6 · 12 = 36</Formula>&nbsp;m, drejtkëndëshi mes tyre <Formula>22 · 12 = 264</Formula>&nbsp;m.
      </p>
      <figure id={figureId("udhetimi-v-t")}>
        <Picture
          src="/figures/udhetimi-v-t.svg"
          use="figure"
          alt="Shpejtësia sipas kohës: ngjitet deri në 12&nbsp;m/s, mbetet aty dhe zbret në zero."
          width={720}
          height={450}
          loading="lazy"
        />
        <figcaption>
          <b>Fig. {figure}</b> Pjerrësia e vijës është nxitimi, sipërfaqja nën të është rruga: 48 + 264 + 36 =
          348&nbsp;m. Vija me pika tregon shpejtësinë mesatare, 348 : 36 ≈ 9,7&nbsp;m/s; drejtkëndëshi nën të ka po atë
          sipërfaqe.
        </figcaption>
      </figure>
      <p>
        Grafiku thotë sa ndryshon shpejtësia, por jo pse. Për këtë duhen forcat:{" "}
        <a href="/physics/ligjet-e-njutonit">tri ligjet e Njutonit</a>.
      </p>
    </section>
  );
}
