import { baseline } from "../real-magazine";
import { describeLibrary } from "./contract";

describeLibrary("memory library", async () => ({ library: baseline(), baseline: baseline() }));
