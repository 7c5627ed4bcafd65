/** What the service worker writes into pages: that one was kept, and on the page without a network what is there. */
import { longDate } from "../../magazine/albanian";
import { isPlayedHtml } from "../../magazine/page-scripts";
import { isPiece, type Kept } from "./offline-rules";

/** Opens the place of the offline page's list. `app/routes/offline.tsx` leaves it empty. */
const listOpens = '<ul id="me-vete">';
/** Where the page says why it stands there. */
const reasonOpens = '<p id="arsyeja">';

/**
 * Says at the head of a kept page on which day it was kept.
 * A page that is played with is left as it is: React would not know its own markup.
 */
export function withDay(html: string, timeMs: number): string {
  if (isPlayedHtml(html)) return html;
  const day = longDate(new Date(timeMs).toISOString()).replace(/^[^,]*, /, "");
  const note = `<p class="page-width kept-note">Rrjeti nuk u përgjigj. Kjo faqe u ruajt këtu më ${day}.</p>`;
  return html.replace(/<main\b[^>]*>/, (main) => main + note);
}

/** Matches the link to a chapter's pack, as `app/ui/chapter-front.tsx` writes it. */
const packLink = /(<a class="chapter-pack"[^>]*>)[^<]*(?:<!-- -->[^<]*)*/;

/** Says on a chapter's page that its pack is on the device. @param isNew whether it is of the page's own edition */
export const withPackMark = (html: string, isNew: boolean): string =>
  html.replace(packLink, `$1${isNew ? "E ke me vete" : "E ke me vete: ka dalë botim i ri"}`);

const escaped = (text: string) =>
  text
    .replace(/&(?![a-z#]\w*;)/g, "&amp;")
    .replace(/</g, "&lt;")
    .replace(/"/g, "&quot;");

const subjectOf = (path: string) => /^\/(math|physics)(?:\/|$)/.exec(path)?.[1] ?? "";

/** Matches the way to the notebook, as `app/ui/offline-screen.tsx` writes it. */
const notebookLink = /<a [^>]*id="te-fletorja".*?<\/a>/;

/**
 * Writes what is on the device into the page without a network: pieces first, each in the colour of its department.
 *
 * @param hasNotebook whether the way to the notebook leads there
 */
export function withKeptPages(html: string, pages: readonly Kept[], hasNotebook: boolean): string {
  const unique = [...new Map(pages.map((page) => [page.path, page])).values()].filter(
    ({ path, title }) => title !== "" && !path.endsWith("/me-vete"),
  );
  const listed = [...unique.filter(({ path }) => isPiece(path)), ...unique.filter(({ path }) => !isPiece(path))];
  const items = listed.map(
    ({ path, title }) => `<li class="${subjectOf(path)}"><a href="${escaped(path)}">${escaped(title)}</a></li>`,
  );
  const reason = `${reasonOpens}Faqja që kërkove nuk është në këtë pajisje, dhe rrjeti nuk u përgjigj. `;
  const known = items.length === 0 ? "Këtu nuk është ruajtur ende asgjë." : "Këto i ke me vete:";
  const told = html.replace(new RegExp(`${reasonOpens}[^<]*`), reason + known);
  return (hasNotebook ? told : told.replace(notebookLink, "")).replace(listOpens, listOpens + items.join(""));
}

/** What is shown where even the page without a network was not kept. */
export const offlineFallbackHtml = `<!doctype html><html lang="sq"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Pa rrjet</title><h1>Pa rrjet</h1><p>Rrjeti nuk u përgjigj, dhe kjo faqe nuk është ruajtur ende.</p><p><a href="">Provo përsëri</a></p>`;
