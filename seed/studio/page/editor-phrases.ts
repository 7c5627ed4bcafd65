import { EditorState } from "@codemirror/state";

/** CodeMirror's own phrases in Albanian. */
export const albanian = EditorState.phrases.of({
  Find: "Kërko",
  Replace: "Zëvendëso me",
  next: "tjetra",
  previous: "e mëparshmja",
  all: "të gjitha",
  "match case": "dallo të mëdhatë",
  regexp: "shprehje",
  "by word": "fjalë e plotë",
  replace: "zëvendëso",
  "replace all": "zëvendëso kudo",
  close: "mbyll",
  "current match": "gjetja e tanishme",
  "on line": "te rreshti",
  "replaced match on line $": "u zëvendësua te rreshti $",
  "replaced $ matches": "u zëvendësuan $",
  "Go to line": "Shko te rreshti",
  go: "shko",
  Diagnostics: "Problemet",
  "No diagnostics": "Asnjë problem",
  "$ unchanged lines": "$ rreshta njësoj",
  Completions: "Propozime",
  "Selection deleted": "Pjesa e zgjedhur u fshi",
  "Control character": "Shenjë e padukshme",
});
