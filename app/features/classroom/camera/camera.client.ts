/** Opens the device's camera, and reads codes from it until it is closed. Pictures are kept nowhere. */
import { helperOfBrowser } from "./browser-detector";

/** Which camera is asked for. On a phone that is the one on its back. */
type CameraChoice = MediaTrackConstraints;
const atFirst: CameraChoice = { facingMode: "environment" };
/** Size in pixels that is asked for. Codes of version 10 are read at it from an arm's length. */
const size = { width: { ideal: 1280 }, height: { ideal: 720 } };

export interface Camera {
  stream: MediaStream;
  /** Whether it looks at who holds the device. Its picture is then shown as in a mirror. */
  isFront: boolean;
  /** Another camera of the device, with the words of its button; null if there is none. */
  other: { name: string; choice: CameraChoice } | null;
}

/** Opens a camera. @throws if it is refused or missing, or the page came over an insecure address */
export async function openCamera(choice: CameraChoice = atFirst): Promise<Camera> {
  const stream = await navigator.mediaDevices.getUserMedia({ video: { ...size, ...choice } });
  const { facingMode, deviceId } = stream.getVideoTracks()[0]?.getSettings() ?? {};
  const devices = await navigator.mediaDevices.enumerateDevices().catch(() => []);
  const cameras = devices.filter(({ kind }) => kind === "videoinput").map((device) => device.deviceId);
  return { stream, isFront: facingMode !== "environment", other: otherOf(cameras, facingMode, deviceId) };
}

/** A phone has several lenses on its back: there the other side is asked for, elsewhere the next camera. */
function otherOf(cameras: readonly string[], facingMode?: string, deviceId?: string): Camera["other"] {
  if (cameras.length < 2) return null;
  if (facingMode === "user") return { name: "Kamera e pasme", choice: { facingMode: { exact: "environment" } } };
  if (facingMode === "environment") return { name: "Kamera e përparme", choice: { facingMode: { exact: "user" } } };
  const next = cameras[(cameras.indexOf(deviceId ?? "") + 1) % cameras.length];
  return next ? { name: "Kamera tjetër", choice: { deviceId: { exact: next } } } : null;
}

/** Ends a camera: its light goes out. */
export function closeCamera({ stream }: Camera): void {
  for (const track of stream.getTracks()) track.stop();
}

/** Milliseconds from one frame that is read to the next. */
const frameGap = 80;
/** The least pause in milliseconds after a frame, so that a slow phone goes on showing its picture. */
const leastPause = 20;
/** Side in pixels of the square that is read from the middle of a frame. */
const readSide = 640;
/** Frames without a code, after which the browser's own reader helps. */
const framesAlone = 20;

/** Reads the middle of a video's frames. @returns the function that ends it */
export function watchCodes(
  video: HTMLVideoElement,
  codeIn: (frame: ImageData) => string | null,
  onCode: (text: string) => void,
): () => void {
  const canvas = document.createElement("canvas");
  const context = canvas.getContext("2d", { willReadFrequently: true }) as CanvasRenderingContext2D;
  let [isEnded, empty] = [false, 0];
  let timer: ReturnType<typeof setTimeout> | undefined;
  async function readFrame() {
    const began = performance.now();
    const { videoWidth, videoHeight } = video;
    const side = Math.min(videoWidth, videoHeight);
    if (side > 0) {
      const shown = Math.min(side, readSide);
      if (canvas.width !== shown) Object.assign(canvas, { width: shown, height: shown });
      context.drawImage(video, (videoWidth - side) / 2, (videoHeight - side) / 2, side, side, 0, 0, shown, shown);
      const own = codeIn(context.getImageData(0, 0, shown, shown));
      empty = own === null ? empty + 1 : 0;
      const found = own ?? (empty > framesAlone ? await helperOfBrowser(canvas) : null);
      if (isEnded) return;
      if (found !== null) onCode(found);
    }
    timer = setTimeout(readFrame, Math.max(leastPause, frameGap - (performance.now() - began)));
  }
  readFrame();
  return () => {
    isEnded = true;
    clearTimeout(timer);
  };
}
