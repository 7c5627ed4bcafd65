// @vitest-environment jsdom
import { expect, test } from "vitest";
import { captionUnder } from "./model-scenes";

function placed(html: string): { still: Element; caption: HTMLElement } {
  document.body.innerHTML = `<figure><div data-modeli="x"></div>${html}</figure>`;
  const find = (selector: string) => document.querySelector<HTMLElement>(selector) as HTMLElement;
  return { still: find("[data-modeli]"), caption: find("figcaption") };
}

const own = "<figcaption><b>Fig. 4</b> Tërhiqe <i>kulmin</i>.</figcaption>";

test("a scene's caption stands behind the figure's number, and the first scene brings back the lesson's", () => {
  const { still, caption } = placed(own);
  const before = caption.innerHTML;
  const say = captionUnder(still);
  say("Shtype pistonin.");
  expect(caption.innerHTML).toBe("<b>Fig. 4</b> Shtype pistonin.");
  expect(caption.getAttribute("aria-live")).toBe("polite");
  say(null);
  expect(caption.innerHTML).toBe(before);
});

test("where no lesson stands around it, the caption has no number; without a caption nothing happens", () => {
  const { still, caption } = placed("<figcaption>Tërhiqe kulmin.</figcaption>");
  captionUnder(still)("Shtype pistonin.");
  expect(caption.textContent?.trim()).toBe("Shtype pistonin.");
  document.body.innerHTML = "<div><div data-modeli></div></div>";
  expect(() => captionUnder(document.querySelector("[data-modeli]") as Element)("Shtype.")).not.toThrow();
});
