import { useEffect, useRef } from "react";
import type { GalleryVideo } from "../../magazine/project";
import { Picture } from "../../ui/picture";
import { filmFacts } from "./film-facts";

const fill = "size-full min-h-0 object-contain";

/** Plays a film. It is mounted only when the pupil presses play, so nothing is loaded before. */
export function FilmPlayer({ film }: { film: GalleryVideo }) {
  const { id, src, title, thumbnail, captions } = film;
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    // The films have no sound. The captions contain the text, and not every browser shows them by default.
    for (const track of video.current?.textTracks ?? []) track.mode = "showing";
    // Chrome for Android allows `play()` after a press, but not autoPlay. If it is refused, the controls remain.
    video.current?.play()?.catch(() => undefined);
  }, []);
  if (id !== undefined) {
    const address = `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`;
    return (
      <iframe
        className={`no-border bg-paper ${fill}`}
        src={address}
        title={title}
        allow="autoplay; fullscreen"
        allowFullScreen
      />
    );
  }
  // The poster's address names its theme (picture.tsx). A poster cannot choose a source by theme as `picture` does.
  const poster = window.matchMedia?.("(prefers-color-scheme:dark)").matches ? `${thumbnail}#dark` : thumbnail;
  return (
    <video
      ref={video}
      className={`film bg-paper ${fill}`}
      src={src}
      poster={poster}
      aria-label={title}
      autoPlay
      controls
      playsInline
    >
      <track kind="captions" src={captions} srcLang="sq" label="Shqip" default />
    </video>
  );
}

/** Shows a film's poster as a button that plays it. */
export function FilmPoster({ film, onPlay }: { film: GalleryVideo; onPlay: () => void }) {
  return (
    <button
      type="button"
      className="group relative grid h-full min-h-0 cursor-pointer justify-self-center no-border bg-transparent p-0"
      onClick={onPlay}
    >
      <Picture src={film.thumbnail} className={fill} alt="" width={720} height={480} />
      <FilmSign film={film} />
    </button>
  );
}

/** Labels a poster with the film's length and size. */
export function FilmSign({ film }: { film: GalleryVideo }) {
  return (
    <span className="absolute bottom-0 left-0 flex min-h-34 items-center gap-6 rule-2 bg-ink px-10 text-[0.92rem] font-semibold text-paper group-hover:border-spot group-hover:bg-spot group-hover:text-on">
      <svg viewBox="0 0 20 20" className="w-11 fill-current" aria-hidden="true">
        <path d="M4 2 18 10 4 18z" />
      </svg>
      Luaj filmin <span className="figures [font-weight:400] whitespace-nowrap">{filmFacts(film)}</span>
    </span>
  );
}
