import { plural } from "../../../app/magazine/albanian";
import type { Reference } from "../server/item-places";

/** Lists what still refers to an item that is to be removed; nothing where nothing does. */
export function ReferenceList({ references, what }: { references: Reference[]; what: string }) {
  if (references.length === 0) return null;
  return (
    <div className="mt-6">
      <p>
        <b>{what} çojnë ende:</b>
      </p>
      <ul className="list-disc pl-16">
        {references.map(({ title, count }) => (
          <li key={title}>
            {title}
            {count > 1 ? `, ${plural(count, "herë", "herë")}` : ""}
          </li>
        ))}
      </ul>
      <p className="text-[0.85rem] text-mute">Po e fshive, studioja i tregon si gabime, derisa t’i ndreqësh.</p>
    </div>
  );
}
