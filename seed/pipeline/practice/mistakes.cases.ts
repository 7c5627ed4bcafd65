/** A valid exercise, and typical mistakes of editors in it. Each has the mistake, the reported line, the message. */

export const soundExercise = `## kuptoj: rruga-e-biciklistit

\`\`\`numrat
v = 4..12
t = 10; 15; 20; 25
\`\`\`

Një biçiklist ecën me [[v]] m/s. Sa metra bën për [[t]] s?

\`\`\`pergjigja
vlera = v * t
njësia = m
\`\`\`

### Gabime

- \`v / t\` → Pjesëtove; rruga është shpejtësia herë koha.
- \`v + t\` → Mblodhe dy madhësi me njësi të ndryshme.

### Ndihmë

1. Sa metra bën në një sekondë?
2. Sa sekonda ecën?

### Zgjidhje

1. Për [[t]] s bën $[[v]] \\cdot [[t]] = [[v * t]]$ m.
`;

interface Mistake {
  what: string;
  written: string;
  instead: string;
  line: number;
  /** Words of the message and of the hint. */
  says: string;
  hint: string;
}

export const mistakes: Mistake[] = [
  {
    what: "a step that is none",
    written: "## kuptoj:",
    instead: "## lehtë:",
    line: 1,
    says: "Kreu i ushtrimit nuk lexohet dot.",
    hint: "hapat janë kuptoj, përdor, tutje",
  },
  {
    what: "a decimal comma in the numbers",
    written: "v = 4..12",
    instead: "v = 4..12 hap 0,5",
    line: 4,
    says: "„,“ nuk pritej këtu.",
    hint: "numra me pikë dhjetore",
  },
  {
    what: "a name that nobody set",
    written: "vlera = v * t",
    instead: "vlera = v * k",
    line: 11,
    says: "„k“ nuk është caktuar më sipër",
    hint: "Caktoje te ```numrat",
  },
  {
    what: "a unit that is none",
    written: "njësia = m",
    instead: "njësia = metra",
    line: 12,
    says: "Njësia „metra“ nuk njihet.",
    hint: "Shkruaje si në mësim",
  },
  {
    what: "a field that is misspelt",
    written: "njësia = m",
    instead: "njesia = m",
    line: 12,
    says: "Rreshti „njesia = m“ nuk lexohet dot.",
    hint: "Fushat janë: vlera, njësia",
  },
  {
    what: "a known error without its arrow",
    written: "- `v / t` → Pjesëtove",
    instead: "- `v / t` Pjesëtove",
    line: 17,
    says: "Gabimi nuk lexohet dot.",
    hint: "- `a + b` → Fjalia",
  },
  {
    what: "a known error that is the answer",
    written: "`v + t` →",
    instead: "`t * v` →",
    line: 1,
    says: "Gabimi „t * v“ bie mbi përgjigjen",
    hint: "ose hiqe gabimin",
  },
  {
    what: "one hint alone",
    written: "\n2. Sa sekonda ecën?",
    instead: "",
    line: 1,
    says: "Ushtrimi ka 1 ndihma.",
    hint: "dy deri katër te ### Ndihmë",
  },
  {
    what: "a heading that is misspelt",
    written: "### Zgjidhje",
    instead: "### Zgjidhja",
    line: 25,
    says: "Kreu „zgjidhja“ nuk pritet këtu.",
    hint: "### zgjidhje",
  },
  {
    what: "a print that is not closed",
    written: "[[v]] m/s",
    instead: "[[v] m/s",
    line: 8,
    says: "Një [[…]] nuk lexohet dot.",
    hint: "Shkruaj [[a + b]]",
  },
  {
    what: "a value with too many figures",
    written: "vlera = v * t",
    instead: "vlera = v / t / 7",
    line: 1,
    says: "Përgjigjja del me tepër shifra",
    hint: "shifra = 2",
  },
  {
    what: "conditions that nothing meets",
    written: "v = 4..12",
    instead: "v = 4..12\nkusht v > 12",
    line: 1,
    says: "Kushtet nuk plotësohen dot.",
    hint: "Zgjeroji numrat",
  },
  {
    what: "numbers that are soon known by heart",
    written: "v = 4..12\nt = 10; 15; 20; 25",
    instead: "v = 4..5\nt = 10; 15",
    line: 1,
    says: "Ushtrimi ka vetëm 4 rade numrash.",
    hint: "të paktën 8 rade",
  },
  {
    what: "no answer",
    written: "```pergjigja\nvlera = v * t\nnjësia = m\n```\n",
    instead: "",
    line: 1,
    says: "Ushtrimi nuk ka përgjigje.",
    hint: "Shkruaj ose ```pergjigja",
  },
  {
    what: "two answers",
    written: "### Ndihmë",
    instead: "### Radha\n\n- a\n- b\n- c\n\n### Ndihmë",
    line: 1,
    says: "Ushtrimi ka dy lloje përgjigjesh.",
    hint: "ose ### Përgjigjet, ### Radha",
  },
  {
    what: "too little to put in order",
    written: "```pergjigja\nvlera = v * t\nnjësia = m\n```",
    instead: "### Radha\n\n- a\n- b",
    line: 1,
    says: "tepër pak përgjigje",
    hint: "të paktën tri rreshta",
  },
  {
    what: "words before the first exercise",
    written: "## kuptoj: rruga",
    instead: "Ushtrime\n\n## kuptoj: rruga",
    line: 1,
    says: "Para ushtrimit të parë ka tekst.",
    hint: "Nise me ## kuptoj",
  },
  {
    what: "a paragraph where a list stands",
    written: "1. Sa metra bën në një sekondë?",
    instead: "Mendo pak.",
    line: 22,
    says: "Nën këtë krye pritet vetëm një listë.",
    hint: "Nise çdo rresht me -",
  },
  {
    what: "a formula that does not close",
    written: "$[[v]] \\cdot",
    instead: "$\\frac{[[v]] \\cdot",
    line: 27,
    says: "",
    hint: "",
  },
  {
    what: "a known error that is another one",
    written: "- `v + t` → Mblodhe",
    instead: "- `v * t / t^2` → Mblodhe",
    line: 1,
    says: "Fjalia e gabimit „v * t / t^2“ nuk i thuhet asnjë nxënësi",
    hint: "Hiqe, ose ndrysho numrat",
  },
];
