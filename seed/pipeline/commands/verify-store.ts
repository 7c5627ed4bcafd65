import { keysWords } from "../publishing/editor-words";
import { findDamage } from "../publishing/verify";
import { type ExitCode, exitCode } from "./exit-code";
import { paint } from "./terminal";
import { type StoreOptions, withStore } from "./with-store";

const faults = { missing: "mungon", altered: "nuk është ai që u shkrua" };

/** `verify [--remote]`. */
export async function verifyStore(options: StoreOptions): Promise<ExitCode> {
  return withStore(options, "Kontrolli nuk u krye. Provo përsëri.", async ({ store, retryPolicy }) => {
    const { manifest, keys, damage } = await findDamage(store, retryPolicy);
    for (const { key, what } of damage) console.error(`${paint("red", "✗", process.stderr)} ${key}: ${faults[what]}`);
    if (damage.length > 0) {
      console.error(
        manifest === null
          ? "Boto revistën, ose ktheje te një botim i plotë me rollback."
          : "Boto të njëjtin skedar edhe një herë: shkruhet vetëm ajo që mungon.",
      );
      return exitCode.storeFailed;
    }
    console.log(`Botimi ${manifest?.version}: ${keysWords(keys)}, të gjithë në vend dhe të plotë.`);
    return exitCode.done;
  });
}
