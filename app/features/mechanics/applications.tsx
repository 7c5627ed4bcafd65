import type { ReactNode } from "react";
import { CrashPicture, KickPicture, LiftPicture, RocketPicture } from "./application-pictures";

const sectionHeading = "pt-[0.1em] pb-[0.3em] text-[length:min(clamp(2.4rem,1.4rem+4.6vw,5rem),13vw)]";

/** Shows four applications of the laws; each result follows from the numbers beside it. */
export function Applications() {
  return (
    <section
      className="page-width mt-act below-fold [--below-fold:140rem] rule-t-7 pt-9 print:break-before-page"
      aria-labelledby="ku-punojne"
    >
      <h2 id="ku-punojne" className={sectionHeading}>
        Ku punojnë ligjet
      </h2>
      <ul className="grid gap-x-[calc(1.5*var(--spacing-gutter))] bar:grid-cols-2 aside:grid-cols-4 print:grid-cols-2">
        <Application law="Ligji i tretë" title="Raketa" picture={<RocketPicture />} result="4,5 m/s">
          Raketa nuk shtyn as tokën, as ajrin: shtyn gazin që mban me vete, dhe gazi e shtyn atë. Po raketa prej
          shisheje? Le të hedhë 100&nbsp;g ujë poshtë me 9,0&nbsp;m/s, përnjëherë. Uji merr impulsin 0,100 · 9,0 =
          0,90&nbsp;kg·m/s; po aq, në kahun tjetër, merr shishja prej 200&nbsp;g: 0,90 : 0,200.
        </Application>
        <Application
          law="Ligji i parë dhe i dytë"
          title="Siguria në makinë"
          picture={<CrashPicture />}
          result="15 750 N"
        >
          Makina ndalet, trupi yt jo: vazhdon me 15&nbsp;m/s derisa diçka e ndal. Rripi dhe pjesa e përparme e makinës,
          që shtypet, i japin 0,50&nbsp;m rrugë. Nxitimi është 15² : (2 · 0,50) = 225&nbsp;m/s², dhe mbi 70&nbsp;kg kjo
          është forca më poshtë. Pa rrip do të ndaleshe te xhami, në 2&nbsp;cm: forca del 25 herë më e madhe.
        </Application>
        <Application law="Ligji i dytë dhe i tretë" title="Sporti" picture={<KickPicture />} result="1075 N">
          Topi 430&nbsp;g nga prehja merr 25&nbsp;m/s. Le të zgjasë takimi 10&nbsp;ms. Nxitimi mesatar është 25 : 0,010
          = 2500&nbsp;m/s², dhe forca 0,430 · 2500. Me të njëjtën forcë topi ta shtyn këmbën prapa. Këmba nuk kthehet,
          sepse pas saj është masa jote.
        </Application>
        <Application law="Ligji i dytë" title="Inxhinieria" picture={<LiftPicture />} result="6486 N">
          Kabina me njerëz ka 600&nbsp;kg dhe peshon 600 · 9,81 = 5886&nbsp;N. Kablloja që e mban nuk mjafton të durojë
          aq: kur ashensori niset lart me 1,0&nbsp;m/s², duhet ta tërheqë me 600 · (9,81 + 1,0). Kur ngjitet
          njëtrajtësisht, me shpejtësi të pandryshuar, kthehet te 5886&nbsp;N.
        </Application>
      </ul>
    </section>
  );
}

function Application({
  law,
  title,
  picture,
  result,
  children,
}: {
  law: string;
  title: string;
  picture: ReactNode;
  result: string;
  children: ReactNode;
}) {
  return (
    <li className="row-span-5 grid grid-rows-subgrid gap-6 rule-t-1 pt-9 pb-14 print:block print:break-inside-avoid print:pb-6">
      {picture}
      <p className="caps-label text-mute">{law}</p>
      <h3 className="text-[length:min(1.9rem,9vw)]">{title}</h3>
      <p className="text-pretty text-[0.94rem]/[1.5]">{children}</p>
      <p className="display-type self-end text-[2.4rem] text-spot">{result}</p>
    </li>
  );
}
