import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { added, begun, type DraftQueue, emptyQueue, failed, pause, sendDrafts, sent } from "./draft-queue";

const queue = (waiting: string[], sending: string | null, due: number): DraftQueue => ({ waiting, sending, due });

describe("the queue", () => {
  it.each<[string, DraftQueue, DraftQueue]>([
    ["waits for a pause after a key", added(emptyQueue, "a", 1000), queue(["a"], null, 1120)],
    ["waits anew after each key", added(queue(["a"], null, 1120), "a", 1100), queue(["a"], null, 1220)],
    ["keeps the order of files", added(queue(["a"], null, 1120), "b", 1100), queue(["a", "b"], null, 1220)],
    ["takes a file again while it is sent", added(queue([], "a", 0), "a", 1000), queue(["a"], "a", 1120)],
    ["sends nothing before it is due", begun(queue(["a"], null, 1120), 1119), queue(["a"], null, 1120)],
    ["sends the first when it is due", begun(queue(["a", "b"], null, 1120), 1120), queue(["b"], "a", 1120)],
    ["sends one at a time", begun(queue(["b"], "a", 0), 5000), queue(["b"], "a", 0)],
    ["has nothing to send when empty", begun(emptyQueue, 5000), emptyQueue],
    ["goes on after an answer", sent(queue(["b"], "a", 7)), queue(["b"], null, 7)],
    ["tries a failed one again, first", failed(queue(["b"], "a", 0), 1000), queue(["a", "b"], null, 2000)],
    [
      "keeps one that was typed into meanwhile once",
      failed(queue(["b", "a"], "a", 0), 1000),
      queue(["a", "b"], null, 2000),
    ],
    ["waits for the pause after a failure too", failed(queue(["b"], "a", 9000), 1000), queue(["a", "b"], null, 9000)],
    ["has nothing to try again where nothing is sent", failed(queue(["b"], null, 5), 1000), queue(["b"], null, 5)],
  ])("%s", (_, made, wanted) => {
    expect(made).toMatchObject(wanted);
  });

  it.each<[string, DraftQueue, number | null]>([
    ["until it is due", queue(["a"], null, 1120), 120],
    ["no time where it is late", queue(["a"], null, 900), 0],
    ["for an answer", queue(["b"], "a", 1120), null],
    ["for a key", emptyQueue, null],
  ])("waits %s", (_, given, wanted) => {
    expect(pause(given, 1000)).toBe(wanted);
  });
});

describe("drafts", () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it("are sent after a pause, one after another, each once", async () => {
    const log: string[] = [];
    const drafts = sendDrafts(
      async (name) => {
        log.push(`${name} begins`);
        await new Promise((resolve) => setTimeout(resolve, 300));
        log.push(`${name} ends`);
      },
      () => log.push("fails"),
    );
    for (const name of ["a", "b", "a"]) drafts.add(name);
    await vi.advanceTimersByTimeAsync(119);
    expect(log).toEqual([]);
    expect(drafts.isEmpty()).toBe(false);
    await vi.advanceTimersByTimeAsync(1000);
    expect(log).toEqual(["a begins", "a ends", "b begins", "b ends"]);
    expect(drafts.isEmpty()).toBe(true);
  });

  it("are sent again until the studio answers, and none is forgotten", async () => {
    const log: string[] = [];
    const failures: unknown[] = [];
    let answers = false;
    const drafts = sendDrafts(
      async (name) => {
        if (!answers) throw new Error(`${name} nuk u dërgua`);
        log.push(name);
      },
      (error) => failures.push(error),
    );
    drafts.add("a");
    drafts.add("b");
    await vi.advanceTimersByTimeAsync(2500);
    expect(failures.map(String)).toEqual(["Error: a nuk u dërgua", "Error: a nuk u dërgua", "Error: a nuk u dërgua"]);
    answers = true;
    await vi.advanceTimersByTimeAsync(2000);
    expect(log).toEqual(["a", "b"]);
  });

  it("are sent at once when the page is left", async () => {
    const log: string[] = [];
    const drafts = sendDrafts(
      async (name) => void log.push(name),
      () => undefined,
    );
    drafts.add("a");
    drafts.flush();
    await vi.advanceTimersByTimeAsync(0);
    expect(log).toEqual(["a"]);
  });
});
