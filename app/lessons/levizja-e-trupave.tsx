// The numbers of the ride are those that seed/drawings/figures/udhetimi-v-t.ts draws: 48 + 264 + 36 = 348 m in 36 s.

import { Picture } from "../ui/picture";

/** The fixed part of the lesson on motion: a whole ride of a bus, read from its graph of velocity. */
export function LevizjaETrupavePart() {
  return (
    <section className="lesson-part">
      <h2>Një udhëtim i lexuar nga grafiku</h2>
      <p>
        Një autobus shkon nga një ndalesë te tjetra. Në 8 sekondat e para shpejtësia rritet njëtrajtësisht nga 0 në
        12&nbsp;m/s: <i>a</i> = Δ<i>v</i>&nbsp;:&nbsp;Δ
        <i>t</i> = 12 : 8 = 1,5&nbsp;m/s². Pastaj 22&nbsp;s pa nxitim, dhe në fund frenimi për 6&nbsp;s: <i>a</i> = −12
        : 6 = −2&nbsp;m/s².
      </p>
      <p>
        Rruga është sipërfaqja nën vijë. Dy trekëndëshat e skajeve japin ½ · 8 · 12 = 48&nbsp;m dhe ½ · 6 · 12 =
        36&nbsp;m, drejtkëndëshi mes tyre 22 · 12 = 264&nbsp;m.
      </p>
      <figure>
        <Picture
          src="/figures/udhetimi-v-t.svg"
          use="figure"
          alt="Shpejtësia sipas kohës: ngjitet deri në 12&nbsp;m/s, mbetet aty dhe zbret në zero."
          width={720}
          height={450}
          loading="lazy"
        />
        <figcaption>
          Pjerrësia e vijës është nxitimi, sipërfaqja nën të është rruga: 48 + 264 + 36 = 348&nbsp;m. Vija me pika
          tregon shpejtësinë mesatare, 348 : 36 ≈ 9,7&nbsp;m/s; drejtkëndëshi nën të ka po atë sipërfaqe.
        </figcaption>
      </figure>
      <p>
        Grafiku thotë sa ndryshon shpejtësia, por jo pse. Për këtë duhen forcat:{" "}
        <a href="/physics/ligjet-e-njutonit">tri ligjet e Njutonit</a>.
      </p>
    </section>
  );
}
