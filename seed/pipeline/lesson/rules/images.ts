import { missingImage } from "../../checking/public-files";
import { findingAt, type LessonRule } from "./lesson-rule";
import { isBlock, nodesIn } from "./lesson-walk";

/** Checks that every picture exists under `public/` and has an alternative text. */
export const images: LessonRule = {
  name: "images",
  severity: "error",
  scope: "text",
  check({ root, hasFile }) {
    return nodesIn(root).flatMap((node) => {
      const figure = isBlock(node, "figura") || isBlock(node, "model");
      if (!figure && node.type !== "image") return [];
      const address = (figure ? node.attributes?.src : node.url) ?? "";
      const words = (figure ? node.attributes?.alt : node.alt) ?? "";
      const written = figure ? 'Shto alt="çfarë tregon figura".' : "Shkruaj ![çfarë tregon figura](/pictures/….jpg).";
      return [
        ...(address === "" ? [findingAt(node, "Figura nuk ka skedar.", 'Shto {src="/pictures/….jpg" alt="…"}.')] : []),
        ...(address !== "" && !hasFile(address) ? [findingAt(node, ...missingImage(address))] : []),
        ...(words.trim() === "" ? [findingAt(node, "Figura nuk ka përshkrim për ata që nuk e shohin.", written)] : []),
      ];
    });
  },
};
