/** The questions of the front page, one per day, loaded lazily. */

/** A question of the day, with its answer and the piece that explains it. */
export interface DayQuestion {
  question: string;
  answer: string;
  href: string;
}

export const dayQuestions: readonly DayQuestion[] = [
  {
    question: "Në Hënë lëshohen njëherësh një çekiç dhe një pendë. Kush bie i pari?",
    answer: "Asnjëri: pa ajër bien njësoj. Astronauti Dejvid Skot e provoi më 1971.",
    href: "/physics/graviteti",
  },
  {
    question: "Një shkallë 5\u00a0m mbështetet në mur, me këmbën 3\u00a0m larg tij. Sa lart arrin?",
    answer: "4\u00a0m: 25 − 9 = 16, dhe rrënja e 16 është 4.",
    href: "/math/pitagora",
  },
  {
    question: "Sa veta duhen, që dy prej tyre ta kenë ditëlindjen bashkë me gjasë mbi gjysmën?",
    answer: "23: gjasa është 50,7\u00a0%. Numëro të kundërtën: të gjithë në ditë të ndryshme.",
    href: "/math/probabiliteti",
  },
  {
    question: "Pse pishina duket më e cekët se ç’është?",
    answer: "Drita përthyhet kur del nga uji: thellësia duket rreth tri të katërtat e së vërtetës.",
    href: "/physics/perthyerja-dhe-reflektimi-i-drites",
  },
  {
    question: "Bubullima erdhi 6\u00a0sekonda pas vetëtimës. Sa larg ra?",
    answer: "Rreth 2\u00a0km: zëri bën afro 340\u00a0m në sekondë.",
    href: "/physics/perhapja-zerit",
  },
  {
    question: "Pse akulli noton mbi ujë?",
    answer: "Uji zgjerohet kur ngrin: një litër akull ka masë vetëm 917\u00a0gramë.",
    href: "/physics/uji",
  },
  {
    question: "A ka thyesë që, e shumëzuar me veten, bën saktësisht 2?",
    answer: "Jo. Rrënja e 2 nuk shkruhet dot si thyesë; e dinin që grekët e lashtë.",
    href: "/math/numrat-irracional",
  },
  {
    question: "1, 1, 2, 3, 5, 8, 13… Cili numër vjen pas?",
    answer: "21: çdo numër është shuma e dy të mëparshmeve.",
    href: "/math/vargjet-rendesia",
  },
  {
    question: "1000\u00a0lekë me 5\u00a0% në vit: pas sa vjetësh i kalojnë 2000?",
    answer: "Pas 15 vjetësh. Rregulli i shpejtë: 72 pjesëtuar me 5, afro 14 vjet e gjysmë.",
    href: "/math/matematika-ekonomia",
  },
  {
    question: "Në Tokë kërcen 40\u00a0cm. Sa do të kërceje në Mars me të njëjtin hov?",
    answer: "Rreth 105\u00a0cm: atje graviteti është 2,63 herë më i dobët.",
    href: "/physics/mars",
  },
  {
    question: "Sa kohë i duhet dritës nga Dielli te ti?",
    answer: "Rreth 8\u00a0minuta e 20\u00a0sekonda.",
    href: "/physics/sdiellor",
  },
  {
    question:
      "Po të mos e akordonin para nisjes, a do të ecte ora e një sateliti GPS më shpejt apo më ngadalë se e jotja?",
    answer: "Më shpejt, 39\u00a0mikrosekonda në ditë; prandaj para nisjes akordohet pikërisht aq më ngadalë.",
    href: "/physics/relativiteti",
  },
  {
    question: "Elektronet në tel ecin më ngadalë se kërmilli. Pse llamba ndizet menjëherë?",
    answer: "Fusha elektrike i shtyn gati njëherësh të gjitha, si uji në një zorrë të mbushur.",
    href: "/physics/rryma-elektrike",
  },
  {
    question: "E pret një magnet përgjysmë. Sa pole ka secila gjysmë?",
    answer: "Dy: një pol verior dhe një jugor.",
    href: "/physics/magnetet-dhe-fushat-magnetike",
  },
  {
    question: "Furra 2000\u00a0W punon një orë e gjysmë. Sa kilovatorë harxhon?",
    answer: "3\u00a0kWh: 2\u00a0kW për 1,5\u00a0orë.",
    href: "/physics/en-shtepi",
  },
  {
    question: "Kur sheh ylberin, ku e ke Diellin?",
    answer: "Pas shpine: harku qëndron 42° rreth pikës përballë Diellit.",
    href: "/physics/spektri-i-drites-dhe-ylberi",
  },
  {
    question: "Një thjerrë i mbledh rrezet paralele 50\u00a0cm larg. Sa dioptri ka?",
    answer: "+2 dioptri: 1 pjesëtuar me 0,5\u00a0m.",
    href: "/physics/si-funksionojne-syzet-dhe-teleskopet",
  },
  {
    question: "Vala ecën drejt bregut. A ecën edhe uji me të?",
    answer: "Pothuajse jo: çdo pikë bën një rreth dhe kthehet. Udhëton energjia.",
    href: "/physics/intro-valet",
  },
  {
    question: "Si fluturon lakuriqi i natës në errësirë pa u përplasur?",
    answer: "Lëshon ultratinguj dhe nga jehona mat sa larg është pengesa.",
    href: "/physics/ultratingujt",
  },
  {
    question: "Autobusi frenon papritur. Kush të shtyn përpara?",
    answer: "Askush: trupi yt vazhdon me shpejtësinë që kishte.",
    href: "/physics/ligjet-e-njutonit",
  },
  {
    question: "Pse dollapin e mban në lëvizje më lehtë se sa e nis?",
    answer: "Fërkimi më i madh i prehjes e kalon fërkimin e rrëshqitjes.",
    href: "/physics/forca-dhe-ferkimi",
  },
  {
    question: "Topi lëshohet nga 2\u00a0m dhe kërcen deri në 1,5\u00a0m. Ku shkoi çereku i energjisë?",
    answer: "U bë energji termike dhe pak zë: topi dhe dyshemeja u ngrohën pak.",
    href: "/physics/energjia-dhe-puna",
  },
  {
    question: "Stoli prej metali dhe ai prej druri kanë të njëjtën temperaturë. Pse metali duket më i ftohtë?",
    answer: "Ta merr nxehtësinë nga dora shumë më shpejt se druri.",
    href: "/physics/kalimi-i-nxehtesise",
  },
  {
    question: "A mund të ftohet diçka deri në −300\u00a0°C?",
    answer: "Jo: më poshtë se −273,15\u00a0°C nuk zbritet dot.",
    href: "/physics/temperatura-dhe-energjia-termike",
  },
  {
    question: "Sa e ftohtë do të ishte mesatarisht Toka pa efektin serë?",
    answer: "Rreth −18\u00a0°C, në vend të +15\u00a0°C.",
    href: "/physics/efekti-sere",
  },
  {
    question: "Në stacionin hapësinor graviteti është rreth 89\u00a0% i yni. Pse astronautët notojnë?",
    answer: "Bien bashkë me stacionin: bien rreth Tokës, pa e prekur kurrë.",
    href: "/physics/space",
  },
  {
    question:
      "Një në 1000 veta është i sëmurë; testi i kap të gjithë, por gabon te 5\u00a0% e të shëndoshëve. Të doli pozitiv: sa gjasa ke?",
    answer: "Rreth 2\u00a0%: për çdo të sëmurë dalin pozitivë edhe 50 të shëndoshë.",
    href: "/math/matematika-mjekesia",
  },
  {
    question: "Ç’ndodh me tonin kur teli i kitarës shkurtohet përgjysmë?",
    answer: "Ngjitet një oktavë: frekuenca dyfishohet.",
    href: "/math/matematika-artet-muzika",
  },
  {
    question: "Dhjetë veta i shtrëngojnë duart të gjithë me të gjithë. Sa shtrëngime bëhen?",
    answer: "45: dhjetë herë nëntë, pjesëtuar me dy.",
    href: "/math/matematika-lojerat-puzzles",
  },
  {
    question: "Mendo një numër, shtoji 6, dyfishoje, hiqi 12, përgjysmoje. Sa të doli?",
    answer: "Numri që mendove: dyfishi i (x + 6), pa 12, është 2x.",
    href: "/math/algebra",
  },
  {
    question: "Kush ecën më shpejt: një biçikletë me 10\u00a0m/s apo një motor me 35\u00a0km/h?",
    answer: "Biçikleta: 10\u00a0m/s janë 36\u00a0km/h.",
    href: "/math/njesitet-perpjestimet",
  },
  {
    question: "Nga 20\u00a0m larg, maja e kullës shihet në 45°. Sa është mbi syrin tënd?",
    answer: "20\u00a0m: tg\u00a045° = 1.",
    href: "/math/trigonometria-lidhja-shkencat",
  },
  {
    question: "Çfarë e mban harkun e një ure të vjetër, edhe pa llaç?",
    answer: "Pesha: çdo gur shtypet nga fqinjët, dhe shtypjen guri e duron mirë.",
    href: "/math/matematika-arkitektura",
  },
];
