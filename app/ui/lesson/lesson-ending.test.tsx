import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { LessonEnding } from "./lesson-ending";

const plate = { subject: "physics", kind: "Kuiz", title: "T", image: "/covers/valet.svg", href: "/q" } as const;
const related = [{ id: 1, kind: "Mësim", title: "R", href: "/r", text: "Bie.", image: plate.image, duration: 3 }];

const raysOf = (props: Partial<Parameters<typeof LessonEnding>[0]>) => {
  const all = { subject: "physics", practice: null, chapter: "Optika", related, tool: null, quiz: null } as const;
  const html = renderToStaticMarkup(<LessonEnding {...all} {...props} />);
  return [...html.matchAll(/L100 (\d+)"/g)].map(([, y]) => Number(y));
};

test("rays end at the middle of their rows, of which that of the lessons is two and a half times as high", () => {
  const practice = { href: "/physics/r/ushtrime", count: 9, hasHour: false };
  expect(raysOf({ practice, tool: plate, quiz: plate })).toEqual([9, 41, 73, 91]);
  expect(raysOf({ quiz: plate })).toEqual([36, 86]);
  expect(raysOf({ related: [], quiz: plate })).toEqual([50]);
});
