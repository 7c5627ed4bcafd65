import { repository, siteName } from "../magazine/site";
import { describePage } from "../pages/head/page-head";
import { PlainPage } from "../ui/plain-page";

export const meta = () =>
  describePage({
    title: "Na kontaktoni",
    description: `Si ta lajmërosh redaksinë e revistës ${siteName} për një gabim, një pyetje ose një ide.`,
  });

/** Shows how to reach the editors. The ways are the school, a letter, and the repository if it is published. */
export default function Contact() {
  return (
    <PlainPage title="Na kontaktoni">
      <p>
        Gjete një gabim, ke një pyetje apo një ide për mësim? Mirë se erdhe. Këtu nuk ka formular për t’u plotësuar dhe
        revista nuk ka postë elektronike të vetën: nuk duam të mbledhim emrat dhe adresat e nxënësve. Ka një rrugë më të
        shkurtër: një fletë.
      </p>

      <h2>Fleta e vërejtjes</h2>
      <p>
        Shtype këtë faqe ose përshkruaji katër rreshtat në fletore. Emri yt nuk duhet: vërejtja vlen për atë që thotë.
      </p>
      <dl className="letter-form">
        <div>
          <dt>Adresa e faqes</dt>
          <dd>ajo që shkruhet lart në shfletues, p.sh. …/physics/graviteti</dd>
        </div>
        <div>
          <dt>Redaksia</dt>
          <dd>emri nën titullin e mësimit; ajo e ka bërë dhe ajo e ndreq</dd>
        </div>
        <div>
          <dt>Fjalia, formula ose numri</dt>
          <dd>ku ke ngecur, fjalë për fjalë</dd>
        </div>
        <div>
          <dt>Çfarë prisje ti dhe pse</dt>
          <dd>një llogari në tre rreshta vlen sa njëqind fjalë</dd>
        </div>
      </dl>

      <h2>Kujt t’ia japësh</h2>
      <p>
        {siteName} është projekt i një shkolle të mesme të kryeqytetit. Nëse mëson aty, jepja fletën mësuesit të
        matematikës ose të fizikës: ai ia çon redaksisë. Nëse je nga një shkollë tjetër, jepja mësuesit tënd; ai e di më
        mirë nëse gabimi është yni, dhe mësuesit e gjejnë njëri-tjetrin më lehtë se ne ty.
      </p>
      <p>
        Je mësues? Vërejtja jote mund të vijë nga shkolla në shkollë, me postën zyrtare. Shkruaj në të vetëm faqen dhe
        gabimin, jo emra nxënësish.
      </p>

      <h2>Nëpërmjet kodit</h2>
      <CodeWay address={repository} />

      <h2>Çfarë bëjmë me të</h2>
      <p>Gabimin e shkencës e ndreqim të parin. Pyetjen e mirë e kthejmë në mësim.</p>
    </PlainPage>
  );
}

/**
 * Shows how to report through the repository. @param address `null` while it is not published; then the page does not
 * offer it
 */
export function CodeWay({ address }: { address: string | null }) {
  if (address === null) {
    return (
      <p>
        Kodi i revistës ka licencën MIT. Depoja e tij nuk është ende publike; kur shkolla ta hapë, lidhja do të dalë
        këtu.
      </p>
    );
  }
  return (
    <p>
      Revista është me kod të hapur: <a href={address}>depoja e saj</a>. Atje mund të hapësh një <i lang="en">issue</i>{" "}
      ose ta propozosh vetë ndreqjen. Ajo që shkruhet atje shihet nga të gjithë, ndaj mos vër të dhëna vetjake: as
      mbiemrin, as numrin e telefonit, as klasën.
    </p>
  );
}
