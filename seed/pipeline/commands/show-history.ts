import { instantWords, sizeWords } from "../publishing/editor-words";
import { readHistory } from "../publishing/history";
import { type ExitCode, exitCode } from "./exit-code";
import { paint } from "./terminal";
import { type StoreOptions, withStore } from "./with-store";

/** `history [--remote]`. */
export async function showHistory(options: StoreOptions): Promise<ExitCode> {
  return withStore(options, "Historia nuk u lexua. Provo përsëri.", async ({ store, retryPolicy }) => {
    const history = await readHistory(store, retryPolicy);
    if (history.length === 0) console.log("Ende nuk është botuar asgjë që lexohet.");
    for (const [index, publication] of history.entries()) {
      const mark = index === 0 ? paint("green", "→") : " ";
      console.log(
        `${mark} ${publication.version}  ${instantWords(publication.publishedAt)}  ${sizeWords(publication)}`,
      );
    }
    return exitCode.done;
  });
}
