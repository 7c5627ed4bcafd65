import type { HeadersFunction } from "@remix-run/cloudflare";
import { cachePrefix, mostPages } from "../features/offline/offline-rules";
import { type PageScripts, scriptsHeader } from "../magazine/page-scripts";
import { siteName } from "../magazine/site";
import { describePage } from "../pages/head/page-head";
import { memoryPrefix, memoryRooms } from "../play/device-memory";
import { PageScript } from "../ui/page-script";
import { PlainPage } from "../ui/plain-page";

export const meta = () =>
  describePage({
    title: "Privatësia",
    description: `${siteName} nuk përdor kuki, nuk të gjurmon dhe nuk mëson asgjë për ty. Kjo faqe e thotë me hollësi.`,
  });

const scripts: PageScripts = "self";

export const headers: HeadersFunction = () => ({ [scriptsHeader]: scripts });

/**
 * Shows what the magazine knows about its readers: nothing. It lists the data stored on the reader's device, which can
 * be deleted.
 */
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
          Nuk marrim as përgjigje, as pikë. Kuizet, lojërat dhe simulatorët llogariten në shfletuesin tënd dhe asgjë
          prej tyre nuk niset prej andej.
        </li>
        <li>
          „Bëje figurë“ e vizaton figurën në pajisjen tënde. Ajo ruhet si skedar, ose e dërgon ti, ku të duash ti.
        </li>
      </ul>

      <h2 id="kujtesa">Çfarë mban mend pajisja jote</h2>
      <p>
        Që të mos të humbë puna kur faqja rifreskohet ose mbyllet, shfletuesi yt i mban shënim këto vetëm në këtë
        pajisje. Nuk i dërgohen askujt, as neve:
      </p>
      <ul>
        {Object.entries(memoryRooms).map(([room, words]) => (
          <li key={room}>{words}</li>
        ))}
        <li>Faqet që ke lexuar së fundi dhe kapitujt që ke marrë me vete, që të hapen edhe pa rrjet</li>
      </ul>
      <p>
        Mbahen deri në {mostPages} faqe; më të vjetrat hiqen vetë. Kapitujt i sheh dhe i heq një nga një te{" "}
        <a href="/merre-me-vete">Merre me vete</a>. Nëse shfletuesi yt kursen të dhëna, asnjë faqe nuk mbahet pa e
        kërkuar ti.
      </p>
      <p>
        Kuizi i nisur harrohet vetë kur e mbyll skedën. Po e përdore një kompjuter të shkollës, harroji të gjitha para
        se të ngrihesh.
      </p>
      <p>
        Detyra dhe rezultati udhëtojnë nga ekrani në ekran, si kod: pjesa e adresës pas shenjës # nuk i dërgohet asnjë
        serveri. Mësuesi i mban vetëm në pajisjen e tij: numra ose nofka, asnjë emër. Kamera hapet vetëm kur e shtyp ti,
        te faqja <a href="/klasa">Klasa</a>; pamja lexohet aty, nuk ruhet dhe nuk dërgohet.
      </p>
      <p className="forget-memory" data-memory={memoryPrefix} data-caches={cachePrefix} hidden>
        <button type="button">Harroji të gjitha</button>
        <output tabIndex={-1} />
      </p>
      <noscript>
        <p>Pa skripte faqja nuk mban mend asgjë. Çfarë është mbajtur më parë fshihet nga rregullimet e shfletuesit.</p>
      </noscript>

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
      <PageScript name="forget-memory" />
    </PlainPage>
  );
}
