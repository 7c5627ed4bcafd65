import { describe, expect, test } from "vitest";
import { type AskedQuestion, toldByCaption, toldByHeading } from "./told-answer";

/** Makes a question whose first choice is right. */
const asks = (text: string, choices: string[], because = ""): AskedQuestion => ({ text, choices, right: 0, because });

const light = asks("Sa shpejt duhet të ecë ora që tiku i saj të zgjatë dyfish?", [
  "Rreth 0,87 e saj",
  "Gjysma e shpejtësisë së dritës",
  "Saktësisht sa drita",
]);
const train = asks(
  "Treni niset nga 30 m, pa fërkim. E ngre kodrën në mes nga 12 në 24 m: ç’bëhet me shpejtësinë në fund të shinave?",
  ["Mbetet po ajo", "Bie", "Rritet"],
);
const graphs = asks("Ndërro x me y te secili grafik: cilët funksione mbeten funksione?", [
  "Vetëm ata që ngjiten pa u kthyer",
  "Të gjithë",
  "Asnjëri",
]);
const cannon = asks("Tërhiqe barutin gjithnjë e më shumë. Ç’bëhet me gjylen që bie gjithnjë më larg?", [
  "Një ditë bie rreth saj pa e prekur",
  "Bie gjithnjë, sado larg",
  "Ngjitet drejt e në qiell",
]);
const balls = asks("Zbrit me lupë gjatë vijës blu: a arrin te një top që qëndron pikërisht mbi √2?", [
  "Jo, poshtë çdo topi ka një tjetër më të vogël",
  "Po, te një thyesë me emërues shumë të madh",
]);
const coins = asks("Pas mijëra hedhjesh, ç’ndodh me numrin e stemave?", [
  "Pjesa afron 50 %, por ndryshimi nga gjysma rritet",
  "Del pikërisht gjysma",
  "Pjesa endet pa rregull",
]);
const drop = asks(
  "Ngrije rrezen nga mesi deri te buza e pikës: a rritet këndi φ deri në fund?",
  ["Rritet, pastaj bie", "Po, gjithnjë"],
  "Pak para buzës këndi ndalet dhe kthehet mbrapsht. Aty rrezet fqinje dalin pothuajse paralele: pikat e rreshtit grumbullohen, dhe nga ai drejtim vjen drita e ylberit.",
);
const lake = asks("Liqeni ftohet nga lart, ditë për ditë. Sa gradë ka uji në fund, kur sipër vjen akulli i parë?", [
  "4 °C",
  "0 °C, si akulli",
  "12 °C, si në vjeshtë",
]);
const till = asks("Ndërron dy shifra fqinje: a e zbulon arka gjithnjë?", ["Jo, disa çifte i kalojnë", "Po, gjithnjë"]);
const out = asks("Pjerrëso rrezen gjithnjë më shumë. A do të dalë nga uji çdo herë?", [
  "Jo, pas një këndi nuk del më asgjë",
  "Po, gjithmonë diçka del",
]);

/** Captions that gave the answer away in the lessons. */
const telling: [string, AskedQuestion, string, string][] = [
  [
    "a wrong choice is taken away",
    light,
    "Sa më shpejt ecën ora, aq më e pjerrët rruga e dritës dhe aq më i gjatë tiku. Deri te gjysma e shpejtësisë së dritës lakorja mezi ngrihet.",
    "Gjysma e shpejtësisë së dritës",
  ],
  [
    "it says that nothing changes",
    train,
    "Zona me ngjyrë është energjia kinetike: mbi kodër ngushtohet, pas saj kthehet e plotë. Fërkimi e ul vijën vjollcë dhe ngroh.",
    "kthehet e plotë",
  ],
  [
    "it says: some",
    graphs,
    "Vizorja numëron daljet e një hyrjeje. Po ndërrove boshtet, disa vija mbeten grafikë funksioni, të tjerat jo.",
    "disa vija mbeten grafikë funksioni, të tjerat jo",
  ],
  [
    "what a choice does is denied",
    cannon,
    "Sa më shumë barut, aq më larg bie gjylja; prej një shpejtësie e tutje toka i përkulet përpara dhe gjylja nuk bie më.",
    "nuk bie më",
  ],
  [
    "a word of the right choice",
    balls,
    "Lupa zbret gjatë vijës blu dhe gjen gjithnjë një top të ri, më të vogël; asnjë top nuk qëndron pikërisht mbi numrin irracional.",
    "vogël",
  ],
  [
    "words of the right choice",
    coins,
    "Pjesa e stemave hyn në hinkë dhe nuk del më; ndryshimi nga gjysma, poshtë, zgjerohet.",
    "ndryshimi nga gjysma",
  ],
  [
    "the reason in advance",
    drop,
    "Sa më lart hyn rrezja, aq më pjerrët kthehet, por vetëm deri te një kënd. Aty rrezet fqinje dalin gati njësoj, dhe pikat e rreshtit grumbullohen.",
    "kthehet, Aty, fqinje, dalin, rreshtit, grumbullohen",
  ],
  [
    "the number in words",
    lake,
    "Sa kohë uji rrotullohet, vija është një; kur pushon, ndahet: sipër ngrin, fundi rri te katër gradë.",
    "4°c",
  ],
  [
    "almost everywhere, but not everywhere",
    till,
    "Ndërro fqinjat e lëviz dorezën nëpër barkod: akrepi largohet nga zeroja gati kudo, por jo kudo.",
    "por jo kudo",
  ],
  [
    "words in a row",
    out,
    "Sa më pjerrtas bie rrezja, aq më pak dritë del; përtej vijës nuk del më asgjë.",
    "nuk del me",
  ],
];

/** Captions that only explain what to move and where to look. */
const silent: [AskedQuestion, string][] = [
  [
    asks("Rrezja përgjysmohet. Sa herë më shumë kalime duhen që gropa të duket po aq qartë?", ["16", "2", "4"]),
    "Pikat janë mesatarja e kalimeve të mbledhura deri tani, vija vjollcë hija e vërtetë. Dyfisho kalimet derisa gropa të dalë nga zhurma; pastaj zvogëloje planetin.",
  ],
  [
    asks("Kafsha bëhet 4 herë më e gjatë. Sa herë më shumë mban çdo cm² i këmbës?", ["4 herë", "Po aq", "16 herë"]),
    "Tërhiqe kafshën për kurrizi, pastaj trashi këmbën. Shufrat nën këmbë tregojnë ç’mban çdo centimetër katror; vija me pika, sa mban te kafsha e vogël.",
  ],
  [
    asks("Stacioni fluturon 40° para teje. Si e arrin pas një xhiroje?", ["Duke frenuar", "Duke shpejtuar"]),
    "Doreza anash ndez motorin: poshtë shpejton, lart frenon.",
  ],
  [train, "Ngrije kodrën dhe ndiq vijën vjollcë deri në fund të shinave."],
  [lake, "Tërhiq ditën, pastaj thellësinë e liqenit, dhe shiko vijën e temperaturës."],
];

describe("words under a model", () => {
  test.each(telling)("tell the answer where %s", (_, question, caption, revealed) => {
    expect(toldByCaption(question, "", caption)).toBe(revealed);
  });

  test.each(silent)("tell nothing where they say what to move: %#", (question, caption) => {
    expect(toldByCaption(question, "", caption)).toBeNull();
  });

  test("may hold what the title and the labels of the model hold", () => {
    const wall = asks("Muri ka 20 cm beton. Ç’e ul më shumë humbjen?", ["2 cm polistirol", "Edhe 20 cm beton"]);
    const caption = "Trashe polistirolin dhe ndiq shiritin.";
    expect(toldByCaption(wall, "", caption)).toBe("polistirolin");
    expect(toldByCaption(wall, "Trashësia e polistirolit", caption)).toBeNull();
  });
});

describe("a heading, and what is shown before a guess", () => {
  const rope = asks("Pulsi arrin te muri. Si kthehet?", ["Përmbys", "Nuk kthehet", "Lart, siç shkoi"]);

  test.each([
    ["Pulsi kthehet përmbys", "Përmbys"],
    ["Përmbys, apo lart, siç shkoi?", null],
    ["Fundi i litarit", null],
  ])("%s", (shown, revealed) => {
    expect(toldByHeading(rope, shown)).toBe(revealed);
  });

  test("may name the one that is asked for beside the other", () => {
    const race = asks("Me 5 V kërmilli është përpara. Kush del përpara me 10 V?", ["Elektroni", "Kërmilli"]);
    expect([toldByHeading(race, "Elektroni dhe kërmilli"), toldByHeading(race, "Elektroni del përpara")]).toEqual([
      null,
      "Elektroni",
    ]);
  });
});
