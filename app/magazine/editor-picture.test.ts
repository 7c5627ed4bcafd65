import { expect, test } from "vitest";
import { editorPicture, pictureClass, pictureSet } from "./editor-picture";

test("an address says which widths there are, none wider than the original and no two alike", () => {
  const widths = (size: string) =>
    editorPicture(`/pictures/guri.1a2b3c4d.${size}.webp`)?.copies.map(({ width }) => width);
  expect(widths("1440x960")).toEqual([360, 720, 1080, 1440]);
  expect(widths("1200x800")).toEqual([360, 720, 1200]);
  expect(widths("400x300")).toEqual([400]);
  expect(widths("300x900")).toEqual([300]);
});

test("a browser without srcset, a pack and a stick get a phone's copy", () => {
  expect(editorPicture("/pictures/guri.1a2b3c4d.1440x960.webp")?.src).toBe("/pictures/guri.1a2b3c4d.720x480.webp");
  expect(editorPicture("/pictures/guri.1a2b3c4d.1000x500.webp")?.src).toBe("/pictures/guri.1a2b3c4d.720x360.webp");
});

test("paper under dark ink goes through every address", () => {
  const picture = editorPicture("/pictures/boshti.1a2b3c4d.600x400p.webp");
  expect(picture && pictureClass(picture)).toBe("photo on-paper");
  expect(picture && pictureSet(picture, "avif")).toBe(
    "/pictures/boshti.1a2b3c4d.360x240p.avif 360w, /pictures/boshti.1a2b3c4d.600x400p.avif 600w",
  );
});

test("a drawing is one file; what is no editor's is none", () => {
  const drawing = editorPicture("/pictures/skema.1a2b3c4d.900x600.svg");
  expect([drawing?.src, drawing?.copies]).toEqual(["/pictures/skema.1a2b3c4d.900x600.svg", []]);
  for (const other of ["/covers/graviteti.svg", "/pictures/guri.jpg", "/pictures/../x.1a2b3c4d.9x9.webp", ""]) {
    expect(editorPicture(other)).toBeNull();
  }
});
