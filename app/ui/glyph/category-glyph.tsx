import { type Category, type CategoryIcon, categoryIcon } from "../../magazine/category";
import { Glyph } from "./glyph";

/** A pendulum, a discharge, a thermometer, a tuning fork, Saturn, a prism, each on a 24 × 24 field. */
const paths: Record<CategoryIcon, string> = {
  mechanics: "M4 2h16M12 2 7 16M9.8 19a3 3 0 1 1-6-.6 3 3 0 0 1 6 .6M12 2v4M12 9v4M12 16v4",
  electricity: "M13.5 1.5 5 13.5h6L9.5 22.5 19 10h-6.2z",
  heat: "M7 14.5v-10a3 3 0 0 1 6 0v10a4.5 4.5 0 1 1-6 0zM10 9v9M16.5 3.5H21M16.5 7.5h3M16.5 11.5H21",
  waves: "M8 2v8.5a4 4 0 0 0 8 0V2M12 14.5v8M4 2.5a9 9 0 0 0 0 8M20 2.5a9 9 0 0 1 0 8",
  space: "M18.5 12a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0M18.5 6.5A11.5 2.6-28 1 1 3.8 14.3",
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
