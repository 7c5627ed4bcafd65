import { expect, test } from "vitest";
import { galleryItemSchema, type Project, summariseProject } from "./project";
import { panelOf, panelPath, projectPanels } from "./project-address";
import { parse } from "./result";

const film = {
  type: "video",
  src: "/films/hydraulics.mp4",
  title: "Nga shiringa te makina",
  thumbnail: "/gallery/hydraulics/film.svg",
  duration: 332,
  caption: "Gjashtë hapat me radhë.",
};

test("each panel is found again at its own address", () => {
  for (const panel of projectPanels) {
    expect(panelOf(new URL(panelPath("hydraulics", panel), "https://prizma.example").search)).toBe(panel);
  }
});

test("an address that asks for no panel there is shows the overview", () => {
  expect(["", "?pjesa=", "?pjesa=video", "?tjeter=galeria"].map(panelOf)).toEqual(Array(4).fill("permbledhje"));
});

test("a film is a file of the site or a YouTube id: one of them, and not both", () => {
  const { src: _, ...neither } = film;
  expect(parse(galleryItemSchema, film).ok).toBe(true);
  expect(parse(galleryItemSchema, { ...neither, id: "dQw4w9WgXcQ" }).ok).toBe(true);
  expect(parse(galleryItemSchema, neither).ok).toBe(false);
  expect(parse(galleryItemSchema, { ...film, id: "dQw4w9WgXcQ" }).ok).toBe(false);
  expect(parse(galleryItemSchema, { ...neither, id: "nuk-eshte" }).ok).toBe(false);
});

test("a picture without words for those who do not see it is no gallery item", () => {
  const picture = { type: "image", src: "/gallery/qyteti/cati.svg", alt: "Çatia në prerje", caption: "Pesë shtresa." };
  expect(parse(galleryItemSchema, picture).ok).toBe(true);
  expect(parse(galleryItemSchema, { ...picture, alt: "" }).ok).toBe(false);
  expect(parse(galleryItemSchema, { ...picture, src: "https://tjeter.example/a.svg" }).ok).toBe(false);
});

test("a project's entry in the list has the fields of the list; one that is added to projects later stays out", () => {
  const listed = {
    ...{ id: 1, title: "Makina", slug: "makina", description: "Një makinë.", image: "/p.svg", icon: "water" },
    ...{ class: "10", difficulty: "easy" as const, duration: "1 orë", tags: ["uji"] },
  };
  const texts = { authorId: 1, overview: "<p>o</p>", instructions: "", materials: "", gallery: [] };
  const project: Project & { budget: number } = { ...listed, ...texts, sheet: { src: "/p.pdf" }, budget: 7 };
  expect(summariseProject(project)).toEqual(listed);
});
