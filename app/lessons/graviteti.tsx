// The numbers follow from s = g·t²/2 and g = G·M/R². Masses and radii are from NASA/NSSDCA, Planetary Fact Sheets, 2024
// (Jupiter: the clouds at the equator, rotation left out); seed/drawings/figures/sekonda-e-pare.ts computes the same.

import { figureId } from "../magazine/anchors";
import { Picture } from "../ui/picture";
import type { FixedPartProps } from "./fixed-part-props";
import { Formula } from "./formula";

/**
 * Shows the fixed part of the lesson on gravity. It has a fall's first second on four bodies, and the causes of a large
 * g.
 */
export function GravitetiPart({ figure }: FixedPartProps) {
  return (
    <section className="lesson-part">
      <h2>Një sekondë rënie në katër botë</h2>
      <p>
        Harroje ajrin dhe lësho të njëjtin gur në katër vende. Në sekondën e parë ai bie{" "}
        <Formula>s = ½ · g · 1²</Formula>, pra aq metra sa gjysma e numrit <Formula>g</Formula>. Në Hënë nuk bën as një
        metër. Te retë e Jupiterit bie më shumë se gjatësia e një autobusi qyteti.
      </p>
      <figure id={figureId("sekonda-e-pare")}>
        <Picture
          src="/figures/sekonda-e-pare.svg"
          use="figure"
          alt="Rënia në sekondën e parë: në Hënë 0,8&nbsp;m, në Mars 1,9&nbsp;m, në Tokë 4,9&nbsp;m, te Jupiteri 12,4&nbsp;m."
          width={720}
          height={552}
          loading="lazy"
        />
        <figcaption>
          <b>Fig. {figure}</b> Vijat e holla: ku është guri çdo 0,2&nbsp;s. Sa më poshtë, aq më larg njëra-tjetrës: në
          të pestën e fundit të sekondës guri bën më shumë se një të tretën e gjithë rënies, në secilën nga katër botët.
        </figcaption>
      </figure>

      <h2>Pse Jupiteri nuk të shtyp 318 herë më fort</h2>
      <p>
        Jupiteri ka 318 herë masën e Tokës, por tërheqja te retë e tij është vetëm 2,5 herë sa kjo e jona. Fajin e ka
        largësia: atje je 11,2 herë më larg qendrës, dhe <Formula>318 : 11,2² ≈ 2,5</Formula>. Masa e rrit{" "}
        <span className="glue">
          <Formula>g</Formula>-në
        </span>
        , katrori i rrezes e ul. Provoje edhe me Marsin: <Formula>0,1074 : 0,532² ≈ 0,38</Formula>.
      </p>
      <div className="table">
        <table aria-label="Masa, rrezja dhe nxitimi i rënies së lirë në katër botë">
          <thead>
            <tr>
              <th scope="col">Trupi</th>
              <th scope="col">Masa (Toka =&nbsp;1)</th>
              <th scope="col">Rrezja (Toka =&nbsp;1)</th>
              <th scope="col">
                <Formula>g</Formula> (m/s²)
              </th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <td>Hëna</td>
              <td className="pad-2">0,0123</td>
              <td className="pad-1">0,273</td>
              <td className="pad-1">1,62</td>
            </tr>
            <tr>
              <td>Marsi</td>
              <td className="pad-2">0,1074</td>
              <td className="pad-1">0,532</td>
              <td className="pad-1">3,73</td>
            </tr>
            <tr>
              <td>Toka</td>
              <td className="pad-2">1</td>
              <td className="pad-1">1</td>
              <td className="pad-1">9,82</td>
            </tr>
            <tr>
              <td>Jupiteri</td>
              <td>318</td>
              <td>11,22</td>
              <td>24,79</td>
            </tr>
          </tbody>
        </table>
      </div>
      <p>
        Të llogaritura nga <Formula>g = G · M : R²</Formula>, pa rrotullimin; prandaj Toka ka 9,82, jo 9,81. Masat dhe
        rrezet: NASA, NSSDCA, <cite>Planetary Fact Sheets</cite>, 2024.
      </p>

      <h2>Çekiçi dhe penda në Hënë</h2>
      <p>
        Në formulën e{" "}
        <span className="glue">
          <Formula>g</Formula>-së
        </span>{" "}
        masa e trupit që bie nuk gjendet askund. Në gusht 1971 astronauti Dejvid Skot i misionit Apollo&nbsp;15 e provoi
        para kamerës: lëshoi njëkohësisht një çekiç dhe një pendë fajkoi. Hëna nuk ka ajër, dhe të dyja e prekën
        pluhurin në të njëjtin çast. Nga 1,6&nbsp;m lart kjo zgjat rreth 1,4&nbsp;s; në Tokë, pa ajër, 0,57&nbsp;s.
      </p>
    </section>
  );
}
