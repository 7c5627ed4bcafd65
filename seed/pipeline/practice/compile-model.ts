/**
 * Compiles what follows a right answer: the section `### Pse`, and the fence `modeli` with the lesson's model that shows
 * the exercise and its settings as expressions.
 */
import { touchModelNames } from "../../../app/magazine/lesson-markup";
import type { Exercise } from "../../../app/magazine/practice/exercise";
import type { Scope } from "../../../app/magazine/practice/expression";
import { settingsIn } from "../../../app/magazine/practice/shown-model";
import { nearest } from "../checking/suggestion";
import { isOnScale, scenesOf, settingsOf } from "../lesson/loaded-models";
import type { Checked, Phrase } from "./compile-further";
import type { ExerciseFailure } from "./try-further";
import type { ReportAtLine, WrittenExercise, WrittenModel } from "./written-exercise";

/** The lesson of an exercise: its address, and the names of the models that stand in it. */
export interface ShowingLesson {
  address: string;
  models: readonly string[];
}

/** The row that names a scene, as in a link to a model. */
const sceneRow = "skena";

/** Reads what follows a right answer: why it is right, and the model. @param lesson null where it is not known */
export function readAfterwards(
  { line, sections, model: written }: WrittenExercise,
  lesson: ShowingLesson | null,
  checked: Checked,
  phrase: Phrase,
  fault: ReportAtLine,
): Pick<Exercise, "because" | "model"> {
  const right = sections.get("përgjigjet")?.find(({ checked }) => checked);
  const option = right?.after === undefined ? undefined : { text: right.after, line: right.line };
  const [because, another] = sections.get("pse") ?? [];
  const reason = because ?? option;
  if (sections.has("pse") && (because === undefined || because.after !== undefined || another !== undefined)) {
    fault(another?.line ?? line, "Te ### Pse pritet një fjali.", "Shkruaj në një paragraf pse del kështu.");
  }
  const model = written === null ? null : compileModel(written, lesson, checked, fault);
  return {
    ...(reason !== undefined && { because: phrase(reason.text, reason.line) }),
    ...(model !== null && { model }),
  };
}

/** Compiles the fence. @returns null after a finding */
function compileModel(
  { name, text, line }: WrittenModel,
  lesson: ShowingLesson | null,
  checked: Checked,
  fault: ReportAtLine,
): NonNullable<Exercise["model"]> | null {
  const scenes = scenesOf(name);
  if (scenes === 0) {
    const near = nearest(name, [...touchModelNames]);
    const all = `Modelet janë: ${touchModelNames.join(", ")}.`;
    fault(line - 1, `Modeli „${name}“ nuk njihet.`, near === null ? all : `Mos deshe „${near}“? ${all}`);
    return null;
  }
  if (lesson !== null && !lesson.models.includes(name)) {
    const own = lesson.models.length === 0 ? "Mësimi nuk ka asnjë." : `Mësimi ka: ${lesson.models.join(", ")}.`;
    fault(line - 1, `Modeli „${name}“ nuk është te mësimi i ushtrimit.`, own);
    return null;
  }
  const rows = text.split("\n").flatMap((written, index) => {
    const row = written.replace(/#.*$/, "").trim();
    const [, setting = "", expression = ""] = /^([\p{L}\d-]+)\s*=\s*(.+)$/u.exec(row) ?? [];
    if (row !== "" && setting === "") {
      fault(line + index, `Rreshti „${row}“ nuk lexohet dot.`, "Shkruaj p.sh. gjatesia = a ose skena = 2.");
    }
    return setting === "" ? [] : [{ setting, expression, line: line + index }];
  });
  const written = rows.find(({ setting }) => setting === sceneRow);
  const scene = Number(written?.expression ?? 1);
  if (written !== undefined && !(scene >= 1 && scene <= scenes && Number.isInteger(scene))) {
    const hint = scenes === 1 ? "Ai ka vetëm një; hiqe rreshtin." : `Shkruaj një numër nga 1 në ${scenes}.`;
    fault(written.line, `Modeli „${name}“ nuk ka skenë „${written.expression}“.`, hint);
    return null;
  }
  const known = settingsOf(name, scene);
  for (const [index, row] of rows.entries()) {
    if (row === written) continue;
    if (!Object.hasOwn(known, row.setting)) {
      const all = Object.entries(known).map(([key, { min, max, step }]) => `${key} (${min} deri ${max}, hap ${step})`);
      fault(row.line, `Modeli „${name}“ nuk ka „${row.setting}“.`, `Ka: ${all.join(", ")}.`);
    } else if (rows.findIndex(({ setting }) => setting === row.setting) < index) {
      fault(row.line, `Rreshti „${row.setting}“ del dy herë.`, "Lëre një herë.");
    }
  }
  const settings = rows.map(({ setting, expression, line }): [string, string] => [setting, checked(expression, line)]);
  return { name, lesson: lesson?.address ?? "/", settings };
}

/** Finds a setting of the model that cannot have its value for one draw. */
export function failureOfModel({ model }: Exercise, scope: Scope): ExerciseFailure | null {
  if (model === undefined) return null;
  const values = settingsIn(model, scope);
  const scene = values.find(([name]) => name === sceneRow)?.[1] ?? 1;
  const known = settingsOf(model.name, scene);
  for (const [name, value] of values) {
    const setting = known[name];
    if (setting === undefined || isOnScale(setting, value)) continue;
    const { min, max, step } = setting;
    return {
      message: `Te modeli „${name}“ del ${value}, por shkon nga ${min} në ${max}, me hap ${step}.`,
      hint: "Rrumbullakose me round, ndrysho numrat e ushtrimit, ose hiqe modelin.",
    };
  }
  return null;
}
