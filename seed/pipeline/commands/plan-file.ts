import { resolve } from "node:path";
import { plural } from "../../../app/magazine/albanian";
import { undeployed } from "../publishing/deployed-assets";
import { instantWords, wordCounts, writesWords } from "../publishing/editor-words";
import { type Change, makePlan, type Plan, writesADay } from "../publishing/plan";
import { buildFile, magazineFile, withLacking } from "./build-file";
import { type ExitCode, exitCode } from "./exit-code";
import { paint } from "./terminal";
import { undeployedLines } from "./undeployed-lines";
import { openRemoteFirst, type StoreOptions, withStore } from "./with-store";

/** The most words that a line names; of the others only the number is printed. */
const wordsShown = 6;

const others: Record<Plan["others"][number], string> = {
  authors: "autorët",
  categories: "kategoritë",
  glossary: "fjalori",
  practice: "ushtrimet",
  hours: "planet e orëve",
  questions: "pyetjet për klasën",
  map: "harta",
  order: "radha e përmbajtjeve",
};

/**
 * `plan [file] [--remote]`. With `deployed` the site's files are uploaded before the magazine, so that none is
 * published with it.
 */
export async function planFile(
  file: string | undefined,
  asked: StoreOptions & { deployed?: boolean },
): Promise<ExitCode> {
  const afterFailure = "Plani nuk u bë; asgjë nuk u shkrua. Provo përsëri.";
  const options = await openRemoteFirst(asked, afterFailure);
  if (typeof options === "number") return options;
  const built = await buildFile(file, { public: options.public, copies: true, reporter: options.reporter });
  if (typeof built === "number") return built;
  const { assets, made } = built;
  const copies = made.flatMap(({ files }) => files.map(({ address }) => address));
  options.reporter?.stage("read");
  return withStore(options, afterFailure, async ({ store, name, retryPolicy, seen }) => {
    const undeployedFiles = options.deployed
      ? { missing: [], changed: [] }
      : await undeployed(store, assets, retryPolicy, copies);
    const { edition, lacking } = withLacking(built.edition, undeployedFiles, made, options.public);
    const plan = await makePlan(edition, store, Date.now(), retryPolicy);
    seen.note(name, resolve(file ?? magazineFile), plan.current?.version ?? null);
    if (options.reporter !== undefined) Object.assign(options.reporter.report, { plan, missing: lacking.missing });
    for (const line of planLines(plan)) console.log(line);
    for (const line of undeployedLines(lacking, options)) console.log(line);
    return exitCode.done;
  });
}

/** Prints the plan for an editor, one line for each change. */
function planLines(plan: Plan): string[] {
  const { current, contents, projects, writes } = plan;
  const against =
    current === null
      ? "Ende nuk është botuar asgjë."
      : `I botuar tani: ${current.version}, ${instantWords(current.publishedAt)}.`;
  const changes = [...contents, ...projects];
  const count = (kind: Change["kind"]) => changes.filter((change) => change.kind === kind).length;
  const counts: [number, string, string][] = [
    [count("added"), "e re", "të reja"],
    [count("changed"), "e ndryshuar", "të ndryshuara"],
    [count("removed"), "e hequr", "të hequra"],
  ];
  const summary = counts.filter(([n]) => n > 0).map(([n, one, more]) => plural(n, one, more));
  return [
    against,
    ...changes.map(changeLine),
    ...(plan.others.length > 0
      ? [`${paint("yellow", "~")} ${plan.others.map((part) => others[part]).join(", ")}`]
      : []),
    writes === 0
      ? `Botimi ${plan.version} është ai që është aty: asgjë për të shkruar.`
      : `Botimi ${plan.version}: ${[...summary, ...(summary.length === 0 ? ["përmbajtjet siç ishin"] : [])].join(", ")}.`,
    costLine(writes, plan.writesToday),
  ];
}

const signs = { added: ["green", "+"], changed: ["yellow", "~"], removed: ["red", "−"] } as const;

function changeLine({ kind, slug, title, fields, words }: Change): string {
  const [colour, sign] = signs[kind];
  const counted = words === null ? "" : ` (${wordCounts(words.added.length, words.removed.length)}${named(words)})`;
  const what = fields.length === 0 ? "" : `: ${fields.join(", ")}${counted}`;
  return `${paint(colour, sign)} ${title} [${slug}]${what}`;
}

function named({ added, removed }: NonNullable<Change["words"]>): string {
  if (added.length + removed.length > wordsShown || added.length + removed.length === 0) return "";
  return `: ${[...removed.map((word) => `−${word}`), ...added.map((word) => `+${word}`)].join(" ")}`;
}

function costLine(writes: number, today: number): string {
  const left = writesADay - today - writes;
  const rest =
    left >= 0
      ? `mbeten edhe ${left} nga ${plural(writesADay, "shkrim", "shkrimet")} që Cloudflare i jep falas në ditë`
      : `kjo i kalon ${plural(writesADay, "shkrim", "shkrimet")} që Cloudflare i jep falas në ditë: pjesa tjetër nesër`;
  return `Kushton ${writesWords(writes)}; ${rest}${today > 0 ? ` (sot revista ka bërë ${today})` : ""}.`;
}
