import { poorPictureWords } from "../../checking/picture-words";
import type { MarkdownNode } from "../tree";
import { findingAt, type LessonRule } from "./lesson-rule";
import { isBlock, nodesIn } from "./lesson-walk";

/** Checks that an alternative text describes the picture, and does not repeat the caption. */
export const pictureWords: LessonRule = {
  name: "picture-words",
  severity: "warning",
  scope: "text",
  check({ root }) {
    return nodesIn(root).flatMap((node) => {
      const isFigure = isBlock(node, "figura") || isBlock(node, "model");
      if (!isFigure && node.type !== "image") return [];
      const words = (isFigure ? node.attributes?.alt : node.alt) ?? "";
      const poor = poorPictureWords(words, captionOf(node));
      return poor === null ? [] : [findingAt(node, ...poor)];
    });
  },
};

const captionOf = (node: MarkdownNode) =>
  nodesIn({ children: [node] })
    .map((each) => (each.type === "text" ? each.value : ""))
    .join("");
