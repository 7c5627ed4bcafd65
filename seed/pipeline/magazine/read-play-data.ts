/** Reads the data of a game as written. Those of a quiz are typeset and checked. */

import type { Content } from "../../../app/magazine/content";
import { isObject } from "../../../app/magazine/is-object";
import type { FindingList } from "../checking/finding";
import { type JsonPath, JsonSource } from "../checking/json-source";
import type { WrittenContent } from "./read-magazine";
import { type QuizSurroundings, readQuiz, readQuizFile } from "./read-quiz";

/** Reads `gameData` and `quizData` or `quizFile`. @returns each as JSON text, where it exists */
export function readPlayData(
  { path, play, fields }: WrittenContent,
  source: JsonSource,
  site: QuizSurroundings,
  findings: FindingList,
): Pick<Content, "gameData" | "quizData"> {
  const { gameData, quizData, quizFile } = play;
  if (fields.contentTypeId === 3 && quizData === undefined && quizFile === undefined) {
    findings.error(source.position(path), "Kuizi nuk ka pyetje.", "Shto „quizFile“, p.sh. quizzes/emri.json.");
  }
  const game = jsonText(source, [...path, "gameData"], gameData, findings, (from, path) =>
    JSON.stringify(from.value(path)),
  );
  const quiz =
    quizFile === undefined
      ? jsonText(source, [...path, "quizData"], quizData, findings, (from, path) =>
          readQuiz(from, path, site, findings),
        )
      : readQuizFile(quizFile, source, [...path, "quizFile"], site, findings);
  return { ...(game !== undefined && { gameData: game }), ...(quiz !== undefined && { quizData: quiz }) };
}

/** Returns the data as JSON text. The source is an object as written, or text that holds an object. */
function jsonText(
  source: JsonSource,
  path: JsonPath,
  data: string | Record<string, unknown> | undefined,
  findings: FindingList,
  read: (source: JsonSource, path: JsonPath) => string | undefined,
): string | undefined {
  if (data === undefined) return undefined;
  if (typeof data === "object") return read(source, path);
  const inner = JsonSource.readInner(source.position(path), data, findings);
  if (inner === null) return undefined;
  const value = inner.value();
  if (!isObject(value) || Array.isArray(value)) {
    findings.error(source.position(path), `„${path.at(-1)}“ nuk përmban një objekt.`, "Shkruaje si objekt { … }.");
    return undefined;
  }
  return read(inner, []);
}
