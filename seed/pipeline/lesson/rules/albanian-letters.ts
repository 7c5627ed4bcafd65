import { type CheckedText, findingAt, type LessonRule } from "./lesson-rule";
import { findAll, passages, runningTexts } from "./lesson-walk";

/**
 * Correct words whose form without ë and ç is no Albanian word. It excludes nouns for which the letter marks the case
 * (forcë and force, kohë and kohe).
 */
const right =
  "është janë kanë një për përmes përpara përmbi përmban përdor përdoret përdorim përfundim përfundimi përket përgjigje përgjigja përgjigjja përsëri përsa përqind përqindje përshkruan përpjesëtim përmasa përmasat përbërës vetëm shumë gjatë gjithë gjithçka gjithmonë asnjë asgjë diçka çfarë çdo çështje çështja çift çelës çmim çast çasti nëse nëpër nëpërmjet ndërmjet ndërsa megjithatë atëherë këtë këto këtu kështu kësaj këtij këtyre katër pesë gjashtë shtatë tetë nëntë dhjetë njëzet tridhjetë njëqind dyzetë mijë numër këndi këndet trekëndësh trekëndëshi trekëndëshit katërkëndësh drejtkëndësh forcës masës kohës dritës rrymës tokës hënës valës rrugës pikës figurës nxehtësi nxehtësia nxehtësisë shpejtësi shpejtësia shpejtësinë shpejtësisë gjatësi gjatësia gjatësinë largësi largësia largësinë madhësi madhësia lartësi lartësia lartësinë thellësi thellësia njësi njësia njësinë vlerën forcën masën kohën rrymën dritën hënën valën rrugën pikën sipër poshtë jashtë afër pranë përballë tjetër tjetrën njëjtë njëjta njëjtin njëjtën vërtetë vërteta vërtetim bëjnë bëjmë bëhet bëhen bën thotë kurrë mësim mësimi mësimin mësues mësuesi nxënës nxënësi nxënësit shkallë ndonjë secilën cilën kundër mënyrë mënyra qëndron qëndrojnë qetësi lëviz lëvizja lëvizje lëvizjen rrëshqet ngjyrë".split(
    " ",
  );

const plain = (word: string) => word.replaceAll("ë", "e").replaceAll("ç", "c");

const correct = new Map(right.map((word) => [plain(word), word]));

const word = /(?<![\p{L}\p{N}’-])\p{L}+(?![\p{L}\p{N}])/gu;

/** Endings that no Albanian word has: fillojne, besueshem. */
const endings: [wrong: RegExp, right: string][] = [
  [/(?<=\p{L}{2})jne$/u, "jnë"],
  [/(?<=\p{L}{2})ueshem$/u, "ueshëm"],
];

/** Returns the correct word in lower case. It is undefined where the word may be right as it is. */
export function meantByAlbanian(found: string): string | undefined {
  const word = found.toLowerCase();
  const ending = endings.find(([wrong]) => wrong.test(word));
  return correct.get(word) ?? (ending && word.replace(...ending));
}

/**
 * Number of letters from which a paragraph's share of ë and ç is checked. Albanian has at least one in a hundred; so had
 * all our 1,866 paragraphs in November 2026.
 */
const longPassage = 70;

/** Checks that the most frequent Albanian words, and every paragraph, have their ë and ç. */
export const albanianLetters: LessonRule<CheckedText> = {
  name: "albanian-letters",
  severity: "warning",
  scope: "page",
  check(lesson) {
    const words = passages(lesson, { sources: false }).flatMap((passage) =>
      findAll(lesson, passage, word, ([found]) => {
        const meant = meantByAlbanian(found);
        if (meant === undefined) return null;
        const instead = /^\p{Lu}/u.test(found) ? meant.replace(/^./u, (first) => first.toUpperCase()) : meant;
        return [`„${found}“ është pa ë a ç.`, `Shkruaj „${meant}“.`, instead];
      }),
    );
    const reportedLines = new Set(words.map(({ line }) => line));
    const bare = runningTexts(lesson).flatMap(({ text, node }) => {
      const letters = text.match(/\p{L}/gu)?.length ?? 0;
      const own = text.match(/[ëç]/giu)?.length ?? 0;
      if (letters < longPassage || own * 100 >= letters || reportedLines.has(node.position?.start.line ?? 1)) return [];
      return [
        findingAt(node, "Ky paragraf është pothuajse pa ë dhe ç.", "Lexoje: në shqip çdo dhjetë shkronja ka një."),
      ];
    });
    return [...words, ...bare];
  },
};
