import { siteName } from "../magazine/site";
import { describePage } from "./page-title";
import "../ui/page.css";

export const meta = () =>
  describePage({
    title: "Na kontaktoni",
    description: `Si ta lajmërosh redaksinë e revistës ${siteName} për një gabim, një pyetje ose një ide.`,
  });

/** How to reach the editors. The magazine has no mailbox and no form of its own, and the page says so. */
export default function Contact() {
  return (
    <article className="page wrap">
      <header>
        <h1>Na kontaktoni</h1>
      </header>
      <p>
        Gjete një gabim, ke një pyetje apo një ide për mësim? Mirë se erdhe. Këtu nuk ka formular për t’u plotësuar dhe
        revista nuk ka postë elektronike të vetën: nuk duam të mbledhim emrat dhe adresat e nxënësve. Rrugët janë dy.
      </p>

      <h2>Nëpërmjet shkollës</h2>
      <p>
        {siteName} është projekt shkolle, prandaj rruga më e shkurtër kalon nga klasa. Thuaja mësuesit të matematikës
        ose të fizikës dhe kërkoji t’ia përcjellë redaksisë. Në qofsh nga një shkollë tjetër, ndiq rrugën e dytë.
      </p>

      <h2>Nëpërmjet kodit</h2>
      <p>
        Revista është me kod të hapur dhe redaksia e publikon në një depo. Atje mund të hapësh një{" "}
        <i lang="en">issue</i> ose ta propozosh vetë ndreqjen. Ajo që shkruhet atje shihet nga të gjithë, ndaj mos vër
        të dhëna vetjake: as mbiemrin, as numrin e telefonit, as klasën.
      </p>

      <h2>Si ta shkruash një vërejtje që ndreqet shpejt</h2>
      <ul>
        <li>Kopjo adresën e faqes.</li>
        <li>Trego fjalinë, formulën ose numrin ku ke ngecur.</li>
        <li>Shkruaj çfarë do të prisje ti dhe pse. Një llogari në tri rreshta vlen sa njëqind fjalë.</li>
      </ul>
      <p>Gabimin e shkencës e ndreqim të parin. Pyetjen e mirë e kthejmë në mësim.</p>
    </article>
  );
}
