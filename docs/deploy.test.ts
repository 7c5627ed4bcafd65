/** Tests what the operator's guide says of the programs: their commands, their messages, the sums of its figures. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test, vi } from "vitest";
import { runCommandLine } from "../seed/pipeline/commands/command-line";

const root = fileURLToPath(new URL("..", import.meta.url));
const read = (path: string) => readFileSync(root + path, "utf8");
const guide = read("docs/deploy.md");

test("every command of the seed that the guide names is one", async () => {
  vi.spyOn(console, "log").mockReturnValue(undefined);
  const named = [...new Set([...guide.matchAll(/npm run seed -- ([a-z-]+)/g)].map(([, name = ""]) => name))];
  expect(named.length).toBeGreaterThan(7);
  for (const name of named) expect([name, await runCommandLine([name, "--help"])]).toEqual([name, 0]);
});

test("every message of its last table is one that the programs print", () => {
  // Two of other programs, and one that is put together of parts.
  const others = ["running scripts is disabled on this system", "You need a workers.dev subdomain", "aty është botimi"];
  const [, table = ""] = guide.split("## Kur diçka nuk shkon");
  const cells = [...table.matchAll(/^\| (.*?) \|/gm)].map(([, cell = ""]) => cell);
  const parts = cells.flatMap((cell) =>
    [...cell.matchAll(/`([^`]+)`/g)].flatMap(([, message = ""]) => message.split("…")),
  );
  const messages = parts
    .map((part) => part.replace(/^,/, "").trim())
    .filter((part) => part !== "" && !others.includes(part));
  expect(messages.length).toBeGreaterThan(9);
  const programs = ["seed/pipeline/commands", "seed/pipeline/publishing", "worker/commands"].flatMap((folder) =>
    readdirSync(root + folder)
      .filter((name) => /(?<!\.test)\.ts$/.test(name))
      .map((name) => read(`${folder}/${name}`)),
  );
  expect(messages.filter((message) => !programs.some((text) => text.includes(message)))).toEqual([]);
});

test("every file that it links to is there", () => {
  const linked = [...guide.matchAll(/\]\((?!https?:)([^)#]+)/g)].map(([, path = ""]) => path);
  expect(linked.length).toBeGreaterThan(2);
  expect(linked.filter((path) => !existsSync(`${root}docs/${path}`))).toEqual([]);
});

test("its sums are right", () => {
  const [, visit = ""] = guide.split("### Një ditë e ngarkuar");
  const numbers = { nëntë: 9, katër: 4, tri: 3 };
  const [, whole, pages, search, offline] =
    /\| (\d+) \| (\S+) faqe, (\S+) të dhëna të kërkimit, (\S+) të punëtorit/.exec(visit) ?? [];
  const [nine, four, three] = [pages, search, offline].map((word) => numbers[word as keyof typeof numbers]);
  if (nine === undefined || four === undefined || three === undefined) throw new Error("no row of requests");
  expect(nine + four + three).toBe(Number(whole));
  expect(visit).toContain(`dalin ${((nine + three) / nine).toFixed(2).replace(".", ",")} kërkesa për faqe`);
  expect(visit).toContain(`5000 nxënës në një ditë** bëjnë ${(5 * Number(whole)).toFixed(0)} 000 kërkesa`);
  expect(visit).toContain(`Kufiri i ditës del ${100_000 / 5000} për secilin`);
  expect(visit).toContain(`bëjnë rreth ${30 * 30 * 2} kërkesa`);
});
