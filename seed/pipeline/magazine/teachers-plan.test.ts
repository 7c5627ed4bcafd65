import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const read = (path: string) => readFileSync(fileURLToPath(new URL(path, import.meta.url)), "utf8");
const { projects } = JSON.parse(read("../../magazine.json")) as {
  projects: { slug: string; duration: string; instructionsFile: string }[];
};

test.each(projects)("the teacher's plan of $slug takes the hours that the project promises: $duration", (project) => {
  const [, plan = ""] = read(`../../${project.instructionsFile}`).split(/^## Plani i mësuesit$/m);
  const meetings = [...plan.matchAll(/^\| Gjithsej \| (\d+) \|$/gm)].map(([, minutes]) => Number(minutes));
  expect(meetings.length).toBeGreaterThanOrEqual(2);
  const hours = meetings.reduce((all, minutes) => all + minutes, 0) / 60;
  const [least = 0, most = 0] = (project.duration.match(/\d+/g) ?? []).map(Number);
  expect(hours).toBeGreaterThanOrEqual(least);
  expect(hours).toBeLessThanOrEqual(most);
});

test.each(projects)("$slug: safety stands before the first step", (project) => {
  const headings = [...read(`../../${project.instructionsFile}`).matchAll(/^## (.+)$/gm)].map(([, title]) => title);
  expect(headings[0]).toBe("Siguria");
});
