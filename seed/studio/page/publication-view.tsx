/** Shows what a publication changes: its pages, before and after. What stands in its way comes first. */
import { useEffect, useRef, useState } from "react";
import { formatNumber, plural } from "../../../app/magazine/albanian";
import type { Overview } from "../server/overview";
import type { PlannedPage, PublicationReply } from "../server/publication-plan";
import type { Problem } from "../server/workspace";
import { BeforeAndAfter } from "./before-and-after";
import { fieldName, labelledProblem } from "./field-names";
import { partsOfItem, placeOf } from "./piece-parts";
import { StudioButton } from "./studio-button";
import type { OpenItem } from "./studio-reducer";

interface PublicationViewProps {
  reply: PublicationReply;
  overview: Overview;
  remote: boolean;
  /** Addresses of the pages with drafts and of the published ones, with their tickets. */
  addresses: { preview: string; published: string };
  /** Opens an item at its problem. */
  onGo(item: OpenItem, problem: Problem): void;
}

export const otherNames: Record<PublicationReply["others"][number], string> = {
  authors: "redaksitë",
  categories: "kapitujt",
  glossary: "fjalori",
  practice: "ushtrimet",
  hours: "planet e orëve",
  questions: "pyetjet për klasën",
  map: "harta",
  order: "radha e shkrimeve",
};

/** Fields of a published page that are its text, by what an editor calls them. */
const textNames: Record<string, string> = {
  content: "teksti",
  overview: "përmbledhja",
  instructions: "udhëzimet",
  materials: "materialet",
  quizData: "pyetjet",
  gameData: "loja",
  gallery: "galeria",
  practice: "ushtrimet",
  terms: "termat",
  models: "modelet",
};

export function PublicationView({ reply, overview, remote, addresses, onGo }: PublicationViewProps) {
  const { pages, others, problems, todos, cost, fault, missing, code } = reply;
  const errors = problems.filter(({ severity }) => severity === "error");
  const warnings = problems.length - errors.length;
  const isNothing = pages !== null && pages.length + others.length === 0 && cost?.writes === 0;
  return (
    <div className="grid gap-6">
      <Blocking title="Para botimit ndreq këto" problems={errors} {...{ overview, onGo }} />
      {remote ? (
        <Blocking title="Këto vende presin ende fjalët e tua" problems={todos} {...{ overview, onGo }} />
      ) : null}
      {missing === 0 ? null : (
        <p className="text-alarm">
          {missing === 1
            ? "Një skedar i revistës nuk ka udhëtuar ende te faqja. Thuaji atij që kujdeset për faqen: pa të botimi pret."
            : `${missing} skedarë të revistës nuk kanë udhëtuar ende te faqja. Thuaji atij që kujdeset për faqen: pa ta botimi pret.`}
        </p>
      )}
      {fault === null ? null : (
        <p className="text-alarm">
          {fault.kind === "conflict"
            ? "Ndërkohë botoi dikush tjetër. Shih edhe një herë planin: ai tregon çfarë do të ndryshoje mbi botimin e tij."
            : fault.kind === "lasting"
              ? `Kështu nuk botohet dot, as po ta provosh përsëri. Revista mbetet siç ishte. Thuaja atij që kujdeset për faqen: „${fault.words}“.`
              : "Vendi ku botohet nuk u përgjigj. Revista mbetet siç ishte. Provo përsëri pas pak."}
        </p>
      )}
      {pages === null ? null : isNothing ? (
        <p>Çdo faqe është tashmë siç e ke shkruar: asgjë për të botuar.</p>
      ) : (
        <>
          <p>
            <b>{pages.length === 0 ? "Asnjë shkrim nuk ndryshon." : heading(pages)}</b>
            {others.length === 0
              ? ""
              : ` ${pages.length === 0 ? "Ndryshojnë" : "Bashkë me to"}: ${others.map((part) => otherNames[part]).join(", ")}.`}
          </p>
          <PageList {...{ pages, addresses, remote }} />
        </>
      )}
      {code === 0 && warnings > 0 ? (
        <p className="text-[0.85rem] text-mute">
          {plural(warnings, "vërejtje", "vërejtje")} nuk e {warnings === 1 ? "pengon" : "pengojnë"} botimin;{" "}
          {warnings === 1 ? "e" : "i"} gjen te shkrimet.
        </p>
      ) : null}
      {cost === null || cost.writes === 0 ? null : (
        <details className="text-[0.85rem]">
          <summary>Sa kushton?</summary>
          <p className="pt-3">{costWords(cost, remote)}</p>
        </details>
      )}
      {code === 0 || errors.length > 0 ? null : (
        <details className="text-[0.85rem]">
          <summary>Për atë që kujdeset për faqen</summary>
          <pre className="whitespace-pre-wrap pt-3 text-[0.75rem]">{reply.lines.join("\n")}</pre>
        </details>
      )}
    </div>
  );
}

function heading(pages: PlannedPage[]): string {
  const count = (kind: PlannedPage["kind"]) => pages.filter((page) => page.kind === kind).length;
  const parts = [
    [count("added"), "faqe e re", "faqe të reja"],
    [count("changed"), "faqe që ndryshon", "faqe që ndryshojnë"],
    [count("removed"), "faqe që hiqet", "faqe që hiqen"],
  ] as const;
  return `${parts.flatMap(([n, one, more]) => (n === 0 ? [] : [plural(n, one, more)])).join(", ")}.`;
}

function costWords({ writes, today, perDay }: NonNullable<PublicationReply["cost"]>, remote: boolean): string {
  const written = `Shkruhen ${plural(writes, "vlerë", "vlera")}.`;
  if (!remote) return `${written} Në këtë kompjuter nuk kushton asgjë.`;
  const left = perDay - today - writes;
  return left >= 0
    ? `${written} Sot mbeten edhe ${formatNumber(left)} nga ${formatNumber(perDay)} që janë falas në ditë.`
    : `${written} Kjo i kalon ${formatNumber(perDay)} vlerat që janë falas në ditë: pjesa tjetër shkon nesër.`;
}

/** The most pages that are listed at once: a first publication has them all. */
const shownPages = 12;

function PageList({
  pages,
  addresses,
  remote,
}: Pick<PublicationViewProps, "addresses" | "remote"> & { pages: PlannedPage[] }) {
  const [isWhole, setWhole] = useState(false);
  const [open, setOpen] = useState<PlannedPage | null>(null);
  const list = useRef<HTMLUListElement>(null);
  // The button that showed them is gone: the focus goes to the first of them.
  useEffect(() => {
    if (isWhole) list.current?.children[shownPages]?.querySelector("button")?.focus();
  }, [isWhole]);
  const shown = isWhole ? pages : pages.slice(0, shownPages);
  return (
    <ul ref={list} className="rule-t-1">
      {shown.map((page) => (
        <li key={`${page.slug} ${page.fields.join()}`} className="rule-b-1/hair py-4">
          <div className="flex flex-wrap items-baseline gap-x-9 gap-y-2">
            <p className="min-w-0 flex-[1_1_16rem]">
              <b>{page.title}</b>
              <span className={page.kind === "removed" ? "text-alarm" : "text-mute"}> {changeWords(page)}</span>
            </p>
            {page.address === null ? null : (
              <button
                type="button"
                className="underline"
                aria-expanded={open === page}
                onClick={() => setOpen(open === page ? null : page)}
              >
                {page.kind === "changed" ? "Para dhe pas" : "Shihe"}
              </button>
            )}
          </div>
          {open === page && page.address !== null ? (
            <BeforeAndAfter {...{ page, addresses, remote }} address={page.address} />
          ) : null}
        </li>
      ))}
      {shown.length === pages.length ? null : (
        <li className="pt-4">
          <StudioButton onClick={() => setWhole(true)}>Edhe {pages.length - shown.length} të tjera</StudioButton>
        </li>
      )}
    </ul>
  );
}

/** Says what changes in a page: „ndryshon teksti (+12 −3 fjalë), fjalia nën titull“. */
function changeWords({ kind, fields, words }: PlannedPage): string {
  if (kind === "added") return "faqe e re";
  if (kind === "removed") return "hiqet: adresa e saj nuk hapet më";
  const named = [...new Set(fields.flatMap((field) => textNames[field] ?? labelled(field)))];
  const counted =
    words === null ? "" : `: +${formatNumber(words.added.length)} −${formatNumber(words.removed.length)} fjalë`;
  return `${named.length === 0 ? "ndryshon" : named.join(", ")}${counted}`;
}

const labelled = (field: string) => {
  const label = fieldName(field);
  return label === field ? [] : [label.toLowerCase()];
};

interface BlockingProps extends Pick<PublicationViewProps, "overview" | "onGo"> {
  title: string;
  problems: Problem[];
}

/** The most problems that are told at once. */
const problemsShown = 8;

function Blocking({ title, problems, overview, onGo }: BlockingProps) {
  const [isWhole, setWhole] = useState(false);
  if (problems.length === 0) return null;
  return (
    <section>
      <h3 className="text-[1.1rem] text-alarm">{title}</h3>
      <ul>
        {problems.slice(0, isWhole ? undefined : problemsShown).map((problem, index) => {
          const { item, words } = whereIs(problem, overview);
          const { message, hint } = labelledProblem(problem);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the problems of a finished plan, in their order.
            <li key={index} className="py-3 [border-left:4px_solid_var(--color-alarm)] pl-6">
              <b>{words}</b>: {message} <span className="text-mute">{hint}</span>{" "}
              {item === null ? null : (
                <button type="button" className="underline" onClick={() => onGo(item, problem)}>
                  Shko te vendi
                </button>
              )}
            </li>
          );
        })}
      </ul>
      {isWhole || problems.length <= problemsShown ? null : (
        <StudioButton onClick={() => setWhole(true)}>Edhe {problems.length - problemsShown} të tjera</StudioButton>
      )}
    </section>
  );
}

/** Names the place of a problem by its piece, and the item to open for it. */
function whereIs(problem: Problem, overview: Overview): { item: OpenItem | null; words: string } {
  const { file, path } = problem;
  const piece = overview.pieces.find(
    ({ files, list, index }) =>
      Object.values(files).includes(file) || (file === "magazine.json" && path.startsWith(`${list}[${index}]`)),
  );
  const [, list] = /^(categories|authors|paths)\[/.exec(path) ?? [];
  const item: OpenItem | null =
    piece !== undefined
      ? { kind: "piece", slug: piece.slug }
      : file === "glossary.json"
        ? { kind: "glossary" }
        : file === "magazine.json" && list !== undefined
          ? { kind: "list", list: list as "categories", record: Number(/\d+/.exec(path)?.[0] ?? 0) }
          : null;
  const place = placeOf(problem, partsOfItem(item, piece));
  return { item, words: piece === undefined ? place : `„${piece.title}“, ${place}` };
}
