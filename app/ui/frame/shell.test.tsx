import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { chapters } from "../../magazine/chapters";
import { footId } from "./footer";
import { Shell } from "./shell";

test("browsers without popovers reach in the foot every page that the side menu lists", () => {
  const html = renderToStaticMarkup(
    <Shell path="/" chapters={chapters} year={2026}>
      text
    </Shell>,
  );
  const linksOf = (part: RegExp) => [...(part.exec(html)?.[0] ?? "").matchAll(/href="([^"]+)"/g)].map(([, to]) => to);
  const inside = linksOf(/<nav class="menu"[\s\S]*?<\/nav>/);
  // The bar has home and the departments. Places of the front page are reached through home.
  const pages = inside.filter(
    (to) => !linksOf(/<nav class="top-links"[\s\S]*?<\/nav>/).includes(to) && !to?.includes("#"),
  );
  expect(pages.length).toBeGreaterThan(12);
  // The footer links to astronomy by its short address (product 3.4).
  const foot = linksOf(/<footer[\s\S]*/).map((to) => (to === "/astronomia" ? "/physics/astronomia" : to));
  expect(foot).toEqual(expect.arrayContaining(pages));
  expect(html).toContain(`<a class="menu-link" href="#${footId}">Menu</a>`);
});
