import { type RefObject, useEffect, useRef, useState } from "react";
import { type Camera, closeCamera, openCamera, watchCodes } from "./camera.client";

/** Loads the reader of codes. Its file comes with the press that needs it. */
export const loadReader = (): Promise<typeof import("./read-code.client")> => import("./read-code.client");

/** Reads a video's frames, and hands on what each shows. @returns the function that ends it */
export type Watch<Found> = (video: HTMLVideoElement, onFound: (found: Found) => void) => () => void;

/** Loads what reads codes from a camera. */
export const loadCodeWatch = (): Promise<Watch<string>> =>
  loadReader().then(
    ({ codeIn }) =>
      (video, onCode) =>
        watchCodes(video, codeIn, onCode),
  );

/** Why nothing can be read: the camera does not open, the reader does not come, or what was open ended. */
export type CameraTrouble = "refused" | "no-reader" | "hidden" | "unplugged";

/** Says why an open camera ended. What else there is depends on what it reads. */
export const closedWords = { hidden: "Kamera u mbyll kur u fsheh faqja.", unplugged: "Kamera u shkëput." } as const;

/**
 * Opens and closes the camera, and reads its picture. It is closed when the page is hidden or left.
 *
 * @param load loads what reads the picture
 * @param onFound is called for each frame that shows something
 */
export function useCamera<Found>(
  video: RefObject<HTMLVideoElement>,
  load: () => Promise<Watch<Found>>,
  onFound: (found: Found) => void,
  onTrouble: (trouble: CameraTrouble) => void,
) {
  const [camera, setCamera] = useState<(Camera & { watch: Watch<Found> }) | "opening" | null>(null);
  const opened = useRef<Camera | null>(null);
  const openings = useRef(0);
  const latest = useRef({ onFound, onTrouble });
  latest.current = { onFound, onTrouble };

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
    const loading = load();
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
      const watch = await loading;
      if (own === openings.current) setCamera({ ...found, watch });
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
    return camera.watch(shown, (seen) => latest.current.onFound(seen));
  }, [camera, video]);
  return { camera, open, close };
}
