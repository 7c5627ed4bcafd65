import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { nearest } from "../checking/suggestion";
import { beginPiece, type PieceKind, pieceKinds } from "./begin-piece";
import { InvalidOption, type PieceOptions } from "./beginning";
import { seeHelp } from "./build-file";
import { type ExitCode, exitCode } from "./exit-code";

const projectRoot = fileURLToPath(new URL("../../../", import.meta.url));

/** Files to which a line is added. Any other existing file is an editor's, and is not overwritten. */
const extended = {
  magazine: "seed/magazine.json",
  modelNames: "app/magazine/lesson-markup.ts",
  modelFiles: "app/models/model-files.ts",
  modelLoaders: "app/models/all-models.ts",
};

/** `new lesson pse-bie-guri`: writes the beginning of a piece, and says what comes next. */
export async function newPiece(
  kind: string,
  slug: string,
  options: PieceOptions,
  root = projectRoot,
): Promise<ExitCode> {
  if (!isKind(kind)) {
    const near = nearest(kind, [...pieceKinds]);
    const meant = near === null ? "" : ` Mos deshe „${near}“?`;
    console.error(`Lloji „${kind}“ nuk njihet.${meant} Janë: ${pieceKinds.join(", ")}. ${seeHelp}`);
    return exitCode.wrongUse;
  }
  const text = (path: string) => (existsSync(join(root, path)) ? readFileSync(join(root, path), "utf8") : "");
  try {
    const today = new Date().toISOString().slice(0, 10);
    const texts = {
      magazine: text(extended.magazine),
      modelNames: text(extended.modelNames),
      modelFiles: text(extended.modelFiles),
      modelLoaders: text(extended.modelLoaders),
    };
    const { files, next } = beginPiece(kind, slug, options, texts, today);
    const grows: readonly string[] = Object.values(extended);
    const taken = Object.keys(files).find((path) => !grows.includes(path) && existsSync(join(root, path)));
    if (taken !== undefined) throw new InvalidOption(`Skedari ${taken} është tashmë.`);
    for (const [path, content] of Object.entries(files)) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), content);
      console.log(`${grows.includes(path) ? "~" : "+"} ${path}`);
    }
    console.log(`Vendet me ✎ janë për t’u shkruar. Pastaj: ${next.join("; ")}.`);
    return exitCode.done;
  } catch (error) {
    if (!(error instanceof InvalidOption)) throw error;
    console.error(`${error.message} Asgjë nuk u shkrua.`);
    return exitCode.wrongUse;
  }
}

const isKind = (kind: string): kind is PieceKind => (pieceKinds as readonly string[]).includes(kind);
