/** Reads cards from the camera's frames, in a worker where there is one, so that the page stays quick. */
import type { SeenCard } from "../../../magazine/classroom/card-readings";
import type { Watch } from "./use-camera";

type Reader = typeof import("./read-cards.client");

/** Milliseconds from one frame that is read to the next, and the least pause after one. */
const [frameGap, leastPause] = [80, 20];

/** Pixels that are asked for: a card of 12 cm is read at them from seven metres. */
export const cardFrame: MediaTrackConstraints = { width: { ideal: 1920 }, height: { ideal: 1080 } };

/** Loads what reads the cards. Its file comes with the press that needs it. */
export const loadCardWatch = (): Promise<Watch<readonly SeenCard[]>> =>
  import("./read-cards.client").then(
    ({ readCards, readerAddress }) =>
      (video, onCards) =>
        watchCards(video, { readCards, readerAddress }, onCards),
  );

function watchCards(video: HTMLVideoElement, reader: Reader, onCards: (cards: readonly SeenCard[]) => void) {
  const canvas = document.createElement("canvas");
  const context = canvas.getContext("2d", { willReadFrequently: true }) as CanvasRenderingContext2D;
  let worker = openWorker(reader);
  let isEnded = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let began = 0;
  function take(cards: readonly SeenCard[]) {
    if (isEnded) return;
    onCards(cards);
    timer = setTimeout(readFrame, Math.max(leastPause, frameGap - (performance.now() - began)));
  }
  function readFrame() {
    began = performance.now();
    const { videoWidth: width, videoHeight: height } = video;
    if (width === 0) return take([]);
    if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
    context.drawImage(video, 0, 0);
    const { data } = context.getImageData(0, 0, width, height);
    if (worker === null) take(reader.readCards({ width, height, data }));
    else worker.postMessage({ width, height, data }, [data.buffer]);
  }
  worker?.addEventListener("message", ({ data }: MessageEvent<readonly SeenCard[]>) => take(data));
  worker?.addEventListener("error", () => {
    worker = null;
    if (!isEnded) readFrame();
  });
  readFrame();
  return () => {
    isEnded = true;
    clearTimeout(timer);
    worker?.terminate();
  };
}

/** Starts the reader in a worker. @returns null where browsers have none, as from a folder: the page reads then */
function openWorker({ readerAddress }: Reader): Worker | null {
  try {
    return new Worker(readerAddress, { type: "module" });
  } catch {
    return null;
  }
}
