import { expect, it } from "vitest";
import type { CommandReport } from "../../pipeline/commands/command-report";
import type { Plan } from "../../pipeline/publishing/plan";
import { publicationReply } from "./publication-plan";

const change = (kind: "added" | "changed" | "removed", slug: string) => ({
  ...{ kind, slug, title: slug.toUpperCase(), fields: kind === "changed" ? ["content"] : [] },
  words: kind === "changed" ? { added: ["bie"], removed: [] } : null,
});
const plan: Plan = {
  ...{ version: "0", current: null, writes: 7, writesToday: 5 },
  contents: [change("added", "guri"), change("changed", "marsi"), change("removed", "hena")],
  projects: [change("changed", "presa")],
  practised: [
    { slug: "marsi", title: "MARSI" },
    { slug: "uji", title: "UJI" },
  ],
  others: ["practice", "map"],
};
const pieces = [
  { slug: "guri", address: "/physics/guri" },
  { slug: "marsi", address: "/physics/marsi" },
  { slug: "uji", address: "/physics/uji" },
  { slug: "presa", address: "/physics/projects/presa" },
];
const finding = (severity: "error" | "warning" | "todo" | "advice") => ({
  ...{ file: "/redaksia/lessons/marsi.md", line: 3, column: 1, path: "contents[0]" },
  ...{ message: `m ${severity}`, hint: "h", severity, rule: "unit-spacing" },
});
const reply = (report: Partial<CommandReport>, code = 0) =>
  publicationReply({ code, lines: [], stopped: false, report: { findings: [], ...report } }, "/redaksia", pieces);

it("tells pages with their addresses; exercises are a page of their own, or a part of the lesson's", () => {
  const { pages, others, cost } = reply({ plan });
  expect(pages?.map(({ kind, slug, address, fields }) => [kind, slug, address, fields.join()])).toEqual([
    ["added", "guri", "/physics/guri", ""],
    ["changed", "marsi", "/physics/marsi", "content,practice"],
    ["removed", "hena", null, ""],
    ["changed", "presa", "/physics/projects/presa", "content"],
    ["changed", "uji", "/physics/uji/ushtrime", "practice"],
  ]);
  expect(others).toEqual(["map"]);
  expect(cost).toEqual({ writes: 7, today: 5, perDay: 1000 });
});

it("names no rule and no path of the disk; advice stays with the pieces", () => {
  const findings = [finding("advice"), finding("warning"), finding("error"), finding("todo")];
  const { problems, todos } = reply({ findings }, 1);
  expect(problems.map(({ message, file, severity }) => [message, file, severity])).toEqual([
    ["m error", "lessons/marsi.md", "error"],
    ["m warning", "lessons/marsi.md", "warning"],
  ]);
  expect(todos.map(({ message }) => message)).toEqual(["m todo"]);
  expect(JSON.stringify([problems, todos])).not.toContain("unit-spacing");
});

it("tells no pages where no plan was made", () => {
  const fault = { kind: "conflict", words: "aty është një botim" } as const;
  expect(reply({ fault }, 3)).toMatchObject({ pages: null, cost: null, others: [], fault, missing: 0 });
  expect(reply({ plan, missing: ["/films/a.mp4"] }).missing).toBe(1);
});
