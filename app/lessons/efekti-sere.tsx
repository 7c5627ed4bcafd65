// The fixed part of the lesson on the greenhouse effect. The line under the cards names the source of every number;
// a gas's share is of today's whole greenhouse effect, the mean over overlaps (Schmidt et al., 2010).

/**
 * Shows six cards on the greenhouse effect. They are on gases, sources, consequences, two neighbours, actions for a
 * class.
 */
export function EfektiSerePart() {
  return (
    <section className="lesson-part">
      <h2>Efekti serë në gjashtë karta</h2>
      <ul className="lesson-cards">
        <li>
          <h3>Kush e mban nxehtësinë</h3>
          <p>
            Gjysmën e punës e bën avulli i ujit, një të katërtën retë, një të pestën CO₂; pjesën tjetër ozoni, metani,
            protoksidi i azotit dhe pluhurat. Avulli shtohet vetëm kur ajri nxehet, prandaj hapin e parë e bën CO₂.
          </p>
        </li>
        <li>
          <h3>Sa ka sot në ajër</h3>
          <p>
            Më 2024: CO₂ 423,9&nbsp;ppm, metan 1942&nbsp;ppb, protoksid azoti 338&nbsp;ppb. Kundrejt vitit 1750 janë
            52&nbsp;%, 166&nbsp;% dhe 25&nbsp;% më shumë. Një ppm është një molekulë në milion, një ppb një në miliard.
          </p>
        </li>
        <li>
          <h3>Nga vjen</h3>
          <p>
            Më 2024 njerëzit lëshuan rreth 41,6&nbsp;miliardë tonë CO₂: 37,4 nga qymyri, nafta, gazi dhe çimentoja, 4,2
            nga prerja e pyjeve dhe ndryshimi i përdorimit të tokës. Afërsisht gjysmën e thithin oqeanet dhe bimët;
            gjysma tjetër mbetet në ajër.
          </p>
        </li>
        <li>
          <h3>Çfarë sjell</h3>
          <p>
            Viti 2024 ishte 1,55&nbsp;°C më i ngrohtë se mesatarja 1850–1900. Nga 1901 deri më 2018 deti u ngrit
            20&nbsp;cm, nga 2006 deri më 2018 me 3,7&nbsp;mm në vit. Për çdo gradë ajri mban rreth 7&nbsp;% më shumë
            avull: shirat e rrëmbyeshëm bëhen më të fortë.
          </p>
        </li>
        <li>
          <h3>Dy fqinjë për krahasim</h3>
          <p>
            Në Venus presioni i ajrit është rreth 90&nbsp;herë më i madh se këtu, 96,5&nbsp;% e ajrit është CO₂, dhe
            sipërfaqja ka 464&nbsp;°C. Edhe ajri i Marsit është 95&nbsp;% CO₂, dhe mbi çdo metër katror ka madje mbi
            20&nbsp;herë më shumë CO₂ se te ne. Por ajri i rrallë thith vetëm në breza të ngushtë, avull uji pothuajse
            s’ka, dhe planeti ngrohet vetëm me pak gradë: mesatarja është −63&nbsp;°C. Nuk vendos vetëm CO₂: vlejnë edhe
            presioni dhe avulli.
          </p>
        </li>
        <li>
          <h3>Çfarë mund të bëjë klasa</h3>
          <p>
            Një litër benzinë lëshon 2,3&nbsp;kg CO₂. Nëse 20&nbsp;veta të klasës vijnë secili me makinë, nga 4&nbsp;km
            në ditë me 7&nbsp;litra në 100&nbsp;km, në këmbë do të kursenit 12,9&nbsp;kg CO₂ çdo ditë. Matni rrugët
            tuaja dhe bëjeni llogarinë me numrat e vërtetë.
          </p>
        </li>
      </ul>
      <p className="cap">
        Burimet: Schmidt e të tjerë, <cite lang="en">Journal of Geophysical Research</cite>, 2010 (pjesët e gazeve);
        WMO, <cite lang="en">Greenhouse Gas Bulletin</cite> nr.&nbsp;21 dhe{" "}
        <cite lang="en">State of the Global Climate</cite>, 2025; Global Carbon Project,{" "}
        <cite lang="en">Global Carbon Budget 2024</cite>; IPCC, Raporti i Gjashtë i Vlerësimit, Grupi I, 2021 (deti,
        avulli); NASA, <cite lang="en">Planetary Fact Sheets</cite> (Venusi, Marsi; sasia e CO₂ nga presioni pjesëtuar
        me g-në). Benzina është llogaritur si oktan, 0,74&nbsp;kg për litër.
      </p>
    </section>
  );
}
