/**
 * Checks the labels of the models' pictures, on a phone and in a wide window: none lies on a line or on another, and
 * none is below 11 px.
 */

import type { TouchModelName } from "../../app/magazine/lesson-markup";
import { modelLoaders } from "../../app/models/all-models";
import { modelFragment } from "../../app/models/kit/model-link";
import { type AnyModel, startValues } from "../../app/models/kit/touch-model";
import { eachOf } from "../long-series";
import { expect, test } from "./magazine";

/** Returns what lies on the labels of the picture on show, and the labels that leave it. It runs in the page. */
function faults(): string[] {
  const picture = [...document.querySelectorAll<SVGSVGElement>(".model-live .model-picture")].find(
    (each) => each.getBoundingClientRect().width > 0,
  );
  if (picture === undefined) return ["no picture"];
  picture.scrollIntoView({ block: "center", behavior: "instant" });
  const frame = picture.getBoundingClientRect();
  /** Letters without their rim, ascenders and descenders. */
  const labels = [...picture.querySelectorAll("text")].map((label) => {
    const { left, right, top, bottom, height } = label.getBoundingClientRect();
    const lies = { left: left + 1.5, right: right - 1.5, top: top + 0.3 * height, bottom: bottom - 0.26 * height };
    return { text: label.textContent ?? "", ...lies };
  });
  const found: string[] = [];
  for (const part of picture.querySelectorAll<SVGTextContentElement>("text, tspan")) {
    const matrix = part.getScreenCTM();
    const size = Number.parseFloat(getComputedStyle(part).fontSize) * Math.hypot(matrix?.a ?? 0, matrix?.b ?? 0);
    if (size < 11) found.push(`„${part.textContent}“ is ${size.toFixed(1)} px`);
  }
  for (const [i, a] of labels.entries()) {
    if (a.left < frame.left - 3 || a.right > frame.right + 3 || a.top < frame.top || a.bottom > frame.bottom)
      found.push(`„${a.text}“ leaves the picture`);
    for (const b of labels.slice(i + 1))
      if (a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom)
        found.push(`„${a.text}“ lies on „${b.text}“`);
  }
  for (const mark of picture.querySelectorAll<SVGGeometryElement>("path, circle, ellipse, line, rect")) {
    const { stroke, strokeWidth } = getComputedStyle(mark);
    const matrix = mark.getScreenCTM();
    // Strokes below 0.9 px are hatching: a ground, not a line.
    if (stroke === "none" || Number.parseFloat(strokeWidth) < 0.9 || matrix === null) continue;
    const length = mark.getTotalLength();
    if (length === 0) continue;
    const step = Math.max(0.7, length / 6000);
    const crossed = labels.map(() => 0);
    for (let way = 0; way <= length; way += step) {
      const { x, y } = mark.getPointAtLength(way).matrixTransform(matrix);
      for (const [i, label] of labels.entries()) {
        if (x <= label.left || x >= label.right || y <= label.top || y >= label.bottom) continue;
        // A clipped line is not there, and one under a surface is hidden.
        const there = document.elementsFromPoint(x, y);
        const depth = there.indexOf(mark);
        const above = there.slice(0, Math.max(0, depth)).filter((part) => picture.contains(part) && part !== picture);
        const hides = (part: Element) =>
          part instanceof SVGGeometryElement && !["none", "transparent"].includes(part.getAttribute("fill") ?? "");
        if (depth >= 0 && !above.some(hides)) crossed[i] = (crossed[i] ?? 0) + step;
      }
    }
    for (const [i, width] of crossed.entries())
      if (width > 2)
        found.push(`${mark.tagName} of ${strokeWidth} lies ${Math.round(width)} px under „${labels[i]?.text}“`);
  }
  return found;
}

/** The sieve strikes numbers out: that is its picture. */
const strikes = "Sita e Eratostenit";

interface Shown {
  scene: string;
  fragment: string;
}

/** Returns the addresses' fragments of the start, the still and the table's states of a scene. */
function shownStates(scene: string, model: AnyModel, name: string): Shown[] {
  const start = startValues(model);
  const states = [start, ...(model.still === undefined ? [] : [model.still]), ...model.samples];
  const fragments = states.map((state) => modelFragment(name, model, { ...start, ...state }));
  return [...new Set(fragments)].map((fragment) => ({ scene, fragment }));
}

const names = Object.keys(modelLoaders) as TouchModelName[];

for (const name of ["topi-i-njutonit", "taksa-e-karnoit", "hapi-i-pare"] satisfies TouchModelName[])
  test(`${name}: every letter is of a face that the magazine ships, its large ones of the display cut`, {
    tag: "@desktop",
  }, async ({ page }) => {
    await page.goto(`/modelet/${name}`);
    const picture = page.locator(".model-live .model-picture");
    await picture.waitFor();
    await page.evaluate(() => document.fonts.ready);
    const browser = await page.context().newCDPSession(page);
    await browser.send("DOM.enable");
    await browser.send("CSS.enable");
    const { root } = await browser.send("DOM.getDocument");
    const facesOf = async (selector: string) => {
      const { nodeIds } = await browser.send("DOM.querySelectorAll", {
        nodeId: root.nodeId,
        selector: `.model-live .model-picture ${selector}`,
      });
      const painted = await Promise.all(
        nodeIds.map((nodeId) => browser.send("CSS.getPlatformFontsForNode", { nodeId })),
      );
      return painted.flatMap(({ fonts }) => fonts);
    };
    const all = await facesOf("text");
    expect(all.length).toBeGreaterThan(3);
    expect(all.filter(({ isCustomFont }) => !isCustomFont)).toEqual([]);
    const families = await picture
      .locator('text[font-size="22"]')
      .evaluateAll((labels) => labels.map((label) => getComputedStyle(label).fontFamily.split(",")[0]));
    expect(new Set(families)).toEqual(new Set(['"Gazeta Display"']));
  });

for (const { item: name, tag } of eachOf(names, 24)) {
  test(`${name}: no label lies on a line`, { tag: [...tag, "@desktop"] }, async ({ page }) => {
    // What sways until the first touch is measured where it is drawn.
    await page.emulateMedia({ reducedMotion: "reduce" });
    const model = await modelLoaders[name]();
    const others = await Promise.all(
      (model.scenes?.others ?? []).map(async ({ label, load }) => ({ label, model: await load() })),
    );
    const shown = [
      ...shownStates(name, model, name),
      ...others.flatMap(({ label, model }, i) =>
        label === strikes ? [] : shownStates(label, model, `${name};skena=${i + 2}`),
      ),
    ];
    for (const { scene, fragment } of shown) {
      await page.goto("about:blank");
      await page.goto(`/modelet/${name}${fragment}`);
      await page.locator(".model-live .model-picture").first().waitFor();
      await page.evaluate(() => document.fonts.ready);
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        expect.soft([scene, fragment, width, await page.evaluate(faults)]).toEqual([scene, fragment, width, []]);
      }
    }
  });
}
