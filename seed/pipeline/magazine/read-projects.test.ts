import { describe, expect, test } from "vitest";
import { magazine, newsroomPerTest } from "../fixtures/newsroom";

const newsroom = newsroomPerTest((opened) => {
  opened.write("projects/press/a.md", "Shtyp pistonin.\n");
  opened.write("projects/press/b.md", "Hapi i parë.\n");
  opened.write("projects/press/c.md", "Një shiringë.\n");
});

const project = {
  id: 1,
  title: "Hydraulic Machine",
  slug: "press",
  description: "Dy shiringa.",
  image: "/covers/graviteti.svg",
  icon: "press",
  class: "Klasa IX",
  difficulty: "medium",
  duration: "2–3 orë",
  tags: [],
  authorId: 1,
  overviewFile: "projects/press/a.md",
  instructionsFile: "projects/press/b.md",
  materialsFile: "projects/press/c.md",
  gallery: [],
};

function built(...projects: object[]) {
  newsroom.write("magazine.json", magazine({}, { projects }));
  return newsroom.build();
}

const messages = (...projects: object[]) => built(...projects).findings.map(({ message }) => message);

test("a magazine without the list has no projects", () => {
  const { edition } = newsroom.build();
  expect(edition?.manifest.projects).toEqual([]);
});

test("a project's texts are typeset into one immutable value, named by the manifest", () => {
  const { edition, findings } = built(project);
  expect(findings).toEqual([]);
  const [entry] = edition?.manifest.projects ?? [];
  expect(entry?.body).toMatch(/^project\/press@[0-9a-f]{16}$/);
  const stored = JSON.parse(edition?.entries.get(entry?.body ?? "") ?? "");
  expect(stored).toMatchObject({ slug: "press", authorId: 1, gallery: [] });
  expect(stored.instructions).toContain("Hapi i parë.");
  expect(Object.keys(entry ?? {})).not.toContain("instructions");
});

test("a panel's list of contents speaks of the page, and what its author wrote stays", () => {
  newsroom.write("projects/press/b.md", "Në këtë mësim shtypim.\n\n## Mbushja\n\nUjë.\n\n## Shtypja\n\nForcë.\n");
  const { edition } = built(project);
  const { instructions } = JSON.parse(edition?.entries.get(edition.manifest.projects[0]?.body ?? "") ?? "");
  expect(instructions).toContain('<nav class="toc" aria-label="Përmbajtja e faqes"><p class="lab">Në këtë faqe</p>');
  expect(instructions).toContain("Në këtë mësim shtypim.");
});

test("another text is another value, and another version", () => {
  const before = built(project).edition?.manifest;
  newsroom.write("projects/press/b.md", "Hapi i dytë.\n");
  const after = built(project).edition?.manifest;
  expect(after?.projects[0]?.body).not.toBe(before?.projects[0]?.body);
  expect(after?.version).not.toBe(before?.version);
});

test("a lesson may link to a project", () => {
  newsroom.write("lessons/graviteti.md", "Ndërto [presën](/physics/projects/press).\n");
  expect(messages(project)).toEqual([]);
});

describe("what an editor is told", () => {
  test("a text that is not there, and where it is named", () => {
    const { findings } = built({ ...project, materialsFile: "projects/press/mungon.md" });
    expect(findings[0]).toMatchObject({ severity: "error", path: "projects[0].materialsFile" });
  });

  test("a picture that is not there", () => {
    const item = { type: "image", src: "/gallery/nuk-ka.svg", alt: "Prerje", caption: "Shih." };
    const { findings } = built({ ...project, gallery: [item] });
    expect(findings[0]).toMatchObject({ path: "projects[0].gallery[0].src" });
  });

  test("a field that nothing reads, a desk that there is not, a slug twice", () => {
    expect(messages({ ...project, nota: 1 })[0]).toContain("„nota“ nuk njihet");
    expect(messages({ ...project, authorId: 9 })[0]).toContain("autor me id 9");
    expect(messages(project, { ...project, id: 2 })[0]).toContain("„slug“ përsëritet");
  });

  test("a fault in a text, at its line", () => {
    newsroom.write("projects/press/b.md", "Një.\n\n:::nukka\n:::\n");
    const { findings } = built(project);
    expect(findings[0]).toMatchObject({ line: 3 });
    expect(findings[0]?.file).toMatch(/b\.md$/);
  });
});

test("the length of a film and of the PDF is read off the file", () => {
  newsroom.write("public/films/press.mp4", "x".repeat(1234));
  newsroom.write("public/projects/press.pdf", "x".repeat(99));
  const film = {
    type: "video",
    src: "/films/press.mp4",
    title: "Presa",
    thumbnail: "/covers/graviteti.svg",
    duration: 332,
    caption: "Si ndërtohet.",
  };
  const { edition } = built({ ...project, sheet: { src: "/projects/press.pdf" }, gallery: [film] });
  const stored = JSON.parse(edition?.entries.get(edition.manifest.projects[0]?.body ?? "") ?? "");
  expect([stored.gallery[0].size, stored.sheet.size]).toEqual([1234, 99]);
});

describe("what a project promises is recomputed", () => {
  test("a result that its computation does not give, and minutes that do not add up", () => {
    newsroom.write(
      "projects/press/b.md",
      ":::shembull[Sa?]\nPesha.\n\n::perfundimi[21\u00a0N]\n\n```llogari\nF = 2 * 9.81\n```\n:::\n",
    );
    expect(messages(project)).toEqual(["Numri „21\u00a0N“ i përfundimit nuk del nga llogaria."]);
    newsroom.write("projects/press/b.md", "| Puna | Minuta |\n|---|---|\n| Matja | 9 |\n| Gjithsej | 8 |\n");
    expect(messages(project)).toEqual(["Rreshtat e tabelës bëjnë 9, jo „8“."]);
  });
});
