import { statSync } from "node:fs";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import type { Assets } from "../../../app/library/kv-layout";
import { modelsIn } from "../../../app/magazine/lesson-markup";
import { readEditorFile } from "../checking/editor-file";
import { tableFindings } from "../checking/editor-table";
import { type Finding, FindingList } from "../checking/finding";
import { JsonSource } from "../checking/json-source";
import { checkNamedFiles, PublicFiles } from "../checking/public-files";
import { hashOfFile } from "../edition/assets";
import { type Edition, makeEdition } from "../edition/edition";
import { indexTerms } from "../lesson/term-links";
import type { HtmlRoot } from "../lesson/tree";
import { readPractice, reportStrayPractice } from "../practice/read-practice";
import { readBody } from "./read-body";
import { checkTaughtIn, readGlossary } from "./read-glossary";
import { readCorpus } from "./read-magazine";
import { readPlayData } from "./read-play-data";
import { projectPages, readProjects, readProjectTexts } from "./read-projects";
import { addressBook, reportPagelessEntries, sitePages } from "./site-pages";
import { reportUnnamedFiles } from "./unnamed-files";

export interface Build {
  /** Whether the file may be published: no finding but warnings. */
  ok: boolean;
  /** In reading order. */
  findings: Finding[];
  /** null where the file has an error. */
  edition: Edition | null;
  /** The site's files that the edition shows. */
  assets: Assets;
}

export interface BuildOptions {
  /** Where pictures are looked for; by default the site's `public/`. */
  publicFolder?: string;
  /** Milliseconds since 1970; by default now. */
  publishedAt?: number;
}

const largestFile = 20 * 1024 * 1024;
const sitePublic = fileURLToPath(new URL("../../../public", import.meta.url));

/**
 * Reads a corpus file and everything it names, checks all of it and makes the edition.
 *
 * @param file path of a JSON file such as `seed/magazine.json`
 * @returns every finding at once; nothing thrown for what an editor can mend
 */
export function buildEdition(file: string, options: BuildOptions = {}): Build {
  const path = resolve(file);
  const findings = new FindingList();
  findings.all.push(...tableFindings.all);
  const text = readText(path, findings);
  const source = text === null ? null : JsonSource.read(path, text, findings);
  if (source === null) return { ok: false, findings: findings.sorted(), edition: null, assets: {} };

  const files = new PublicFiles(resolve(options.publicFolder ?? sitePublic));
  const { authors, categories, contents } = readCorpus(source, files, findings);
  reportPagelessEntries({ authors, categories, contents }, source, findings);
  const projects = readProjects(source, files, authors, findings);
  const pages = new Set([...sitePages({ categories, contents }), ...projectPages(projects)]);
  const terms = readGlossary(path, pages, findings);
  const site = { files, pages, terms: indexTerms(terms), addressOf: addressBook({ categories }) };
  const bodies = new Map<string, HtmlRoot | null>();
  const whole = contents.map((written) => {
    const play = readPlayData(written, source, site, findings);
    const { html, tree } = readBody(written, source, site, findings);
    bodies.set(site.addressOf(written), tree);
    return { ...written.fields, ...play, content: html, models: modelsIn(html) };
  });
  checkTaughtIn(terms, (address) => bodies.get(address) ?? null, findings);
  const practical = projects.map((written) => readProjectTexts(written, source, site, findings));
  const practices = contents.flatMap(({ fields }) => readPractice(fields.slug, path, site, findings) ?? []);
  reportStrayPractice(path, new Set(contents.map(({ fields }) => fields.slug)), findings);
  checkNamedFiles(files, findings);
  if (findings.hasErrors) return { ok: false, findings: findings.sorted(), edition: null, assets: {} };
  // A misspelt name is an error already; only a sound magazine can be asked what it has forgotten.
  reportUnnamedFiles(source, findings);
  const edition = makeEdition(
    { authors, categories, contents: whole, glossary: terms.map(({ entry }) => entry), projects: practical, practices },
    options.publishedAt ?? Date.now(),
  );
  const assets = Object.fromEntries(files.named().map(({ address, path }) => [address, hashOfFile(path)]));
  return { ok: true, findings: findings.sorted(), edition, assets };
}

function readText(file: string, findings: FindingList): string | null {
  const start = { file, line: 1, column: 1, path: "" };
  const stat = statSync(file, { throwIfNoEntry: false });
  if (stat === undefined || !stat.isFile()) {
    findings.error(start, "Skedari nuk gjendet.", "Kontrollo adresën e skedarit.");
    return null;
  }
  if (stat.size > largestFile) {
    findings.error(start, "Skedari është më i madh se 20 MB.", "Nxirri mësimet në skedarë më vete me „contentFile“.");
    return null;
  }
  return readEditorFile(file, findings);
}
