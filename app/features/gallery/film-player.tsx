import { useEffect, useRef } from "react";
import type { GalleryVideo } from "../../magazine/project";
import { Picture } from "../../ui/picture";
import { filmFacts } from "./film-facts";

/** A film that starts by itself: it is mounted only once it was asked for, and nothing is loaded before. */
export function FilmPlayer({ film }: { film: GalleryVideo }) {
  const { id, src, title, thumbnail, captions } = film;
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    // Where the browser shows no captions by itself: the film has no sound, its words are the captions.
    for (const track of video.current?.textTracks ?? []) track.mode = "showing";
    // Chrome for Android counts a press for this, not for `autoPlay`. Where it is refused the film waits, with its controls.
    video.current?.play()?.catch(() => undefined);
  }, []);
  if (id !== undefined) {
    const address = `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`;
    return <iframe className="film" src={address} title={title} allow="autoplay; fullscreen" allowFullScreen />;
  }
  // A poster has no other source to choose: it is asked for by the address of the theme (picture.tsx).
  const poster = window.matchMedia?.("(prefers-color-scheme:dark)").matches ? `${thumbnail}#dark` : thumbnail;
  return (
    <video ref={video} className="film" src={src} poster={poster} aria-label={title} autoPlay controls playsInline>
      <track kind="captions" src={captions} srcLang="sq" label="Shqip" default />
    </video>
  );
}

/** The still that stands for a film until it is asked for. @param onPlay asks for it */
export function FilmPoster({ film, onPlay }: { film: GalleryVideo; onPlay: () => void }) {
  return (
    <button type="button" className="film-poster" onClick={onPlay}>
      <Picture src={film.thumbnail} alt="" width={720} height={480} />
      <FilmSign film={film} />
    </button>
  );
}

/** What a poster says of its film. */
export function FilmSign({ film }: { film: GalleryVideo }) {
  return (
    <span className="film-sign">
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <path d="M4 2 18 10 4 18z" />
      </svg>
      Luaj filmin <span className="film-facts">{filmFacts(film)}</span>
    </span>
  );
}
