import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { ClassDoors } from "../pages/classroom/class-doors";
import { ClassSteps } from "../pages/classroom/class-steps";
import { hourLists } from "../pages/classroom/hour-lists";
import { describePage } from "../pages/head/page-head";
import { IndexHead } from "../ui/frame/heads";
import { Plate } from "../ui/plate";
import "../pages/classroom/teacher-page.css";

export const loader = ({ context }: LoaderFunctionArgs) => hourLists(context.library);

export const meta = () =>
  describePage({
    title: "Për mësuesin",
    description:
      "Jep detyrë me një kod, mblidh kodet e klasës dhe shiko gabimet: pa llogari, pa server, edhe pa rrjet.",
  });

/** Shows a teacher what the magazine does for the hour: work by a code, where the class stands, sheets, offline packs. */
export default function Teacher() {
  const { lists } = useLoaderData<typeof loader>();
  return (
    <article className="teacher-page page-width">
      <div className="teacher-front">
        <IndexHead title="Për mësuesin">
          <p>
            Klasa punon me Prizmën pa llogari, pa fjalëkalime dhe pa server. Puna udhëton nga ekrani në ekran si kod: ti
            jep një kod, nxënësi kthen një kod, dhe tabela e gabimeve bëhet në pajisjen tënde.
          </p>
        </IndexHead>
        <Plate
          src="/covers/klasa.svg"
          alt="Klasa nga banka e fundit: nga kodi në dërrasë shkon një rreze te çdo telefon, dhe çdo ekran ka trekëndëshin e vet."
          first
        />
      </div>
      <ClassDoors hasPlans={lists.length > 0} />

      <section>
        <h2>Një detyrë, hap pas hapi</h2>
        <ClassSteps />
      </section>

      {lists.length === 0 ? null : (
        <section>
          <h2 id="planet">Planet e orëve</h2>
          <p>
            Çdo plan ka pyetjen e hapjes, provën me materialet e saj, gabimet që do të dëgjosh dhe tri kode për
            dërrasën: ushtrimet, biletën e daljes, detyrën e shtëpisë.
          </p>
          {lists.map(({ name, title, cover, hours }) => (
            <section key={name} id={name} className="hour-list">
              <h3>{title}</h3>
              {cover === undefined ? null : <Plate src={cover} />}
              <ul>
                {hours.map(({ href, title: lesson, subject }) => (
                  <li key={href} className={subject}>
                    <a href={href}>{lesson}</a>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </section>
      )}

      <div className="teacher-notes">
        <section>
          <h2>Në letër</h2>
          <p>
            Për notë bëj një <a href="/mesuesi/test">test në letër</a>: çdo variant ka numrat e vet, dhe çelësi i
            gabimeve thotë ç’përgjigje jep secili gabim. Te ushtrimet e çdo mësimi gjendet edhe „Fletë për klasën, me dy
            variante“: numrat i cakton një fjalë e klasës, dhe në fund dalin përgjigjet. Edhe mësimet, kuizet e modelet
            shtypen nga shfletuesi, pa butona e pa menu.
          </p>
          <p>
            Me <a href="/klasa/kartela">kartelat A–D</a> përgjigjet tërë klasa njëherësh, pa telefona: i shtyp një herë,
            dhe kamera jote i lexon te <a href="/klasa">Klasa</a>.
          </p>
        </section>
        <section>
          <h2>Pa rrjet</h2>
          <p>
            Nxënësit e marrin kapitullin me vete një ditë më parë, kur kanë rrjet; ushtrimet hapen pastaj edhe pa të. Në
            klasën me kompjutera mjafton një çelës USB me Prizmën brenda.
          </p>
        </section>
        <section>
          <h2>Çfarë nuk thotë kodi</h2>
          <p>
            Kodi thotë ç’ndodhi në faqe; jo kush e mbante telefonin. Kush di të programojë, mund ta shkruajë vetë. Për
            notë përdor fletën me variante.
          </p>
        </section>
      </div>
    </article>
  );
}
