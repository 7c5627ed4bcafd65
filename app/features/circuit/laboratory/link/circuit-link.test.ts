import fc from "fast-check";
import { expect, test } from "vitest";
import { type ComponentKind, componentKinds, internalResistanceRange, valueRanges } from "../../parts/component";
import { examples } from "../example-circuits";
import { edgeCount } from "../grid/grid";
import { type GridComponent, newGridComponent } from "../grid/grid-component";
import { readLink, writeLink } from "./circuit-link";

const thousandths = ({ min, max }: { min: number; max: number }) =>
  fc.integer({ min: min * 1000, max: max * 1000 }).map((value) => value / 1000);
const within = (kind: ComponentKind) => {
  const range = valueRanges[kind];
  return range ? thousandths(range) : fc.constant(0);
};
const component = (edge: number): fc.Arbitrary<GridComponent> =>
  fc
    .constantFrom(...componentKinds)
    .chain((kind) =>
      fc.record({
        kind: fc.constant(kind),
        value: within(kind),
        internalResistance: kind === "battery" ? thousandths(internalResistanceRange) : fc.constant(0),
        on: kind === "switch" ? fc.boolean() : fc.constant(false),
        reversed: kind === "battery" ? fc.boolean() : fc.constant(false),
      }),
    )
    .map(({ kind, ...settings }) => newGridComponent(kind, edge, settings));
const boards = fc.uniqueArray(fc.integer({ min: 0, max: edgeCount - 1 })).chain((edges) =>
  fc.tuple(
    ...edges
      .slice()
      .sort((a, b) => a - b)
      .map(component),
  ),
);

test("any board comes back out of its link as it went in", () => {
  fc.assert(
    fc.property(boards, (components) => {
      expect(readLink(writeLink(components))).toEqual({ ok: true, components });
    }),
    { numRuns: 300 },
  );
});

test("a link needs no escaping in an address", () => {
  fc.assert(
    fc.property(boards, (components) => {
      expect(writeLink(components)).toMatch(/^[\w.-]*$/);
    }),
    { numRuns: 50 },
  );
});

test("a broken wire comes back broken", () => {
  const board = [newGridComponent("wire", 0), newGridComponent("wire", 1, { broken: true })];
  expect(writeLink(board)).toMatch(/^1-w0-x1-/);
  expect(readLink(writeLink(board))).toEqual({ ok: true, components: board });
});

test("the ready circuits come back too, and their links stay short", () => {
  for (const { components } of examples) {
    expect(readLink(writeLink(components))).toEqual({ ok: true, components });
    expect(writeLink(components).length).toBeLessThan(160);
  }
});

test("a link is written as its comment says", () => {
  const link = writeLink([
    newGridComponent("wire", 0),
    newGridComponent("wire", 2),
    newGridComponent("resistor", 4, { value: 12 }),
    newGridComponent("switch", 7, { on: true }),
    newGridComponent("battery", 30, { value: 4.5, reversed: true }),
    newGridComponent("voltmeter", 31),
  ]);
  expect(link).toMatch(/^1-w0_2-r4_12-s7_1-b30_4\.5_0\.5_1-v31-[0-9a-z]+$/);
  expect(writeLink([])).toMatch(/^1-[0-9a-z]+$/);
  expect(readLink(writeLink([]))).toEqual({ ok: true, components: [] });
});

test.each(["", "x", "hello world", "1", "<script>", "1-b30_6%20", "a-b-c", "1-w0-UPPER"])(
  "%j is not one of ours",
  (text) => {
    expect(readLink(text)).toEqual({ ok: false, fault: "foreign" });
  },
);

test("one of ours with something before it is not one of ours", () => {
  expect(readLink(`x${writeLink([])}`)).toEqual({ ok: false, fault: "foreign" });
});

test("a text far longer than any board is refused too", () => {
  expect(readLink(`1-${"w1-".repeat(100_000)}abc`)).toEqual({ ok: false, fault: "damaged" });
});

test.each(["4", "10"])("a link of version %s was made by a newer laboratory", (version) => {
  expect(readLink(writeLink([]).replace(/^1/, version))).toEqual({ ok: false, fault: "newer" });
});

test("a link that lost or changed any one character is refused", () => {
  const link = writeLink(examples[5]?.components ?? []);
  for (let k = 0; k < link.length; k++) {
    expect(readLink(link.slice(0, k) + link.slice(k + 1))).toHaveProperty("fault");
    expect(readLink(`${link.slice(0, k)}${link[k] === "7" ? "8" : "7"}${link.slice(k + 1)}`)).toHaveProperty("fault");
  }
  expect(readLink(link.slice(0, -12))).toEqual({ ok: false, fault: "damaged" });
});

/** Adds the right checksum to a text. It is computed here again, since no board gives such texts. */
function sealed(text: string): string {
  let hash = 0x811c9dc5n;
  for (const character of text) hash = ((hash ^ BigInt(character.charCodeAt(0))) * 0x01000193n) & 0xffffffffn;
  return `${text}-${hash.toString(36)}`;
}

test("the checksum is FNV-1a", () => {
  expect(readLink(sealed("1-w0"))).toEqual({ ok: true, components: [newGridComponent("wire", 0)] });
});

test.each([
  "1-w49",
  "1-w0_0",
  "1-w1.5",
  "1-w",
  "1-r0_10-w0",
  "1-y0_1",
  "1-y0",
  "1-x49",
  "1-w0-x0",
  "1-r0_1e1",
  "1-r0_0x10",
  "1-r0",
  "1-r0_0.5",
  "1-r0_1001",
  "1-r0_10_1",
  "1-r49_10",
  "1-l0_1",
  "1-k0_7",
  "1-k0_NaN",
  "1-s0_2",
  "1-s0",
  "1-s0_1_1",
  "1-a0_1",
  "1-v",
  "1-b0_6_0.5",
  "1-b0_6_0.5_2",
  "1-b0_6_9_1",
  "1-b0_25_0.5_1",
  "1-b0_6_0.5_1_1",
])("%s asks for what the board does not have", (text) => {
  expect(readLink(sealed(text))).toEqual({ ok: false, fault: "impossible" });
});
