import { type ReactNode, useEffect, useRef, useState } from "react";
import { Choice } from "../../play/choice";
import { Button } from "../../ui/button";
import { type Beeper, openBeeper } from "./camera/beeps";
import { isForeignTold, isNew, noSightings } from "./camera/sightings";
import { type CameraTrouble, closedWords, loadCodeWatch, loadReader, useCamera } from "./camera/use-camera";
import type { ReadWords } from "./collected-words";
import { FileButton } from "./file-button";

const troubles: Record<CameraTrouble, string> = {
  refused: "Kamera nuk u hap. Lejoje te cilësimet e faqes, ose ngjit kodet, ose bëj një foto.",
  "no-reader": "Lexuesi i kodeve nuk u ngarkua: rrjeti mungon. Ngjiti kodet, ose ringarkoje faqen kur të ketë rrjet.",
  ...closedWords,
};
const noPhoto = "Kjo foto nuk u hap dot.";
const noCode = "Në këtë foto nuk u lexua asnjë kod. Bëje nga më afër, pa dridhje.";

/** Milliseconds for which the tick stands on the picture. */
const markTime = 1_500;
/** Milliseconds of vibration and pause: one beat for what is new, two for what was there. */
const beats = { new: [70], again: [40, 60, 40] };

/**
 * Reads results by the camera or from a photograph, and tells each by words, a tone and a tick on the picture.
 *
 * @param count how many results are there, at the head of what is told
 * @param read takes a code to the class, and says what became of it
 * @param isLoud whether a tone tells of a code too
 */
export function CodeCamera({
  count,
  read,
  isLoud,
  onLoud,
}: {
  count: ReactNode;
  read: (text: string) => ReadWords;
  isLoud: boolean;
  onLoud: (isLoud: boolean) => void;
}) {
  const [said, setSaid] = useState<{ sentence: string; mark?: ReadWords }>({ sentence: "" });
  const video = useRef<HTMLVideoElement>(null);
  const beeper = useRef<Beeper | null>(null);
  const sightings = useRef(noSightings);
  const { camera, open, close } = useCamera(video, loadCodeWatch, see, (trouble) =>
    setSaid({ sentence: troubles[trouble] }),
  );
  useEffect(() => () => beeper.current?.close(), []);
  useEffect(() => {
    if (said.mark === undefined) return;
    const timer = setTimeout(() => setSaid(({ sentence }) => ({ sentence })), markTime);
    return () => clearTimeout(timer);
  }, [said]);

  function see(text: string) {
    const now = performance.now();
    const before = sightings.current;
    sightings.current = { ...before, text, seenAt: now };
    if (isNew(before, text, now)) take(text, now);
  }
  function take(text: string, now: number) {
    const words = read(text);
    if (words.kind === "foreign") {
      if (!isForeignTold(sightings.current, now)) return;
      sightings.current = { ...sightings.current, foreignAt: now };
      return setSaid({ sentence: words.sentence });
    }
    const beep = words.kind === "kept" ? "new" : "again";
    if (isLoud) beeper.current?.play(beep);
    navigator.vibrate?.(beats[beep]);
    setSaid({ sentence: words.sentence, mark: words });
  }
  function start(choice?: MediaTrackConstraints) {
    beeper.current ??= openBeeper();
    setSaid({ sentence: "" });
    open(choice);
  }
  async function readPhoto(file: File) {
    beeper.current ??= openBeeper();
    const reader = await loadReader().catch(() => null);
    if (reader === null) return setSaid({ sentence: troubles["no-reader"] });
    const found = await reader.codeInPhoto(file).catch(() => undefined);
    if (found) take(found, performance.now());
    else setSaid({ sentence: found === null ? noCode : noPhoto });
  }
  const opened = camera === "opening" ? null : camera;
  return (
    <div className="grid w-full max-w-[40rem] grid-cols-[minmax(0,1fr)] gap-6">
      {opened === null ? null : (
        <div className="code-camera">
          {/* What is read is the square that is seen. */}
          <video
            ref={video}
            className={opened.isFront ? "in-mirror" : undefined}
            aria-label="Pamja e kamerës"
            muted
            playsInline
          />
          {said.mark === undefined ? null : (
            <p className={`code-mark ${said.mark.kind}`} aria-hidden="true">
              {said.mark.kind === "kept" ? "✓ " : ""}
              {said.mark.mark}
            </p>
          )}
        </div>
      )}
      <p role="status" className="code-said">
        <b>{count}</b> {said.sentence}
      </p>
      <div className="flex flex-wrap items-center gap-6">
        {camera === null ? (
          <Button primary onClick={() => start()}>
            Hape kamerën
          </Button>
        ) : (
          <Button primary onClick={close}>
            Ndale
          </Button>
        )}
        <FileButton words="Nga një foto" label="Foto e kodit" accept="image/*" onFile={readPhoto} />
        {opened?.other ? <Button onClick={() => start(opened.other?.choice)}>{opened.other.name}</Button> : null}
        {camera === null ? null : (
          <Choice type="checkbox" checked={isLoud} onChange={({ target }) => onLoud(target.checked)}>
            Me zë
          </Choice>
        )}
      </div>
    </div>
  );
}
