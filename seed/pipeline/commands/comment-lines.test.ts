import { join } from "node:path";
import { expect, it } from "vitest";
import type { Finding } from "../checking/finding";
import { newsroomPerTest } from "../fixtures/newsroom";
import { commentLines } from "./comment-lines";

const newsroom = newsroomPerTest();
const at = (name: string, line: number, more: Partial<Finding> = {}): Finding => ({
  ...{ file: join(newsroom.folder, name), line, column: 1, path: "", message: "Kjo nuk shkon.", hint: "Ndreqe." },
  severity: "error",
  ...more,
});
const edit = "https://github.com/shkolla/prizma/edit/redaksia/drita e hënës";
const said = (...findings: Finding[]) => commentLines(findings, { file: newsroom.file, folder: newsroom.folder, edit });

it("says what is to be put right by piece and line, each a link into GitHub's editor", () => {
  const text = said(
    at("lessons/graviteti.md", 3),
    at("magazine.json", 9, { path: "contents[0].title" }),
    at("glossary.json", 2, { severity: "todo" }),
  );
  const base = "https://github.com/shkolla/prizma/edit/redaksia/drita%20e%20h%C3%ABn%C3%ABs";
  expect(text.split("\n")).toEqual([
    "**Ende nuk botohet: 3\u00a0vende për t’u ndrequr.**",
    "",
    `- „Graviteti“, [rreshti 3](${base}/lessons/graviteti.md#L3): Kjo nuk shkon. Ndreqe.`,
    `- „Graviteti“, [rreshti 9](${base}/magazine.json#L9): Kjo nuk shkon. Ndreqe.`,
    `- Fjalori, [rreshti 2](${base}/glossary.json#L2): Kjo nuk shkon. Ndreqe.`,
    "",
    "Shtyp rreshtin: hapet aty ku ndreqet. Pas „Commit changes“ kontrolli nis vetë, dhe ky koment ndryshon.",
    "",
  ]);
});

it("lets warnings pass, and says no command of a terminal", () => {
  const hint = "Lexoje përkrah, pastaj: npm run seed -- confirm graviteti --only guri";
  const text = said(at("pictures/guri.jpg", 1, { severity: "warning", hint }), at("a.md", 1, { severity: "advice" }));
  expect(text).toMatch(/^\*\*Gati për botim\.\*\*/);
  expect(text).toContain("1\u00a0vërejtje që nuk e ndalin botimin:\n\n- pictures/guri.jpg, rreshti 1: Kjo nuk shkon.");
  expect(text).toContain("Këtë e ndreq studioja në kompjuter");
  expect(text).not.toContain("npm");
  expect(text).not.toContain("a.md");
});

it("names twenty, and counts the rest", () => {
  const text = said(...Array.from({ length: 23 }, (_, nth) => at("lessons/graviteti.md", nth + 1)));
  expect(text.match(/^- „Graviteti“/gm)).toHaveLength(20);
  expect(text).toContain("- edhe 3 të tjera");
});

it("says what stays hidden after the merge, since a draft is refused by nothing", () => {
  const told = (...drafts: string[]) =>
    commentLines([], { file: newsroom.file, folder: newsroom.folder, drafts }).split("\n").slice(1, -1);
  expect(told()).toEqual([]);
  expect(told("Drita")).toEqual([
    "",
    "**„Drita“ është ende skicë:** nuk del te lexuesi derisa t’i hiqet shenja „Skicë“.",
  ]);
  expect(told("Drita", "Optika", "Zëri")[1]).toBe(
    "**„Drita“, „Optika“ dhe „Zëri“ janë ende skica:** nuk dalin te lexuesi derisa t’u hiqet shenja „Skicë“.",
  );
});
