import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { newtonsCannon } from "../space/mountain-cannon";
import { cannonPoster } from "./cannon-poster";
import { ropePoster } from "./rope-poster";
import { treePoster } from "./tree-poster";

describe("the poster of Newton's cannon", () => {
  test("tells what the last shot did", () => {
    expect(cannonPoster([3, 5]).sentence).toBe("E hodha gjylen me 5,0\u00a0km/s dhe ra pas 3929\u00a0km");
    expect(cannonPoster([5, 7.9]).sentence).toBe("E hodha gjylen me 7,9\u00a0km/s dhe nuk ra më");
    expect(cannonPoster([10.3]).sentence).toBe("E hodha gjylen me 10,3\u00a0km/s dhe nuk u kthye më");
  });

  test("gives the time of a round, where there is one", () => {
    expect(cannonPoster([7.9]).note).toMatch(/^Një xhiro rreth Tokës zgjat \d+\u00a0min\. Mali im është 1274\u00a0km/);
    expect(cannonPoster([5]).note).toMatch(/^Mali im/);
  });

  test("keeps every shot, the last one in the spot colour", () => {
    const markup = renderToStaticMarkup(<svg aria-hidden="true">{cannonPoster([3, 4, 4, 5, 7.9]).drawing.marks}</svg>);
    expect(markup.match(/stroke-width="1.5" stroke-linejoin/g)).toHaveLength(3);
    expect(markup.match(/stroke="var\(--spot\)" stroke-width="3.4"/g)).toHaveLength(1);
  });

  test("holds each path that comes back, whole", () => {
    for (const shots of [[0], [3, 5], [7.2], [2, 9], [9.4]]) {
      const { drawing } = cannonPoster(shots);
      const markup = renderToStaticMarkup(<svg aria-hidden="true">{drawing.marks}</svg>);
      for (const [, d = ""] of markup.matchAll(
        / d="M([^"Z]*)" fill="none" stroke="(?:currentColor|var\(--spot\))" stroke-width="(?:1\.5|3\.4)"/g,
      )) {
        let [x, y] = [0, 0];
        for (const [, dx, dy] of d.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)) {
          [x, y] = [x + Number(dx), y + Number(dy)];
          expect([shots, x >= 0 && x <= drawing.width, y >= 0 && y <= drawing.height]).toEqual([shots, true, true]);
        }
      }
    }
  });
});

test("the cannon's picture shows the reader's own shots instead of the examples", () => {
  const lines = (earlier?: readonly { shpejtesia: number }[]) =>
    renderToStaticMarkup(<newtonsCannon.View values={{ shpejtesia: 5 }} earlier={earlier} />).match(
      /stroke="currentColor" stroke-width="1.5" stroke-linejoin/g,
    )?.length ?? 0;
  const own = [6, 7, 8, 9, 5].map((shpejtesia) => ({ shpejtesia }));
  expect(lines(own) - lines([{ shpejtesia: 5 }])).toBe(4);
  expect(lines() - lines([{ shpejtesia: 5 }])).toBe(3);
});

describe("the poster of Pythagoras' tree", () => {
  test("names one's own angles, which are those at the base", () => {
    expect(treePoster(106, 5).sentence).toBe("Pema ime e Pitagorës rritet me këndet 53° dhe 37°");
    expect(treePoster(90, 5).sentence).toContain("45° dhe 45°");
  });

  test("says how far off a tree without a right angle is", () => {
    const { sentence, note } = treePoster(90, 6);
    expect(sentence).toBe("Pema ime rritet me një kënd 80°: Pitagora nuk do ta njihte");
    expect(note).toContain("122\u00a0% të katrorit të parë");
  });

  test("fits its field at any corner", () => {
    for (const direction of [30, 75, 106, 150])
      for (const distance of [3.5, 5, 6.5]) {
        const { drawing } = treePoster(direction, distance);
        const markup = renderToStaticMarkup(<svg aria-hidden="true">{drawing.marks}</svg>);
        for (const [, d = ""] of markup.matchAll(/ d="([^"]*)"/g))
          for (const [, x, y] of d.matchAll(/M(-?[\d.]+) (-?[\d.]+)/g))
            expect([Number(x) >= 0 && Number(x) <= 360, Number(y) >= 0 && Number(y) <= 261]).toEqual([true, true]);
      }
  });
});

describe("the poster of a shaken rope", () => {
  test("tells the length of its waves", () => {
    const { sentence, note } = ropePoster({ frekuenca: 2, tendosja: 4, koha: 1 }, null);
    expect(sentence).toBe("E tunda litarin me 2,00\u00a0Hz dhe bëra valë 2,00\u00a0m të gjata");
    expect(note).toContain("4,0\u00a0N i çon përpara me 4,0\u00a0m/s");
  });

  test("before the first whole wave tells that it has begun", () => {
    expect(ropePoster({ frekuenca: 1, tendosja: 4, koha: 0.5 }, null).sentence).toContain("vala e parë sapo nisi");
  });
});
