// The numbers of the ride are those that seed/covers/figures/udhetimi-v-t.ts draws: 48 + 264 + 36 = 348 m in 36 s.

import { Picture } from "../ui/picture";

/** The fixed part of the lesson on motion; it stands alone while the lesson's body is in preparation. */
export function LevizjaETrupavePart() {
  return (
    <section className="fixed">
      <h2>Sa ece dhe sa u zhvendose</h2>
      <p>
        Nga shtëpia bën 300&nbsp;m drejt lindjes, pastaj 400&nbsp;m drejt veriut, dhe je në shkollë. <em>Rruga</em>,
        gjatësia e vijës që përshkove, është 700&nbsp;m. <em>Zhvendosja</em>, shigjeta nga nisja te mbërritja, është
        √(300² + 400²) = 500&nbsp;m dhe ka drejtim e kah. Kur kthehesh për drekë, rruga bëhet 1400&nbsp;m, kurse
        zhvendosja zero.
      </p>

      <h2>Mesatarja nuk është ajo që tregon shpejtësimatësi</h2>
      <p>
        Një autobus bën 348&nbsp;m mes dy ndalesave për 36&nbsp;s. <em>Shpejtësia mesatare</em> është gjithë rruga
        pjesëtuar me gjithë kohën: 348 : 36 ≈ 9,7&nbsp;m/s, afro 35&nbsp;km/h. Shpejtësimatësi tregon{" "}
        <em>shpejtësinë e çastit</em>: zero në ndalesë, 12&nbsp;m/s, pra 43&nbsp;km/h, në mes të rrugës.
      </p>

      <h2>Nxitimi: sa ndryshon shpejtësia çdo sekondë</h2>
      <p>
        Në 8 sekondat e para shpejtësia rritet njëtrajtësisht nga 0 në 12&nbsp;m/s: <i>a</i> = Δ<i>v</i>&nbsp;:&nbsp;Δ
        <i>t</i> = 12 : 8 = 1,5&nbsp;m/s². Rruga është <i>s</i> = ½&nbsp;·&nbsp;<i>a</i>&nbsp;·&nbsp;<i>t</i>² = ½ · 1,5
        · 8² = 48&nbsp;m. Pastaj 22&nbsp;s pa nxitim: 12 · 22 = 264&nbsp;m. Në fund frenimi, <i>a</i> = −12 : 6 =
        −2&nbsp;m/s², dhe 36&nbsp;m të fundit.
      </p>
      <figure>
        <Picture
          src="/figures/udhetimi-v-t.svg"
          alt="Shpejtësia sipas kohës: ngjitet deri në 12&nbsp;m/s, mbetet aty dhe zbret në zero."
          width={720}
          height={450}
          loading="lazy"
        />
        <figcaption>
          Pjerrësia e vijës është nxitimi, sipërfaqja nën të është rruga: 48 + 264 + 36 = 348&nbsp;m. Vija me pika
          tregon shpejtësinë mesatare; drejtkëndëshi nën të ka po atë sipërfaqe.
        </figcaption>
      </figure>
      <p>
        Grafiku thotë sa ndryshon shpejtësia, por jo pse. Për këtë duhen forcat:{" "}
        <a href="/physics/ligjet-e-njutonit">tri ligjet e Njutonit</a>.
      </p>
    </section>
  );
}
