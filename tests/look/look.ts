/**
 * `npm run look -- <git ref>`: checks the look of every kind of page. It must be the same as at that commit. It builds
 * and serves the commit and the work tree, takes screenshots of both with a stopped clock and fixed random numbers, and
 * writes a page of their differences.
 */
import { join, relative } from "node:path";
import { Command, Option } from "commander";
import { findBrowser } from "../../worker/commands/find-browser.mjs";
import { root } from "../../worker/commands/prepare.mjs";
import { compare } from "./compare";
import { type ComparisonResult, percent, startReport } from "./report";
import { type PageState, states } from "./states";
import { lookAt, openBrowser, themes, type Width, widths } from "./still-page";
import { checkOut, commitOf, serve } from "./trees";

/** The share of a page's pixels that may differ without a report: 0.1 %. */
const allowed = 0.001;
/** A busy machine can miss a moment. So this many states are compared a second time before a difference counts. */
let secondLooks = 20;

const program = new Command("look")
  .description("Compares how the pages look with how they looked at a commit.")
  .argument("<ref>", "a branch, tag or commit")
  .option("--only <words>", "only the states whose name holds one of these words, with commas between them")
  .addOption(new Option("--width <px>", "only at this width").choices(widths.map(String)))
  .parse();
const [ref = ""] = program.args;
const { only = "", width: asked } = program.opts<{ only?: string; width?: string }>();

for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => process.exit(130));

const visits = states
  .filter(({ name }) => only.split(",").some((word) => name.includes(word)))
  .flatMap((state) => widths.map((width) => ({ state, width })))
  .filter(({ state, width }) => width === (state.width ?? width) && String(width) === (asked ?? String(width)));
if (visits.length === 0) program.error(`No state is named so: ${only}`);

const started = Date.now();
const seconds = () => `${Math.round((Date.now() - started) / 1_000)} s`;
const commit = commitOrNothing();
const executablePath = (await findBrowser()) ?? program.error("No Chromium was found or could be installed.");

console.log(`Building and serving ${ref} and the work tree …`);
const servers = await Promise.all([serve(checkOut(commit)), serve(root)]).catch(({ message }: Error) =>
  program.error(message),
);
const browsers = await Promise.all(servers.map(({ host }) => openBrowser(host, executablePath)));
console.log(`Looking at ${visits.length} states, each in both themes … (${seconds()})`);
const report = startReport(join(root, "test-results/look"));
const found: ComparisonResult = { same: 0, differences: [], unreached: [] };
try {
  for (const { state, width } of visits) await visit(state, width);
} finally {
  await Promise.all(browsers.map((browser) => browser.close()));
  await Promise.all(servers.map((server) => server.stop()));
}

const page = report.finish(`${ref} (${commit.slice(0, 8)})`, found);
const small = found.differences.filter(({ share }) => share <= allowed).length;
const large = found.differences.length - small;
console.log(
  `${found.same} pictures are the same, ${large} differ by more than ${percent(allowed)}, ${small} by less; ` +
    `${found.unreached.length} states were not reached. All in ${seconds()}.`,
);
console.log(relative(process.cwd(), page));
process.exit(large + found.unreached.length === 0 ? 0 : 1);

function commitOrNothing(): string {
  try {
    return commitOf(ref);
  } catch {
    return program.error(`Git knows no commit by this name: ${ref}`);
  }
}

/** Compares a state of both magazines, and reports the difference. */
async function visit(state: PageState, width: Width): Promise<void> {
  const name = `${state.name}, ${width} px`;
  let seen = await lookAtBoth(state, width);
  if (!isSame(seen) && secondLooks-- > 0) {
    seen = await lookAtBoth(state, width);
    if (isSame(seen)) console.log(`! ${name}: the same only at the second look`);
  }
  if (seen.failed.length > 0) {
    const words = `${name}: not reached ${seen.failed.join("; ")}`;
    found.unreached.push(words);
    console.error(`? ${words}`);
  }
  for (const { theme, before, now, share, difference } of seen.pairs) {
    const named = `${name}, ${theme}`;
    if (difference === undefined) {
      found.same++;
      continue;
    }
    found.differences.push({ name: named, share });
    report.keep(named, { before, now, difference });
    if (share > allowed) console.error(`✗ ${named}: ${percent(share)}`);
  }
}

async function lookAtBoth(state: PageState, width: Width) {
  const looks = await Promise.allSettled(browsers.map((browser) => lookAt(state, width, browser)));
  // Of Playwright's message, only the first line; its log of waiting follows.
  const failed = looks.flatMap((look, index) =>
    look.status === "rejected"
      ? [`in ${index === 0 ? ref : "the work tree"}: ${String(look.reason).split("\n")[0]}`]
      : [],
  );
  const [old, present] = looks.map((look) => (look.status === "fulfilled" ? look.value : null));
  if (!old || !present) return { failed, pairs: [] };
  const pairs = themes.map((theme) => {
    const [before, now] = [old[theme], present[theme]];
    return { theme, before, now, ...compare(before, now) };
  });
  return { failed, pairs };
}

function isSame({ failed, pairs }: Awaited<ReturnType<typeof lookAtBoth>>): boolean {
  return failed.length === 0 && pairs.every(({ share }) => share === 0);
}
