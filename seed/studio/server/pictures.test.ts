/** Tests the placing of a picture that an editor drops into a text. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, expect, test } from "vitest";
import { placePicture } from "./pictures";

const folder = join(mkdtempSync(join(tmpdir(), "studio ")), "pictures");
afterAll(() => rmSync(join(folder, ".."), { recursive: true, force: true }));

const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#507090" } });

test.each(["jpeg", "png", "webp"] as const)("what follows the end of a %s is not kept", async (format) => {
  const bytes = await sharp({ create: { width: 1200, height: 900, channels: 3, background: "#c02010" } })
    .toFormat(format)
    .toBuffer();
  const film = Buffer.from("....ftypmp42 GPS 41.3275 N, 19.8187 E");
  const placed = await placePicture(`filmi.${format}`, Buffer.concat([bytes, film]), folder);
  const kept = placed.ok ? readFileSync(join(folder, placed.src.slice("/pictures/".length))) : null;
  expect(kept).toEqual(bytes);
});

test("a telephone's photograph is kept upright, at 2400 px, without the place and the name", async () => {
  const bytes = await photo(4000, 3000)
    .withExif({ IFD0: { Artist: "Arta" }, IFD3: { GPSLatitudeRef: "N", GPSLatitude: "41/1 19/1 49/1" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const placed = await placePicture("IMG 2041.JPG", bytes, folder);
  expect(placed).toEqual({ ok: true, src: "/pictures/img-2041.jpg", width: 1800, height: 2400 });
  const { exif, orientation, width } = await sharp(join(folder, "img-2041.jpg")).metadata();
  expect([exif, orientation, width]).toEqual([undefined, undefined, 1800]);
});

test("one that is small and plain is kept byte for byte, once, and another of its name has its own", async () => {
  const bytes = await photo(800, 600).png().toBuffer();
  for (let time = 0; time < 2; time++) {
    expect(await placePicture("Guri.png", bytes, folder)).toMatchObject({ src: "/pictures/guri.png" });
  }
  expect(readFileSync(join(folder, "guri.png")).equals(bytes)).toBe(true);
  const other = await photo(900, 600).png().toBuffer();
  expect(await placePicture("Guri.png", other, folder)).toMatchObject({ src: "/pictures/guri-2.png" });
});

test("what cannot be taken is told with what to do, and nothing is written", async () => {
  const before = readdirSync(folder);
  const whole = await photo(1200, 900).jpeg().toBuffer();
  const heic = Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic", "latin1");
  const script = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 900 600"><script>x</script></svg>';
  const metadataOf = async (name: string, bytes: Buffer) => {
    const placed = await placePicture(name, bytes, folder);
    return placed.ok ? "" : placed.message;
  };
  expect(await metadataOf("a.heic", heic)).toContain("Më e pajtueshmja");
  expect(await metadataOf("a.svg", Buffer.from(script))).toContain("Plain SVG");
  expect(await metadataOf("a.jpg", whole.subarray(0, whole.length / 2))).toContain("nuk lexohet deri në fund");
  expect(await metadataOf("a.jpg", await photo(200, 150).jpeg().toBuffer())).toContain("të paktën 320 px");
  expect(await metadataOf("a.txt", Buffer.from("tekst"))).toContain("nuk është figurë");
  expect(readdirSync(folder)).toEqual(before);
});
