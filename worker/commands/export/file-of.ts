/** Where an address of the magazine stands in its folder. Shared by the command and by the scripts in the folder. */

/** An address of the magazine itself; `//host` is another site's. */
export const isOwn = (address: string): boolean => /^\/(?!\/)/.test(address);

/** A path that names a file by itself. */
const isFile = (path: string) => /\.[a-z0-9]{2,11}$/i.test(path);

/** Splits an address into its path, and query with fragment. */
export function parts(address: string): { path: string; rest: string } {
  const end = address.search(/[?#]/);
  return end === -1 ? { path: address, rest: "" } : { path: address.slice(0, end), rest: address.slice(end) };
}

/** Names the file of a path. A page is a file, since a folder opened from a disk shows its list and no page. */
export function fileOf(path: string): string {
  const name = decodeURIComponent(path).replace(/^\/|\/$/g, "");
  if (name === "") return "index.html";
  return isFile(name) ? name : `${name}.html`;
}

/**
 * Names the script that carries an API's answer. A page from a disk may not fetch it. Its query becomes part of the
 * name, in letters that Windows allows.
 */
export function answerFileOf(address: string): string {
  const { path, rest } = parts(address);
  return `te-dhena${path}${rest.replace(/[?&]/g, "_").replace(/[^\w.-]/g, "-")}.js`;
}

/** How a page reaches the top of the folder: empty, `../`, `../../`. */
export const wayToTop = (path: string): string => "../".repeat(fileOf(path).split("/").length - 1);

/** Makes an address of the magazine relative. @param top how its page reaches the top of the folder */
export function relativeAddress(address: string, top: string): string {
  const { path, rest } = parts(address);
  return top + fileOf(path).split("/").map(encodeURIComponent).join("/") + rest;
}

/** Width, and what stands before and after it, of a copy of an editor's picture. */
const copy = /^(\/?pictures\/[^.]+\.[^.]+\.)(\d+)x\d+(p?\.\w+)/;

/** A stick bears two widths of a photograph: a phone's, 720 px or the next below, and the widest. */
function isBorne(width: number, all: readonly number[]): boolean {
  const phone = Math.max(...all.filter((each) => each <= 720));
  return width === phone || width === Math.max(...all);
}

/** Leaves out of a `srcset` the copies that the folder leaves out. */
export function borneCandidates(written: string): string {
  if (!written.startsWith("/pictures/")) return written;
  const widthOf = (candidate: string) => Number(copy.exec(candidate)?.[2]);
  const candidates = written.split(", ");
  return candidates.filter((each) => isBorne(widthOf(each), candidates.map(widthOf))).join(", ");
}

/** Drops copies of editors' pictures that no page of the folder names. */
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

/** Pages that only say how to do without a network: who has the folder has it all. Their links go with them. */
export const isWithoutUse = (path: string): boolean =>
  /^\/(merre-me-vete|pa-rrjet|(math|physics)\/[\w-]+\/me-vete)([?#]|$)/.test(path);

/** Whether the folder leaves a path out: what programs read always, the films where they were not asked for. */
export const isLeftOut = (path: string, films: boolean): boolean =>
  /^\/(api\/|oembed|ngulit\/|robots\.txt|\w+\.xml)/.test(path) || (!films && path.startsWith("/films/"));
