import { findingAt, type LessonRule } from "./lesson-rule";
import { blocksOf, isBlock, nodesIn } from "./lesson-walk";

/** Checks that every „Provoje vetë“ gives the expected reading and its normal error. */
export const expectedReading: LessonRule = {
  name: "expected-reading",
  severity: "warning",
  scope: "lesson",
  check(lesson) {
    return blocksOf(lesson, "provoje")
      .filter((block) => !nodesIn(block).some((node) => isBlock(node, "pritet")))
      .map((block) =>
        findingAt(
          block,
          "„Provoje vetë“ nuk thotë çfarë pritet.",
          "Shto ::pritet[Rreth 32 °C, një ose dy gradë më poshtë.] para ::: që e mbyll.",
        ),
      );
  },
};
