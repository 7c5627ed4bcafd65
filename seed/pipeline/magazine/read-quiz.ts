/**
 * Reads a quiz and makes `quizData` of it. Every text is one paragraph of the lessons' Markdown with TeX, typeset and
 * sanitised like a lesson. Every number of the right answer is recomputed (`llogari`).
 */

import { h } from "hastscript";
import * as v from "valibot";
import { questionName } from "../../../app/magazine/classroom/question-exercises";
import { isObject } from "../../../app/magazine/is-object";
import { type Quiz, questionSchema, quizSchema } from "../../../app/magazine/quiz";
import type { FindingList } from "../checking/finding";
import { type JsonPath, JsonSource } from "../checking/json-source";
import type { PageAddresses } from "../checking/known-pages";
import { contentFolderFile } from "../checking/named-file";
import { poorPictureWords } from "../checking/picture-words";
import { missingImage, type PublicFiles } from "../checking/public-files";
import { reportBlankTexts, reportIssues, reportUnknownFields } from "../checking/schema-findings";
import { nearest } from "../checking/suggestion";
import { wrongLiterals } from "../lesson/constants";
import { renderLesson } from "../lesson/render-lesson";
import { sanitise } from "../lesson/sanitise";
import { spokenText } from "../lesson/spoken-text";
import { printHtml } from "../lesson/tree";
import { checkWorkedExample } from "../lesson/worked-example";
import { checkShortText } from "./check-short-text";

/** Fields of a question that are not published. */
const llogari = "llogari";
const exerciseField = "exercise";

/**
 * The surroundings of a quiz. They are the site's files, the addresses of its pages, and the exercises by their
 * lesson's address.
 */
export interface QuizSurroundings {
  files: PublicFiles;
  pages: PageAddresses;
  practices: ReadonlyMap<string, PractisedLesson>;
}

/** The exercises of a lesson, to which a wrong answer links. */
export interface PractisedLesson {
  title: string;
  exercises: readonly string[];
}

/** Expected score in percent of guessing among three options. */
const leastPassScore = 34;

const bare = (text: string) =>
  text
    .toLowerCase()
    .replace(/[\s\u00a0]+/g, " ")
    .trim();

/** Tells whether two questions ask the same about the same picture. */
const isSame = (a: Question, b: Question) => bare(a.question) === bare(b.question) && a.figure?.src === b.figure?.src;

/** From this many questions on, the editor may count from 1. A first answer that is never right means that. */
const manyQuestions = 8;

/** The fields of a question that an editor writes. `spoken` and `practice` are made of them. */
const { spoken: _, practice: __, ...writtenEntries } = questionSchema.pipe[0].entries;

/** A quiz as an editor may write it. */
export const writtenQuizSchema = v.object({
  ...quizSchema.entries,
  questions: v.pipe(
    v.array(
      v.object({
        ...writtenEntries,
        [llogari]: v.optional(v.array(v.string())),
        [exerciseField]: v.optional(v.string()),
      }),
    ),
    v.minLength(1),
  ),
});

/**
 * Reads the quiz at a path.
 *
 * @param path of the quiz in `source`; empty where the whole file is the quiz
 * @returns the JSON text to publish; undefined where there is an error, each with its finding
 */
export function readQuiz(
  source: JsonSource,
  path: JsonPath,
  site: QuizSurroundings,
  findings: FindingList,
): string | undefined {
  reportUnknownFields(source, path, Object.keys(quizSchema.entries), findings);
  // A quiz inside the magazine's own file was checked with it.
  if (path.length === 0) reportBlankTexts(source, path, findings);
  const value = source.value(path);
  const listed = isObject(value) ? value.questions : [];
  const known = [...Object.keys(writtenEntries), llogari, exerciseField];
  for (const index of Array.isArray(listed) ? listed.keys() : []) {
    reportUnknownFields(source, [...path, "questions", index], known, findings);
    recompute(source, [...path, "questions", index, llogari], findings);
  }
  const parsed = v.safeParse(quizSchema, value);
  if (!parsed.success) {
    reportIssues(source, path, parsed.issues, findings);
    return undefined;
  }
  const questions = parsed.output.questions.map((question, index) =>
    typesetQuestion(question, source, [...path, "questions", index], site, findings),
  );
  if (questions.length >= manyQuestions && questions.every(({ correctAnswer }) => correctAnswer > 0)) {
    const message = "Te asnjë pyetje nuk është e saktë përgjigjja e parë.";
    const hint = "Përgjigjet numërohen nga 0: e para është 0. Nëse ashtu janë, ndërroju vendin disave.";
    findings.warning(source.position([...path, "questions", 0, "correctAnswer"]), message, hint);
  }
  const { passScore } = parsed.output;
  if (passScore < leastPassScore) {
    const message = `„passScore“ është ${passScore}: kuizin e kalon edhe ai që ${passScore === 0 ? "nuk di asgjë" : "qëllon"}.`;
    findings.warning(source.position([...path, "passScore"]), message, "Shkruaj përqindjen që duhet, zakonisht 70.");
  }
  for (const [index, question] of parsed.output.questions.entries()) {
    const first = parsed.output.questions.findIndex((other) => isSame(other, question));
    if (first === index) continue;
    const hint = `Pyetja ${first + 1} pyet të njëjtën gjë; ndrysho ose hiq njërën.`;
    findings.warning(source.position([...path, "questions", index, "question"]), "Kjo pyetje përsëritet.", hint);
  }
  const names = questions.map(questionName);
  for (const [index, question] of parsed.output.questions.entries()) {
    const first = names.indexOf(names[index] ?? 0);
    const other = parsed.output.questions[first];
    // One that asks the same again was told above.
    if (first === index || other === undefined || isSame(other, question)) continue;
    const message = `Kjo pyetje ka po atë shkurtim si pyetja ${first + 1} te kodet e klasës.`;
    findings.error(source.position([...path, "questions", index, "question"]), message, "Ndryshoja fjalët.");
  }
  return JSON.stringify({ ...parsed.output, questions });
}

/** Reads a quiz from a file of its own. @param path of the field that names it */
export function readQuizFile(
  name: string,
  source: JsonSource,
  path: JsonPath,
  site: QuizSurroundings,
  findings: FindingList,
): string | undefined {
  const opened = contentFolderFile(name, [".json"], source, source.position(path), findings);
  const inner = opened === null ? null : JsonSource.read(opened.file, opened.text, findings);
  return inner === null ? undefined : readQuiz(inner, [], site, findings);
}

type Question = Quiz["questions"][number];

function typesetQuestion(
  question: Question,
  source: JsonSource,
  path: JsonPath,
  site: QuizSurroundings,
  findings: FindingList,
): Question {
  const { files, pages } = site;
  const set = (text: string, ...subpath: JsonPath) =>
    typesetPhrase(text, source, [...path, ...subpath], files, findings);
  const { figure } = question;
  if (figure && !files.has(figure.src)) {
    findings.error(source.position([...path, "figure", "src"]), ...missingImage(figure.src));
  }
  checkShortText(source, [...path, "figure", "alt"], findings);
  const poor = figure && poorPictureWords(figure.alt);
  if (poor) findings.warning(source.position([...path, "figure", "alt"]), ...poor);
  const lesson = /^[^?#]*/.exec(question.lesson ?? "")?.[0] ?? "";
  if (lesson !== "" && !pages.has(lesson)) {
    const near = nearest(lesson, [...pages]);
    const hint = near === null ? "Shkruaj adresën e mësimit, p.sh. /physics/graviteti." : `Mos deshe „${near}“?`;
    findings.error(source.position([...path, "lesson"]), `Në revistë nuk ka faqe „${lesson}“.`, hint);
  }
  const practice = practiceOf(lesson, source, [...path, exerciseField], site, findings);
  const options = question.options.map((option, index) => set(option, "options", index));
  const twin = options.findIndex((option, index) => options.indexOf(option) < index);
  if (twin >= 0) {
    const hint = "Dy përgjigje të njëjta nuk i dallon dot njeri; ndrysho njërën.";
    findings.error(source.position([...path, "options", twin]), "Kjo përgjigje përsëritet.", hint);
  }
  const questionHtml = set(question.question, "question");
  const mistakes = question.mistakes?.map((mistake, index) =>
    mistake.trim() === "" ? "" : set(mistake, "mistakes", index),
  );
  checkMistakes(question, source, [...path, "mistakes"], findings);
  return {
    ...question,
    question: questionHtml,
    options,
    spoken: { question: spokenText(questionHtml), options: options.map(spokenText) },
    ...(figure && { figure: { ...figure, src: files.addressOf(figure.src), ...files.size(figure.src) } }),
    ...(mistakes !== undefined && { mistakes }),
    ...(question.explanation !== undefined && { explanation: set(question.explanation, "explanation") }),
    ...(question.hint !== undefined && { hint: set(question.hint, "hint") }),
    ...(practice !== null && { practice }),
  };
}

/** Checks that each sentence about a mistake pairs with its answer. The right answer has none. */
function checkMistakes(
  { options, correctAnswer, mistakes = [] }: Question,
  source: JsonSource,
  path: JsonPath,
  findings: FindingList,
): void {
  if (mistakes.length > 0 && mistakes.length !== options.length) {
    const hint = 'Një fjali për çdo përgjigje, me të njëjtën radhë; te e sakta "".';
    findings.error(source.position(path), `Ka ${options.length} përgjigje, por ${mistakes.length} gabime.`, hint);
  } else if (mistakes[correctAnswer]?.trim()) {
    const hint = 'Lëre bosh: "". Pse është e saktë, shkruaje te „explanation“.';
    findings.error(source.position([...path, correctAnswer]), "Kjo fjali i përket përgjigjes së saktë.", hint);
  }
}

/** Returns the link to practise a question. It is the exercise that it names, else the first of its lesson. */
function practiceOf(
  lesson: string,
  source: JsonSource,
  path: JsonPath,
  { practices }: QuizSurroundings,
  findings: FindingList,
): Question["practice"] | null {
  const named = source.value(path);
  const practised = practices.get(lesson);
  if (practised === undefined) return null;
  const { title, exercises } = practised;
  if (named !== undefined && !exercises.includes(String(named))) {
    const near = nearest(String(named), [...exercises]);
    const hint = near === null ? `Ushtrimet e tij janë: ${exercises.join(", ")}.` : `Mos deshe „${near}“?`;
    findings.error(source.position(path), `Mësimi ${lesson} nuk ka ushtrim „${named}“.`, hint);
  }
  return { href: `${lesson}/ushtrime${named === undefined ? "" : `?u=${named}`}`, title };
}

/** Typesets one paragraph of Markdown. @returns its inner HTML */
function typesetPhrase(
  text: string,
  source: JsonSource,
  path: JsonPath,
  files: PublicFiles,
  findings: FindingList,
): string {
  const position = source.position(path);
  const { tree, findings: found } = renderLesson(text, files, {
    kind: "introduction",
    duration: 1,
    hasPage: () => true,
  });
  for (const finding of found) findings.add(source.positionIn(path, finding), finding, finding.mend);
  if (found.some(({ severity }) => severity === "error")) return "";
  const [only, ...others] = tree.children.filter((node) => node.type !== "text");
  const paragraph = only?.type === "element" && only.tagName === "p" && others.length === 0 ? only.children : [];
  const { html, removed } = sanitise(printHtml({ type: "root", children: [h("p", paragraph)] }));
  const phrase = html.slice("<p>".length, -"</p>".length);
  if (removed.length > 0 || phrase.trim() === "") {
    findings.error(position, "Ky tekst nuk është një paragraf i vetëm.", "Shkruaj fjali të thjeshta, formula me $…$.");
  }
  return phrase;
}

function recompute(source: JsonSource, path: JsonPath, findings: FindingList): void {
  const lines = source.value(path);
  if (lines === undefined) return;
  if (!Array.isArray(lines) || !lines.every((line) => typeof line === "string")) {
    findings.error(
      source.position(path),
      "„llogari“ nuk është listë rreshtash.",
      'Shkruaj ["v = 340", "v / 170 ≈ 2"].',
    );
    return;
  }
  for (const { line, message, hint } of checkWorkedExample(lines.join("\n"))) {
    findings.error(source.position([...path, line]), message, hint);
  }
  for (const { line, message, hint } of wrongLiterals(lines.join("\n"))) {
    findings.warning(source.position([...path, line]), message, hint);
  }
}
