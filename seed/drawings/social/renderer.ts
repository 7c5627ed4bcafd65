import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { initWasm } from "@resvg/resvg-wasm";

const require = createRequire(import.meta.url);
let ready: Promise<void> | undefined;

/** Loads the bitmap renderer once in a process; a second time it would fail. */
export function loadRenderer(): Promise<void> {
  ready ??= readFile(require.resolve("@resvg/resvg-wasm/index_bg.wasm")).then(initWasm);
  return ready;
}
