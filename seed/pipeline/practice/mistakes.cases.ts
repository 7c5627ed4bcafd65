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

/** A valid exercise of two fields, and a valid one of a set, an expression in a form and an inequality. */
export const soundFields = `## përdor: arka-mbi-dysheme

\`\`\`numrat
F = 20..60 hap 5
m = 4; 5; 8
t = 3..6
kusht F != m * t and F / m != t
\`\`\`

Një arkë me masë [[m]] kg shtyhet nga prehja me [[F]] N. Sa nxiton, dhe sa shpejt ecën pas [[t]] s?

\`\`\`fushat
fusha a: Nxitimi
vlera = F / m
njësia = m/s²
shifra = 2

fusha v: Shpejtësia pas [[t]] s
vlera = a * t
njësia = m/s
shifra = 1
\`\`\`

### Gabime

- a: \`F * m\` → Shumëzove; forca pjesëtohet me masën.
- v: \`a / t\` → Pjesëtove; çdo sekondë shtohet po aq shpejtësi.

### Ndihmë

1. Cili ligj i lidh forcën dhe nxitimin?
2. Sa shpejtësi fiton çdo sekondë?

### Zgjidhje

1. Nxitimi është forca për masën, shpejtësia nxitimi herë koha.
`;

const asAnswer = (lines: string, errors: [string, string]) =>
  soundExercise
    .replace("v = 4..12", "v = 4..9")
    .replace("vlera = v * t\nnjësia = m", lines)
    .replace("`v / t`", `\`${errors[0]}\``)
    .replace("`v + t`", `\`${errors[1]}\``);

export const soundSet = asAnswer("bashkësia = v; -t\nshkronjat = x", ["-v; t", "v; t"]);
export const soundForm = asAnswer("shprehja = v * x * (x + t)\nshkronjat = x\nforma = faktorizuar", [
  "v * (x^2 + t)",
  "v * x + t",
]);
export const soundInequality = asAnswer("inekuacioni = v <= x < v + t\nshkronjat = x", [
  "v < x < v + t",
  "x <= v ose x > v + t",
]);
export const soundSignificant = asAnswer("vlera = v / t\nnjësia = m/s\nshifra të rëndësishme = 2", ["v * t", "t / v"]);

/** Has a model of its lesson and a reason of its own. */
export const soundModel = `${soundExercise.replace(
  "### Gabime",
  "```modeli topi-i-njutonit\nshpejtesia = v\n```\n\n### Gabime",
)}
### Pse

Çdo sekondë bën nga [[v]] m.
`;

/** The text of a lesson in which that model stands. */
export const lessonWithModel = '::modeli[Tërhiq barutin.]{emri="topi-i-njutonit"}\n';

interface Mistake {
  /** The exercise in which it is made; that of a number if none is named. */
  of?: string;
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
    of: soundModel,
    what: "a model that is misspelt",
    written: "modeli topi-i-njutonit",
    instead: "modeli topi-i-njuton",
    line: 15,
    says: "Modeli „topi-i-njuton“ nuk njihet.",
    hint: "Mos deshe „topi-i-njutonit“?",
  },
  {
    of: soundModel,
    what: "a model of another lesson",
    written: "modeli topi-i-njutonit",
    instead: "modeli pitagora",
    line: 15,
    says: "Modeli „pitagora“ nuk është te mësimi i ushtrimit.",
    hint: "Mësimi ka: topi-i-njutonit.",
  },
  {
    of: soundModel,
    what: "a setting that the model lacks",
    written: "shpejtesia = v",
    instead: "largesia = v",
    line: 16,
    says: "Modeli „topi-i-njutonit“ nuk ka „largesia“.",
    hint: "Ka: shpejtesia (0 deri 12, hap 0.1).",
  },
  {
    of: soundModel,
    what: "a scene that the model lacks",
    written: "shpejtesia = v\n",
    instead: "shpejtesia = v\nskena = 2\n",
    line: 17,
    says: "Modeli „topi-i-njutonit“ nuk ka skenë „2“.",
    hint: "Ai ka vetëm një; hiqe rreshtin.",
  },
  {
    of: soundModel,
    what: "a row of a model that cannot be read",
    written: "shpejtesia = v",
    instead: "shpejtesia: v",
    line: 16,
    says: "Rreshti „shpejtesia: v“ nuk lexohet dot.",
    hint: "Shkruaj p.sh. gjatesia = a ose skena = 2.",
  },
  {
    of: soundModel,
    what: "a setting that is written twice",
    written: "shpejtesia = v\n",
    instead: "shpejtesia = v\nshpejtesia = 2\n",
    line: 17,
    says: "Rreshti „shpejtesia“ del dy herë.",
    hint: "Lëre një herë.",
  },
  {
    of: soundModel,
    what: "a setting computed from a name that nobody set",
    written: "shpejtesia = v",
    instead: "shpejtesia = k",
    line: 16,
    says: "„k“ nuk është caktuar më sipër",
    hint: "Caktoje te ```numrat",
  },
  {
    of: soundModel,
    what: "a setting beyond its range for some draw",
    written: "shpejtesia = v",
    instead: "shpejtesia = v + 1",
    line: 1,
    says: "Te modeli „shpejtesia“ del 13, por shkon nga 0 në 12, me hap 0.1. (v = 12",
    hint: "Rrumbullakose me round",
  },
  {
    of: soundModel,
    what: "a setting between two steps of its scale",
    written: "shpejtesia = v",
    instead: "shpejtesia = v / 16",
    line: 1,
    says: "me hap 0.1.",
    hint: "Rrumbullakose me round",
  },
  {
    of: soundModel,
    what: "two reasons",
    written: "nga [[v]] m.\n",
    instead: "nga [[v]] m.\n\nKjo është shpejtësia.\n",
    line: 37,
    says: "Te ### Pse pritet një fjali.",
    hint: "Shkruaj në një paragraf pse del kështu.",
  },
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
  {
    of: soundFields,
    what: "an error that names no field",
    written: "- a: `F * m`",
    instead: "- `F * m`",
    line: 26,
    says: "Gabimi nuk thotë e cilës fushë është.",
    hint: "- a: `a + b` → Fjalia",
  },
  {
    of: soundFields,
    what: "a field without a label",
    written: "fusha a: Nxitimi",
    instead: "fusha Nxitimi",
    line: 13,
    says: "Kreu i fushës nuk lexohet dot.",
    hint: "fusha v: Shpejtësia në fund",
  },
  {
    of: soundFields,
    what: "a field with the name of a number",
    written: "fusha a: Nxitimi",
    instead: "fusha F: Nxitimi",
    line: 13,
    says: "Emri „F“ është zënë.",
    hint: "emër tjetër nga numrat",
  },
  {
    of: soundFields,
    what: "a field that computes with a later one",
    written: "vlera = F / m",
    instead: "vlera = v / t",
    line: 14,
    says: "„v“ nuk është caktuar më sipër",
    hint: "para se të përdoret",
  },
  {
    of: soundFields,
    what: "one field alone",
    written: "fusha v: Shpejtësia pas [[t]] s\nvlera = a * t\nnjësia = m/s\nshifra = 1\n",
    instead: "",
    line: 13,
    says: "Ushtrimi ka 1 fusha.",
    hint: "për një të vetme përdor ```pergjigja",
  },
  {
    of: soundFields,
    what: "a line before the first field",
    written: "fusha a: Nxitimi",
    instead: "njësia = m\nfusha a: Nxitimi",
    line: 13,
    says: "Para fushës së parë ka një rresht.",
    hint: "Nise çdo fushë",
  },
  {
    of: soundFields,
    what: "a point as a field",
    written: "vlera = F / m\nnjësia = m/s²\nshifra = 2",
    instead: "pika = 1; 2",
    line: 13,
    says: "Një fushë shkruhet; pika dhe figura nuk hyjnë këtu.",
    hint: "vlera, thyesa, shprehja",
  },
  {
    of: soundSet,
    what: "an error of a set that is its answer in another order",
    written: "`-v; t` →",
    instead: "`-t; v` →",
    line: 1,
    says: "Gabimi „-t; v“ bie mbi përgjigjen.",
    hint: "ose hiqe gabimin",
  },
  {
    of: soundForm,
    what: "a form that is none",
    written: "forma = faktorizuar",
    instead: "forma = e bukur",
    line: 13,
    says: "Forma „e bukur“ nuk njihet.",
    hint: "Format janë: faktorizuar",
  },
  {
    of: soundForm,
    what: "an answer that has not the form itself",
    written: "shprehja = v * x * (x + t)",
    instead: "shprehja = v * (x + t) * x + 0 * x",
    line: 1,
    says: "nuk pranohet as vetë. Vlera është e saktë, por shprehja nuk është e faktorizuar",
    hint: "Shkruaje në formën që kërkon",
  },
  {
    of: soundInequality,
    what: "an equation in place of an inequality",
    written: "inekuacioni = v <= x < v + t",
    instead: "inekuacioni = x = v",
    line: 11,
    says: "Inekuacioni nuk ka shenjën e vet.",
    hint: "inekuacioni = x > a",
  },
  {
    of: soundInequality,
    what: "an inequality without a sign",
    written: "inekuacioni = v <= x < v + t",
    instead: "inekuacioni = x + v",
    line: 11,
    says: "„x + v“ nuk ka shenjë krahasimi.",
    hint: "x > a, a <= x < b",
  },
  {
    of: soundInequality,
    what: "an inequality of the third degree",
    written: "inekuacioni = v <= x < v + t",
    instead: "inekuacioni = x^3 > v",
    line: 1,
    says: "nuk pranohet as vetë",
    hint: "deri në fuqi të dytë",
  },
  {
    of: soundSignificant,
    what: "nine significant digits",
    written: "shifra të rëndësishme = 2",
    instead: "shifra të rëndësishme = 9",
    line: 13,
    says: "Shifrat e rëndësishme nuk lexohen dot.",
    hint: "nga 1 deri në 6",
  },
];
