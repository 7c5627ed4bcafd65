import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { assetsOf } from "../edition/assets";
import { deployedSite, noteDeployment, undeployed } from "../publishing/deployed-assets";
import { contentsWords, keysWords, writesWords } from "../publishing/editor-words";
import { type PublishStage, publish } from "../publishing/publish";
import { buildFile, builtPictures, magazineFile, publicFolder, withLacking } from "./build-file";
import { editorName } from "./editor-name";
import { type ExitCode, exitCode } from "./exit-code";
import { paint } from "./terminal";
import { undeployedLines } from "./undeployed-lines";
import { openRemoteFirst, type StoreOptions, withStore } from "./with-store";

/**
 * Returns the files that a deployment serves. They are the static files, and the copies of pictures that the build
 * wrote.
 */
const deployedFiles = (folder = publicFolder) => ({
  ...assetsOf(folder),
  ...(folder === publicFolder && existsSync(builtPictures) ? assetsOf(builtPictures, "/pictures/") : {}),
});

const stages: Record<PublishStage, (keys: number) => string> = {
  read: () => "Po lexoj çfarë është botuar",
  bodies: (keys) => `Po shkruaj ${keysWords(keys)}`,
  copy: () => "Po ruaj kopjen për kthim",
  manifest: () => "Po vë në vend botimin e ri",
  verify: () => "Po e lexoj edhe një herë të gjithin",
};

const afterFailure =
  "Botimi nuk u krye; revista e botuar më parë mbetet siç ishte. Provo përsëri: vazhdon aty ku mbeti.";

/** Words before the site's address, by which other programs find it in this command's output. */
export const readAt = "Lexohet te";

/** `publish [file] [--remote] [--force] [--deployed]`. */
export async function publishFile(
  file: string | undefined,
  asked: StoreOptions & { force?: boolean; deployed?: boolean; site?: string },
): Promise<ExitCode> {
  const options = await openRemoteFirst(asked, afterFailure);
  if (typeof options === "number") return options;
  const { reporter } = options;
  const built = await buildFile(file, { public: options.public, forReaders: options.remote, copies: true, reporter });
  if (typeof built === "number") return built;
  const { assets, made } = built;
  const copies = made.flatMap(({ files }) => files.map(({ address }) => address));
  const path = resolve(file ?? magazineFile);
  return withStore(options, afterFailure, async ({ store, name, retryPolicy, seen }) => {
    if (options.deployed) {
      const served = { assets: deployedFiles(options.public), site: options.site };
      await noteDeployment(store, served, retryPolicy);
    }
    const undeployedFiles = await undeployed(store, assets, retryPolicy, copies);
    const { edition, lacking } = withLacking(built.edition, undeployedFiles, made, options.public);
    for (const line of undeployedLines(lacking, options)) console.error(line);
    if (reporter !== undefined) reporter.report.missing = lacking.missing;
    if (lacking.missing.length > 0) {
      console.error("Asgjë nuk u botua.");
      return exitCode.contentFindings;
    }
    const { written, version } = await publish(edition, store, {
      base: seen.expected(name, path, options.remote),
      force: options.force,
      by: editorName(),
      retryPolicy,
      onStage(stage, keys) {
        reporter?.stage(stage, keys);
        if (keys > 0) process.stderr.write(`${stages[stage](keys)} …\n`);
      },
    });
    if (reporter !== undefined) reporter.report.published = { version, written };
    if (options.remote) seen.note(name, path, version);
    else seen.forget(name, path);
    const { contents } = edition.manifest;
    const news =
      written === 0
        ? "është botuar tashmë; asgjë për të shkruar"
        : `${paint("green", "u botua")} (${writesWords(written)})`;
    console.log(`${contentsWords(contents.length)}, botimi ${version}: ${news}.`);
    const site = options.remote ? await deployedSite(store, retryPolicy) : null;
    if (site !== null) console.log(`${readAt} ${site}`);
    return exitCode.done;
  });
}
