import { expect, test } from "vitest";
import { fit, numbers, sample, type Vec2 } from "./curve";
import { arrow, label, mark } from "./marks";
import { mulberry32, rk4 } from "./numerics";
import { palette } from "./palette";
import { type Picture, stylesheet, svg } from "./picture";
import { arc, arrowHead, axes, circle, hatch } from "./shapes";

const picture: Picture = {
  name: "prove",
  subject: "physics",
  width: 720,
  height: 360,
  title: "Prova e dorës",
  description: "Një vijë dhe një emër.",
  body: mark("spot", "M0 0H9") + mark("tint", "M0 0h9v9z") + label(10, 40, "a < b & c"),
};

/** Returns the points of a path of cubics, each cut into `steps`. */
const trace = (d: string, steps = 40): Vec2[] => {
  const [start = "", ...arms] = d.slice(1).split("c");
  const read = (s: string) => (s.match(/-?\d*\.?\d+/g) ?? []).map(Number);
  let [x, y] = read(start) as [number, number];
  const points: Vec2[] = [[x, y]];
  for (const arm of arms) {
    const c = read(arm) as [number, number, number, number, number, number];
    for (let i = 1; i <= steps; i++) {
      const [t, u] = [i / steps, 1 - i / steps];
      const on = (a: number, b: number, e: number) => 3 * u * u * t * a + 3 * u * t * t * b + t * t * t * e;
      points.push([x + on(c[0], c[2], c[4]), y + on(c[1], c[3], c[5])]);
    }
    [x, y] = [x + c[4], y + c[5]];
  }
  return points;
};

test("a fitted circle stays within the tolerance and rounding of the circle", () => {
  const points = sample(0, 2 * Math.PI, 240, (a): Vec2 => [600 + 300 * Math.cos(a), 400 + 300 * Math.sin(a)]);
  const d = fit(points, 0.9);
  for (const [x, y] of trace(d)) expect(Math.abs(Math.hypot(x - 600, y - 400) - 300)).toBeLessThan(2);
  expect(d.split("c").length).toBeLessThan(20);
});

test("a fitted curve ends where the points end", () => {
  const points = sample(0, 900, 300, (x): Vec2 => [x, 200 + 80 * Math.sin(x / 50)]);
  const [x, y] = trace(fit(points, 0.5, { digits: 1 })).at(-1) as Vec2;
  expect(Math.hypot(x - 900, y - (200 + 80 * Math.sin(18)))).toBeLessThan(0.3);
});

test("fewer than two points make no line", () => {
  expect(fit([[1, 2]])).toBe("");
  expect(mark("thin", "")).toBe("");
});

test("numbers are written short and never as minus zero", () => {
  expect(numbers([-0.2, 3.04, -7, 0.5], 1)).toBe("-.2 3-7 .5");
  expect(numbers([-0.2])).toBe("0");
});

test("the integrator keeps the energy of an oscillator to one part in a million over a hundred periods", () => {
  let s: readonly [number, number] = [1, 0];
  const h = (2 * Math.PI) / 200;
  for (let i = 0; i < 200 * 100; i++) s = rk4(([x, v]) => [v, -x] as const, s, h);
  expect(Math.abs(s[0] ** 2 + s[1] ** 2 - 1)).toBeLessThan(1e-6);
});

test("the same seed falls the same way, and evenly", () => {
  const row = (seed: number) => Array.from({ length: 2000 }, mulberry32(seed));
  expect(row(7)).toEqual(row(7));
  expect(row(7)).not.toEqual(row(8));
  expect(row(7).reduce((a, b) => a + b, 0) / 2000).toBeCloseTo(0.5, 1);
});

test("hatching stays between its heights and leaves out what has no span", () => {
  const d = hatch(100, 200, 9, (y) => (y > 150 ? null : [10, 20]));
  expect(d).toBe("M10 110H20M10 120H20M10 130H20M10 140H20M10 150H20");
});

test("an arrow's head ends in its tip", () => {
  expect(arrowHead([100, 50], 0, 20)).toMatch(/^M100 50L80 57\.2L84 50L80 42\.8z$/);
  expect(arrow([0, 50], [100, 50], "spot", 20)).toContain('class="s" d="M0 50L84 50"');
});

test("an arc of a quarter turn goes clockwise from the right to below", () => {
  expect(arc(0, 0, 10, 0, Math.PI / 2)).toBe("M10 0A10 10 0 0 1 0 10");
});

test("axes carry their ticks outside", () => {
  expect(axes({ left: 40, right: 700, top: 20, bottom: 330, xTicks: [100], yTicks: [200] })).toBe(
    "M40 20V330H700M100 330v10M40 200h-10",
  );
});

test("the colours of a picture are its subject's, light and dark", () => {
  const [light = "", dark = ""] = svg(picture).split("@media(prefers-color-scheme:dark)");
  for (const [text, theme] of [[light, "light"] as const, [dark, "dark"] as const]) {
    expect(text).toContain(`.s,.p,.y{stroke:${palette.physics[theme].spot}}`);
    expect(text).toContain(`.t{fill:${palette.physics[theme].tint}}`);
    expect(text).toContain(`.l{fill:${palette[theme].ink};stroke:${palette[theme].paper}}`);
  }
});

test("the dark colours hold in the dark theme, and where the address begins with #dark", () => {
  const text = svg(picture);
  expect(text).toMatch(/^<svg [^>]*id="dark"/);
  const rules = (of = "") => [...of.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, names, css]) => `${names}{${css}}`);
  const [, theme = "", named = ""] =
    /@media\(prefers-color-scheme:dark\)\{(.*\})\}@media screen\{(.*\})\}@media all/.exec(text) ?? [];
  expect(rules(theme).length).toBeGreaterThan(8);
  const dark = "[id^=dark]:target ";
  expect(rules(named)).toEqual(rules(theme).map((rule) => `${dark}${rule.replaceAll(",", `,${dark}`)}`));
});

test("the text of the style is one for each subject: what else a picture says of its lines stands in attributes", () => {
  const styleOf = (text: string) => /<style>(.*)<\/style>/.exec(text)?.[1];
  expect(styleOf(svg({ ...picture, weight: 2, style: ".s{stroke-width:9}" }))).toBe(styleOf(svg(picture)));
  expect(styleOf(svg(picture))).toBe(stylesheet("physics"));
  expect(stylesheet("math")).not.toBe(stylesheet("physics"));
});

test("a picture carries its title, its description and its size", () => {
  const text = svg(picture);
  expect(text).toContain('viewBox="0 0 720 360" width="720" height="360"');
  expect(text).toContain("<title>Prova e dorës</title><desc>Një vijë dhe një emër.</desc>");
  expect(text).not.toContain("<text");
  expect(svg(picture, "typed")).toContain("a &lt; b &amp; c</text>");
});

test("a line is as wide as its kind, its picture's weight and its picture's own classes say, the last of them winning", () => {
  expect(svg(picture)).toContain('<path class="s" stroke-width="5.5" d=');
  expect(svg({ ...picture, weight: 2 })).toContain('<path class="s" stroke-width="11" d=');
  expect(svg({ ...picture, weight: 2, style: ".b,.s{stroke-width:3;stroke-linecap:round}" })).toContain(
    '<path class="s" stroke-width="3" stroke-linecap="round" d=',
  );
  const fine = { ...picture, body: mark("dotted", "M0 0H9", { also: "fi" }), style: ".fi{stroke-width:1}" };
  expect(svg(fine)).toContain(
    '<path class="d" stroke-width="1" stroke-linecap="round" stroke-dasharray=".1 8" d="M0 0H9"/>',
  );
});

test("labels have a rim, which a group or the whole picture can do without", () => {
  expect(svg(picture)).toContain(' stroke-width="24"><title>');
  expect(svg({ ...picture, style: ".l{stroke-width:0}" })).toContain(' stroke-width="0"><title>');
  const group = { ...picture, body: `<g class="on">${label(0, 40, "F")}</g>`, style: ".on{stroke-width:0}" };
  expect(svg(group)).toContain('<g stroke-width="0"><g transform="translate(0 ');
});

test("the words of a lesson's head are hidden until the address asks for them", () => {
  const text = svg({ ...picture, words: label(0, 40, "këtu") });
  for (const id of ["head", "dark-head", "head-wide", "dark-head-wide"]) expect(text).toContain(`<g id="${id}">`);
  expect(text).toContain('<g class="v" display="none" stroke-width="34"><g transform=');
  expect(stylesheet("physics")).toContain("[id*=head]:target .v{display:inline}");
  expect(svg(picture)).not.toContain(`id="head"`);
});

test("a rule for anything but single classes is refused, since it would be lost", () => {
  expect(() => svg({ ...picture, style: ".on text{stroke-width:0}" })).toThrow("„.on text“");
});

test("a label too small for a phone is refused with the size it needs", () => {
  const small = { ...picture, body: label(0, 0, "F", { size: 20 }) };
  expect(() => svg(small)).toThrow("give it 25");
});

test("the same picture is the same file", () => {
  expect(svg(picture)).toBe(svg({ ...picture }));
  expect(circle(10, 10, 5)).toBe("M5 10a5 5 0 1 0 10 0a5 5 0 1 0-10 0");
});

test("a picture's own class is none of the labels': it would take their colour and vanish on the tint", () => {
  for (const name of ["lm", "lo", "v"]) {
    expect(() => svg({ ...picture, style: `.${name}{stroke-width:4}` })).toThrow("label's");
  }
});
