/** The kinds of exercises and their sections (docs/decisions/021) as templates, as those of a lesson. */
import type { LessonBlock } from "./lesson-blocks";

const help = "### Ndihmë\n\n1. #{✎ Nga të nisësh.}\n2. #{✎ Hapi i dytë, pa e thënë përgjigjen.}\n";
const solution = "### Zgjidhje\n\n1. #{✎ Hapi i parë.}\n2. #{✎ Hapi i dytë, me përgjigjen.}\n";

export const exerciseBlocks: LessonBlock[] = [
  {
    name: "numer",
    label: "Me numër",
    template: `## #{kuptoj}: #{emri-i-ushtrimit}\n\n\`\`\`numrat\n#{v = 4..12}\n#{t = 10; 15; 20}\n\`\`\`\n\n#{✎ Një biçiklist ecën me [[v]] m/s. Sa metra bën për [[t]] s?}\n\n\`\`\`pergjigja\nvlera = #{v * t}\nnjësia = #{m}\n\`\`\`\n\n### Gabime\n\n- \`#{v / t}\` → #{✎ Pjesëtove; rruga është shpejtësia herë koha.}\n- \`#{v + t}\` → #{✎ Mblodhe dy madhësi me njësi të ndryshme.}\n\n${help}\n${solution}`,
  },
  {
    name: "zgjedhje",
    label: "Me zgjedhje",
    template: `## #{kuptoj}: #{emri-i-ushtrimit}\n\n#{✎ Pyetja?}\n\n### Përgjigjet\n\n- [x] #{✎ përgjigjja e drejtë}\n- [ ] #{✎ një tjetër} → #{✎ Pse nuk del kjo.}\n- [ ] #{✎ një e tretë} → #{✎ Pse nuk del as kjo.}\n\n${help}\n${solution}`,
  },
  {
    name: "radha",
    label: "Vëri në radhë",
    template: `## #{përdor}: #{emri-i-ushtrimit}\n\n#{✎ Vëri hapat në radhë.}\n\n### Radha\n\n1. #{✎ Hapi i parë}\n2. #{✎ Hapi i dytë}\n3. #{✎ Hapi i tretë}\n\n${help}\n${solution}`,
  },
  {
    name: "ciftet",
    label: "Lidh çiftet",
    template: `## #{kuptoj}: #{emri-i-ushtrimit}\n\n#{✎ Lidh secilën me të vetën.}\n\n### Çiftet\n\n- #{✎ forca} → #{✎ njuton}\n- #{✎ puna} → #{✎ xhaul}\n- #{✎ fuqia} → #{✎ vat}\n\n${help}\n${solution}`,
  },
  {
    name: "shprehje",
    label: "Me formulë",
    template: `## #{përdor}: #{emri-i-ushtrimit}\n\n\`\`\`numrat\n#{a = 2..9}\n\`\`\`\n\n#{✎ Shkruaj pa kllapa: $[[a]](x + 1)$.}\n\n\`\`\`pergjigja\nshprehja = #{a * x + a}\nshkronjat = #{x}\n\`\`\`\n\n### Gabime\n\n- \`#{a * x + 1}\` → #{✎ Shumëzoje edhe 1-shin.}\n- \`#{a + x + 1}\` → #{✎ Mblodhe numrin para kllapave; ai shumëzohet.}\n\n${help}\n${solution}`,
  },
  {
    name: "fushat",
    label: "Me dy fusha",
    template: `## #{përdor}: #{emri-i-ushtrimit}\n\n\`\`\`numrat\n#{a = 1..3 hap 0.5}\n#{t = 4..9}\n\`\`\`\n\n#{✎ Një karrocë niset nga prehja me nxitim [[a]] m/s². Sa shpejt ecën pas [[t]] s, dhe sa rrugë ka bërë?}\n\n\`\`\`fushat\nfusha v: #{✎ Shpejtësia pas [[t]] s}\nvlera = #{a * t}\nnjësia = #{m/s}\n\nfusha s: #{✎ Rruga}\nvlera = #{v * t / 2}\nnjësia = #{m}\n\`\`\`\n\n### Gabime\n\n- v: \`#{a / t}\` → #{✎ Pjesëtove; çdo sekondë shtohet po aq shpejtësi.}\n- s: \`#{v * t}\` → #{✎ Me këtë shpejtësi ecën vetëm në fund.}\n\n${help}\n${solution}`,
  },
  {
    name: "bashkesia",
    label: "Me disa zgjidhje",
    template: `## #{përdor}: #{emri-i-ushtrimit}\n\n\`\`\`numrat\n#{p = 1..6}\n#{q = -9..-1}\nkusht #{p != -q}\n\`\`\`\n\n#{✎ Gjej të gjitha rrënjët: $(x [[-p:+]])(x [[-q:+]]) = 0$.}\n\n\`\`\`pergjigja\nbashkësia = #{p; q}\nshkronjat = #{x}\n\`\`\`\n\n### Gabime\n\n- \`#{-p; -q}\` → #{✎ Shenjat dolën përmbys: provoji te ekuacioni.}\n- \`#{p; -q}\` → #{✎ Njëra është e saktë, tjetra ka shenjë të gabuar.}\n\n${help}\n${solution}`,
  },
  {
    name: "ekuacioni",
    label: "Me ekuacion",
    template: `## #{përdor}: #{emri-i-ushtrimit}\n\n\`\`\`numrat\n#{m = 2..5}\n#{n = 6..12}\n\`\`\`\n\n#{✎ Shkruaj ekuacionin e drejtëzës me pjerrësi [[m]] që kalon nëpër pikën (0; [[n]]).}\n\n\`\`\`pergjigja\nekuacioni = #{y = m * x + n}\nshkronjat = #{x; y}\n\`\`\`\n\n### Gabime\n\n- \`#{y = n * x + m}\` → #{✎ Ndërrove vendet e pjerrësisë dhe të numrit të lirë.}\n- \`#{y = m * x - n}\` → #{✎ Shiko shenjën: për x = 0 duhet të dalë numri i dhënë.}\n\n${help}\n${solution}`,
  },
  {
    name: "inekuacioni",
    label: "Me inekuacion",
    template: `## #{përdor}: #{emri-i-ushtrimit}\n\n\`\`\`numrat\n#{a = 2..6}\n#{k = 2..9}\n\`\`\`\n\n#{✎ Zgjidh inekuacionin $[[a]]x > [[a * k]]$.}\n\n\`\`\`pergjigja\ninekuacioni = #{x > k}\nshkronjat = #{x}\n\`\`\`\n\n### Gabime\n\n- \`#{x < k}\` → #{✎ Shenja nuk kthehet kur pjesëton me një numër pozitiv.}\n- \`#{x > a * k}\` → #{✎ Mbetet pjesëtimi me numrin para $x$.}\n\n${help}\n${solution}`,
  },
  {
    name: "forma",
    label: "Me formë të caktuar",
    template: `## #{përdor}: #{emri-i-ushtrimit}\n\n\`\`\`numrat\n#{a = 2..9}\n#{b = 2..9}\nkusht #{a != b}\n\`\`\`\n\n#{✎ Faktorizo $[[a]]x^2 + [[a * b]]x$.}\n\n\`\`\`pergjigja\nshprehja = #{a * x * (x + b)}\nshkronjat = #{x}\nforma = #{faktorizuar}\n\`\`\`\n\n### Gabime\n\n- \`#{a * (x^2 + b)}\` → #{✎ Edhe kufiza e dytë ka një $x$.}\n- \`#{x * (x + b)}\` → #{✎ Numri para kllapave nuk zhduket.}\n\n${help}\n${solution}`,
  },
  {
    name: "shifrat",
    label: "Me shifra të rëndësishme",
    template: `## #{kuptoj}: #{emri-i-ushtrimit}\n\n\`\`\`numrat\n#{m = 12..48}\n\`\`\`\n\n#{✎ Sa peshon një trup me masë [[m]] kg? (Me g = 9,81 m/s²; tri shifra të rëndësishme.)}\n\n\`\`\`pergjigja\nvlera = #{m * 9.81}\nnjësia = #{N}\nshifra të rëndësishme = 3\n\`\`\`\n\n### Gabime\n\n- \`#{m / 9.81}\` → #{✎ Pjesëtove; pesha është masa herë nxitimi.}\n- \`#{m + 9.81}\` → #{✎ Mblodhe dy madhësi me njësi të ndryshme.}\n\n${help}\n${solution}`,
  },
  {
    name: "figure",
    label: "Me figurë",
    template: `## #{kuptoj}: #{emri-i-ushtrimit}\n\n\`\`\`numrat\n#{a = 3..12}\n#{b = 3..12}\n\`\`\`\n\n\`\`\`figura #{trekendesh}\n#{a = a}\n#{b = b}\nnjesia = #{cm}\npanjohura = #{c}\n\`\`\`\n\n#{✎ Katetet janë [[a]] cm dhe [[b]] cm. Sa është hipotenuza? (Një shifër pas presjes.)}\n\n\`\`\`pergjigja\nvlera = #{sqrt(a^2 + b^2)}\nnjësia = #{cm }\nshifra = 1\n\`\`\`\n\n### Gabime\n\n- \`#{a + b}\` → #{✎ Mblodhe katetet; mblidhen katrorët e tyre.}\n- \`#{a^2 + b^2}\` → #{✎ Ky është katrori i hipotenuzës.}\n\n${help}\n${solution}`,
  },
  { name: "gabim", label: "Një gabim", template: "- `#{v - t}` → #{✎ Nga vjen kjo përgjigje, dhe ku nuk del.}\n" },
  { name: "kusht", label: "Një kusht", template: "kusht #{a < b}\n" },
  {
    name: "modeli",
    label: "Modeli",
    template: "```modeli #{kembet-e-gjigantit}\n#{gjatesia} = #{k}\n```\n",
  },
  { name: "pse", label: "Pse", template: "### Pse\n\n#{✎ Një fjali: pse del kështu.}\n" },
];

const firstName = "emri-i-ushtrimit";

/** Returns a template with the next free name for its exercise. Two exercises of one name are an error. */
export function withFreeName(template: string, text: string): string {
  const taken = new Set(text.match(new RegExp(`${firstName}(?:-\\d+)?`, "g")));
  let name = firstName;
  for (let nth = 2; taken.has(name); nth++) name = `${firstName}-${nth}`;
  return template.replace(firstName, name);
}

/** What is offered at the beginning of a line: the headings and fences that an exercise knows. */
export const exerciseLines: string[] = [
  ...["kuptoj", "përdor", "tutje"].map((step) => `## ${step}: `),
  ...["Përgjigjet", "Radha", "Çiftet", "Gabime", "Ndihmë", "Zgjidhje", "Pse"].map((section) => `### ${section}`),
  "```numrat",
  "```pergjigja",
  "```fushat",
  "fusha ",
  "```modeli ",
  ...[
    "grafik",
    "trekendesh",
    "qark",
    "forca",
    "drejtez",
    "thjerrez",
    "shtylla",
    "rrafsh",
    "vale",
    "zare",
    "orbite",
    "peme",
    "skice",
    "shirit",
  ].map((name) => `\`\`\`figura ${name}`),
];

/** Functions of an exercise's calculations. */
export const exerciseFunctions =
  "sqrt cbrt abs round floor ceil sin cos tan asin acos atan exp ln log min max mod gcd choose whole pick if pi deg".split(
    " ",
  );
