/** Checks that no element needs one order of two utilities. Style sheets load in any order (docs/decisions/013). */
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { __unstable__loadDesignSystem as loadDesignSystem } from "tailwindcss";
import { expect, test } from "vitest";

const app = fileURLToPath(new URL(".", import.meta.url));
const theme = await loadDesignSystem(readFileSync(`${app}/theme.css`, "utf8"));

const files = readdirSync(app, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".tsx"));

const sides = ["top", "right", "bottom", "left"];
const boxes = { "": sides, "-inline": ["left", "right"], "-block": ["top", "bottom"] };

/** The longhands that a shorthand sets, if the two differ. */
const longhands = new Map<string, string[]>([
  ...Object.entries(boxes).flatMap(([axis, those]): [string, string[]][] => [
    ...["margin", "padding"].map((box): [string, string[]] => [box + axis, those.map((side) => `${box}-${side}`)]),
    [`inset${axis}`, those],
    [`border${axis}`, those.flatMap((side) => ["style", "width", "color"].map((part) => `border-${side}-${part}`))],
    ...["style", "width", "color"].map((part): [string, string[]] => [
      `border${axis}-${part}`,
      those.map((side) => `border-${side}-${part}`),
    ]),
  ]),
  ...sides.map((side): [string, string[]] => [
    `border-${side}`,
    ["style", "width", "color"].map((part) => `border-${side}-${part}`),
  ]),
  ["gap", ["row-gap", "column-gap"]],
  ["overflow", ["overflow-x", "overflow-y"]],
  ["font", ["font-family", "font-size", "font-weight", "line-height", "font-style"]],
  ["flex", ["flex-grow", "flex-shrink", "flex-basis"]],
  ["place-items", ["align-items", "justify-items"]],
  ["place-content", ["align-content", "justify-content"]],
  ["place-self", ["align-self", "justify-self"]],
  ["grid-column", ["grid-column-start", "grid-column-end"]],
  ["grid-row", ["grid-row-start", "grid-row-end"]],
  ["grid-area", ["grid-column-start", "grid-column-end", "grid-row-start", "grid-row-end"]],
  ["grid-template", ["grid-template-columns", "grid-template-rows", "grid-template-areas"]],
]);

/** Returns the properties that a utility sets, with their state or breakpoint. It returns none for any other class. */
function set(utility: string): string[] {
  const [css] = theme.candidatesToCss([utility]);
  const when = utility.slice(
    0,
    utility.replace(/\[[^\]]*\]/g, (value) => "_".repeat(value.length)).lastIndexOf(":") + 1,
  );
  const properties = [...(css ?? "").replace(/@property[^}]*\}/g, "").matchAll(/^\s*(-?-?[a-z][\w-]*): [^{]*;$/gm)].map(
    ([, property = ""]) => property,
  );
  return [...new Set(properties)].flatMap((property) => longhands.get(property) ?? [property]).map((one) => when + one);
}

/** Finds utilities of one string that set the same property. Their order in the style sheet would decide. */
function contested(classes: string): string[] {
  const owners = new Map<string, string>();
  return classes.split(/\s+/).flatMap((name) =>
    set(name).flatMap((property) => {
      const owner = owners.get(property) ?? name;
      owners.set(property, owner);
      return owner === name ? [] : [`${owner} and ${name} set ${property}`];
    }),
  );
}

test.each([
  ["p-4 px-2", "p-4 and px-2 set padding-left"],
  ["block flex", "block and flex set display"],
  ["bar:mt-4 bar:my-2", "bar:mt-4 and bar:my-2 set bar:margin-top"],
  ["rule-2 border-hair", "rule-2 and border-hair set border-top-color"],
])("two utilities of one property are seen: %s", (classes, what) => {
  expect(contested(classes)).toContain(what);
});

test.each(["px-2 py-4", "hidden bar:flex", "rule-t-7 rule-b-1/hair", "text-[1rem]/[1.1] font-bold"])(
  "utilities of different properties are well: %s",
  (classes) => {
    expect(contested(classes)).toEqual([]);
  },
);

const strings = /"([^"\n]+)"|`([^`\n]+)`/g;
const variant = /^(?:(?:max-)?(?:bar|columns|aside)|hover|focus|print|disabled|group-hover):[a-z[-]/;

test("every class with a breakpoint or a state is a utility of the theme", () => {
  const unknown = files.flatMap((file) =>
    [...readFileSync(`${app}/${file}`, "utf8").matchAll(strings)]
      .flatMap(([, plain, template]) => (plain ?? template ?? "").replace(/\$\{[^}]*\}/g, " ").split(/\s+/))
      .filter((name) => variant.test(name) && theme.candidatesToCss([name])[0] === null)
      .map((name) => `${file}: ${name}`),
  );
  expect(unknown).toEqual([]);
});

test("no class names of an element contest a property", () => {
  const found = files.flatMap((file) =>
    [...readFileSync(`${app}/${file}`, "utf8").matchAll(/"([^"\n]*)"|`([^`]*)`/g)].flatMap(([, plain, template]) =>
      contested((plain ?? template ?? "").replace(/\$\{[^}]*\}/g, " ")).map((what) => `${file}: ${what}`),
    ),
  );
  expect(found).toEqual([]);
});
