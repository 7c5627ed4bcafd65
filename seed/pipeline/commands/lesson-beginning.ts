/** Texts that a piece begins with. Each open place begins with ✎ (`lesson/rules/unwritten.ts`). */

/** The plan of an hour: what a teacher knows, and the lesson does not say. */
export const planBeginning = `## Qëllimi
✎ Nxënësi llogarit, shpjegon a dallon: një qëllim që matet.

## Kujdes
✎ Çfarë ngec në klasë me modelin a me provën, dhe ç’bën ti.

## Dërrasa
✎ Çfarë mbetet në dërrasë në fund.

## Gabimet
✎ „Fjalët që thotë nxënësi“ → Ç’i përgjigjesh.
`;

/** Returns a lesson with its eight parts. @param next link at its end @param picture address of an existing figure */
export const lessonBeginning = (picture: string, next: { title: string; address: string }): string =>
  `::kapaku[✎ Çfarë të vërehet te kopertina.]

✎ Nise me një pyetje që do ta bënte një pesëmbëdhjetëvjeçar. Pse ndodh kështu?

✎ Një a dy fjali që e bëjnë pyetjen të domosdoshme.

## ✎ Titulli i pjesës së parë

✎ Ideja, me fjalë të thjeshta dhe me një shembull nga jeta.

::figura[✎ Çfarë të vërehet te figura.]{src="${picture}" alt="✎ Çfarë tregon figura, për atë që nuk e sheh."}

:::formula[✎ Emri i formulës]
$$F = m \\cdot g$$

- $F$: ✎ pesha, në njuton (N)
- $m$: ✎ masa, në kilogram (kg)
- $g$: ✎ fusha gravitacionale, 9,81\u00a0N/kg
:::

## ✎ Titulli i pjesës së dytë

✎ Ku përdoret ideja, ose pse është e vërtetë.

:::shembull[✎ Sa peshon një tullë 2,0\u00a0kg?]
✎ Dimë: $m = 2{,}0\\,\\mathrm{kg}$ dhe $g = 9{,}81\\,\\mathrm{N/kg}$.

1. ✎ I shumëzojmë: 2,0 · 9,81 = 19,62.

::perfundimi[✎ F ≈ 19,6\u00a0N]

\`\`\`llogari
# ✎ Me numrat e tu, me pikë dhjetore.
m = 2.0
F = m * 9.81
F ≈ 19.62
F ≈ 19.6
\`\`\`
:::

:::provoje[✎ Sa minuta, dhe çfarë duhet]
✎ Çfarë të bësh, hap pas hapi, me çfarë gjendet në shtëpi.

::pritet[✎ Çfarë duhet të shohësh.]
:::

:::kontrollo
1. ✎ Pyetja e parë?

   ✎ Përgjigjja, me arsyen.

2. ✎ Pyetja e dytë?

   ✎ Përgjigjja, me arsyen.

3. ✎ Pyetja e tretë?

   ✎ Përgjigjja, me arsyen.
:::

:::tutje
✎ Pse ia vlen të vazhdosh: [${next.title}](${next.address}).
:::

:::burime
- ✎ Nga vijnë numrat: autori, titulli, viti, faqja.
:::
`;

/** Minutes of a new lesson at 170 words a minute; `fix` counts them again. */
export const beginningMinutes = 2;

/** Text of a piece of news, which needs at least a hundred words. */
export const newsBeginning = `✎ Çfarë ndodhi, ku dhe kur, në një fjali. Kush e tha?

✎ Pse ka rëndësi për një nxënës, me një numër dhe njësinë e vet.

✎ Nga vjen lajmi, dhe ku lexohet më shumë.
`;

/** The three texts of a class project, by the names of their files. */
export const projectBeginning = {
  permbledhje: `✎ Nise me diçka që nxënësi e ka parë: çfarë ndërtohet, dhe pse ia vlen.

## ✎ Ideja

✎ Ligji që e bën të punojë, me fjalë të thjeshta.

## ✎ Çfarë do të matësh

✎ Çfarë parashikon para provës, dhe me çfarë e krahason pastaj.
`,
  udhezime: `✎ Sa takime, sa veta në grup, dhe kush çfarë bën.

## Siguria

- ✎ Çfarë bën vetëm i rrituri.

## Hapat

1. **✎ Hapi i parë.** ✎ Çfarë bëhet, dhe si duket kur ka dalë mirë.

2. **✎ Hapi i dytë.** ✎ Çfarë matet, dhe ku shkruhet.

## Fleta e matjeve

✎ Çfarë shënohet, me njësinë e vet.
`,
  materiale: `✎ Për sa veta është lista, dhe ku gjenden gjërat.

## Çfarë duhet

1. **✎ Gjëja e parë**: ✎ sa copë, e çfarë madhësie

## Në vend të tyre

- ✎ Çfarë merret kur mungon një gjë.
`,
};

/** Introduction of a quiz. */
export const quizIntroduction = `✎ Çfarë mat ky kuiz, dhe për kë është?

✎ Sa pyetje ka dhe me sa përqind kalohet.
`;

/** A quiz of three questions. */
export const quizBeginning = {
  passScore: 70,
  timeLimit: 5,
  questions: ["Pyetja e parë?", "Pyetja e dytë?", "Pyetja e tretë?"].map((question, index) => ({
    question: `✎ ${question}`,
    options: ["✎ Përgjigjja e parë", "✎ Përgjigjja e dytë", "✎ Përgjigjja e tretë"],
    correctAnswer: index,
    mistakes: [0, 1, 2].map((option) => (option === index ? "" : "✎ Nga vjen kjo përgjigje, dhe ku nuk del.")),
    explanation: "✎ Pse është kjo e sakta.",
    hint: "✎ Nga të nisësh të mendosh.",
  })),
};

/** Returns the code of a cover: one line, to be replaced. */
export const coverBeginning = (name: string, subject: string, title: string): string => `/**
 * ✎ What the picture shows, and the law it is drawn from.
 */
import { fit, sample } from "../kit/curve";
import { mark } from "../kit/marks";
import type { Picture } from "../kit/picture";

const curve = sample(0, 1200, 240, (x) => [x, 400 - 220 * Math.sin((2 * Math.PI * x) / 600)]);

export default {
  name: "${name}",
  subject: "${subject}",
  width: 1200,
  height: 800,
  title: ${JSON.stringify(title)},
  description: "✎ Çfarë tregon figura, me një a dy fjali, për atë që nuk e sheh.",
  body: mark("medium", "M0 400H1200") + mark("spot", fit(curve)),
} satisfies Picture;
`;

/** Returns the code of a model with one slider. @param name of its constant */
export const modelBeginning = (
  name: string,
  title: string,
): string => `import { formatNumber } from "../../magazine/albanian";
import { Axes, Label, Segment, Ticks } from "../kit/drawing";
import type { TouchModel, Values } from "../kit/touch-model";

type Name = "vlera";

/** Where the axes lie, and the place of a value on the x axis, in units of the picture. */
const [left, right, floor] = [40, 320, 160];
const along = (value: number) => left + ((right - left) * value) / 10;

function View({ values: { vlera } }: { values: Values<Name> }) {
  const end = along(vlera);
  return (
    <>
      <Axes x={[left, right]} y={[40, floor]} />
      <Ticks at={[0, 5, 10]} along={along} y={[floor, floor + 5]} />
      <Segment from={[left, 120]} to={[end, 120]} weight={3} spot />
      <Label at={[end, 104]}>{formatNumber(vlera)}</Label>
    </>
  );
}

/** ✎ What the reader moves, and what is seen by it. */
export const ${name}: TouchModel<Name> = {
  title: ${JSON.stringify(title)},
  settings: { vlera: { label: "✎ Çfarë lëviz", unit: "", min: 1, max: 10, step: 1, digits: 0, start: 3 } },
  question: {
    text: "✎ Çfarë do të ndodhë?",
    choices: ["✎ Kjo", "✎ Ajo"],
    right: 0,
    because: "✎ Pse.",
    shown: ({ vlera }) => vlera > 6,
  },
  View,
  height: 200,
  describe: ({ vlera }) => \`✎ Çfarë duket kur vlera është \${formatNumber(vlera)}.\`,
  readings: ({ vlera }) => [["Vlera", formatNumber(vlera)]],
  samples: [{ vlera: 1 }, { vlera: 5 }, { vlera: 10 }],
  columns: [{ head: "vlera", cell: ({ vlera }) => formatNumber(vlera) }],
};
`;
