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
  const caption = "<figure><figcaption><b>Fig. 3</b> Gjurmë.</figcaption></figure>";
  const still = placed(
    `<div class="model model-${name}" id="user-content-fig-${name}">${caption}<table></table></div>`,
  );
  mountModel(still);
  await waitFor(() => expect(screen.getByRole("region", { name: title })).toBeTruthy());
  expect(still.className).toContain("model-still");
  const live = still.previousElementSibling;
  expect(live?.className).toBe("model-live");
  expect(live?.querySelector("p > b")?.textContent).toBe("Fig. 3");
  expect(document.querySelectorAll(`#user-content-fig-${name}`)).toHaveLength(1);
  expect(live?.id).toBe(`user-content-fig-${name}`);
});

test("a name that no model has leaves the still as it is", () => {
  const still = placed('<div class="model model-hekuri"><table></table></div>');
  mountModel(still);
  expect(still.className).toBe("model model-hekuri");
  expect(document.querySelector(".model-live")).toBeNull();
});
