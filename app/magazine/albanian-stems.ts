/**
 * Reduces an Albanian word to its stem, so that „hëna“, „hënës“ and „hënën“ are one. Snowball does not support
 * Albanian. Endings are removed until none fits, so that a noun and its base lose the same: „gravitetit“ becomes
 * „gravitet“ and continues as „gravitet“ does.
 */

/**
 * Endings of cases, numbers, articles and persons. Each has the number of letters that must remain. Letters are folded.
 */
const endings: [ending: string, left: number][] = (
  [
    ["jeve jave inje ojne ojme ohet ohen uesi uese", 3],
    ["ave eve ive ove uve jes jen jet ise ine ite oja ojs uar uan enj enjt isht", 3],
    ["ja je ia ve os as en es in at et it ut un ie", 3],
    ["im on oj ar het hen", 4],
    ["sh", 5],
    ["a e i u o", 2],
  ] as const
)
  .flatMap(([list, left]) => list.split(" ").map((ending): [string, number] => [ending, left]))
  .sort(([a], [b]) => b.length - a.length);

/** Words whose forms follow no ending, or that only seem to have one. */
const irregular = new Map(
  Object.entries({
    yll: "yj yje yjet yjeve yjesi",
    syr: "sy syri syrit syve syte syrin",
    zer: "ze zeri zerit zerin zera zerat zerave",
    uj: "uje uji ujit ujin ujera ujerat ujerave ujra ujrat ujrave",
    dit: "dite dita dites diten ditet diteve",
    vit: "vit viti vitit vite vitet vjet vjetet viteve vjeteve",
    nat: "nate nata nates naten net netet neteve",
    dor: "dore dora dores doren duar duart duarve",
    njeri: "njeri njeriu njeriut njerez njerezit njerezve njerezimi",
    planet: "planet planeti planetit planetin planete planetet planeteve",
    krah: "krahe krahet krahu krahut krah",
    gur: "gur guri gurit gure guret gureve",
    drejtez: "drejtez drejteza drejtezen drejtezes drejtezat drejtezave",
    rreth: "rreth rrethi rrethit rrethin rrathe rrathet rratheve",
    breg: "bregu bregut brigje brigjet",
    shtepi: "shtepi shtepia shtepise shtepine shtepite shtepive",
    lidh: "lidhje lidhja lidhjes lidhjen lidhjet lidhjeve lidh lidhen lidhet lidhur",
    rryme: "rryme rryma rrymes rrymen rrymat rrymave",
    zero: "zero zeroja zeros zeron zeroje zerove zerot",
    seri: "seri seria serise serine serite serive",
    thjerrez: "thjerrez thjerreza thjerrezat thjerrezave thjerrezes",
  }).flatMap(([stem, forms]) => forms.split(" ").map((form): [string, string] => [form, stem])),
);

/** Stems of irregular words whose forms begin with other letters: „brigje“, „rrathë“. */
const shifting = new Set(["breg", "rreth"]);

/** Returns the common beginning of every word of a stem. If more is uncertain, it is only the first letter. */
export const beginningOf = (stem: string): string => stem.slice(0, stem.length < 4 || shifting.has(stem) ? 1 : 3);

/**
 * Removes the endings of a word.
 *
 * @param word in folded letters, see `fold`: lower case, ë as e, ç as c
 */
export function stemOf(word: string): string {
  const known = irregular.get(word);
  if (known !== undefined) return known;
  if (word.length < 3 || !isOfLetters(word)) return word;
  let stem = word;
  for (let shorter = withoutEnding(stem); shorter !== stem; shorter = withoutEnding(stem)) stem = shorter;
  return evened(irregular.get(stem) ?? stem);
}

function isOfLetters(word: string): boolean {
  for (let index = 0; index < word.length; index++) {
    const code = word.charCodeAt(index);
    if (code < 97 || code > 122) return false;
  }
  return true;
}

const endingsBy = new Map<string, typeof endings>();
for (const each of endings) {
  const last = each[0].slice(-1);
  endingsBy.set(last, [...(endingsBy.get(last) ?? []), each]);
}

function withoutEnding(word: string): string {
  for (const [ending, left] of endingsBy.get(word.slice(-1)) ?? []) {
    if (word.length - ending.length >= left && word.endsWith(ending)) return word.slice(0, -ending.length);
  }
  return word;
}

/** Consonants before which an e is dropped: numër, numri. */
const consonants = "bcdfghjklmnpqrstvwxz";

/**
 * Undoes the changes that an ending makes before it. Examples: numër and numrat, i brendshëm and e brendshme, popull
 * and popuj, qark and qarqe, zog and zogj. It works letter by letter, since five patterns cost a first query 0.3 ms.
 */
function evened(stem: string): string {
  const { length } = stem;
  if (stem.endsWith("q")) return `${stem.slice(0, -1)}k`;
  if (stem.endsWith("gj") && length > 2) return stem.slice(0, -1);
  if (stem.endsWith("yer")) return stem.slice(0, -2);
  if (stem.endsWith("uj") && length > 3) return `${stem.slice(0, -2)}ull`;
  if (stem.endsWith("ujt") && length > 4) return `${stem.slice(0, -3)}ull`;
  const isUneven = length > 4 && "rlm".includes(stem.charAt(length - 1)) && stem.charAt(length - 2) === "e";
  if (!isUneven || !consonants.includes(stem.charAt(length - 3))) return stem;
  return stem.slice(0, -2) + stem.slice(-1);
}

/** Folds a text for search: lower case, ë as e, ç as c. */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  if (isAscii(lower)) return lower;
  // Replaces the two Albanian letters directly: a Unicode decomposition costs a first query 0.2 ms.
  const plain = lower.replaceAll("ë", "e").replaceAll("ç", "c");
  if (isAscii(plain)) return plain;
  return plain
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase();
}

function isAscii(text: string): boolean {
  for (let index = 0; index < text.length; index++) if (text.charCodeAt(index) > 127) return false;
  return true;
}
