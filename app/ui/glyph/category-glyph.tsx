import { type Category, type CategoryIcon, categoryIcon } from "../../magazine/category";
import { Glyph } from "./glyph";

/** A pendulum, a discharge, a prism, each on a 24 × 24 field. */
const paths: Record<CategoryIcon, string> = {
  mechanics: "M4 2h16M12 2 7 16M9.8 19a3 3 0 1 1-6-.6 3 3 0 0 1 6 .6M12 2v4M12 9v4M12 16v4",
  electricity: "M13.5 1.5 5 13.5h6L9.5 22.5 19 10h-6.2z",
  other: "M12 3 21.5 20.5h-19zM0 13.5h6M17.5 12 24 14M18.5 15.5l5.5 3",
};

/** Draws the mark of a physics chapter. @param className its size */
export function CategoryGlyph({
  category,
  className,
}: {
  category: Pick<Category, "name" | "icon">;
  className?: string;
}) {
  return <Glyph path={paths[categoryIcon(category)]} className={className} />;
}
