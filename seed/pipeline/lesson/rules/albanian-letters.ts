import type { CheckedText, LessonRule } from "./lesson-rule";
import { findAll, passages } from "./lesson-walk";

/**
 * Words as they should be, whose form without ë and ç is no Albanian word. Nouns that only differ from their own
 * other case so (forcë and force, kohë and kohe) are not among them.
 */
const right =
  "është janë kanë një për përmes përpara përmbi përmban përdor përdoret përdorim përfundim përfundimi përket përgjigje përgjigja përgjigjja përsëri përsa përqind përqindje përshkruan përpjesëtim përmasa përmasat përbërës vetëm shumë gjatë gjithë gjithçka gjithmonë asnjë asgjë diçka çfarë çdo çështje çështja çift çelës çmim çast çasti nëse nëpër nëpërmjet ndërmjet ndërsa megjithatë atëherë këtë këto këtu kështu kësaj këtij këtyre katër pesë gjashtë shtatë tetë nëntë dhjetë njëzet tridhjetë njëqind dyzetë mijë numër këndi këndet trekëndësh trekëndëshi trekëndëshit katërkëndësh drejtkëndësh forcës masës kohës dritës rrymës tokës hënës valës rrugës pikës figurës nxehtësi nxehtësia nxehtësisë shpejtësi shpejtësia shpejtësinë shpejtësisë gjatësi gjatësia gjatësinë largësi largësia largësinë madhësi madhësia lartësi lartësia lartësinë thellësi thellësia njësi njësia njësinë vlerën forcën masën kohën rrymën dritën hënën valën rrugën pikën sipër poshtë jashtë afër pranë përballë tjetër tjetrën njëjtë njëjta njëjtin njëjtën vërtetë vërteta vërtetim bëjnë bëjmë bëhet bëhen bën thotë kurrë mësim mësimi mësimin mësues mësuesi nxënës nxënësi nxënësit shkallë ndonjë secilën cilën kundër mënyrë mënyra qëndron qëndrojnë qetësi lëviz lëvizja lëvizje lëvizjen rrëshqet ngjyrë".split(
    " ",
  );

const plain = (word: string) => word.replaceAll("ë", "e").replaceAll("ç", "c");

const correct = new Map(right.map((word) => [plain(word), word]));

const word = /(?<![\p{L}\p{N}’-])\p{L}+(?![\p{L}\p{N}])/gu;

/** The commonest Albanian words keep their ë and ç, never e and c. */
export const albanianLetters: LessonRule<CheckedText> = {
  name: "albanian-letters",
  severity: "warning",
  scope: "page",
  check(lesson) {
    return passages(lesson, { sources: false }).flatMap((passage) =>
      findAll(lesson, passage, word, ([found]) => {
        const meant = correct.get(found.toLowerCase());
        return meant === undefined ? null : [`„${found}“ është pa ë a ç.`, `Shkruaj „${meant}“.`];
      }),
    );
  },
};
