/** The headings of a plan of an hour (docs/decisions/039) as templates, as the blocks of a lesson. */
import type { LessonBlock } from "./lesson-blocks";

export const planBlocks: LessonBlock[] = [
  {
    name: "qellimi",
    label: "Qëllimi",
    template: "## Qëllimi\n\n#{✎ Nxënësi llogarit, shpjegon a dallon: një qëllim që matet.}\n",
  },
  {
    name: "pyetja",
    label: "Pyetja e hapjes",
    template:
      "## Pyetja\n\n#{✎ Pyetja për të cilën klasa voton para mësimit?}\n- A: #{✎ përgjigjja që presin shumica}\n- B: #{✎ përgjigjja e drejtë} *\n- C: #{✎ një e tretë}\n",
  },
  {
    name: "kujdes",
    label: "Kujdes",
    template: "## Kujdes\n\n#{✎ Çfarë ngec në klasë me modelin a me provën, dhe ç’bën ti.}\n",
  },
  { name: "derrasa", label: "Dërrasa", template: "## Dërrasa\n\n#{✎ Çfarë mbetet në dërrasë në fund.}\n" },
  {
    name: "gabimet",
    label: "Gabimet",
    template: "## Gabimet\n\n#{✎ „Fjalët që thotë nxënësi“} → #{✎ Ç’i përgjigjesh.}\n",
  },
  {
    name: "ushtrimet",
    label: "Ushtrime të zgjedhura",
    template:
      "## Klasa\n\n- #{ushtrim-ne-klase}\n\n## Dalja\n\n- #{ushtrim-ne-dalje}\n\n## Shtëpia\n\n- #{ushtrim-ne-shtepi}\n",
  },
  { name: "minutat", label: "Minuta të tua", template: "## Shembulli [4 minuta]\n" },
];
