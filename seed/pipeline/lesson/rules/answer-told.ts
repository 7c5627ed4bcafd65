import { toldByCaption, toldByHeading } from "../../../../app/magazine/told-answer";
import { askedBy } from "../touch-model";
import { findingAt, type LessonRule, type RuleFinding } from "./lesson-rule";
import { blocksOf, nodesIn, runningTexts } from "./lesson-walk";

/** Checks that a model's caption and the heading above it do not reveal the answer. */
export const answerTold: LessonRule = {
  name: "answer-told",
  severity: "warning",
  scope: "page",
  check(lesson) {
    const texts = new Map(runningTexts(lesson).map(({ node, text }) => [node, text]));
    const headings = nodesIn(lesson.root)
      .filter(({ type }) => type === "heading")
      .reverse();
    return blocksOf(lesson, "modeli").flatMap((block): RuleFinding[] => {
      const shown = askedBy(block.attributes?.emri ?? "");
      if (shown === null) return [];
      const { question, around } = shown;
      const above = headings.find((node) => (node.position?.end.offset ?? 0) < (block.position?.start.offset ?? 0));
      const captionTold = toldByCaption(question, around, texts.get(block) ?? "");
      const headingTold = above === undefined ? null : toldByHeading(question, texts.get(above) ?? "");
      const say = (what: string, revealed: string) =>
        `${what} e thotë përgjigjen e pyetjes „${question.text}“: „${revealed}“.`;
      return [
        ...(captionTold === null ? [] : [findingAt(block, say("Fjalia nën model", captionTold), hint)]),
        ...(above && headingTold !== null ? [findingAt(above, say("Titulli mbi model", headingTold), hint)] : []),
      ];
    });
  },
};

const hint = "Shkruaj çfarë të lëvizet dhe ku të shihet. Ligjin e thotë modeli vetë, pas „Trego pse“.";
