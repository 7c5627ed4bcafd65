import { type RefObject, useEffect, useRef, useState } from "react";
import { type Camera, closeCamera, openCamera, watchCodes } from "./camera.client";

type Reader = typeof import("./read-code.client");

/** Loads the reader. Its file comes with the press that needs it. */
export const loadReader = (): Promise<Reader> => import("./read-code.client");

/** Why no code can be read: the camera does not open, the reader does not come, or what was open ended. */
export type CameraTrouble = "refused" | "no-reader" | "hidden" | "unplugged";

/**
 * Opens and closes the camera, and reads codes from its picture. It is closed when the page is hidden or left.
 *
 * @param onCode is called for each frame with a code
 */
export function useCamera(
  video: RefObject<HTMLVideoElement>,
  onCode: (text: string) => void,
  onTrouble: (trouble: CameraTrouble) => void,
) {
  const [camera, setCamera] = useState<(Camera & Pick<Reader, "codeIn">) | "opening" | null>(null);
  const opened = useRef<Camera | null>(null);
  const openings = useRef(0);
  const latest = useRef({ onCode, onTrouble });
  latest.current = { onCode, onTrouble };

  function close() {
    // A camera that opens only now is closed too.
    openings.current += 1;
    if (opened.current !== null) closeCamera(opened.current);
    opened.current = null;
    setCamera(null);
  }
  function fail(trouble: CameraTrouble) {
    close();
    latest.current.onTrouble(trouble);
  }
  async function open(choice?: MediaTrackConstraints) {
    close();
    const own = openings.current;
    setCamera("opening");
    const loading = loadReader();
    loading.catch(() => undefined);
    let found: Camera;
    try {
      found = await openCamera(choice);
    } catch {
      if (own === openings.current) fail("refused");
      return;
    }
    if (own !== openings.current) return closeCamera(found);
    opened.current = found;
    if (document.visibilityState === "hidden") return fail("hidden");
    found.stream.getVideoTracks()[0]?.addEventListener("ended", () => {
      if (own === openings.current) fail("unplugged");
    });
    try {
      const { codeIn } = await loading;
      if (own === openings.current) setCamera({ ...found, codeIn });
    } catch {
      if (own === openings.current) fail("no-reader");
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the page is listened to once.
  useEffect(() => {
    const leave = () => {
      if (opened.current !== null) fail("hidden");
    };
    const look = () => {
      if (document.visibilityState === "hidden") leave();
    };
    document.addEventListener("visibilitychange", look);
    window.addEventListener("pagehide", leave);
    return () => {
      document.removeEventListener("visibilitychange", look);
      window.removeEventListener("pagehide", leave);
      close();
    };
  }, []);
  useEffect(() => {
    const shown = video.current;
    if (shown === null || camera === null || camera === "opening") return;
    shown.srcObject = camera.stream;
    shown.play().catch(() => undefined);
    return watchCodes(shown, camera.codeIn, (text) => latest.current.onCode(text));
  }, [camera, video]);
  return { camera, open, close };
}
