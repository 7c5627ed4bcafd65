import { albanianLetters } from "./albanian-letters";
import { answerTold } from "./answer-told";
import { captionNumbers } from "./caption-numbers";
import { computation } from "./computation";
import { constants } from "./constants";
import { decimalComma } from "./decimal-comma";
import { eightParts } from "./eight-parts";
import { expectedReading } from "./expected-reading";
import { figureByName } from "./figure-by-name";
import { headingLevels } from "./heading-levels";
import { images } from "./images";
import { innerLinks } from "./inner-links";
import { invisibleSigns } from "./invisible-signs";
import { knownWords } from "./known-words";
import { leftoverEnglish } from "./leftover-english";
import type { CheckedLesson, CheckedText, LessonFinding, LessonRule } from "./lesson-rule";
import { numeralGender } from "./numeral-gender";
import { pictureWords } from "./picture-words";
import { preferredTerms } from "./preferred-terms";
import { printedResult } from "./printed-result";
import { printedSteps } from "./printed-steps";
import { readingTime } from "./reading-time";
import { symbolsExplained } from "./symbols-explained";
import { tableShape } from "./table-shape";
import { tableTotal } from "./table-total";
import { typedBullets } from "./typed-bullets";
import { typographicQuotes } from "./typographic-quotes";
import { unitSpacing } from "./unit-spacing";
import { unwritten } from "./unwritten";

/** The language rules. They apply to every text of the magazine: a lesson, an HTML body, a title. */
const languageRules: readonly LessonRule<CheckedText>[] = [
  figureByName,
  unitSpacing,
  decimalComma,
  typographicQuotes,
  invisibleSigns,
  albanianLetters,
  knownWords,
  leftoverEnglish,
  preferredTerms,
  numeralGender,
  printedSteps,
  constants,
  unwritten,
];

/** Every rule of the magazine's content. A new one is a file beside this and a line here. */
export const lessonRules: readonly LessonRule[] = [
  headingLevels,
  images,
  pictureWords,
  innerLinks,
  computation,
  printedResult,
  captionNumbers,
  answerTold,
  tableTotal,
  tableShape,
  typedBullets,
  eightParts,
  expectedReading,
  readingTime,
  symbolsExplained,
  ...languageRules,
];

/** The scopes of rules by kind of text. The kinds are a bare text, the introduction of a tool, a lesson. */
const scopes = { text: ["text"], introduction: ["text", "page"], lesson: ["text", "page", "lesson"] } as const;

export type TextKind = keyof typeof scopes;

/** Checks a text by the rules of its kind. */
export function checkRules(lesson: CheckedLesson, kind: TextKind): LessonFinding[] {
  const held: readonly string[] = scopes[kind];
  return apply(
    lessonRules.filter(({ scope }) => held.includes(scope)),
    lesson,
  );
}

/** Checks a text that is not a lesson by the language rules. */
export function checkLanguage(text: CheckedText): LessonFinding[] {
  return apply(languageRules, text);
}

function apply<Text extends CheckedText>(rules: readonly LessonRule<Text>[], text: Text): LessonFinding[] {
  return rules.flatMap(({ name, severity, check }) =>
    check(text).map((finding) => ({ ...finding, rule: name, severity })),
  );
}
