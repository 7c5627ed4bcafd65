import { expect, it } from "vitest";
import type { PublicationReply } from "../server/publication-plan";
import {
  canPublish,
  initialPublish,
  type PublishAction,
  type PublishState,
  publishReducer,
  readingAddress,
} from "./publish-steps";

const good: PublicationReply = {
  ...{ code: 0, stopped: false, pages: [], others: [], cost: null, problems: [], todos: [], missing: 0 },
  ...{ fault: null, lines: ["+ Marsi"] },
};
const bad: PublicationReply = { ...good, code: 1, lines: ["Gabim"] };
const place = { line: 1, column: 1, path: "", message: "", hint: "", severity: "warning" } as const;
const unwritten: PublicationReply = { ...good, todos: [{ file: "lessons/marsi.md", ...place }] };
const after = (...actions: PublishAction[]): PublishState => actions.reduce(publishReducer, initialPublish);

const local: PublishAction = { type: "place", place: "local" };
const remote: PublishAction = { type: "place", place: "remote" };
const plan = (run: number): PublishAction => ({ type: "plan", run });
const publish = (run: number): PublishAction => ({ type: "publish", run });
const answer = (run: number, reply = good): PublishAction => ({ type: "answer", run, reply });

it.each<[string, PublishAction[], Partial<PublishState>, boolean]>([
  ["nothing is planned before one says where", [plan(1)], { place: null, step: "where", run: 0 }, false],
  ["a place alone plans nothing", [local], { place: "local", step: "where", reply: null }, false],
  ["a plan is made", [local, plan(2)], { step: "planning", reply: null, run: 2 }, false],
  ["a plan that came may be published", [local, plan(2), answer(2)], { step: "planned", reply: good }, true],
  ["open places may be read on this computer", [local, plan(2), answer(2, unwritten)], { step: "planned" }, true],
  ["and not by readers", [remote, plan(2), answer(2, unwritten)], { step: "planned" }, false],
  [
    "nor what the site has no files for",
    [local, plan(2), answer(2, { ...good, missing: 1 })],
    { step: "planned" },
    false,
  ],
  [
    "a plan that is stopped asks where again",
    [local, plan(2), answer(2, { ...good, code: 3, stopped: true })],
    { place: "local", step: "where", reply: null },
    false,
  ],
  ["a plan with errors may not", [local, plan(2), answer(2, bad)], { step: "planned", reply: bad }, false],
  [
    "this computer's plan is dropped once „Në internet“ is chosen",
    [local, plan(2), remote, answer(2)],
    { place: "remote", step: "where", reply: null },
    false,
  ],
  [
    "and while the other plan is made",
    [local, plan(2), remote, plan(4), answer(2)],
    { place: "remote", step: "planning", reply: null },
    false,
  ],
  [
    "the plan of the chosen place is taken",
    [local, plan(2), remote, plan(4), answer(2, bad), answer(4)],
    { place: "remote", step: "planned", reply: good },
    true,
  ],
  [
    "after going back neither „U botua“ nor a plan stands there",
    [local, plan(2), answer(2), publish(3), answer(3), { type: "went-back" }, answer(3, bad)],
    { place: "local", step: "where", reply: null, made: 1 },
    false,
  ],
  [
    "a publication that failed is none",
    [local, plan(2), answer(2), publish(3), answer(3, bad)],
    { step: "published", made: 0 },
    false,
  ],
  ["the same place chosen again changes nothing", [local, plan(2), local, answer(2)], { step: "planned" }, true],
  ["a plan leaves with the place", [local, plan(2), answer(2), remote], { step: "where", reply: null }, false],
  ["nothing is published without a plan", [local, publish(2)], { step: "where" }, false],
  ["nor with a bad one", [local, plan(2), answer(2, bad), publish(3)], { step: "planned", run: 2 }, false],
  ["a publication runs", [local, plan(2), answer(2), publish(3)], { step: "publishing", reply: good, run: 3 }, false],
  [
    "while it runs the place stays",
    [local, plan(2), answer(2), publish(3), remote],
    { place: "local", step: "publishing" },
    false,
  ],
  ["nor is a plan made", [local, plan(2), answer(2), publish(3), plan(4)], { step: "publishing", run: 3 }, false],
  [
    "a late answer of a plan does not end it",
    [local, plan(2), answer(2), publish(3), answer(2, bad)],
    { step: "publishing", reply: good },
    false,
  ],
  [
    "it ends with its own answer",
    [local, plan(2), answer(2), publish(3), answer(3, bad)],
    { step: "published", reply: bad },
    false,
  ],
  ["a second plan waits for the first", [local, plan(2), plan(3)], { step: "planning", run: 2 }, false],
  ["an answer that nobody waits for changes nothing", [local, answer(1)], { step: "where", reply: null }, false],
  [
    "after a publication another may be planned",
    [local, plan(2), answer(2), publish(3), answer(3), plan(4)],
    { step: "planning", run: 4 },
    false,
  ],
])("%s", (_, actions, wanted, publishable) => {
  const state = after(...actions);
  expect(state).toMatchObject(wanted);
  expect(canPublish(state)).toBe(publishable);
});

it("what was published is read at its first page that is still there, with the words of the address", () => {
  const page = { slug: "marsi", title: "Marsi", fields: [], words: null };
  const pages: PublicationReply["pages"] = [
    { ...page, kind: "removed", address: "/physics/hena" },
    { ...page, kind: "added", address: null },
    { ...page, kind: "changed", address: "/physics/marsi" },
  ];
  const { page: first } = after(local, plan(2), answer(2, { ...good, pages }), publish(3), answer(3));
  expect(readingAddress("http://127.0.0.1:9000/?studio=a", first)).toBe("http://127.0.0.1:9000/physics/marsi?studio=a");
  const { page: none } = after(local, plan(2), answer(2), publish(3), answer(3));
  expect(readingAddress("https://prizma.al", none)).toBe("https://prizma.al/");
});
