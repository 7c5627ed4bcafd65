/** Measures the memory of the Worker's own script. It uses the runtime's inspector, after a garbage collection. */
import { fetch } from "miniflare";

interface Inspected {
  id: string;
  webSocketDebuggerUrl: string;
}

/**
 * @param inspector address of the runtime's inspector
 * @returns bytes of objects and buffers that are still reachable
 */
export async function workerHeap(inspector: URL): Promise<number> {
  const listed = await fetch(`http://${inspector.host}/json`);
  const all = (await listed.json()) as Inspected[];
  const own = all.find(({ id }) => id.startsWith("core:user:"));
  if (own === undefined) throw new Error(`no Worker among ${all.map(({ id }) => id).join(", ")}`);
  const address = own.webSocketDebuggerUrl.replace(/^ws:/, "http:");
  const { webSocket } = await fetch(address, { headers: { Upgrade: "websocket" } });
  if (!webSocket) throw new Error("the inspector does not answer");
  webSocket.accept();
  const heap = new Promise<number>((resolve) => {
    webSocket.addEventListener("message", ({ data }) => {
      const { id, result } = JSON.parse(String(data));
      if (id === 3) resolve(result.usedSize + (result.backingStorageSize ?? 0));
    });
  });
  const asks = ["HeapProfiler.enable", "HeapProfiler.collectGarbage", "Runtime.getHeapUsage"];
  for (const [index, method] of asks.entries()) webSocket.send(JSON.stringify({ id: index + 1, method }));
  try {
    return await heap;
  } finally {
    webSocket.close();
  }
}
