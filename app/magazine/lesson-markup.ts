/**
 * Class names, model names and anchors that published HTML may contain. They are the contract of typesetting,
 * sanitiser, views and style sheets. A test checks that every class has a rule in a style sheet.
 */

/** Parts of a lesson: its blocks, captions, tables, links to terms. */
export const blockClasses = [
  ...[
    "cap",
    "check",
    "expect",
    "formula",
    "glue",
    "lab",
    "letters",
    "n",
    "note",
    "num",
    "onward",
    "open",
    "sources",
    "table",
  ],
  ...["pad-1", "pad-2", "pad-3", "pad-4", "pad-5", "pad-group", "pad-sign", "term", "toc", "try", "work"],
] as const;

/**
 * Classes for formulas where MathML has no attribute. They are for a cancelled term, frames and rules, the sides and
 * gaps of a table's cells.
 */
export const formulaClasses = [
  ...["struck", "boxed", "line-top", "line-bottom", "line-left", "line-right"],
  ...["pl-0", "pl-1", "pl-2", "pr-0", "pr-1", "pr-2", "tml-left", "tml-right", "tml-jot"],
] as const;

/** Mechanics experiments that a lesson may hold, by the names that an editor types. */
export const experimentNames = ["karroca", "forca-masa", "patinatoret"] as const;

/** Models of `app/models` that a lesson may hold, by the names that an editor types. */
export const touchModelNames = [
  "arrije-stacionin",
  "bateria-e-vjeter",
  "burimi-qe-ndjek-zerin",
  "busulla-prane-telit",
  "cepi-qe-mungon",
  "derrasa-qe-ngrihet",
  "dora-dhe-litari",
  "dy-ene",
  "elektroni-dhe-kermilli",
  "farat-e-lulediellit",
  "fetat-e-vitit",
  "gropa-nen-zhurme",
  "hapi-i-pare",
  "katroret-e-euklidit",
  "kembet-e-gjigantit",
  "kendi-i-portes",
  "koha-e-marsit",
  "kush-eshte-qendra",
  "liqeni-ngrin",
  "makina-me-dore",
  "mbremja-mbi-automat",
  "ndaje-bashkoje",
  "ora-prej-drite",
  "perdja-mbi-toke",
  "pitagora",
  "rrafshi-ne-kub",
  "rrethi-dhe-hijet",
  "rrezja-ne-pike",
  "rrezja-nen-uje",
  "sendi-dhe-thjerra",
  "shtresat-e-murit",
  "sonda-mbi-trup",
  "stemat",
  "taksa-e-karnoit",
  "testi-pozitiv",
  "topat-mbi-thyesa",
  "topi-i-njutonit",
  "treni-dhe-kodra",
  "tri-rreshqitje",
  "ura-dhe-zinxhiri",
  "vizorja-mbi-grafik",
  "dominote-pa-cep",
  "hapi-i-dyfishimit",
  "njeqind-lojtare",
  "takimi-i-telave",
  "gabimi-ne-arke",
] as const;

export const modelNames = [...experimentNames, ...touchModelNames] as const;

export type ExperimentName = (typeof experimentNames)[number];
export type TouchModelName = (typeof touchModelNames)[number];
export type ModelName = (typeof modelNames)[number];

/** The class of a model's still and of its table. The model's own class is added beside it. */
export const modelClass = "model";
export const classOfModel = (name: string) => `${modelClass}-${name}`;

/** Returns the names of the models in published HTML. Only their pages load the script of models. */
export function modelsIn(html: string): ModelName[] {
  const classes = new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = ""]) => names.split(" ")));
  return modelNames.filter((name) => classes.has(classOfModel(name)));
}

/** Counts the numbered figures of a published body, its cover included. */
export const figuresIn = (html: string): number =>
  html.match(/<(?:figcaption|p class="cap"[^>]*)><b>Fig\. \d/g)?.length ?? 0;
