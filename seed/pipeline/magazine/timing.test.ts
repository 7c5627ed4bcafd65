import { describe, expect, it } from "vitest";
import { searchPartName } from "../../../app/library/kv-layout";
import { prerenderedName, renderedAt } from "../../../app/magazine/prerendered";
import { partAt } from "../../../app/magazine/search/part-at";
import { indexPart } from "../../../app/magazine/search/part-names";
import { search } from "../../../app/magazine/search/search";
import { momentsPassed } from "../../../app/magazine/timing";
import type { Edition } from "../edition/edition";
import { magazine, newsroomPerTest, piece } from "../fixtures/newsroom";

const newsroom = newsroomPerTest();
const words = (count: number) => `${"fjalë ".repeat(count).trim()}.\n`;
const messages = (json: object) => newsroom.findingsOf(json).map(({ severity, message }) => `${severity}: ${message}`);
const withMars = (fields: object) =>
  magazine(
    {},
    { contents: [piece({}), piece({ id: 8, slug: "mars", title: "Mars", contentFile: "lessons/mars.md", ...fields })] },
  );

describe("the hours of a piece", () => {
  it("are written by Tirana's clock and published as instants", () => {
    newsroom.write("magazine.json", magazine({ from: "2026-12-01 08:00", until: "2027-01-01" }));
    expect(newsroom.build().edition?.manifest.contents[0]).toMatchObject({
      from: "2026-12-01T07:00:00.000Z",
      until: "2026-12-31T23:00:00.000Z",
    });
  });

  it("that are none, or end before they begin, are errors", () => {
    expect(messages(magazine({ from: "nesër" }))).toEqual(["error: „nesër“ nuk është ditë që lexohet."]);
    expect(messages(magazine({ from: "2026-12-02", until: "2026-12-01" }))).toEqual([
      "error: Shkrimi do të hiqej para se të dilte.",
    ]);
  });
});

describe("a piece with hours", () => {
  /** Returns the published data at noon of a day. They are the parts of the search, and the lessons of the map. */
  const publishedOn = (day: string) => {
    const { manifest, entries } = newsroom.build().edition as Edition;
    const now = Date.parse(`${day}T12:00:00Z`);
    const keys = new Map((manifest.search ?? []).map((key) => [searchPartName(key), key]));
    const part = (name: string) => partAt(name, manifest.contents, now, (each) => entries.get(keys.get(each) ?? ""));
    const map = manifest.maps?.[momentsPassed(manifest.contents, now)] ?? manifest.map;
    return { part, names: [...keys.keys()], map: entries.get(map ?? "") ?? "" };
  };
  const foundOn = async (day: string) => {
    const { part, map } = publishedOn(day);
    const found = await search(async (name) => part(name), "marsi kuq");
    return [found?.results.map(({ href }) => href), map.includes("mars")];
  };
  const mars = { contentTypeId: 1, from: "2026-12-01", until: "2026-12-24" };

  it("comes into search and map at its hour and leaves them at its hour, by one publication", async () => {
    newsroom.write("lessons/mars.md", "Marsi është i kuq nga ndryshku.\n");
    newsroom.write("magazine.json", withMars(mars));
    expect(await foundOn("2026-11-30")).toEqual([[], false]);
    expect(await foundOn("2026-12-02")).toEqual([["/physics/mars"], true]);
    expect(await foundOn("2026-12-25")).toEqual([[], false]);
  });

  it("is on the pages rendered for its hours alone, and a page that it does not change is stored once", () => {
    newsroom.write("lessons/mars.md", "Marsi është i kuq nga ndryshku.\n");
    newsroom.write("magazine.json", withMars(mars));
    const { manifest, entries } = newsroom.build().edition as Edition;
    const { prerendered = {} } = manifest;
    const mapOn = (day: string) => {
      const now = Date.parse(`${day}T12:00:00Z`);
      return entries.get(renderedAt(prerenderedName("harta"), manifest.contents, now, prerendered) ?? "") ?? "";
    };
    const names = ["2026-11-30", "2026-12-02", "2026-12-25"].map((day) => mapOn(day).includes('/mars"'));
    expect(names).toEqual([false, true, false]);
    const [glossary, models, map] = (["fjalori", "modelet", "harta"] as const).map(prerenderedName);
    expect(Object.keys(prerendered)).toEqual([glossary, models, `${map}.1`]);
  });

  it("is in no index that can be read before its hour, and as a draft in nothing", () => {
    newsroom.write("lessons/mars.md", "Marsi është i kuq nga ndryshku.\n");
    const indexOn = (fields: object, day: string) => {
      newsroom.write("magazine.json", withMars(fields));
      const { part, names } = publishedOn(day);
      expect(names.filter((name) => name.startsWith(`${indexPart}.`)).flatMap((name) => part(name) ?? [])).toEqual([]);
      return part(indexPart);
    };
    expect(indexOn(mars, "2026-11-30")).not.toContain("ndryshk");
    expect(indexOn(mars, "2026-12-02")).toContain("ndryshk");
    expect(indexOn({ ...mars, draft: true }, "2026-12-02")).not.toContain("ndryshk");
  });
});

describe("a draft", () => {
  it("is not published, and its file is not read", () => {
    newsroom.write("lessons/mars.md", "# gabim");
    newsroom.write("magazine.json", withMars({ draft: true }));
    const { findings, edition } = newsroom.build();
    expect(findings).toEqual([]);
    expect(edition?.manifest.contents.map(({ slug }) => slug)).toEqual(["graviteti"]);
  });

  it("to which published pieces link is told once, with every place", () => {
    newsroom.write("lessons/mars.md", "Mars.\n");
    newsroom.write("lessons/graviteti.md", "Shih [Mars](/physics/mars) dhe [prapë](/physics/mars).\n");
    expect(messages(withMars({ draft: true }))).toEqual([
      "error: „Mars“ është ende skicë, por te ai çojnë lidhje. Lidhjet janë te: /physics/graviteti (2 herë).",
    ]);
  });
});

describe("a piece taken back", () => {
  it("leaves its reason and a way on, and its links are one warning", () => {
    newsroom.write("lessons/mars.md", "Mars.\n");
    newsroom.write("lessons/graviteti.md", "Shih [Mars](/physics/mars).\n");
    newsroom.write("magazine.json", withMars({ withdrawn: "Kishte një gabim që po e ndreqim." }));
    const { findings, edition } = newsroom.build();
    expect(findings.map(({ severity, message }) => [severity, message])).toEqual([
      ["warning", "„Mars“ u tërhoq, por te ai çojnë ende lidhje. Lidhjet janë te: /physics/graviteti."],
    ]);
    expect(edition?.manifest.withdrawn).toEqual([
      {
        subject: "physics",
        slug: "mars",
        title: "Mars",
        reason: "Kishte një gabim që po e ndreqim.",
        onward: { href: "/physics/mekanika", text: "Te Mekanika" },
      },
    ]);
    expect(edition?.manifest.contents.map(({ slug }) => slug)).toEqual(["graviteti"]);
  });
});

describe("a piece with an earlier address", () => {
  it("is led to from there, as long as it is read itself", () => {
    newsroom.write("lessons/mars.md", "Mars.\n");
    newsroom.write("magazine.json", withMars({ formerly: ["planeti-i-kuq"] }));
    expect(newsroom.build().edition?.manifest.withdrawn).toEqual([
      {
        subject: "physics",
        slug: "planeti-i-kuq",
        title: "Mars",
        reason: "Kjo faqe ka një adresë të re.",
        onward: { href: "/physics/mars", text: "Te „Mars“" },
        moved: true,
      },
    ]);
    newsroom.write("magazine.json", withMars({ formerly: ["planeti-i-kuq"], draft: true }));
    expect(newsroom.build().edition?.manifest.withdrawn).toBeUndefined();
  });
});

describe("a piece of news", () => {
  const news = { contentTypeId: 1, form: "lajm" };

  it("needs a date and a hundred words, and none of the parts of a lesson", () => {
    newsroom.write("lessons/graviteti.md", words(100));
    expect(messages(magazine({ ...news, date: "2026-11-22" }))).toEqual([]);
    expect(messages(magazine(news))).toEqual(["error: Lajmit i mungon data."]);
    newsroom.write("lessons/graviteti.md", words(99));
    expect(messages(magazine({ ...news, date: "2026-11-22" }))).toEqual([
      "warning: Një lajm ka të paktën 100 fjalë; ky ka 99.",
    ]);
  });
});
