// @vitest-environment jsdom
import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { mountModel } from "./mounted-model";

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
});

function placed(html: string): Element {
  document.body.innerHTML = html;
  return document.body.firstElementChild as Element;
}

test.each([
  ["karroca", "Karroca me fërkim"],
  ["forca-masa", "Forca, masa dhe nxitimi"],
  ["patinatoret", "Dy patinatorë"],
])("the model %s is put before its still, which is folded away", async (name, title) => {
  const still = placed(`<div class="model model-${name}"><table></table></div>`);
  mountModel(still);
  await waitFor(() => expect(screen.getByRole("region", { name: title })).toBeTruthy());
  expect(still.className).toContain("model-still");
  expect(still.previousElementSibling?.className).toBe("model-live");
});

test("a name that no model has leaves the still as it is", () => {
  const still = placed('<div class="model model-hekuri"><table></table></div>');
  mountModel(still);
  expect(still.className).toBe("model model-hekuri");
  expect(document.querySelector(".model-live")).toBeNull();
});
