/**
 * The longest path inside the folder, in characters. Windows allows 260 together with the path of the folder itself.
 */
const longest = 150;

const reserved = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;

/** Lists names that a Windows disk would refuse or confuse with one another. */
export function nameFaults(paths: readonly string[]): string[] {
  const seen = new Map<string, string>();
  return paths.flatMap((path) => {
    const same = seen.get(path.toLowerCase());
    seen.set(path.toLowerCase(), path);
    if (same !== undefined) return [`${path}: Windows e merr për ${same}`];
    if (path.length > longest) return [`${path}: ${path.length} shkronja, më shumë se ${longest}`];
    const bad = path
      .split("/")
      // biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern looks for these characters.
      .find((name) => name === "" || /[<>:"|?*\\\u0000-\u001f]|[. ]$/.test(name) || reserved.test(name));
    return bad === undefined ? [] : [`${path}: Windows nuk e lejon emrin „${bad}“`];
  });
}
