/**
 * Texts that the service worker writes into pages. They are a cached page's date, a pack's mark, and the offline page's
 * list.
 */
import { longDate } from "../../magazine/albanian";
import { isPlayedHtml } from "../../magazine/page-scripts";
import { isPiece, type Kept } from "./offline-rules";

/** Opening tag of the offline page's list. `app/routes/offline.tsx` leaves the list empty. */
const listOpens = '<ul id="me-vete">';
/** Opening tag of the paragraph that says why the offline page is shown. */
const reasonOpens = '<p id="arsyeja">';

/**
 * Writes at the head of a cached page the day on which it was cached.
 * A page with React is left unchanged: React would not recognise the markup at hydration.
 */
export function withDay(html: string, timeMs: number): string {
  if (isPlayedHtml(html)) return html;
  const day = longDate(new Date(timeMs).toISOString()).replace(/^[^,]*, /, "");
  const note = `<p class="page-width kept-note">Rrjeti nuk u përgjigj. Kjo faqe u ruajt këtu më ${day}.</p>`;
  return html.replace(/<main\b[^>]*>/, (main) => main + note);
}

/** Matches the link to a chapter's pack, as `app/ui/chapter-front.tsx` writes it. */
const packLink = /(<a class="chapter-pack"[^>]*>)[^<]*(?:<!-- -->[^<]*)*/;

/** Marks on a chapter's page that its pack is on the device. @param isNew whether the pack is of the page's edition */
export const withPackMark = (html: string, isNew: boolean): string =>
  html.replace(packLink, `$1${isNew ? "E ke me vete" : "E ke me vete: ka dalë botim i ri"}`);

const escaped = (text: string) =>
  text
    .replace(/&(?![a-z#]\w*;)/g, "&amp;")
    .replace(/</g, "&lt;")
    .replace(/"/g, "&quot;");

const subjectOf = (path: string) => /^\/(math|physics)(?:\/|$)/.exec(path)?.[1] ?? "";

/** Matches the link to the notebook, as `app/ui/absence/offline-screen.tsx` writes it. */
const notebookLink = /<a [^>]*id="te-fletorja".*?<\/a>/;

/**
 * Lists the cached pages on the offline page. Pieces come first, each in the colour of its department.
 *
 * @param hasNotebook whether the notebook is cached, so that its link works
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
  const explained = html.replace(new RegExp(`${reasonOpens}[^<]*`), reason + known);
  return (hasNotebook ? explained : explained.replace(notebookLink, "")).replace(listOpens, listOpens + items.join(""));
}

/** Page that is shown if even the offline page is not cached. */
export const offlineFallbackHtml = `<!doctype html><html lang="sq"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Pa rrjet</title><h1>Pa rrjet</h1><p>Rrjeti nuk u përgjigj, dhe kjo faqe nuk është ruajtur ende.</p><p><a href="">Provo përsëri</a></p>`;
