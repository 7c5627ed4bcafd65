/** The judge of the plain kinds. The server judges no answer, so its bundle does without. */
import { verdictOn } from "../../magazine/practice/verdict";

export const plainJudge = verdictOn;
