import { describe, expect, test } from "vitest";
import type { Category } from "../../../app/magazine/category";
import type { Content } from "../../../app/magazine/content";
import type { GlossaryEntry } from "../../../app/magazine/glossary";
import type { Practice } from "../../../app/magazine/practice/exercise";
import type { Project } from "../../../app/magazine/project";
import { findPlaces, type Searched } from "./find-places";

const optics: Category = { id: 4, name: "optika", displayName: "Optika", description: "Drita.", type: "physics" };
const lesson: Content = {
  ...{ id: 1, title: "Pasqyra", slug: "drita-kthehet", imageUrl: "/a.svg", categoryId: 4, contentTypeId: 1 },
  ...{ authorId: 1, duration: 5, featured: false, content: "" },
};
const empty: Searched = {
  ...{ categories: [optics], contents: [], terms: [], projects: [], practices: [], hours: [], otherNames: {} },
};
const pagesOf = (fields: Partial<Searched>) => findPlaces({ ...empty, ...fields });
const pageAt = (href: string, fields: Partial<Searched>) => pagesOf(fields).find((page) => page.href === href);
const placesOf = (fields: Partial<Content>) =>
  pageAt("/physics/drita-kthehet", { contents: [{ ...lesson, ...fields }] })?.places;
const place = { where: "", anchor: "" };

describe("a term", () => {
  const entry: GlossaryEntry = {
    ...{ id: "fokusi", term: "fokus", definition: "Pika ku bashkohen rrezet.", english: "focus, focal point" },
    ...{ symbolMath: "<math><mi>F</mi></math>", unit: "m", taughtIn: ["/physics/drita-kthehet"] },
  };

  test("is found by all its forms, names and signs, and answers whole queries", () => {
    const names = ["fokusi", "fokusit", "focus", "focal point"];
    expect(pageAt("/fjalori#fokusi", { terms: [{ entry, forms: ["fokusi", "fokusit"] }] })).toEqual({
      ...{ kind: "t", title: "fokus", href: "/fjalori#fokusi", part: "fjalori", named: [] },
      ...{ symbol: "<math><mi>F</mi></math>", unit: "m" },
      answers: ["fokus", ...names],
      places: [{ ...place, sentences: ["Pika ku bashkohen rrezet."], alsoFoundBy: [...names, "F", "m"] }],
    });
  });

  test("may have neither symbol nor unit", () => {
    const { symbolMath: _, unit: __, ...plain } = entry;
    const page = pageAt("/fjalori#fokusi", { terms: [{ entry: plain, forms: [] }] });
    expect(page?.places[0]?.alsoFoundBy).toEqual(["focus", "focal point", ""]);
  });

  test("leads to the lesson that teaches it, at its beginning", () => {
    const terms = [{ entry, forms: ["fokusi"] }];
    const other = { ...lesson, slug: "tjeter" };
    const fields = { terms, contents: [{ ...lesson, content: '<p>A.</p><h2 id="b">B</h2><p>C.</p>' }, other] };
    const [first, second] = pageAt("/physics/drita-kthehet", fields)?.places ?? [];
    expect([first?.alsoFoundBy, second?.alsoFoundBy]).toEqual([["fokus", "fokusi", "focus, focal point"], undefined]);
    expect(pageAt("/physics/tjeter", fields)?.places[0]?.alsoFoundBy).toEqual([]);
  });
});

describe("a chapter", () => {
  test("has the description and the name of its category", () => {
    expect(pageAt("/physics/optika", {})).toEqual({
      ...{ kind: "c", title: "Drita dhe Optika", href: "/physics/optika", part: "kapitujt", named: ["Optika"] },
      picture: "/covers/optika.svg",
      places: [{ ...place, sentences: ["Drita."] }],
    });
  });

  test("without one has its own, or its title", () => {
    const own = pageAt("/math/matematika-pastre", {});
    expect([own?.named, own?.places[0]?.sentences]).toEqual([
      [""],
      ["Numra, trajta dhe funksione, për hir të bukurisë së një prove që nuk rrëzohet."],
    ]);
    expect(pageAt("/physics/valet", {})?.places[0]?.sentences).toEqual(["Valët dhe Zëri"]);
    const silent = pageAt("/physics/optika", { categories: [{ ...optics, description: "" }] });
    expect(silent?.places[0]?.sentences).toEqual(["Drita dhe Optika"]);
  });
});

describe("a lesson", () => {
  test("is found by its address and its standfirst, in the part of its chapter", () => {
    const contents = [{ ...lesson, deck: "Pse kthehet?" }];
    expect(pageAt("/physics/drita-kthehet", { contents })).toMatchObject({
      ...{ kind: "m", title: "Pasqyra", part: "optika", named: ["drita kthehet", "Pse kthehet?"] },
    });
    expect(pageAt("/physics/drita-kthehet", { contents: [lesson] })?.named).toEqual(["drita kthehet", ""]);
    const other = pageAt("/math/drita-kthehet", { contents: [{ ...lesson, categoryId: 2 }] });
    expect(other?.part).toBe("te-tjera");
  });

  test.each([
    [1, "m"],
    [2, "s"],
    [3, "k"],
  ] as const)("of type %i is of kind %s", (contentTypeId, kind) => {
    expect(pageAt("/physics/drita-kthehet", { contents: [{ ...lesson, contentTypeId }] })?.kind).toBe(kind);
  });

  test("is split at its headings, also inside a section; the standfirst is its first sentence", () => {
    const content =
      '<p>Drita kthehet.</p><h2 id="k">Këndi <em>i rënies</em></h2><p>Është i njëjtë.</p>' +
      "<section><div><p>Edhe këtu.</p></div><h2>Pse? Pa emër</h2><p>Fund.</p></section> <p>Pas.</p>";
    expect(placesOf({ content, deck: "Pse?" })).toEqual([
      { ...place, sentences: ["Pse?", "Drita kthehet."], formulas: [], alsoFoundBy: [] },
      { where: "Këndi i rënies", anchor: "#k", sentences: ["Është i njëjtë.", "Edhe këtu."], formulas: [] },
      { where: "Pse? Pa emër", anchor: "", sentences: ["Fund.", "Pas."], formulas: [] },
    ]);
    expect(placesOf({})).toEqual([{ ...place, sentences: [], formulas: [], alsoFoundBy: [] }]);
  });

  test("has its formulas at their sentences, after the standfirst", () => {
    const math = "<math><mi>v</mi><mo>=</mo><mi>λ</mi><mi>f</mi></math>";
    const content = `<p>Nis. Vala ka ${math}.</p><h2 id="k">K</h2><p>Prapë ${math}.</p>`;
    const formulasOf = (fields: object) => placesOf({ content, ...fields })?.map(({ formulas }) => formulas);
    const signs = ["=", "f", "v", "λ"];
    expect(formulasOf({ deck: "Pse?" })).toEqual([[{ signs, sentence: 2 }], [{ signs, sentence: 0 }]]);
    expect(formulasOf({})).toEqual([[{ signs, sentence: 1 }], [{ signs, sentence: 0 }]]);
  });

  test("leaves out sections that hold words of others", () => {
    const ending = (name: string) => `<section class="${name} wide"><h2 id="x">Tjetër</h2><p>Jo.</p></section>`;
    const content = `<p>Po.</p>${["onward", "sources", "term-cards"].map(ending).join("")}<div class="note"><p>Po!</p></div>`;
    expect(placesOf({ content })?.map(({ where, sentences }) => [where, ...sentences])).toEqual([["", "Po.", "Po!"]]);
  });

  test("ends with the questions of its quiz, without their options", () => {
    const quizData = JSON.stringify({
      questions: [{ question: "Sa? E pse?", options: ["Dy"] }, { question: "Ku <b>bie</b>?" }],
    });
    expect(placesOf({ quizData })?.slice(1)).toEqual([
      { where: "Pyetjet", anchor: "", sentences: ["Sa? E pse?", "Ku bie?"] },
    ]);
    expect(placesOf({ quizData: "{}" })).toHaveLength(1);
  });
});

describe("what belongs to a lesson has a page of its own", () => {
  test("a model, by its caption, or by the lesson's title without one", () => {
    const still = (name: string, caption: string) =>
      `<figure><div data-modeli="${name};n=1" data-titulli="Prizmi">…</div>${caption}</figure>`;
    const content =
      still("prizmi-i-drites", "<figcaption><b>Fig. 1</b> Ngjyrat ndahen.</figcaption>") + still("dy", "");
    const contents = [{ ...lesson, content }];
    expect(pageAt("/modelet/prizmi-i-drites", { contents })).toEqual({
      ...{ kind: "o", title: "Prizmi", href: "/modelet/prizmi-i-drites", part: "optika", named: ["prizmi i drites"] },
      picture: "/covers/modeli-prizmi-i-drites.svg",
      places: [{ ...place, sentences: ["Ngjyrat ndahen."], alsoFoundBy: ["drita kthehet"] }],
    });
    expect(pageAt("/modelet/dy", { contents })?.places[0]?.sentences).toEqual(["Pasqyra"]);
  });

  test("its exercises, one place each, with dots for numbers that are drawn", () => {
    const exercise = (id: string, question: string) => ({ id, question }) as Practice["exercises"][number];
    const exercises = [
      exercise("kendi", "<p>Sa është ⟦0⟧ + ⟦12⟧? Llogarit.</p>"),
      exercise("rrezja", "<p>Po rrezja?</p>"),
    ];
    const practices = [{ slug: "drita-kthehet", exercises } as Practice];
    expect(pageAt("/physics/drita-kthehet/ushtrime", { contents: [lesson], practices })).toEqual({
      ...{ kind: "u", title: "Pasqyra", href: "/physics/drita-kthehet/ushtrime", part: "optika" },
      picture: "/a.svg",
      named: ["drita kthehet", "ushtrime"],
      places: [
        { ...place, sentences: ["Me ndihma dhe zgjidhje; numrat ndërrojnë."] },
        {
          ...{ where: "Ushtrimi\u00a01", isUntold: true, anchor: "?u=kendi#kendi" },
          sentences: ["Sa është … + …? Llogarit."],
        },
        { where: "Ushtrimi\u00a02", isUntold: true, anchor: "?u=rrezja#rrezja", sentences: ["Po rrezja?"] },
      ],
    });
    const others = pagesOf({ contents: [{ ...lesson, slug: "tjeter" }], practices });
    expect(others.filter(({ kind }) => kind === "u")).toEqual([]);
  });
});

test("the plan of a lesson's hour is found as a plan, beside its lesson's name, and not by the word of its heading", () => {
  const contents = [{ ...lesson, content: "<p>Rrezja kthehet.</p>" }];
  const plan = pageAt("/physics/drita-kthehet", { contents, hours: [{ slug: lesson.slug }] })?.places.at(-1);
  expect([plan?.where, plan?.anchor, plan?.isUntold]).toEqual(["Plani i orës", "/ora", true]);
  const words = [...(plan?.sentences ?? []), ...(plan?.alsoFoundBy ?? [])].join(" ");
  expect([/\bplani\b/i.test(words), /\bor[ëa]/i.test(words)]).toEqual([true, false]);
  expect(placesOf({ content: "<p>Rrezja kthehet.</p>" })).toHaveLength(1);
});

test("a project has a place for each panel and its sections, and none for an empty one", () => {
  const project = {
    ...{
      title: "The Bridge",
      subtitle: "Ura",
      slug: "ura-prej-letre",
      description: "Ndërto.",
      image: "/covers/ura.svg",
      tags: ["letër", "forca"],
    },
    ...{ overview: "<p>Një urë.</p>", instructions: '<h2 id="prit">Prit</h2><p>Me gërshërë.</p>', materials: "" },
  } as Project;
  const href = "/physics/projects/ura-prej-letre";
  expect(pageAt(href, { projects: [project] })).toEqual({
    ...{ kind: "p", picture: "/covers/ura.svg", title: "Ura", href },
    ...{ part: "projektet", named: ["The Bridge", "ura prej letre"] },
    places: [
      { ...place, sentences: ["Ndërto."], alsoFoundBy: ["letër", "forca"] },
      { ...place, sentences: ["Një urë."], formulas: [] },
      { where: "Prit", anchor: "?pjesa=udhezime#prit", sentences: ["Me gërshërë."], formulas: [] },
    ],
  });
  const { subtitle: _, ...english } = project;
  expect(pageAt(href, { projects: [english] })?.title).toBe("The Bridge");
  const listed = { ...project, materials: "<p>Letër.</p>" };
  expect(pageAt(href, { projects: [listed] })?.places.at(-1)?.anchor).toBe("?pjesa=materiale");
});

test("other names find the page of their address", () => {
  const otherNames = { "/physics/drita-kthehet": ["mirror", "reflection"], "/physics/optika": ["optics"] };
  expect(pageAt("/physics/drita-kthehet", { contents: [lesson], otherNames })?.named.slice(2)).toEqual([
    "mirror",
    "reflection",
  ]);
  expect(pageAt("/physics/optika", { otherNames })?.named).toEqual(["Optika", "optics"]);
});

test("the pages of a part stand together, wherever their lessons stand", () => {
  const waves: Category = { ...optics, id: 5, name: "valet" };
  const contents = [lesson, { ...lesson, slug: "vala", categoryId: 5 }, { ...lesson, slug: "syri" }];
  const pages = pagesOf({ categories: [optics, waves], contents }).filter(({ kind }) => kind === "m");
  expect(pages.map(({ href }) => href)).toEqual(["/physics/drita-kthehet", "/physics/syri", "/physics/vala"]);
});
