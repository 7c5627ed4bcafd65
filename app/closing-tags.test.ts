import fc from "fast-check";
import { expect, test } from "vitest";
import { closingTagsLast } from "./closing-tags";

/** Returns the output for a page cut into chunks at these places. */
async function streamed(page: string, cuts: number[]): Promise<string> {
  const bytes = new TextEncoder().encode(page);
  const places = [0, ...cuts.map((cut) => cut % (bytes.length + 1)).sort((a, b) => a - b), bytes.length];
  const source = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const [k, place] of places.slice(1).entries()) controller.enqueue(bytes.slice(places[k], place));
      controller.close();
    },
  });
  return await new Response(source.pipeThrough(closingTagsLast())).text();
}

test("wherever the stream is cut, the closing tags stand once, at the end", async () => {
  const rests = fc.constantFrom("", "<script>vonë</script>", "ë".repeat(40));
  await fc.assert(
    fc.asyncProperty(rests, fc.array(fc.nat(), { maxLength: 12 }), async (rest, cuts) => {
      const page = await streamed(`<html><body>Çfarë</body></html>${rest}`, cuts);
      expect(page).toBe(`<html><body>Çfarë${rest}</body></html>`);
    }),
  );
});

test("a page without closing tags passes as it is", async () => {
  expect(await streamed("<p>Çfarë</bod", [3, 9])).toBe("<p>Çfarë</bod");
});
