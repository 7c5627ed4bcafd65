import { repository, siteName } from "../magazine/site";
import { describePage } from "../pages/head/page-head";
import { PlainPage } from "../ui/plain-page";

export const meta = () =>
  describePage({
    title: "Kushtet e përdorimit",
    description: `Si mund t’i lexosh, t’i shtypësh dhe t’i përdorësh në klasë faqet e revistës ${siteName}.`,
  });

/** Shows what a reader may do with the magazine. It also says what the magazine does not promise. */
export default function Terms() {
  return (
    <PlainPage title="Kushtet e përdorimit">
      <p>Pak rregulla, të shkruara që të lexohen deri në fund.</p>

      <h2>Leximi është falas</h2>
      <p>
        Mësimet, lojërat, kuizet dhe projektet janë të hapura për të gjithë, pa pagesë dhe pa regjistrim. Mund t’ua
        dërgosh lidhjen shokëve sa herë të duash.
      </p>

      <h2>Në klasë dhe në letër</h2>
      <p>
        Tekstet dhe figurat janë të revistës. Për mësim mund t’i shfaqësh, t’i shtypësh, t’i shumëfishosh dhe t’i
        përshtatësh lirisht; kërkojmë vetëm të shënosh emrin e revistës, {siteName}. Mos i shit dhe mos i paraqit si të
        tuat. Për një përdorim tjetër, <a href="/contact">na pyet</a>.
      </p>

      <h2>Kodi</h2>
      <p>
        Kodi i revistës ka licencën MIT: kush e merr, mund ta përdorë, ta ndryshojë e ta shpërndajë, mjafton të ruajë
        njoftimin e licencës. {repository === null ? "Depoja e tij nuk është ende publike." : null}
      </p>

      <h2>Pa garanci</h2>
      <p>
        I kontrollojmë mësimet me kujdes, por revista jepet ashtu siç është. Mund të ketë ndonjë gabim dhe ndonjëherë
        mund të mos hapet. Ajo të ndihmon të kuptosh; librin dhe mësuesin nuk i zëvendëson.
      </p>

      <h2>Kur gabojmë në shkencë</h2>
      <p>
        Një gabim i vërtetuar ndreqet, jo mbrohet. <a href="/contact">Na trego</a> faqen dhe arsyen.
      </p>

      <h2>Provat dhe projektet</h2>
      <p>
        Çdo provë ka udhëzimet e veta: ndiqi. Kur ka prerje, flakë ose ujë të nxehtë, puno me një të rritur pranë. Dhe
        prizën e shtëpisë mos e prek kurrë për provë: me një bateri mëson po aq.
      </p>
    </PlainPage>
  );
}
