/**
 * Checks the gender of „tre“ and of „të dy“. Right are tri vija, të dyja vijat, but tre hapa, të dy hapat. A masculine
 * noun whose plural ends in -e is feminine in the plural (tri atome, të dyja këndet). Only nouns with a certain plural
 * are checked.
 */

/** Feminine plurals of the magazine's subjects that do not end in -e. Their other forms are derived. */
const feminine =
  "anë pjata enë vija forca masa valë brinjë herë orë ditë javë minuta sekonda gota monedha rrota duar këmbë letra figura formula lakore drejtëza zona pasqyra thjerra llamba bateri rryma rrugë mënyra kuti shenja temperatura shtëpi gjatësi gjerësi lartësi thellësi largësi shpejtësi sipërfaqe energji fuqi detyra fjalë fjali shifra kolona shtylla shkallë gradë ura çati pllaka botë dërrasa shtresa grimca molekula bërthama galaktika hëna peshore nota oktava kuinta vrima dyer dhoma pjesë copa degë përmasa njësi vlera rrënjë kufiza mundësi lojëra prova palë pompa ngjyra tufa ide teorema fusha këmbanë rreze sasi madhësi barazi qeliza molekula rrathore pingule simulime mesore përgjysmore tangjente sekante trajektore parabola hiperbola elipsa sfera piramida prizma".split(
    " ",
  );

/** Masculine plurals that end like feminine ones and may follow „tri“ or „të tria“. */
const masculine =
  "rrathë katrorë rreshta numra hapa metra litra kilometra trekëndësha drejtkëndësha katërkëndësha gjashtëkëndësha pesëkëndësha planetë motorë trupa breza libra termometra pistonë zarë yje muaj shokë njerëz burra faktorë vektorë rezistorë kondensatorë satelitë eksponentë".split(
    " ",
  );

/** Words in -e, -et or -eve that only seem to be plurals. Their gender is not the one that they seem to have. */
const others = new Set("dhe ose edhe prej duhet mbetet yje yjet yjeve katërmbëdhjetë bashke".split(" "));

export interface WrongGender {
  found: string;
  index: number;
  right: string;
}

const definite = (plural: string) => [`${plural}t`, `${plural}të`, `${plural}ve`];
const listed = (plurals: string[]) => plurals.flatMap((plural) => [plural, ...definite(plural)]).join("|");

const whole = (pattern: string) => new RegExp(`(?<![\\p{L}\\p{N}])${pattern}(?![\\p{L}\\p{N}])`, "giu");
const feminineNoun = `(?<noun>${listed(feminine)}|\\p{L}{3,}(?:(?<!av|ëv)e|et|eve|esh))`;

const rules: { pattern: RegExp; right: Record<string, string> }[] = [
  { pattern: whole(`(?<!të\\s)(?<numeral>tre)\\s+${feminineNoun}`), right: { tre: "tri" } },
  {
    pattern: whole(`(?<numeral>të\\s+(?:dy|tre|tri|katër))\\s+${feminineNoun}`),
    right: { "të dy": "të dyja", "të tre": "të tria", "të tri": "të tria", "të katër": "të katra" },
  },
  { pattern: whole(`(?<!të\\s)(?<numeral>tri)\\s+(?<noun>${listed(masculine)})`), right: { tri: "tre" } },
  {
    pattern: whole(`(?<numeral>të\\s+(?:dyja|tria|katra))\\s+(?<noun>${listed(masculine)})`),
    right: { "të dyja": "të dy", "të tria": "të tre", "të katra": "të katër" },
  },
];

/** Finds numerals whose gender differs from that of the following noun, in order. */
export function wrongGenders(text: string): WrongGender[] {
  return rules.flatMap(({ pattern, right }) =>
    [...text.matchAll(pattern)].flatMap(({ 0: found, index, groups }) => {
      const noun = groups?.noun ?? "";
      const meant = right[(groups?.numeral ?? "").toLowerCase().replace(/\s+/g, " ")];
      if (meant === undefined || others.has(noun.toLowerCase())) return [];
      return [{ found, index, right: `${meant} ${noun}` }];
    }),
  );
}
