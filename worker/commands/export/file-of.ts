/** Maps addresses of the magazine to files of the exported folder. The command and the folder's scripts share it. */

/** Tells whether an address belongs to the magazine; `//host` is another site's. */
export const isOwn = (address: string): boolean => /^\/(?!\/)/.test(address);

/** Tells whether a path already names a file. */
const isFile = (path: string) => /\.[a-z0-9]{2,11}$/i.test(path);

/** Splits an address into its path, and query with fragment. */
export function parts(address: string): { path: string; rest: string } {
  const end = address.search(/[?#]/);
  return end === -1 ? { path: address, rest: "" } : { path: address.slice(0, end), rest: address.slice(end) };
}

/** Returns the file of a path. A page must be a file, since a folder opened from a disk shows its list and no page. */
export function fileOf(path: string): string {
  const name = decodeURIComponent(path).replace(/^\/|\/$/g, "");
  if (name === "") return "index.html";
  return isFile(name) ? name : `${name}.html`;
}

/**
 * Returns the script that carries an API response. A page from a disk may not fetch it. The query becomes part of the
 * name, in characters that Windows allows.
 */
export function answerFileOf(address: string): string {
  const { path, rest } = parts(address);
  return `te-dhena${path}${rest.replace(/[?&]/g, "_").replace(/[^\w.-]/g, "-")}.js`;
}

/** Returns the relative path from a page to the top of the folder: empty, `../`, `../../`. */
export const wayToTop = (path: string): string => "../".repeat(fileOf(path).split("/").length - 1);

/** Makes an address of the magazine relative. @param top relative path from its page to the top of the folder */
export function relativeAddress(address: string, top: string): string {
  const { path, rest } = parts(address);
  return top + fileOf(path).split("/").map(encodeURIComponent).join("/") + rest;
}

/** The width in the name of a resized picture. The text before and after it comes along. */
const copy = /^(\/?pictures\/[^.]+\.[^.]+\.)(\d+)x\d+(p?\.\w+)/;

/**
 * Tells whether the folder keeps a width. It keeps two widths of a photograph: the phone's, 720 px or the next below,
 * and the widest.
 */
function isBorne(width: number, all: readonly number[]): boolean {
  const phone = Math.max(...all.filter((each) => each <= 720));
  return width === phone || width === Math.max(...all);
}

/** Removes from a `srcset` the copies that the folder leaves out. */
export function borneCandidates(written: string): string {
  if (!written.startsWith("/pictures/")) return written;
  const widthOf = (candidate: string) => Number(copy.exec(candidate)?.[2]);
  const candidates = written.split(", ");
  return candidates.filter((each) => isBorne(widthOf(each), candidates.map(widthOf))).join(", ");
}

/** Removes resized copies of editors' pictures that no page of the folder names. */
export function borneFiles(files: readonly string[]): string[] {
  const widths = new Map<string, number[]>();
  for (const file of files) {
    const [, stem = "", width, ending] = copy.exec(file) ?? [];
    if (stem !== "") widths.set(stem + ending, [...(widths.get(stem + ending) ?? []), Number(width)]);
  }
  return files.filter((file) => {
    const [, stem = "", width, ending] = copy.exec(file) ?? [];
    return stem === "" || isBorne(Number(width), widths.get(stem + ending) ?? []);
  });
}

/** Tells whether a page only explains offline use, which the folder makes needless. Links to it are removed too. */
export const isWithoutUse = (path: string): boolean =>
  /^\/(merre-me-vete|pa-rrjet|(math|physics)\/[\w-]+\/me-vete)([?#]|$)/.test(path);

/**
 * Tells whether the folder leaves a path out. They are always addresses for programs, and films unless they were
 * requested.
 */
export const isLeftOut = (path: string, films: boolean): boolean =>
  /^\/(api\/|oembed|ngulit\/|robots\.txt|\w+\.xml)/.test(path) || (!films && path.startsWith("/films/"));
