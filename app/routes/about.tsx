import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import type { Library } from "../library/library";
import { repository, siteName } from "../magazine/site";
import { describePage } from "../pages/head/page-head";
import { browserLibrary } from "../pages/loaders/browser-library";
import { ignoreUnhandled, resolveAll } from "../pages/loaders/resolve-page";
import { Deferred } from "../ui/deferred";
import { PlainPage } from "../ui/plain-page";

/** Reads the desks of the magazine. The page is also shown without this list, if it is unreadable. */
const aboutPage = (library: Library) => ({ authors: library.authors().catch(() => []) });

export const loader = ({ context }: LoaderFunctionArgs) => resolveAll(aboutPage(context.library));
export const clientLoader = () => ignoreUnhandled(aboutPage(browserLibrary));

export const meta = () =>
  describePage({
    title: "Rreth nesh",
    description: `${siteName} është revistë shkencore në shqip për nxënësit 14–16\u00a0vjeç: për kë është dhe kush e bën.`,
  });

/** Shows the description of the magazine: its purpose, the making of a page, the authors. */
export default function About() {
  const { authors } = useLoaderData<typeof clientLoader>();
  return (
    <PlainPage title="Rreth nesh">
      <p>
        {siteName} është një revistë shkencore në internet për nxënësit 14–16&nbsp;vjeç. Ajo merr matematikën dhe
        fizikën e klasës së nëntë dhe të dhjetë dhe i kthen në pyetje që ia vlen t’i ndjekësh: pse Hëna nuk bie, sa ta
        besosh një test mjekësor, nga shkon rrezja kur prek ujin.
      </p>

      <h2>Një projekt shkolle</h2>
      <p>
        Revista është projekt i një shkolle të mesme të kryeqytetit dhe e ka ndërtuar një nxënës. Lindi nga një bindje e
        thjeshtë: këto dy lëndë bëhen tërheqëse, madje argëtuese, sapo e sheh se për çfarë janë shpikur formulat.
      </p>

      <h2>Për kë e bëjmë</h2>
      <ul>
        <li>
          Për ty që je në klasën e nëntë ose të dhjetë: mësime që lexohen në autobus, lojëra, kuize me kohë dhe projekte
          për fundjavën.
        </li>
        <li>Për mësuesin tënd: faqe që duken qartë në projektor dhe dalin të pastra në letër.</li>
        <li>Për këdo që e ka mbaruar shkollën me kohë dhe i ka mbetur ndonjë „pse?“ pa përgjigje.</li>
      </ul>

      <h2>Si bëhet një faqe</h2>
      <ul>
        <li>
          Asnjë figurë nuk vizatohet me hamendje. Orbitën, rrezen dhe valën i llogarit kodi, pikë për pikë, nga
          ekuacioni i secilës.
        </li>
        <li>Shembujt e zgjidhur rillogariten para çdo botimi. Po nuk doli një përfundim, mësimi nuk botohet.</li>
        <li>
          Çdo mësim lexohet dy herë para se të dalë: një herë me sytë e nxënësit, një herë me sytë e specialistit.
        </li>
        <li>Vlera që nuk nxirret dot në faqe e ka burimin të shënuar në fund të mësimit.</li>
        <li>
          Kodi ka licencën MIT:{" "}
          {repository === null ? "kur shkolla ta hapë depon e tij, kushdo do të mund" : "kushdo mund"} ta lexojë, ta
          provojë dhe ta përdorë për revistën e vet.
        </li>
      </ul>
      <p>
        Megjithatë gabojmë. Kur na zë në gabim, <a href="/contact">na e trego</a>: ndreqja është pjesë e shkencës.
      </p>

      <section id="kontribues">
        <h2>Kontribuesit</h2>
        <p>Shkrimet i firmosin redaksitë, jo emrat e përveçëm. Kështu pyetja jote i shkon lëndës, jo një personi.</p>
        <ul>
          <Deferred value={authors} fallback={null}>
            {(desks) =>
              desks.map(({ id, name, title }) => (
                <li key={id}>
                  <strong>{name}</strong>
                  {title === "" ? null : `: ${title.charAt(0).toLowerCase()}${title.slice(1)}`}
                </li>
              ))
            }
          </Deferred>
        </ul>
        <p>
          Në këtë listë ka vend edhe për ty. Një pyetje që s’e ke gjetur askund, një gabim i zënë, një provë që doli
          ndryshe nga sa pritej: prej tyre nis mësimi tjetër.
        </p>
      </section>
    </PlainPage>
  );
}
