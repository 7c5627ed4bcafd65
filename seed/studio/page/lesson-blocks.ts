/**
 * The blocks of a lesson (docs/decisions/003) as templates. `#{…}` is a place to fill in; Tab goes to the next. One with ✎
 * prevents publishing until it is written (`lesson/rules/unwritten.ts`).
 */
export interface LessonBlock {
  name: string;
  /** Label of its button. */
  label: string;
  template: string;
}

export const lessonBlocks: LessonBlock[] = [
  { name: "titull", label: "Titull", template: "## #{✎ Titulli}\n\n#{✎ Teksti}\n" },
  {
    name: "formula",
    label: "Formulë",
    template:
      ":::formula[#{✎ Emri i formulës}]\n$$#{F = m a}$$\n\n- $#{F}$: #{✎ forca, në njuton (N)}\n- $#{m}$: #{✎ masa, në kilogram (kg)}\n:::\n",
  },
  {
    name: "shembull",
    label: "Shembull",
    template:
      ":::shembull[#{✎ Sa …?}]\nDimë: #{✎ çfarë dimë}.\n\n1. #{✎ Hapi i parë.}\n2. #{✎ Hapi i dytë.}\n\n::perfundimi[#{✎ v = 20 m/s}]\n\n```llogari\n# #{✎ Me numrat e tu, me pikë dhjetore.}\n#{v = 100 / 5}\n#{v ≈ 20}\n```\n:::\n",
  },
  {
    name: "kontrollo",
    label: "Pyetje",
    template:
      ":::kontrollo\n1. #{✎ Pyetja e parë?}\n\n   #{✎ Përgjigjja e parë, me arsyen.}\n\n2. #{✎ Pyetja e dytë?}\n\n   #{✎ Përgjigjja e dytë, me arsyen.}\n\n3. #{✎ Pyetja e tretë?}\n\n   #{✎ Përgjigjja e tretë, me arsyen.}\n:::\n",
  },
  {
    name: "provoje",
    label: "Provoje vetë",
    template:
      ":::provoje[#{✎ 10 minuta, një top dhe një spango}]\n#{✎ Çfarë bëhet, me ato që ka në shtëpi.}\n\n::pritet[#{✎ Çfarë lexon ose sheh.}]\n:::\n",
  },
  {
    name: "tabela",
    label: "Tabelë",
    template:
      "| #{✎ Madhësia} | #{✎ Vlera} |\n|---|---|\n| #{✎ masa} | #{✎ 2 kg} |\n| #{✎ shpejtësia} | #{✎ 3 m/s} |\n",
  },
  { name: "shenim", label: "Shënim", template: ":::shenim[#{✎ Titulli}]\n#{✎ Një ose dy fjali.}\n:::\n" },
  { name: "tutje", label: "Ku të çon", template: ":::tutje\n#{✎ Një fjali me lidhje te mësimi tjetër.}\n:::\n" },
  { name: "burime", label: "Burime", template: ":::burime\n- #{✎ Nga vjen një vlerë.}\n:::\n" },
  { name: "kapaku", label: "Kopertina", template: "::kapaku[#{✎ Çfarë të vërehet te kopertina.}]\n" },
  {
    name: "llogari",
    label: "Llogari",
    template: "```llogari\n# #{✎ Me numrat e tu, me pikë dhjetore.}\n#{d = 6 * 8}\n#{d ≈ 48}\n```\n",
  },
];

/** Signs that a keyboard lacks; the first is the no-break space. */
export const signs: { sign: string; name: string }[] = [
  { sign: "\u00A0", name: "hapësirë e pandashme, mes numrit dhe njësisë" },
  ...[..."„“–−·×≈≠≤≥±→°²³√∞πΔλΩαβγθμρωφ"].map((sign) => ({ sign, name: sign })),
];
