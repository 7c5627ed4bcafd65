/**
 * Lists the states that `npm run look` compares. There is a row for each kind of page and each state of games, quizzes
 * and simulators. A row needs a name and an address; `reach` describes the first actions there.
 */
import type { Page } from "@playwright/test";
import { simulator } from "../e2e/circuit-bench";
import * as steps from "./steps";

export interface PageState {
  name: string;
  address: string;
  /** Brings the opened page into the state. Its clock is stopped; `page.clock.runFor` advances it. */
  reach?: (page: Page) => Promise<unknown>;
  /** Only the viewport, for elements that cover the page; the whole page if missing. */
  seen?: "window";
  media?: "print";
  /** Only at this width, if the other has no such state. */
  width?: 360 | 1280;
}

const lesson = "/physics/ligjet-e-njutonit";
const exercises = "/math/pitagora/ushtrime";
const hydraulics = "/physics/projects/hydraulics";
const city = "/physics/projects/eco-friendly-cities";
const waves = "/physics/waves-quiz";
const calculus = "/math/calculus-quiz";
const formulas = "/physics/formulas-quiz";
const ninja = "/math/number-ninja";
const mechanics = "/physics/mechanics";

/** Sa është R₁? 12 V over two of 20 Ω. */
const task = "#q=2-YeS9Na.QwvwqQKqedum8oFFJmJWPIyF1uh41mGpliPceX1lvJdNwHHqU8kNoMpR4T0tI_kDtcr_0VgOAgvnB8Zo5-d70n0i";

export const states: PageState[] = [
  { name: "exercises of a lesson", address: exercises },
  { name: "exercise, answered wrong", address: exercises, reach: steps.missExercise },
  { name: "exercise, a known error", address: exercises, reach: steps.addLegs },
  { name: "exercise, with its hints", address: exercises, reach: steps.openHints },
  { name: "exercise, answered right", address: exercises, reach: steps.solveExercise },
  { name: "exercise of partners", address: "/physics/ligjet-e-njutonit/ushtrime?u=cifti-i-forces" },
  { name: "exercise of an order", address: "/physics/rryma-elektrike/ushtrime?u=kush-merr-me-shume-rryme" },
  { name: "exercise of a point", address: "/math/funksioni-dhe-perdorimet/ushtrime?u=pika-e-grafikut" },
  { name: "sheet of exercises, chosen", address: `${exercises}?print` },
  {
    name: "sheet of exercises, printed",
    address: `${exercises}?print&fara=10b`,
    media: "print",
    width: 1280,
  },
  { name: "notebook, empty", address: "/fletorja" },
  { name: "notebook with notes", address: "/fletorja", reach: steps.writeNotes },
  { name: "notebook with damaged notes", address: "/fletorja", reach: steps.damageNotes },
  { name: "notebook, its mix", address: "/fletorja", reach: steps.openMix },
  { name: "for teachers", address: "/mesuesi" },
  { name: "plan of an hour", address: "/physics/graviteti/ora" },
  { name: "new assignment", address: "/mesuesi/detyre?m=graviteti" },
  { name: "test on paper without a code", address: "/mesuesi/test" },
  { name: "assignment without a code", address: "/detyra" },
  { name: "class, empty", address: "/klasa" },
  { name: "cards of a class", address: "/klasa/kartela" },
  { name: "without a network", address: "/pa-rrjet" },
  { name: "packs", address: "/merre-me-vete" },
  { name: "pack of a chapter", address: "/physics/optika/me-vete" },
  { name: "home", address: "/" },
  { name: "home, first link by keyboard", address: "/", seen: "window", reach: (page) => page.keyboard.press("Tab") },
  { name: "side menu", address: "/physics", seen: "window", width: 360, reach: steps.openMenu },
  { name: "model in a frame of another site", address: "/ngulit/pitagora" },
  { name: "simulator in a frame of another site", address: "/ngulit/simulatori" },
  { name: "front of mathematics", address: "/math" },
  { name: "front of physics", address: "/physics" },
  { name: "category of mathematics", address: "/math/matematika-aplikuar" },
  { name: "category of physics", address: "/physics/optika" },
  { name: "lesson with everything", address: lesson },
  { name: "lesson with everything, unfolded", address: lesson, reach: steps.unfold },
  { name: "lesson, printed", address: lesson, media: "print", width: 1280 },
  { name: "lesson with its models", address: lesson, reach: steps.wakeModels },
  { name: "lesson with formulas", address: "/math/algebra" },
  { name: "lesson with figures", address: "/math/pitagora" },
  { name: "lesson with a table", address: "/math/matematika-ai" },
  { name: "lesson with worked examples", address: "/math/probabiliteti", reach: steps.unfold },
  { name: "lesson with a fixed part: graviteti", address: "/physics/graviteti" },
  { name: "lesson with a fixed part: efekti-sere", address: "/physics/efekti-sere" },
  { name: "lesson with a fixed part: energjia-berthamore", address: "/physics/energjia-berthamore" },
  { name: "lesson with a fixed part: levizja-e-trupave", address: "/physics/levizja-e-trupave" },
  { name: "glossary", address: "/fjalori" },
  { name: "map of ideas", address: "/harta" },
  { name: "map of ideas, printed", address: "/harta", media: "print", width: 1280 },
  { name: "search, nothing asked", address: "/kerko" },
  { name: "search, found", address: "/kerko?q=henes" },
  { name: "search, another word", address: "/kerko?q=gravitetti" },
  { name: "search, nothing found", address: "/kerko?q=qwxz" },
  { name: "about", address: "/about" },
  { name: "contact", address: "/contact" },
  { name: "privacy", address: "/privacy" },
  { name: "terms", address: "/terms" },
  { name: "not found", address: "/nuk-ka" },
  { name: "missing lesson", address: "/physics/nuk-ka" },
  { name: "error", address: ninja, reach: steps.followWithoutApi },
  { name: "list on its way", address: simulator, reach: steps.followWithSlowApi },

  { name: "projects", address: "/physics/projects" },
  { name: "project", address: hydraulics },
  { name: "project, another press", address: hydraulics, reach: steps.anotherPress },
  { name: "project with readings", address: city, reach: steps.unfold },
  { name: "project, instructions", address: `${hydraulics}?pjesa=udhezime` },
  { name: "project, instructions, printed", address: `${hydraulics}?pjesa=udhezime`, media: "print", width: 1280 },
  { name: "project, materials", address: `${city}?pjesa=materiale` },
  { name: "gallery", address: `${city}?pjesa=galeria` },
  { name: "gallery, film", address: `${hydraulics}?pjesa=galeria` },
  { name: "gallery, viewer", address: `${city}?pjesa=galeria#pamja-3`, seen: "window", reach: steps.openViewer },
  {
    name: "gallery, viewer at a film",
    address: `${hydraulics}?pjesa=galeria#pamja-2`,
    seen: "window",
    reach: steps.passFilm,
  },
  { name: "missing project", address: "/physics/projects/nuk-ka" },

  { name: "quiz, introduction", address: waves },
  { name: "quiz, asked", address: waves, reach: steps.startQuiz },
  { name: "quiz, how it is played", address: waves, reach: steps.unfold },
  { name: "quiz, hint", address: waves, reach: steps.openHint },
  { name: "quiz, nothing chosen", address: waves, reach: steps.checkNothing },
  { name: "quiz, answered right", address: waves, reach: (page) => steps.answerQuiz(page, { right: true }) },
  { name: "quiz, answered wrong", address: waves, reach: (page) => steps.answerQuiz(page, { right: false }) },
  { name: "quiz, passed", address: waves, reach: (page) => steps.finishQuiz(page, { wrong: 2 }) },
  { name: "quiz, not passed", address: waves, reach: (page) => steps.finishQuiz(page, { wrong: 9 }) },
  { name: "quiz in English, answered wrong", address: calculus, reach: steps.answerInEnglish },
  { name: "quiz without verdicts, its last minute", address: formulas, reach: steps.lastMinute },
  { name: "quiz on paper", address: `${waves}?print&fara=B` },
  { name: "quiz, printed", address: waves, media: "print", width: 1280 },
  { name: "quiz on paper, printed", address: `${waves}?print&fara=B`, media: "print", width: 1280 },

  { name: "game, introduction", address: ninja, reach: steps.unfold },
  { name: "game, running", address: ninja, reach: (page) => steps.playGame(page, [true, true]) },
  { name: "game, a miss", address: ninja, reach: (page) => steps.playGame(page, [true, false]) },
  { name: "game, next level", address: ninja, reach: (page) => steps.playGame(page, Array(6).fill(true)) },
  { name: "game, result", address: ninja, reach: steps.endGame },

  { name: "simulator, introduction", address: simulator },
  { name: "simulator, level", address: simulator, reach: steps.startLevels },
  { name: "simulator, circuit", address: simulator, reach: steps.buildCircuit },
  { name: "simulator, capacitor", address: simulator, reach: steps.chargeCapacitor },
  { name: "simulator, incomplete", address: simulator, reach: steps.failLevel },
  { name: "simulator, success", address: simulator, reach: steps.passLevel },
  { name: "laboratory", address: simulator, reach: steps.openLaboratory },
  { name: "laboratory, empty", address: simulator, reach: steps.emptyLaboratory },
  { name: "laboratory, a part of the bridge chosen", address: simulator, reach: steps.chooseInBridge },
  { name: "laboratory, a sheet of two tasks", address: simulator, reach: steps.makeTasks },
  { name: "laboratory, a task answered wrong", address: `${simulator}${task}`, reach: steps.answerTask },
  { name: "laboratory, damaged link", address: `${simulator}#q=1-prishur-x`, reach: steps.waitForAlert },

  { name: "mechanics", address: mechanics },
  { name: "mechanics, under way", address: mechanics, reach: steps.startCart },
  { name: "mechanics, all run", address: mechanics, reach: steps.runModels },
];
