import { describe, expect, it } from "vitest";
import type { Draft } from "../server/drafts";
import type { ListedPiece, Overview } from "../server/overview";
import type { RecoveredPiece } from "../server/recovered-pieces";
import {
  changedFiles,
  filesOf,
  initialStudio,
  isChanged,
  type OpenFile,
  openPiece,
  type StudioAction,
  type StudioState,
  studioReducer,
} from "./studio-reducer";

const lesson = "lessons/marsi.md";
const list = "magazine.json";
const reduce = (state: StudioState, ...actions: StudioAction[]) => actions.reduce(studioReducer, state);
const read = (name: string, text: string, hash: string, draft?: Partial<Draft>): StudioAction => ({
  type: "read",
  name,
  file: { text, hash, ...(draft && { draft: { name, text: "", base: hash, at: 0, stamp: "", ...draft } }) },
});
const keys = (text: string, name = lesson): StudioAction => ({ type: "wrote", name, text, byKeys: true });
const form = (text: string, group = "", at = 0, name = list): StudioAction => ({
  ...{ type: "wrote", name, text, byKeys: false, group, at },
});
const drafted = (text: string, stamp: string, base = "h1"): StudioAction => ({
  ...{ type: "drafted-elsewhere", name: lesson, draft: { name: lesson, text, base, at: 0, stamp } },
});
const sent = (text: string, stamp: string): StudioAction => ({ type: "draft-sent", name: lesson, text, stamp });
const open = reduce(initialStudio, read(lesson, "I kuq.", "h1"), read(list, "{}", "m1"));

/** The open file after some actions. */
const fileAfter = (actions: StudioAction[], name = lesson): Partial<OpenFile> | undefined =>
  reduce(open, ...actions).files[name];

describe("a file", () => {
  it.each<[string, StudioAction[], Partial<OpenFile>]>([
    [
      "is read",
      [],
      { text: "I kuq.", saved: "I kuq.", base: "h1", synced: "I kuq.", seen: "", theirs: null, revision: 1 },
    ],
    [
      "is typed into: the editor has the text already",
      [keys("I ftohtë.")],
      { text: "I ftohtë.", revision: 1, synced: "I kuq." },
    ],
    [
      "is put into the editor, where a button changed it",
      [form("I ftohtë.", "", 0, lesson)],
      { text: "I ftohtë.", revision: 2 },
    ],
    ["is left alone by a button that changes nothing", [form("I kuq.", "", 0, lesson)], { revision: 1 }],
    [
      "has been sent",
      [keys("I ftohtë."), sent("I ftohtë.", "a-1")],
      { synced: "I ftohtë.", seen: "a-1", saved: "I kuq." },
    ],
    [
      "is saved, while one types on",
      [keys("I ftohtë."), keys("I ftohtë!"), { type: "saved", name: lesson, text: "I ftohtë.", hash: "h2" }],
      { text: "I ftohtë!", saved: "I ftohtë.", base: "h2", synced: "I ftohtë.", seen: "", theirs: null },
    ],
    [
      "opens with what was being written",
      [read(lesson, "I kuq.", "h1", { text: "I ftohtë.", stamp: "b-3" })],
      { text: "I ftohtë.", saved: "I kuq.", base: "h1", synced: "I ftohtë.", seen: "b-3", theirs: null, revision: 2 },
    ],
    [
      "opens beside what was saved since that draft was begun",
      [read(lesson, "I ri.", "h2", { text: "I ftohtë.", base: "h1" })],
      { text: "I ftohtë.", base: "h1", saved: "I ri.", theirs: { text: "I ri.", hash: "h2" } },
    ],
    [
      "opens without a question where the draft is what was saved",
      [read(lesson, "I ftohtë.", "h2", { text: "I ftohtë.", base: "h1" })],
      { theirs: null },
    ],
  ])("%s", (_, actions, wanted) => {
    expect(fileAfter(actions)).toMatchObject(wanted);
  });

  it("that is not open is not changed", () => {
    expect(reduce(open, keys("x", "lessons/tjeter.md"))).toBe(open);
  });
});

describe("a file that is saved by somebody else", () => {
  const outside = (text: string): StudioAction => ({
    type: "changed-outside",
    name: lesson,
    theirs: { text, hash: "h2" },
  });
  it.each<[string, StudioAction[], Partial<OpenFile>]>([
    [
      "is taken in where nothing is written here",
      [outside("I ri.")],
      { text: "I ri.", saved: "I ri.", base: "h2", synced: "I ri.", revision: 2, theirs: null },
    ],
    [
      "stands beside what is written here",
      [keys("I ftohtë."), outside("I ri.")],
      { text: "I ftohtë.", saved: "I kuq.", base: "h1", theirs: { text: "I ri.", hash: "h2" } },
    ],
    [
      "is no conflict where it is the same text",
      [keys("I ftohtë."), sent("I ftohtë.", "a-1"), outside("I ftohtë.")],
      { text: "I ftohtë.", saved: "I ftohtë.", base: "h2", seen: "", theirs: null, revision: 1 },
    ],
    [
      "is decided: the text goes on from that one",
      [keys("I ftohtë."), outside("I ri."), { type: "conflict-resolved", name: lesson, text: "Të dy.", at: 0 }],
      { text: "Të dy.", saved: "I ri.", base: "h2", theirs: null, revision: 2 },
    ],
    [
      "is not decided twice",
      [keys("I ftohtë."), { type: "conflict-resolved", name: lesson, text: "Të dy.", at: 0 }],
      { text: "I ftohtë.", base: "h1", revision: 1 },
    ],
  ])("%s", (_, actions, wanted) => {
    expect(fileAfter(actions)).toMatchObject(wanted);
  });
});

describe("a file that another tab writes", () => {
  it.each<[string, StudioAction[], Partial<OpenFile>]>([
    [
      "is taken in where nothing is written here",
      [drafted("I ftohtë.", "b-1")],
      { text: "I ftohtë.", saved: "I kuq.", synced: "I ftohtë.", seen: "b-1", revision: 2, theirs: null },
    ],
    [
      "is taken in where what was written here was sent, and so read there",
      [keys("I ftohtë."), sent("I ftohtë.", "a-1"), drafted("I ftohtë dhe i thatë.", "b-1")],
      { text: "I ftohtë dhe i thatë.", seen: "b-1", theirs: null },
    ],
    ["goes on from the file from which that tab began", [drafted("I ftohtë.", "b-1", "h0")], { base: "h0" }],
    [
      "stands beside what was typed here and not sent",
      [keys("I thatë."), drafted("I ftohtë.", "b-1")],
      { text: "I thatë.", theirs: { text: "I ftohtë.", stamp: "b-1" }, seen: "", revision: 1 },
    ],
    [
      "is no conflict where it is the same text",
      [keys("I ftohtë."), drafted("I ftohtë.", "b-1")],
      { text: "I ftohtë.", synced: "I ftohtë.", seen: "b-1", theirs: null, revision: 1 },
    ],
    [
      "is decided: the file that both began from stays",
      [
        keys("I thatë."),
        drafted("I ftohtë.", "b-1"),
        { type: "conflict-resolved", name: lesson, text: "Të dy.", at: 0 },
      ],
      { text: "Të dy.", saved: "I kuq.", base: "h1", seen: "b-1", theirs: null, revision: 2 },
    ],
    [
      "goes back with that tab's „Kthe siç ishte“ where nothing was typed here",
      [drafted("I ftohtë.", "b-1"), { type: "drafted-elsewhere", name: lesson, draft: null }],
      { text: "I kuq.", synced: "I kuq.", seen: "", revision: 3 },
    ],
    [
      "stays where something was typed here",
      [drafted("I ftohtë.", "b-1"), keys("I ftohtë!"), { type: "drafted-elsewhere", name: lesson, draft: null }],
      { text: "I ftohtë!", seen: "", revision: 2 },
    ],
  ])("%s", (_, actions, wanted) => {
    expect(fileAfter(actions)).toMatchObject(wanted);
  });
});

describe("a step of a form", () => {
  it.each<[string, StudioAction[], Partial<OpenFile>]>([
    ["is undone", [form('{"a":1}'), { type: "undone", name: list }], { text: "{}", revision: 3 }],
    [
      "is done again",
      [form('{"a":1}'), { type: "undone", name: list }, { type: "redone", name: list }],
      { text: '{"a":1}', revision: 4 },
    ],
    [
      "is not undone twice",
      [form("1"), { type: "undone", name: list }, { type: "undone", name: list }],
      { text: "{}", revision: 3 },
    ],
    [
      "is a whole word in one field",
      [form("1", "title", 0), form("12", "title", 100), { type: "undone", name: list }],
      { text: "{}" },
    ],
    [
      "lives through other views and pieces",
      [
        form("1"),
        { type: "opened", item: { kind: "piece", slug: "graviteti" }, part: lesson },
        { type: "part", part: "fushat" },
        { type: "undone", name: list },
      ],
      { text: "{}" },
    ],
    [
      "lives through a new reading",
      [form("1"), read(list, "1", "m2"), { type: "undone", name: list }],
      { text: "{}", base: "m2" },
    ],
  ])("%s", (_, actions, wanted) => {
    expect(fileAfter(actions, list)).toMatchObject(wanted);
  });

  it("is none of a text, whose editor keeps its own", () => {
    expect(fileAfter([form("x", "", 0, lesson)])?.history?.past).toEqual([]);
  });
});

describe("the studio", () => {
  const piece = (slug: string): ListedPiece => ({
    ...{
      slug,
      title: slug,
      list: "contents",
      index: 0,
      kind: 1,
      categoryId: 2,
      authorId: 1,
      featured: false,
      sketch: false,
      formerly: [],
    },
    ...{
      files: { body: `lessons/${slug}.md` },
      state: "new",
      draft: false,
      errors: 0,
      warnings: 0,
      address: null,
      cover: null,
      subject: null,
    },
  });
  const overview = { pieces: [piece("marsi"), piece("graviteti")] } as Overview;
  const polled: StudioAction = { type: "polled", overview };
  const marsi: StudioAction = { type: "opened", item: { kind: "piece", slug: "marsi" }, part: lesson };
  const problem = { file: lesson, line: 1, column: 1, path: "", message: "m", hint: "h", severity: "error" } as const;

  it("begins", () => {
    const recovered: RecoveredPiece[] = [
      { title: "Marsi", drafts: [], at: 1, excerpt: [], opens: null },
      { title: "Uji", drafts: [], at: 2, excerpt: [], opens: null },
    ];
    const [first, second] = recovered as [RecoveredPiece, RecoveredPiece];
    const started = { addresses: { preview: "p", published: "q" }, schemas: {} as never };
    const state = reduce(initialStudio, { type: "started", ...started, recovered });
    expect(state).toMatchObject({ started, recovered });
    expect(reduce(state, { type: "recovered", piece: first }).recovered).toEqual([second]);
  });

  it("opens a piece without the problems of the last", () => {
    const state = reduce(
      open,
      polled,
      { type: "checked", problems: [problem], exercises: { marsi: "old" }, hours: {}, lost: [] },
      marsi,
    );
    expect(state).toMatchObject({ part: lesson, problems: [], fresh: 1 });
    expect(openPiece(state)?.slug).toBe("marsi");
    expect(filesOf(state)).toEqual([list, lesson]);
  });

  it("closes a piece that was removed", () => {
    const state = reduce(
      open,
      polled,
      marsi,
      { type: "checked", problems: [problem], exercises: {}, hours: {}, lost: [] },
      { type: "closed" },
    );
    expect(state).toMatchObject({ openItem: null, part: "", problems: [] });
  });

  it("opens the glossary, which is no piece", () => {
    const state = reduce(open, polled, { type: "opened", item: { kind: "glossary" }, part: "glossary.json" });
    expect(openPiece(state)).toBeUndefined();
    expect(filesOf(state)).toEqual(["glossary.json"]);
    expect(filesOf(open)).toEqual([list]);
  });

  it("shows each check and each wish to see the page anew", () => {
    expect(
      reduce(open, { type: "checked", problems: [problem], exercises: { marsi: "old" }, hours: {}, lost: [] }),
    ).toMatchObject({
      problems: [problem],
      exercises: { marsi: "old" },
      fresh: 1,
    });
    expect(reduce(open, { type: "refreshed" }).fresh).toBe(1);
    expect(reduce(open, { type: "part", part: "fushat" }).part).toBe("fushat");
  });

  it("tells what was done, and what may be undone", () => {
    expect(reduce(open, { type: "noticed", text: "U ruajt." }).notice).toEqual({ text: "U ruajt.", failed: false });
    expect(reduce(open, { type: "noticed", text: "Jo.", failed: true }).notice).toEqual({ text: "Jo.", failed: true });
    const undo = { text: "U hoq.", failed: false, undo: list };
    expect(reduce(open, { type: "noticed", text: "U hoq.", undo: list }).notice).toEqual(undo);
  });

  it("knows what is not saved", () => {
    const state = reduce(open, keys("I ftohtë."));
    expect(changedFiles(state).map(({ name }) => name)).toEqual([lesson]);
    expect(Object.values(open.files).some(isChanged)).toBe(false);
  });
});
