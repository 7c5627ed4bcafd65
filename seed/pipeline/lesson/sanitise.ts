/**
 * Sanitises a body with DOMPurify, in Node, before anything is published; the Worker never does. It uses strings in and
 * out, and plain lists in the configuration, because DOMPurify's advisories concern the unusual forms.
 */
import { createRequire } from "node:module";
import type DOMPurify from "isomorphic-dompurify";
import { anchorPrefix } from "../../../app/magazine/anchors";
import { type DrawingSource, drawingSources } from "../../../app/magazine/drawing-sources";
import {
  type EditorPicture,
  editorPicture,
  pictureClass,
  pictureSet,
  pictureSizes,
} from "../../../app/magazine/editor-picture";
import {
  blockClasses,
  classOfModel,
  formulaClasses,
  modelClass,
  modelNames,
} from "../../../app/magazine/lesson-markup";
import { linkHint, mayLinkTo, mayShow } from "../checking/addresses";

interface Removal {
  /** Element or attribute as the editor wrote it, such as `<script>` or `onclick`. */
  what: string;
  /** In Albanian: why it is not allowed, and what to do instead. */
  hint: string;
  /** Its offset in the input; 0 where it is unknown. */
  offset: number;
}

export interface Sanitised {
  html: string;
  removed: Removal[];
  /**
   * Whether the HTML stopped changing within three rounds. Its depth is one that a page can show. If not, it must not
   * be published.
   */
  stable: boolean;
}

const rounds = 3;

/**
 * Largest nesting depth of elements. The deepest lesson has 14; nested tables make a page overflow sideways from about
 * 60 on.
 */
const deepest = 32;

/** The classes that published HTML may have. Others belong to the page, and some of these cover everything. */
const ownClasses: ReadonlySet<string> = new Set([
  ...["", modelClass, "photo", "on-paper"],
  ...blockClasses,
  ...formulaClasses,
  ...modelNames.map(classOfModel),
]);

/** An anchor to which the sanitiser has not yet added its prefix. */
const unprefixed = new RegExp(`^#(?!${anchorPrefix}|$)`);

/** Attributes by which a formula could cover its surroundings, and the sizes that formulas need. */
const lengths = /^(?:width|height|depth|lspace|rspace|voffset|mathsize|minsize|maxsize|linethickness|\w+spacing)$/;
const smallLength = /^(?:-?0?\.\d+|\d(?:\.\d+)?)(?:em|ex|pt|px)?$/;
const mathMl = "http://www.w3.org/1998/Math/MathML";

const configuration = {
  USE_PROFILES: { html: true, mathMl: true },
  FORBID_TAGS: [
    ...["script", "style", "template", "iframe", "svg", "form", "input", "button", "select", "option", "textarea"],
    ...["audio", "video", "track", "canvas", "map", "area", "dialog", "font", "marquee", "center"],
    ...["fieldset", "legend", "label", "optgroup", "datalist", "output", "meter", "progress", "slot"],
  ],
  FORBID_ATTR: [
    ...["style", "name", "action", "background", "poster", "usemap", "ping", "target", "download"],
    ...["popover", "popovertarget", "popovertargetaction", "autofocus", "contenteditable", "xlink:href", "xmlns"],
  ],
  // `form` of a MathML operator: prefix, infix or postfix. HTML forms are forbidden above.
  ADD_ATTR: ["form"],
  ALLOW_DATA_ATTR: false,
  ALLOW_UNKNOWN_PROTOCOLS: false,
  SANITIZE_NAMED_PROPS: true,
  // Without it a script or comment at the very start would be lost. It would be parsed into <head>: removed, but not
  // reported.
  FORCE_BODY: true,
  // DOMPurify tests every attribute with this, so values without a scheme pass. The hooks below restrict addresses.
  ALLOWED_URI_REGEXP: /^(?:(?:https|mailto):|[^a-z]|[a-z+.-]+(?:[^a-z+.\-:]|$))/i,
};

type Purifier = typeof DOMPurify;

let made: Purifier | undefined;

/** Makes DOMPurify with our rules. It loads in 0.7 s, so a command that only reads the cache does not load it. */
function ourPurifier(): Purifier {
  made ??= withHooks(createRequire(import.meta.url)("isomorphic-dompurify").default);
  return made;
}

function withHooks(purifier: Purifier): Purifier {
  purifier.addHook("uponSanitizeAttribute", (element, attribute) => {
    const { attrName, attrValue } = attribute;
    if (attrName === "class" && !attrValue.split(/\s+/).every((name) => ownClasses.has(name)))
      attribute.keepAttr = false;
    if (lengths.test(attrName) && !mayMeasure(element, attrValue)) attribute.keepAttr = false;
    if (attrName === "href" && !mayLinkTo(attrValue)) attribute.keepAttr = false;
    // Ids get a prefix (SANITIZE_NAMED_PROPS), so the anchors that lead to them get it too.
    else if (attrName === "href") attribute.attrValue = attrValue.replace(unprefixed, `#${anchorPrefix}`);
    if (attrName === "src" && !mayShow(attrValue)) attribute.keepAttr = false;
    if (attrName === "srcset" && !isDrawingSource(element, attrValue) && !isPictureSet(attrValue))
      attribute.keepAttr = false;
    if (attrName === "sizes" && attrValue !== pictureSizes.figure) attribute.keepAttr = false;
    if (attrName === "type" && /^source$/i.test(element.nodeName) && attrValue !== "image/avif")
      attribute.keepAttr = false;
    if (attrName === "media" && !mediaOfDrawings.has(attrValue)) attribute.keepAttr = false;
  });

  purifier.addHook("afterSanitizeAttributes", (image) => {
    const address = image.getAttribute?.("src") ?? "";
    const bare = /^img$/i.test(image.nodeName) && !/^picture$/i.test(image.parentElement?.nodeName ?? "");
    if (!bare) return;
    const own = editorPicture(address);
    if (own !== null) return showCopies(image, own);
    if (!svgAddress.test(address) || address.startsWith("/pictures/")) return;
    // WebKit draws the light colours inside an <img> in either theme. So the address selects the theme.
    const picture = image.ownerDocument.createElement("picture");
    const elementOf = ({ media, srcset }: DrawingSource) => {
      const source = image.ownerDocument.createElement("source");
      source.setAttribute("media", media);
      source.setAttribute("srcset", srcset);
      return source;
    };
    image.replaceWith(picture);
    for (const source of drawingSources(address, "figure").map(elementOf)) picture.appendChild(source);
    picture.appendChild(image);
  });

  purifier.addHook("uponSanitizeElement", (node) => {
    // Elements without content add no level.
    if (/^(?:br|hr|img|col|source|wbr)$/i.test(node.nodeName)) return;
    let depth = 0;
    let element = node.nodeType === node.ELEMENT_NODE ? (node as Element) : null;
    for (; element !== null && element.nodeName !== "BODY" && depth <= deepest; element = element.parentElement)
      depth++;
    deepestSeen = Math.max(deepestSeen, depth);
  });

  return purifier;
}

/** Media queries for a picture's dark colours and small labels. */
const mediaOfDrawings: ReadonlySet<string> = new Set(drawingSources("", "figure").map(({ media }) => media));
const svgAddress = /^\/[^\s,?#]+\.svg$/;

/** Tells whether a text lists copies of an editor's picture, as `pictureSet` prints them. */
const isPictureSet = (text: string) =>
  text.split(", ").every((each) => /^\/pictures\/[a-z0-9-]+\.[0-9a-f]{8}\.\d+x\d+p?\.(?:webp|avif) \d+w$/.test(each));

/** Tells whether a source is the same drawing of the site in another look (docs/decisions/008). */
function isDrawingSource(element: Element, address: string): boolean {
  const own = address.replace(/#.*$/, "");
  if (!/^source$/i.test(element.nodeName) || !svgAddress.test(own) || !mayShow(own)) return false;
  const media = element.getAttribute("media");
  return drawingSources(own, "figure").some((source) => source.media === media && source.srcset === address);
}

/** Adds the copies of an editor's picture, of which the browser chooses one. */
function showCopies(image: Element, own: EditorPicture): void {
  image.setAttribute("class", pictureClass(own));
  if (!image.hasAttribute("width")) image.setAttribute("width", String(own.width));
  if (!image.hasAttribute("height")) image.setAttribute("height", String(own.height));
  if (own.copies.length === 0) return;
  image.setAttribute("src", own.src);
  image.setAttribute("srcset", pictureSet(own, "webp"));
  image.setAttribute("sizes", pictureSizes.figure);
  const picture = image.ownerDocument.createElement("picture");
  const source = image.ownerDocument.createElement("source");
  source.setAttribute("type", "image/avif");
  source.setAttribute("srcset", pictureSet(own, "avif"));
  source.setAttribute("sizes", pictureSizes.figure);
  image.replaceWith(picture);
  picture.appendChild(source);
  picture.appendChild(image);
}

/** Tells whether an element may have this length. Pictures have a size, and a formula's spaces must be small. */
function mayMeasure(element: Element, length: string): boolean {
  return element.namespaceURI === mathMl ? smallLength.test(length) : /^(?:img|IMG)$/.test(element.nodeName);
}

/**
 * Sanitises one body repeatedly until nothing changes.
 *
 * @throws where DOMPurify does not work on this platform: it would return everything unsanitised
 */
export function sanitise(dirty: string): Sanitised {
  const purifier = ourPurifier();
  if (purifier.isSupported !== true) throw new Error("DOMPurify is not supported here; nothing may be published.");
  const removed: Removal[] = [];
  const seen = new Map<string, number>();
  let html = dirty;
  for (let round = 0; round < rounds; round++) {
    // DOMPurify replaces an empty text by a comment, and would report it.
    if (html === "") return { html, removed, stable: true };
    const clean = sanitiseOnce(html);
    for (const item of purifier.removed) {
      const name = nameOf(item);
      if (name === null) continue;
      const nth = seen.get(name.key) ?? 0;
      seen.set(name.key, nth + 1);
      removed.push({ what: name.what, hint: hintFor(name.what), offset: offsetOf(dirty, name.pattern, nth) });
    }
    if (clean === html) return { html, removed, stable: deepestSeen <= deepest };
    html = clean;
  }
  return { html, removed, stable: sanitiseOnce(html) === html && deepestSeen <= deepest };
}

/** Nesting depth in the current round; counted to at most one more than allowed. */
let deepestSeen = 0;

function sanitiseOnce(html: string): string {
  deepestSeen = 0;
  return ourPurifier().sanitize(html, configuration);
}

interface Name {
  what: string;
  key: string;
  pattern: RegExp;
}

function nameOf(item: Purifier["removed"][number]): Name | null {
  if ("attribute" in item) {
    if (item.attribute === null) return null;
    const { name, value } = item.attribute;
    const tag = item.from.nodeName.toLowerCase();
    const written = `\\s*=\\s*["']?${escaped(value)}`;
    const pattern = new RegExp(`<${escaped(tag)}\\b[^>]*?\\s${escaped(name)}(?:${written})`, "gi");
    return { what: name, key: `${tag} ${name} ${value}`, pattern };
  }
  const tag = item.element.nodeName.toLowerCase();
  // DOMPurify's own marker for FORCE_BODY.
  if (tag === "remove") return null;
  if (tag === "#comment") return { what: "<!-- -->", key: tag, pattern: /<!--/g };
  return { what: `<${tag}>`, key: tag, pattern: new RegExp(`<${escaped(tag)}(?=[\\s>/])`, "gi") };
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

function offsetOf(text: string, pattern: RegExp, nth: number): number {
  let last = 0;
  let offset = 0;
  for (const match of text.matchAll(pattern)) {
    last = match.index;
    if (offset++ === nth) break;
  }
  return last;
}

const hints: Record<string, string> = {
  href: linkHint,
  src: "Figura duhet të jetë e revistës: shkruaj një adresë që nis me /.",
  style: "Pamjen e cakton revista; hiqe style.",
  class: "Revista njeh vetëm klasat e pjesëve të mësimit; hiqe class.",
  width: "Gjerësi kanë vetëm figurat; hiqe.",
  height: "Lartësi kanë vetëm figurat; hiqe.",
  "<svg>": "Ruaje vizatimin si skedar .svg në public/ dhe thirre me <img>.",
  "<iframe>": "Faqet e huaja nuk futen në mësim; vër një lidhje.",
  "<!-- -->": "Hiqe komentin: ai do të botohej bashkë me mësimin.",
};

function hintFor(what: string): string {
  if (what.startsWith("on")) return "Skriptet nuk lejohen në mësime; hiqe.";
  if (what.startsWith("data-")) return "Fushat data- nuk lejohen; hiqe.";
  return hints[what] ?? "Hiqe ose shkruaje ndryshe: revista lejon tekst, lista, tabela, figura dhe formula.";
}
