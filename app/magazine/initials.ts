const smallWords = new Set(["e", "i", "të", "së", "dhe", "me", "për", "në", "nga"]);

/** Returns the first letters of the first two meaningful words: "Redaksia e Fizikës" gives "RF". */
export function initials(name: string): string {
  const words = name.split(/\s+/).filter((word) => word !== "" && !smallWords.has(word.toLowerCase()));
  return words
    .slice(0, 2)
    .map((word) => (word[0] ?? "").toUpperCase())
    .join("");
}
