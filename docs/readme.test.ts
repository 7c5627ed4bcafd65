import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("..", import.meta.url));
const read = (path: string) => readFileSync(root + path, "utf8");
const page = read("README.md");

test("every file and folder that the README names is there", () => {
  const named = [...page.matchAll(/`((?:app|worker|seed|docs|tests)\/[^`…]*)`/g)].map(([, path]) => path as string);
  // A placeholder for the name of any feature.
  const paths = named.filter((path) => path !== "app/features/x");
  expect(paths.length).toBeGreaterThan(20);
  expect(paths.filter((path) => ![path, `${path}.ts`].some((file) => existsSync(root + file)))).toEqual([]);
});

test("every command that the README names is there, and it names every command", () => {
  const { scripts } = JSON.parse(read("package.json")) as { scripts: Record<string, string> };
  const found = page.matchAll(/\bnpm (?:run )?([a-z]+(?::[a-z]+)*)|`(bench:[a-z]+)`/g);
  const named = new Set([...found].map(([, command, bench]) => command ?? bench ?? ""));
  // `npm start` builds, and `npm run validate` checks the types.
  const unnamed = ["build", "typecheck"];
  expect([...named].filter((name) => !(name in scripts))).toEqual([]);
  expect(Object.keys(scripts).filter((name) => !named.has(name))).toEqual(unnamed);
});

test("its ports, versions and limits are those of the programs", () => {
  const { engines } = JSON.parse(read("package.json")) as { engines: { node: string } };
  expect(engines.node).toBe(">=20.19.0");
  expect(page).toContain("Node 20.19 or newer");
  const [dev, preview] = ["dev", "preview"].map(
    (name) => /serveLive\((\d+)/.exec(read(`worker/commands/${name}.mjs`))?.[1],
  );
  expect(page).toContain(`run \`npm run dev\`, open http://localhost:${dev}.`);
  expect(page).toContain(`on port ${preview}; nothing is published`);
  expect(page).toContain(`of more than ${/"maxLines": (\d+)/.exec(read("biome.json"))?.[1]} lines`);
});

test("its measures are those of the last runs", () => {
  const measured = read("docs/performance.md");
  const wholeRun = Number(/^Goal: `npm test`[^*]*\*\*Struck\*\*: (\d+) s/m.exec(measured)?.[1]);
  const minutes = Number(/takes about (\d+) minutes on two quiet cores/.exec(page)?.[1]);
  expect(Math.abs(wholeRun / 60 - minutes), `${wholeRun} s`).toBeLessThan(1);
  const times = (variant: string) =>
    Number(new RegExp(`^\\| ${variant}.* \\| ([\\d.]+) × \\| [^|]*\\|$`, "m").exec(measured)?.[1]);
  const ours = times("ours, from memory");
  const stated = [...page.matchAll(/^\| the (?:same bytes|page rendered)[^|]*\| (?:1\/(\d+)|([\d.]+) ×) \|$/gm)].map(
    ([, part, ratio]) => Number(part ?? ratio),
  );
  const now = [ours, times("Astro") / ours, times("ours, rendered by Remix") / ours];
  expect(stated).toHaveLength(now.length);
  // Two runs differ by a fifth.
  for (const [index, value] of now.entries()) {
    expect(value / (stated[index] ?? 0), `${value}`).toBeGreaterThan(0.8);
    expect(value / (stated[index] ?? 0), `${value}`).toBeLessThan(1.25);
  }
});
