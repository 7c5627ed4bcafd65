import { Glyph } from "./glyph";

/** A press of two pistons, a roof with a tree, a set square. Each is on a 24 × 24 field. */
const paths: Record<string, string> = {
  press: "M2 8v13h20V5M7 8v9h5V5M2 12h5M12 9h10M4.5 12V3M17 9V3M14 3h6",
  city: "M2 21.5h20M4 21.5v-9l5-4 5 4v9M18.5 21.5V15M18.5 15a3.4 3.4 0 1 1 0-6.8 3.4 3.4 0 0 1 0 6.8M4 5.5h.01M9 3h.01M14 5.5h.01",
  other: "M3 21.5V3l18 18.5zM8 16.5v-4l4 4z",
};

/** Draws the icon of a project, by its `icon`. @param className its size */
export function ProjectGlyph({ icon, className }: { icon: string; className?: string }) {
  return <Glyph path={paths[icon] ?? paths.other} className={className} />;
}
