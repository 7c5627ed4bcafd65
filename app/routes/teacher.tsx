import { ClassSteps } from "../pages/classroom/class-steps";
import { describePage } from "../pages/head/page-head";
import { PlainPage } from "../ui/plain-page";

export const meta = () =>
  describePage({
    title: "Për mësuesin",
    description:
      "Jep detyrë me një kod, mblidh kodet e klasës dhe shiko gabimet: pa llogari, pa server, edhe pa rrjet.",
  });

/** Shows a teacher what the magazine does for the hour: work by a code, where the class stands, sheets, offline packs. */
export default function Teacher() {
  return (
    <PlainPage title="Për mësuesin">
      <p>
        Klasa punon me Prizmën pa llogari, pa fjalëkalime dhe pa server. Puna udhëton nga ekrani në ekran si kod: ti jep
        një kod, nxënësi kthen një kod, dhe tabela e gabimeve bëhet në pajisjen tënde.
      </p>
      <ul>
        <li>
          <a href="/mesuesi/detyre">
            <b>Jep detyrë</b>
          </a>
          : zgjidh ushtrime dhe bëj kodin.
        </li>
        <li>
          <a href="/klasa">
            <b>Klasa</b>
          </a>
          : mblidh kodet e nxënësve, me kamerë a duke i ngjitur, dhe shiko tabelën.
        </li>
        <li>
          <a href="/merre-me-vete">
            <b>Merre me vete</b>
          </a>
          : kapitujt, dhe këto faqe bashkë me lexuesin e kodeve, që punojnë edhe pa rrjet.
        </li>
      </ul>

      <h2>Një detyrë, hap pas hapi</h2>
      <ClassSteps />

      <h2>Në letër</h2>
      <p>
        Te ushtrimet e çdo mësimi gjendet „Fletë për klasën, me dy variante“: numrat i cakton një fjalë e klasës, dhe në
        fund dalin përgjigjet. Edhe mësimet, kuizet e modelet shtypen nga shfletuesi, pa butona e pa menu.
      </p>

      <h2>Pa rrjet</h2>
      <p>
        Nxënësit e marrin kapitullin me vete një ditë më parë, kur kanë rrjet; ushtrimet hapen pastaj edhe pa të. Në
        klasën me kompjutera mjafton një çelës USB me Prizmën brenda.
      </p>

      <h2>Çfarë nuk thotë kodi</h2>
      <p>
        Kodi thotë ç’ndodhi në faqe; jo kush e mbante telefonin. Kush di të programojë, mund ta shkruajë vetë. Për notë
        përdor fletën me variante.
      </p>
    </PlainPage>
  );
}
