/** The kinds of exercises and their sections (docs/decisions/021) as templates, as those of a lesson. */
import type { LessonBlock } from "./lesson-blocks";

const help = "### Ndihmë\n\n1. #{Nga të nisësh.}\n2. #{Hapi i dytë, pa e thënë përgjigjen.}\n";
const solution = "### Zgjidhje\n\n1. #{Hapi i parë.}\n2. #{Hapi i dytë, me përgjigjen.}\n";

export const exerciseBlocks: LessonBlock[] = [
  {
    name: "numer",
    label: "Me numër",
    template: `## #{kuptoj}: #{emri-i-ushtrimit}\n\n\`\`\`numrat\n#{v = 4..12}\n#{t = 10; 15; 20}\n\`\`\`\n\n#{Një biçiklist ecën me [[v]] m/s. Sa metra bën për [[t]] s?}\n\n\`\`\`pergjigja\nvlera = #{v * t}\nnjësia = #{m}\n\`\`\`\n\n### Gabime\n\n- \`#{v / t}\` → #{Pjesëtove; rruga është shpejtësia herë koha.}\n- \`#{v + t}\` → #{Mblodhe dy madhësi me njësi të ndryshme.}\n\n${help}\n${solution}`,
  },
  {
    name: "zgjedhje",
    label: "Me zgjedhje",
    template: `## #{kuptoj}: #{emri-i-ushtrimit}\n\n#{Pyetja?}\n\n### Përgjigjet\n\n- [x] #{përgjigjja e drejtë}\n- [ ] #{një tjetër} → #{Pse nuk del kjo.}\n- [ ] #{një e tretë} → #{Pse nuk del as kjo.}\n\n${help}\n${solution}`,
  },
  {
    name: "radha",
    label: "Vëri në radhë",
    template: `## #{përdor}: #{emri-i-ushtrimit}\n\n#{Vëri hapat në radhë.}\n\n### Radha\n\n1. #{Hapi i parë}\n2. #{Hapi i dytë}\n3. #{Hapi i tretë}\n\n${help}\n${solution}`,
  },
  {
    name: "ciftet",
    label: "Lidh çiftet",
    template: `## #{kuptoj}: #{emri-i-ushtrimit}\n\n#{Lidh secilën me të vetën.}\n\n### Çiftet\n\n- #{forca} → #{njuton}\n- #{puna} → #{xhaul}\n- #{fuqia} → #{vat}\n\n${help}\n${solution}`,
  },
  {
    name: "shprehje",
    label: "Me formulë",
    template: `## #{përdor}: #{emri-i-ushtrimit}\n\n\`\`\`numrat\n#{a = 2..9}\n\`\`\`\n\n#{Shkruaj pa kllapa: $[[a]](x + 1)$.}\n\n\`\`\`pergjigja\nshprehja = #{a * x + a}\nshkronjat = #{x}\n\`\`\`\n\n### Gabime\n\n- \`#{a * x + 1}\` → #{Shumëzoje edhe 1-shin.}\n- \`#{a + x + 1}\` → #{Mblodhe numrin para kllapave; ai shumëzohet.}\n\n${help}\n${solution}`,
  },
  { name: "gabim", label: "Një gabim", template: "- `#{v - t}` → #{Nga vjen kjo përgjigje, dhe ku nuk del.}\n" },
  { name: "kusht", label: "Një kusht", template: "kusht #{a < b}\n" },
];

/** What is offered at the beginning of a line: the headings and fences that an exercise knows. */
export const exerciseLines: string[] = [
  ...["kuptoj", "përdor", "tutje"].map((step) => `## ${step}: `),
  ...["Përgjigjet", "Radha", "Çiftet", "Gabime", "Ndihmë", "Zgjidhje"].map((section) => `### ${section}`),
  "```numrat",
  "```pergjigja",
];

/** Functions of an exercise's calculations. */
export const exerciseFunctions =
  "sqrt cbrt abs round floor ceil sin cos tan asin acos atan exp ln log min max mod gcd choose whole pick if pi deg".split(
    " ",
  );
