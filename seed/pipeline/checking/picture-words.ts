/** Checks the alternative text of a picture. */

/** Words that only say that there is a picture. */
const empty = new Set(
  "foto fotoja fotografi fotografia figurë figura imazh imazhi pamje pamja skemë skema vizatim vizatimi grafik grafiku image picture photo figure untitled pa titull e një i ja".split(
    " ",
  ),
);
const fileName = /^(?:(?:img|dsc|pxl|foto|image|screenshot|whatsapp)[-_ ]?\d.*|\S+\.(?:jpe?g|png|webp|avif|svg))$/i;

const wordsOf = (text: string) => text.toLowerCase().match(/\p{L}+/gu) ?? [];

/** Checks an alternative text. @param caption text under the picture @returns null where the text is good enough */
export function poorPictureWords(words: string, caption = ""): [message: string, hint: string] | null {
  // A missing text is reported elsewhere.
  if (words.trim() === "") return null;
  const own = wordsOf(words);
  const isEmpty = fileName.test(words.trim()) || own.every((word) => empty.has(word));
  const hint = "Shkruaj çfarë shihet: kush, ku, sa, në ç’drejtim; ai që s’e sheh duhet ta kuptojë pa të.";
  if (isEmpty) return [`Përshkrimi „${words.trim().slice(0, 40)}“ nuk thotë çfarë tregon figura.`, hint];
  if (own.join(" ") !== wordsOf(caption).join(" ")) return null;
  return ["Përshkrimi i figurës përsërit diçiturën: kush dëgjon, e dëgjon dy herë.", hint];
}
