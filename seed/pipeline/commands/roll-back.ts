import { instantWords, sizeWords, writesWords } from "../publishing/editor-words";
import { rollback, UnknownVersion } from "../publishing/rollback";
import { editorName } from "./editor-name";
import { type ExitCode, exitCode } from "./exit-code";
import { paint } from "./terminal";
import { type StoreOptions, withStore } from "./with-store";

/** Said after a rollback, since it changes KV alone. */
const textIsUnchanged =
  "Skedarët te seed/ nuk u kthyen: gabimi rri ende aty, dhe botimi i radhës, edhe ai i GitHub-it pas një Merge, " +
  "e nxjerr përsëri. Ndreqe edhe tekstin (me Git: git revert).";

/** `rollback [version] [--remote]`. */
export async function rollBack(wanted: string | undefined, options: StoreOptions): Promise<ExitCode> {
  const afterFailure = "Kthimi nuk u krye; revista mbetet siç ishte. Provo përsëri.";
  return withStore(options, afterFailure, async ({ store, retryPolicy }) => {
    try {
      const { publication, written } = await rollback(store, wanted, { by: editorName(), retryPolicy });
      const news =
        written === 0 ? "është aty tashmë; asgjë për të shkruar" : `${paint("green", "u kthye")} (${writesWords(1)})`;
      console.log(`Botimi ${publication.version}, ${sizeWords(publication)}: ${news}.`);
      if (written > 0) {
        console.log(`U botua ${instantWords(publication.publishedAt)}.`);
        console.log(textIsUnchanged);
      }
      return exitCode.done;
    } catch (error) {
      if (!(error instanceof UnknownVersion)) throw error;
      console.error(`${error.message} Botimet që njihen: npm run seed -- history${options.remote ? " --remote" : ""}`);
      return exitCode.wrongUse;
    }
  });
}
