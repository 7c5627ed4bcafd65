/** Checks whether copies of the editors' pictures can be made. It decodes none, so that a check stays quick. */
import { readFileSync } from "node:fs";
import { basename, extname } from "node:path";
import { fileSize } from "../../../app/magazine/file-size";
import { cutOff, isCutOff } from "./cut-off-picture";
import type { NamedPicture } from "./editor-pictures";
import type { FindingList } from "./finding";
import { foreignIn, foreignWords } from "./foreign-in-svg";
import { measureImage } from "./measure-image";
import { tellsPlace } from "./photo-place";
import { pictureKinds, pictureLimits, refusedKinds, takenKinds } from "./picture-limits";
import { copiesIn, copiesWords, mostCopies } from "./svg-copies";

/** Albanian message and hint about a picture. A drawing has the place in its text too. */
interface PictureFault {
  message: string;
  hint: string;
  position?: { line: number; column: number };
}

/** Checks a picture. @param name of its file @returns null where copies can be made of it */
export function pictureFault(name: string, bytes: Buffer): PictureFault | null {
  const { type = "", width = 0, height = 0 } = measureImage(bytes) ?? {};
  const refused = refusedKinds[type] ?? (/\.hei[cf]$/i.test(name) ? refusedKinds.heic : undefined);
  if (refused !== undefined) return { message: `„${name}“ nuk merret: merren ${takenKinds}.`, hint: refused };
  const endings = pictureKinds[type];
  if (endings === undefined) {
    return { message: `„${name}“ nuk është figurë që lexohet.`, hint: `Hape dhe ruaje përsëri; merren ${takenKinds}.` };
  }
  if (!endings.includes(extname(name).toLowerCase())) {
    return { message: `„${name}“ është brenda ${type.toUpperCase()}.`, hint: `Quaje me prapashtesën ${endings[0]}.` };
  }
  const largest = type === "svg" ? pictureLimits.drawing : pictureLimits.photo;
  if (bytes.length > largest) {
    const hint = type === "svg" ? "Thjeshtoje vizatimin, ose ruaje si PNG." : "Ruaje më të vogël: 2400 px mjaftojnë.";
    return { message: `„${name}“ ka ${fileSize(bytes.length)}; më shumë se ${fileSize(largest)} nuk merren.`, hint };
  }
  if (type === "svg") {
    const text = bytes.toString("utf8");
    const [position] = foreignIn(text);
    if (position === undefined && copiesIn(text) <= mostCopies) return null;
    const [message, hint] = position === undefined ? copiesWords(name) : foreignWords(name);
    return { message, hint, position };
  }
  const size = `„${name}“ është ${width} × ${height} px`;
  if (Math.max(width, height) > pictureLimits.longest) {
    const hint = "Zvogëloje: 2400 px mjaftojnë.";
    return { message: `${size}; më shumë se ${pictureLimits.longest} px nuk merren.`, hint };
  }
  if (Math.min(width, height) < pictureLimits.shortest) {
    const hint = "Merre më të madhe nga vendi ku e gjete.";
    return { message: `${size}; më pak se ${pictureLimits.shortest} px nuk merren.`, hint };
  }
  if (!isCutOff(type, bytes)) return null;
  const [message, hint] = cutOff(name);
  return { message, hint };
}

/** Reports pictures that cannot be copied. It reports photographs that hold the place where they were taken too. */
export function checkPictures(pictures: readonly NamedPicture[], findings: FindingList): void {
  for (const { path } of pictures) {
    const bytes = readFileSync(path);
    const fault = pictureFault(basename(path), bytes);
    if (fault === null) {
      if (tellsPlace(bytes))
        findings.warning({ file: path, line: 1, column: 1, path: "" }, ...placeWords(basename(path)));
      continue;
    }
    const { message, hint, position = { line: 1, column: 1 } } = fault;
    findings.error({ file: path, ...position, path: "" }, message, hint);
  }
}

const placeWords = (name: string): [message: string, hint: string] => [
  `„${name}“ tregon vendin ku u bë (GPS). Kopjet që botohen nuk e kanë, por skedari në dosje po.`,
  "Nise „npm run seed -- fix“: e heq vendin dhe emrin nga skedari.",
];

/** Checks a picture's width for its place. @returns null where it is wide enough */
export function narrowPicture(
  picture: Pick<NamedPicture, "address" | "type" | "width"> | null,
  place: keyof typeof pictureLimits.narrowest,
): [message: string, hint: string] | null {
  const least = pictureLimits.narrowest[place];
  if (picture === null || !(picture.type in pictureKinds) || picture.type === "svg" || picture.width >= least)
    return null;
  const where = { figure: "Një figurë", cover: "Një kopertinë ose pamje galerie" }[place];
  const message = `Figura „${picture.address}“ është ${picture.width} px e gjerë. ${where} ka të paktën ${least} px.`;
  return [message, "Merre nga origjinali, jo nga një pamje e vogël a një mesazh: zmadhimi e turbullon."];
}
