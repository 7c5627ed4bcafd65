import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Exercise } from "../../magazine/practice/exercise";
import { Ladder } from "./ladder";
import type { Grade } from "./practice-log";

const exercises = ["kuptoj", "perdor", "tutje"].map((step, index) => ({
  id: `u${index}`,
  step,
})) as unknown as Exercise[];
const ladder = (grades: (Grade | undefined)[], landed = false) =>
  renderToStaticMarkup(
    <Ladder exercises={exercises} index={1} grades={grades} byStep landed={landed} onOpen={() => undefined} />,
  );
const pikas = (html: string) => html.match(/class="pika[ "]/g)?.length ?? 0;

test("Pika stands on the open exercise, and lands there after a right answer", () => {
  const asked = ladder([3, undefined, undefined]);
  expect(pikas(asked)).toBe(1);
  expect(asked.split("</button>")[1]).toContain('class="pika"');
  expect(ladder([3, 3, undefined], true).split("</button>")[1]).toContain("pika-lands");
  expect(asked).not.toContain("Në majë!");
});

test("the step of the open exercise alone is named in the spot colour", () => {
  const names = ladder([undefined, undefined, undefined]).match(/<p class="[^"]*">[^<]+/g) ?? [];
  expect(names.filter((name) => name.includes("text-deep"))).toEqual([expect.stringContaining("E përdor")]);
  expect(names).toHaveLength(3);
});

test("once all exercises are done, Pika is at the top and says how many were solved at once", () => {
  const done = ladder([3, 2, 3], true);
  expect(pikas(done)).toBe(1);
  expect(done.slice(done.indexOf("</nav>"))).toContain("pika-lands");
  expect(done).toContain("I bëre të 3 ushtrimet, 2 pa ndihmë.");
});
