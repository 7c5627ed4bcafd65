import { distinctInstants, sizeWords } from "../publishing/editor-words";
import { readDetails } from "../publishing/publication-details";
import { type ExitCode, exitCode } from "./exit-code";
import { paint } from "./terminal";
import { type StoreOptions, withStore } from "./with-store";

/** The most changed pieces that a line names. */
const titlesShown = 4;

const signs = { added: "+", changed: "~", removed: "−" } as const;

/** `history [--remote]`. */
export async function showHistory(options: StoreOptions): Promise<ExitCode> {
  return withStore(options, "Historia nuk u lexua. Provo përsëri.", async ({ store, retryPolicy }) => {
    const history = await readDetails(store, retryPolicy);
    if (options.reporter !== undefined) options.reporter.report.history = history;
    if (history.length === 0) console.log("Ende nuk është botuar asgjë që lexohet.");
    const wordsOf = distinctInstants(history.flatMap(({ publishedAt, backTo }) => [publishedAt, backTo ?? []].flat()));
    for (const [index, publication] of history.entries()) {
      const mark = index === 0 ? paint("green", "→") : " ";
      const { by, backTo, changes } = publication;
      const changed = (changes ?? []).slice(0, titlesShown).map(({ kind, title }) => `${signs[kind]} ${title}`);
      const more = (changes?.length ?? 0) > titlesShown ? [`edhe ${(changes?.length ?? 0) - titlesShown}`] : [];
      const back = backTo === undefined ? [] : `kthim te botimi: ${wordsOf(backTo)}`;
      const told = [by ?? [], back, [...changed, ...more].join(", ") || []].flat().join(": ");
      console.log(
        `${mark} ${publication.version}  ${wordsOf(publication.publishedAt)}  ${sizeWords(publication)}  ${told}`.trimEnd(),
      );
    }
    return exitCode.done;
  });
}
