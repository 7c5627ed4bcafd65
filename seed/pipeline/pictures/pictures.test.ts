import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, describe, expect, it } from "vitest";
import { EditorPictures } from "../checking/editor-pictures";
import { BrokenPicture, makeCopies } from "./make-copies";
import { makePictures } from "./make-pictures";
import { needsPaper, picturesNeedingPaper } from "./pictures-needing-paper";

const folder = mkdtempSync(join(tmpdir(), "fotografi "));
const cache = join(folder, "kopje");
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const originals = join(folder, "pictures");
const put = (name: string, bytes: Buffer | string) => {
  mkdirSync(originals, { recursive: true });
  writeFileSync(join(originals, name), bytes);
};
const found = (name: string, onPaper?: ReadonlySet<string>) => {
  const picture = new EditorPictures(originals, onPaper).find(`/pictures/${name}`);
  if (picture === null) throw new Error(`${name} is not there`);
  return picture;
};

/** Makes a photograph: left half red, right half blue. */
const photo = (width: number, height: number) => {
  const half = { input: { create: { width: width / 2, height, channels: 3 as const, background: "#1030c0" } } };
  return sharp({ create: { width, height, channels: 3, background: "#c02010" } }).composite([
    { ...half, left: width / 2, top: 0 },
  ]);
};
const drawing = (ink: string, ground = "") =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400" viewBox="0 0 600 400">${ground}` +
  `<path d="M20 380H580M20 380V20" fill="none" stroke="${ink}" stroke-width="12"/></svg>`;
const asPng = (svg: string) => sharp(Buffer.from(svg)).png().toBuffer();

describe("a photograph", () => {
  it("becomes AVIF and WebP in the widths that it has, upright, without where and by whom it was taken", async () => {
    const bytes = await photo(800, 600)
      .withExif({ IFD0: { Artist: "Arta" }, IFD3: { GPSLatitudeRef: "N", GPSLatitude: "41/1 19/1 49/1" } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const metadata = await sharp(bytes).metadata();
    expect(metadata.exif).toBeDefined();
    put("Liqeni_i_Ohrit.jpg", bytes);
    const picture = found("Liqeni_i_Ohrit.jpg");
    expect(picture.shown).toMatch(/^\/pictures\/liqeni-i-ohrit\.[0-9a-f]{8}\.600x800\.webp$/);
    const made = await makeCopies(picture, cache);
    expect(made.map(({ address }) => address.split(".").slice(2).join("."))).toEqual([
      "360x480.avif",
      "360x480.webp",
      "600x800.avif",
      "600x800.webp",
    ]);
    for (const { address, path } of made) {
      const { exif, xmp, iptc, orientation, width, height, format } = await sharp(path).metadata();
      expect([exif, xmp, iptc, orientation], address).toEqual([undefined, undefined, undefined, undefined]);
      expect(address).toContain(`.${width}x${height}.`);
      expect(readFileSync(path).includes("Arta"), address).toBe(false);
      expect(["heif", "webp"]).toContain(format);
    }
    // Turned a quarter to the right: the left side is now on top.
    const { data } = await sharp(made[1]?.path)
      .extract({ left: 180, top: 40, width: 1, height: 1 })
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(data[0]).toBeGreaterThan(data[2] ?? 0);
  });

  it("is never made larger than it is, nor wider than 1440 px", async () => {
    put("e-vogel.jpg", await photo(400, 300).jpeg().toBuffer());
    put("e-madhe.jpg", await photo(2880, 1920).jpeg().toBuffer());
    const widths = async (name: string) =>
      (await makeCopies(found(name), cache)).flatMap(({ address }) => /(\d+)x\d+\.avif/.exec(address)?.[1] ?? []);
    expect(await widths("e-vogel.jpg")).toEqual(["400"]);
    expect(await widths("e-madhe.jpg")).toEqual(["360", "720", "1080", "1440"]);
  });

  it("costs nothing the second time", async () => {
    const requested: string[] = [];
    const make = () =>
      makePictures({ pictures: [found("e-madhe.jpg")], social: [] }, (name) => requested.push(name), cache);
    const [first] = await make();
    const times = first?.files.map(({ path }) => statSync(path).mtimeMs);
    const [second] = await make();
    expect(second?.files.map(({ path }) => statSync(path).mtimeMs)).toEqual(times);
    expect(requested).toEqual([]);
  });

  it("that breaks off is told by its name", async () => {
    const whole = await photo(1200, 900).jpeg().toBuffer();
    put("e-prere.jpg", whole.subarray(0, whole.length / 3));
    await expect(makeCopies(found("e-prere.jpg"), cache)).rejects.toThrow(BrokenPicture);
    await expect(makeCopies(found("e-prere.jpg"), cache)).rejects.toThrow("„e-prere.jpg“ nuk lexohet deri në fund");
  });

  it("of a piece is what other sites show: 1200 × 630, with its title", async () => {
    const picture = found("e-madhe.jpg");
    const piece = { slug: "liqeni", title: "Pse ngrin liqeni nga lart", subject: "physics" as const, picture };
    const made = await makePictures({ pictures: [], social: [piece] }, undefined, cache);
    const [file] = made[0]?.files ?? [];
    expect(file?.address).toBe("/social/liqeni.jpg");
    const { width, height, format } = await sharp(file?.path).metadata();
    expect([width, height, format]).toEqual([1200, 630, "jpeg"]);
    const pixel = async (left: number, top: number) => [
      ...(await sharp(file?.path).extract({ left, top, width: 1, height: 1 }).raw().toBuffer()),
    ];
    const [red = 0, , blue = 0] = await pixel(700, 300);
    expect(red).toBeGreaterThan(blue + 80);
    expect(Math.min(...(await pixel(300, 20)))).toBeGreaterThan(235);
  });
});

describe("the dark theme", () => {
  it("lays paper under dark ink on nothing, and leaves everything else", async () => {
    const needs = async (svg: string) => [await needsPaper(Buffer.from(svg)), await needsPaper(await asPng(svg))];
    expect(await needs(drawing("#111"))).toEqual([true, true]);
    expect(await needs(drawing("#f0f0f0"))).toEqual([false, false]);
    expect(await needs(drawing("#111", '<rect width="600" height="400" fill="#fff"/>'))).toEqual([false, false]);
    expect(await needsPaper(await photo(400, 300).jpeg().toBuffer())).toBe(false);
  });

  it("is told by the picture's address, found once for each picture", async () => {
    put("boshtet.png", await asPng(drawing("#111")));
    const onPaper = await picturesNeedingPaper(originals, cache);
    expect(found("boshtet.png", onPaper).shown).toContain(".600x400p.webp");
    expect(found("e-madhe.jpg", onPaper).shown).toContain(".1440x960.webp");
    expect(await picturesNeedingPaper(originals, cache)).toEqual(onPaper);
  });
});

describe("a drawing", () => {
  it("stays one, without what only its program reads", async () => {
    const svg = drawing("#111").replace(
      "<path",
      '<!-- Arta --><metadata>Arta</metadata><n:view xmlns:n="http://sodipodi.sourceforge.net/x" n:docname="/home/arta/a.svg"/><path n:label="Arta" xmlns:n="http://x.org"',
    );
    put("skema.svg", svg);
    const [made, ...more] = await makeCopies(found("skema.svg"), cache);
    expect(more).toEqual([]);
    expect(made?.address).toMatch(/^\/pictures\/skema\.[0-9a-f]{8}\.600x400\.svg$/);
    const text = readFileSync(made?.path ?? "", "utf8");
    expect(text).not.toMatch(/arta/i);
    expect(text).toContain('viewBox="0 0 600 400"');
    expect(text).toContain("<path ");
  });
});
