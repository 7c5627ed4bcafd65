/** The numbers of the front page, one per day, loaded lazily. */

/** A number worth a minute. */
export interface DayNumber {
  figure: string;
  unit?: string;
  text: string;
  href: string;
}

export const dayNumbers: readonly DayNumber[] = [
  { figure: "384\u00a0400", unit: "km", text: "Aq larg, mesatarisht, rri Hëna.", href: "/physics/graviteti" },
  { figure: "149,6", unit: "milionë km", text: "Nga Toka te Dielli, mesatarisht.", href: "/physics/sdiellor" },
  { figure: "6371", unit: "km", text: "Rrezja mesatare e Tokës.", href: "/physics/space" },
  { figure: "−273,15", unit: "°C", text: "Fundi i të ftohtit.", href: "/physics/temperatura-dhe-energjia-termike" },
  { figure: "1,414", text: "Diagonalja e një katrori me brinjë 1: kurrë një thyesë.", href: "/math/numrat-irracional" },
  {
    figure: "14\u00a0974",
    unit: "lekë",
    text: "Aq bëhen 1000 lekë për dyzet vjet me 7\u00a0% në vit, kur edhe interesi fiton interes.",
    href: "/math/matematika-ekonomia",
  },
  { figure: "343", unit: "m/s", text: "Zëri në ajër 20\u00a0°C.", href: "/physics/perhapja-zerit" },
  {
    figure: "7,9",
    unit: "km/s",
    text: "Me kaq, pranë tokës dhe pa ajër, gjylja bie pa e prekur tokën: sillet rreth saj.",
    href: "/physics/graviteti",
  },
  { figure: "11,2", unit: "km/s", text: "Me kaq ikën nga Toka përgjithmonë.", href: "/physics/graviteti" },
  {
    figure: "42°",
    text: "Këndi nën të cilin shihet harku i kuq i ylberit, kudo.",
    href: "/physics/spektri-i-drites-dhe-ylberi",
  },
  {
    figure: "1,33",
    text: "Aq herë më ngadalë ecën drita në ujë se në vakuum.",
    href: "/physics/perthyerja-dhe-reflektimi-i-drites",
  },
  {
    figure: "440",
    unit: "Hz",
    text: "Nota La, me të cilën akordohet orkestra.",
    href: "/math/matematika-artet-muzika",
  },
  { figure: "50", unit: "Hz", text: "Rryma në prizë bën 50 lëkundje të plota në sekondë.", href: "/physics/en-shtepi" },
  { figure: "33", unit: "gradë", text: "Ngrohja që Toka ia ka borxh ajrit.", href: "/physics/efekti-sere" },
  { figure: "4", unit: "°C", text: "Me kaq gradë uji e ka dendësinë më të madhe.", href: "/physics/uji" },
  { figure: "13,8", unit: "miliardë vjet", text: "Mosha e Gjithësisë.", href: "/physics/big-bang" },
  { figure: "100", unit: "km", text: "Këtu, sipas marrëveshjes, nis hapësira.", href: "/physics/space" },
  { figure: "38", unit: "%", text: "Aq nga pesha jote do të kishe në Mars.", href: "/physics/mars" },
  { figure: "5", text: "Trupa të rregullt ka hapësira: asnjë më shumë.", href: "/math/gjeometria-ne-hapesire" },
  { figure: "180°", text: "Shuma e këndeve të çdo trekëndëshi në fletë.", href: "/math/euklidi" },
  {
    figure: "39",
    unit: "mikrosekonda",
    text: "Aq do të ikte përpara në ditë ora e një sateliti GPS, po të mos ishte akorduar.",
    href: "/physics/relativiteti",
  },
  {
    figure: "4,18",
    unit: "kJ",
    text: "Për të ngrohur 1\u00a0kg ujë me 1\u00a0°C.",
    href: "/physics/temperatura-dhe-energjia-termike",
  },
  { figure: "20\u00a0000", unit: "Hz", text: "Mbi këtë, veshi i njeriut hesht.", href: "/physics/ultratingujt" },
  { figure: "1,10", unit: "V", text: "Aq jep çifti zink–bakër.", href: "/physics/baterite" },
  {
    figure: "2,7",
    unit: "%",
    text: "Nga bastet në ruletën me një zero, mesatarisht aq i mbetet kazinosë.",
    href: "/math/matematika-lojerat-casinos",
  },
  { figure: "72", text: "Pjesëtoje me përqindjen: për aq vjet dyfishohen paratë.", href: "/math/matematika-ekonomia" },
  { figure: "3,6", text: "Pjesëto km/h me kaq: dalin metra në sekondë.", href: "/physics/levizja-e-trupave" },
  {
    figure: "50,7",
    unit: "%",
    text: "Gjasa që, në 23 veta, të paktën dy ta kenë ditëlindjen bashkë.",
    href: "/math/probabiliteti",
  },
  { figure: "89", unit: "%", text: "Aq gravitet ka ende lart, te stacioni hapësinor.", href: "/physics/space" },
  { figure: "36", unit: "km/h", text: "Aq bëjnë 10\u00a0m/s: shumëzo me 3,6.", href: "/math/njesitet-perpjestimet" },
  { figure: "137,5°", text: "Këndi me të cilin luledielli i radhit farat.", href: "/math/vargjet-rendesia" },
];
