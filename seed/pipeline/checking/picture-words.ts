/** What the words of a picture, for those who do not see it, must not be. */

/** Words that name a picture and say nothing of it. */
const empty = new Set(
  "foto fotoja fotografi fotografia figurë figura imazh imazhi pamje pamja skemë skema vizatim vizatimi grafik grafiku image picture photo figure untitled pa titull e një i ja".split(
    " ",
  ),
);
const fileName = /^(?:(?:img|dsc|pxl|foto|image|screenshot|whatsapp)[-_ ]?\d.*|\S+\.(?:jpe?g|png|webp|avif|svg))$/i;

const wordsOf = (text: string) => text.toLowerCase().match(/\p{L}+/gu) ?? [];

/** @param caption what stands under it @returns null where the words are none of these */
export function poorPictureWords(words: string, caption = ""): [message: string, hint: string] | null {
  // That there are none at all is told elsewhere.
  if (words.trim() === "") return null;
  const own = wordsOf(words);
  const isEmpty = fileName.test(words.trim()) || own.every((word) => empty.has(word));
  const hint = "Shkruaj çfarë shihet: kush, ku, sa, në ç’drejtim; ai që s’e sheh duhet ta kuptojë pa të.";
  if (isEmpty) return [`Përshkrimi „${words.trim().slice(0, 40)}“ nuk thotë çfarë tregon figura.`, hint];
  if (own.join(" ") !== wordsOf(caption).join(" ")) return null;
  return ["Përshkrimi i figurës përsërit diçiturën: kush dëgjon, e dëgjon dy herë.", hint];
}
