import { siteName } from "../magazine/site";
import { describePage } from "../pages/page-head";
import { PlainPage } from "../ui/plain-page";

export const meta = () =>
  describePage({
    title: "Privatësia",
    description: `${siteName} nuk përdor kuki, nuk të gjurmon dhe nuk ruan asgjë për ty. Kjo faqe e thotë me hollësi.`,
  });

/** What the magazine knows about its readers: nothing. */
export default function Privacy() {
  return (
    <PlainPage title="Privatësia">
      <p>
        Përgjigjja e shkurtër: nuk dimë asgjë për ty. Nuk ka llogari, nuk ka fjalëkalim, nuk ka reklama. Më poshtë e
        gjen përgjigjen e gjatë, që nuk është shumë më e gjatë.
      </p>

      <h2>Çfarë nuk bëjmë</h2>
      <ul>
        <li>
          Nuk vendosim kuki (<i lang="en">cookies</i>) në pajisjen tënde.
        </li>
        <li>Nuk të gjurmojmë: nuk ka statistika vizitash, as gjurmues të fshehur, as reklama.</li>
        <li>Nuk të kërkojmë emrin, moshën, klasën a adresën.</li>
        <li>
          Nuk ruajmë as përgjigje, as pikë. Kuizet, lojërat dhe simulatorët llogariten në shfletuesin tënd; kur e mbyll
          faqen, rezultati humbet.
        </li>
      </ul>

      <h2>Çfarë kërkon shfletuesi</h2>
      <p>
        Tekstet, figurat, shkronjat dhe filmat vijnë të gjitha nga vetë revista: faqja nuk i drejtohet askujt tjetër.
        Shfletuesi mund t’i mbajë faqet e hapura në kujtesën e vet, që herën tjetër të hapen më shpejt; i fshin kur të
        duash, nga rregullimet e tij.
      </p>

      <h2>Filmat</h2>
      <p>
        Filmat e projekteve janë të revistës: i vizaton vetë redaksia dhe luhen nga e njëjta adresë si faqja. Asnjë
        shërbim tjetër nuk merr vesh se i pe. Filmi ngarkohet vetëm kur e nis ti, që të mos të hajë internetin kot.
      </p>
      <p>
        Po të vihej një ditë në një projekt një film që rri te një shërbim tjetër, si YouTube, edhe ai nuk do të hapej
        para se ta nisje vetë, dhe kjo faqe do ta thoshte me emër.
      </p>

      <h2>Kush e mban faqen në rrjet</h2>
      <p>
        {siteName} strehohet te Cloudflare. Që të ta dërgojë faqen, ky shërbim e sheh kërkesën tënde bashkë me adresën
        IP nga e cila vjen, si çdo strehues në internet. Ai mund të mbajë për pak ditë shënime teknike, që të gjendet
        shkaku kur diçka prishet, dhe i trajton sipas rregullave të veta. Redaksia nuk i përdor për të ndjekur askënd.
      </p>

      <h2>Nëse diçka ndryshon</h2>
      <p>
        Po të shtojmë ndonjëherë diçka që prek privatësinë tënde, do ta shkruajmë këtu me fjalë të qarta. Për pyetje,
        rrugët i gjen te <a href="/contact">Na kontaktoni</a>.
      </p>
    </PlainPage>
  );
}
