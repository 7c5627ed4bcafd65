import { beforeAll } from "vitest";
import { baseline } from "../real-magazine";
import { describeLibrary } from "./contract";

// The whole magazine is typeset once, before the first test: 2 s on an idle machine, several times that on a busy one.
beforeAll(() => {
  baseline();
}, 60_000);

describeLibrary("memory library", async () => ({ library: baseline(), baseline: baseline() }));
