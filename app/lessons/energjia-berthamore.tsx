// The masses of the proton, the neutron and the nuclei are from CODATA 2022. So helium is 0.0304 u (0.75%) lighter than
// its parts. One kilogram of uranium-235 at 200 MeV a nucleus gives 8.2·10¹³ J and loses 0.91 g; coal is counted at
// 29.3 MJ/kg. D + T gives 17.6 MeV for 5.03 u. The Sun: 3.828·10²⁶ W (IAU 2015, resolution B3) divided by c².

import { Formula } from "./formula";

/** Shows the fixed part of the lesson on nuclear energy. It is complete without the lesson's body. */
export function EnergjiaBerthamorePart() {
  return (
    <section className="lesson-part">
      <h2>Bërthama peshon më pak se pjesët e saj</h2>
      <p>
        Bërthama është dhjetëra mijë herë më e vogël se atomi, por mban më shumë se 99,9&nbsp;% të masës së tij. Forca
        bërthamore që e ngjit arrin vetëm rreth <Formula>10⁻¹⁵</Formula>&nbsp;m larg.
      </p>
      <p>
        Heliumit i mungon 0,75&nbsp;% e masës së dy protoneve e dy neutroneve që e formojnë. Ajo masë iku si energji kur
        grimcat u lidhën: kush do t’i ndajë sërish, duhet t’ua kthejë të gjithën.
      </p>

      <h2>Sa energji ka në një gram</h2>
      <p>
        Lidhjen midis masës dhe energjisë e gjeti Albert Ajnshtajni më 1905: <Formula>E = m c²</Formula>. Këtu{" "}
        <Formula>E</Formula> është energjia në xhaul, <Formula>m</Formula> masa në kilogramë,{" "}
        <Formula>c = 3,00 · 10⁸</Formula>&nbsp;m/s shpejtësia e dritës. Për një gram:{" "}
        <Formula>E = 0,001 · (3,00 · 10⁸)²</Formula>, pra <Formula>9,0 · 10¹³</Formula>&nbsp;J, ose 25&nbsp;milionë
        kilovatorë.
      </p>

      <h2>Një kilogram që ndahet: fisioni</h2>
      <p>
        200&nbsp;MeV për çdo bërthamë janë <Formula>3,2 · 10⁻¹¹</Formula>&nbsp;J. Një kilogram uranium-235 që ndahet i
        tëri jep <Formula>8,2 · 10¹³</Formula>&nbsp;J, sa 2800&nbsp;tonë qymyr, dhe bëhet 0,9&nbsp;g më i lehtë.
      </p>

      <h2>Një kilogram që bashkohet: fuzioni</h2>
      <p>
        Deuteriumi dhe tritiumi formojnë helium, një neutron dhe 17,6&nbsp;MeV; për kilogram, katër herë më shumë se
        fisioni. Por bërthamat shtyhen, prandaj në laborator duhen mbi 100&nbsp;milionë gradë. Dielli bashkon vetvetiu
        hidrogjen të zakonshëm dhe humb 4,3&nbsp;milionë tonë masë në sekondë; në Tokë ende asnjë central nuk nxjerr
        energji nga fuzioni.
      </p>

      <h2>Siguria dhe mbetjet</h2>
      <p>
        Shufrat e kontrollit thithin neutronet e tepërta. Por edhe pas fikjes copat radioaktive vazhdojnë të lëshojnë
        nxehtësi, prandaj ftohja nuk duhet të ndalet. Në Çernobil (1986) reaktori doli nga kontrolli; në Fukushimë
        (2011) cunami ndërpreu ftohjen.
      </p>
      <p>
        Centrali nuk lëshon CO₂ kur punon, por lë lëndë djegëse të përdorur. Plutoniumi-239 në të përgjysmohet vetëm pas
        24&nbsp;100&nbsp;vjetësh. Fillimisht e mbajnë nën ujë, pastaj në enë çeliku e betoni; Finlanda ka hapur për të
        tunele më shumë se 400&nbsp;m nën tokë, në shkëmb.
      </p>
      <p className="cap">
        Burimet: CODATA 2022 (masat, <Formula>c</Formula>); Unioni Ndërkombëtar Astronomik, Rezoluta B3, 2015 (Dielli);
        IAEA, INSAG-7, 1992, dhe <cite lang="en">The Fukushima Daiichi Accident</cite>, 2015; NUBASE2020 (plutoniumi);
        Posiva Oy (Onkalo, Finlandë). Qymyri: 29,3&nbsp;MJ për kilogram.
      </p>
    </section>
  );
}
