import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { fade } from "./easing";
import city from "./eco-friendly-cities/green-city-film";
import { mossRise, rise } from "./eco-friendly-cities/heat";
import { captions, type Film, frame, length, rate, timeline } from "./film";
import machine from "./hydraulics/hydraulics-film";
import { area, diameters, marks, ratio } from "./hydraulics/machine";

const file = (name: string) => fileURLToPath(new URL(`../../../public/films/${name}`, import.meta.url));
const films: readonly (readonly [Film, number])[] = [
  [machine, 332],
  [city, 267],
];

describe.each(films)("$0.slug", (film, seconds) => {
  const mp4 = readFileSync(file(`${film.slug}.mp4`));

  test("is as long as its page says, and weighs at most 6 MB", () => {
    expect(length(film)).toBe(seconds);
    expect(lengthOfFile(mp4)).toBeCloseTo(seconds, 1);
    expect(mp4.length).toBeLessThanOrEqual(6_000_000);
  });

  test("plays while it loads: its index stands before its pictures", () => {
    expect(mp4.indexOf("moov")).toBeLessThan(mp4.indexOf("mdat"));
  });

  test("asks for no more of a decoder than H.264 at level 4.0", () => {
    const [, profile, , level] = mp4.subarray(mp4.indexOf("avcC") + 4);
    expect([profile, level]).toEqual([100, 40]);
  });

  test("a frame depends on its second alone, and every second can be drawn", () => {
    for (let time = 0; time < seconds; time += 1.5) {
      const drawn = frame(film, time);
      expect(drawn, `${time}`).not.toMatch(/NaN|undefined|Infinity/);
      expect(frame(film, time)).toBe(drawn);
    }
  });

  test("captions lie inside their scenes, in order, on two lines that can be read in their time", () => {
    for (const { scene } of timeline(film)) {
      let last = 0;
      for (const [from, to, text] of scene.cues) {
        expect(from, text).toBeGreaterThanOrEqual(last);
        expect(to, text).toBeLessThanOrEqual(scene.seconds);
        const lines = text.split("\n");
        expect(lines.length, text).toBeLessThanOrEqual(2);
        for (const line of lines) expect(line.length, line).toBeLessThanOrEqual(44);
        // At up to 15 letters a second young readers can still look at the picture.
        expect(text.length / (to - from), text).toBeLessThanOrEqual(15.5);
        expect(text, text).not.toMatch(/["']|\d\.\d|\d (?:cm|m|N|J|W|ml|min)(?!\p{L})/u);
        last = to;
      }
    }
  });

  test("the captions that are served are the scenes' own", () => {
    expect(readFileSync(file(`${film.slug}.vtt`), "utf8")).toBe(captions(film));
  });
});

test("a scene is told by more than its title: at least one caption in every ten seconds", () => {
  for (const [film] of films) {
    for (const { cues, seconds } of film.scenes) expect(cues.length).toBeGreaterThanOrEqual(Math.floor(seconds / 10));
  }
});

test("things appear where they are asked for, and go where they are told to", () => {
  expect(fade(1, 2, "x")).toBe("");
  expect(fade(99, 2, "x")).toBe("x");
  expect(fade(9, 2, "x", 5)).toBe("");
  expect(fade(2.35, 2, "x")).toMatch(/^<g opacity="0\.5\d?">x<\/g>$/);
});

describe("what the films show is what the pages say", () => {
  test("areas of 1.77 and 5.73 cm², 3.24 times the force, 4 cm down and 1.23 cm up, 0.40 J on both sides", () => {
    expect(area(diameters.small)).toBeCloseTo(1.767, 3);
    expect(area(diameters.large)).toBeCloseTo(5.726, 3);
    expect(ratio).toBeCloseTo(3.24, 10);
    expect(4 / ratio).toBeCloseTo(1.23, 2);
    expect(10 * ratio * (0.04 / ratio)).toBeCloseTo(0.4, 10);
    // 2.5 kg on the large piston. Friction of 2 N and 6 N separates the two readings, and their mean is that of the
    // areas.
    const [weight, small, large] = [2.5 * 9.81, 2, 6];
    const [up, down] = [(weight + large) / ratio + small, (weight - large) / ratio - small];
    expect([weight, up, down, (up + down) / 2].map((force) => force.toFixed(1))).toEqual([
      "24.5",
      "11.4",
      "3.7",
      "7.6",
    ]);
  });

  test("the drawn pistons keep the water's volume", () => {
    const [before, after] = [marks(0), marks(40)];
    const down = after.smallFace - before.smallFace;
    const up = before.largeFace - after.largeFace;
    expect(down * area(diameters.small)).toBeCloseTo(up * area(diameters.large), 8);
  });

  test("a black plate ends 32 degrees over the room; after 15 minutes 22, white 7, moist green 5, dry green 16", () => {
    expect(rise(600, 0.95)).toBeCloseTo(31.7, 1);
    const quarter = [rise(15, 0.95), rise(15, 0.3), mossRise(15, 0.6), mossRise(15, 0)];
    expect(quarter.map(Math.round)).toEqual([22, 7, 5, 16]);
  });
});

test("a film is drawn at a rate that makes whole frames of whole seconds", () => {
  expect(Number.isInteger(rate)).toBe(true);
});

/** Reads the seconds from the film's header (ISO 14496-12: box mvhd, version 0). */
function lengthOfFile(bytes: Buffer): number {
  const header = bytes.indexOf("mvhd") + 4;
  return bytes.readUInt32BE(header + 16) / bytes.readUInt32BE(header + 12);
}
