/**
 * Tests an editor's own photographs named in the magazine's files. They are in a text, on a cover, in a project's
 * gallery.
 */
import sharp from "sharp";
import { expect, test } from "vitest";
import { magazine, newsroomPerTest } from "../fixtures/newsroom";

const photo = await sharp({ create: { width: 1500, height: 1000, channels: 3, background: "#507090" } })
  .jpeg()
  .toBuffer();
const newsroom = newsroomPerTest((opened) => {
  opened.write("pictures/Guri_në_dorë.jpg", photo);
  opened.write(
    "pictures/skema.svg",
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 900 600"><path d="M0 0h9"/></svg>',
  );
  for (const text of ["a", "b", "c"]) opened.write(`projects/press/${text}.md`, "Shtyp pistonin.\n");
});
const address = "/pictures/Guri_në_dorë.jpg";
const shown = /\/pictures\/guri-ne-dore\.[0-9a-f]{8}\.1440x960\.webp/;

test("a figure of a text names its widths, its size and its words, is lazy, and has no style of its own", () => {
  newsroom.write("lessons/graviteti.md", `Pse bie guri?\n\n::figura[Guri.]{src="${address}" alt="Një gur në dorë"}\n`);
  const { edition, findings, shown: pictures } = newsroom.build();
  expect(findings).toEqual([]);
  const body = JSON.parse(edition?.entries.get(edition.manifest.contents[0]?.body ?? "") ?? "{}").content;
  const [picture = ""] = /<picture>.*<\/picture>/.exec(body) ?? [];
  expect(picture.replace(/\/pictures\/guri-ne-dore\.[0-9a-f]{8}/g, "guri")).toBe(
    '<picture><source type="image/avif"' +
      ' srcset="guri.360x240.avif 360w, guri.720x480.avif 720w, guri.1080x720.avif 1080w, guri.1440x960.avif 1440w"' +
      ' sizes="(min-width:50rem) 760px, 100vw"><img src="guri.720x480.webp" alt="Një gur në dorë"' +
      ' width="1440" height="960" loading="lazy" class="photo"' +
      ' srcset="guri.360x240.webp 360w, guri.720x480.webp 720w, guri.1080x720.webp 1080w, guri.1440x960.webp 1440w"' +
      ' sizes="(min-width:50rem) 760px, 100vw"></picture>',
  );
  expect(pictures.pictures.map((each) => each.address)).toEqual([address]);
});

test("in HTML too, and an editor's drawing asks for no dark colours of ours", () => {
  newsroom.write("lessons/graviteti.html", '<p class="open">Po.</p><img src="/pictures/skema.svg" alt="Skema">');
  newsroom.write("magazine.json", magazine({ contentFile: "lessons/graviteti.html" }));
  const { edition, findings } = newsroom.build();
  expect(findings.filter(({ severity }) => severity === "error")).toEqual([]);
  const body = JSON.parse(edition?.entries.get(edition.manifest.contents[0]?.body ?? "") ?? "{}").content;
  expect(body).toMatch(/<img src="\/pictures\/skema\.[0-9a-f]{8}\.900x600\.svg" alt="Skema" class="photo"/);
  expect(body).not.toContain("#dark");
});

test("a cover brings a social picture; a draft's photograph is nobody's to see yet", () => {
  newsroom.write("magazine.json", magazine({ imageUrl: address }));
  const cover = newsroom.build();
  expect(cover.edition?.manifest.contents[0]?.imageUrl).toMatch(shown);
  expect(cover.shown.social).toMatchObject([{ slug: "graviteti", title: "Graviteti", subject: "physics" }]);
  newsroom.write("magazine.json", magazine({ imageUrl: address, draft: true }));
  expect(newsroom.build().shown).toEqual({ pictures: [], social: [] });
});

test("a class project's gallery is the editor's photographs and a film's poster, by JSON alone", () => {
  const project = {
    ...{ id: 1, title: "Hydraulic Machine", slug: "press", description: "Dy shiringa.", image: address, icon: "press" },
    ...{ class: "Klasa IX", difficulty: "medium", duration: "2–3 orë", tags: [], authorId: 1 },
    ...{ overviewFile: "projects/press/a.md", instructionsFile: "projects/press/b.md" },
    ...{ materialsFile: "projects/press/c.md", imageAlt: "Dy shiringa me një tub." },
    gallery: [
      { type: "image", src: address, alt: "Një gur në dorë", caption: "Vër re dorën." },
      {
        ...{ type: "video", id: "abcdefghijk", title: "Guri bie", thumbnail: address, duration: 30 },
        caption: "Hap pas hapi.",
      },
    ],
  };
  newsroom.write("magazine.json", magazine({}, { projects: [project] }));
  const { edition, findings, shown: pictures } = newsroom.build();
  expect(findings).toEqual([]);
  const entry = edition?.manifest.projects[0];
  const { gallery } = JSON.parse(edition?.entries.get(entry?.body ?? "") ?? "{}");
  expect([entry?.image, gallery[0].src, gallery[1].thumbnail]).toEqual(Array(3).fill(expect.stringMatching(shown)));
  expect(pictures.social.map(({ slug }) => slug)).toEqual(["press"]);
});

test("the same photograph has the same address; another of the same name has another", async () => {
  newsroom.write("magazine.json", magazine({ imageUrl: address }));
  const first = newsroom.build().edition?.manifest.contents[0]?.imageUrl;
  expect(newsroom.build().edition?.manifest.contents[0]?.imageUrl).toBe(first);
  newsroom.write(address.slice(1), await sharp(photo).negate().jpeg().toBuffer());
  expect(newsroom.build().edition?.manifest.contents[0]?.imageUrl).not.toBe(first);
});
