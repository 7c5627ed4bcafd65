/** What a picture may be: the tables that checking, the studio and its words go by. */

/** An editor's original, of which copies are made. */
export const pictureLimits = {
  /** Bytes of a photograph: a telephone's best has 12 MB, and the folder travels with git. */
  photo: 15_000_000,
  /** Bytes of a drawing, which is served as it is: 2.5 s of a phone at 1.6 Mbit/s. */
  drawing: 500_000,
  /** Pixels of the longer side: a telephone's 50 megapixels are 8160 × 6120. */
  longest: 9000,
  /** Pixels of the shorter side: less is a sign, no picture. */
  shortest: 64,
  /**
   * Width in pixels that a figure and a cover need on a phone. Narrower ones blur; a gallery needs what a cover does.
   */
  narrowest: { figure: 320, cover: 720 },
} as const;

/** What a file of `public/` may be, which is served as it is. */
export const siteLimits = {
  /** Bytes: a pupil with 1.6 Mbit/s waits two and a half seconds for them; our own drawings travel as at most 7 KB. */
  picture: 500 * 1024,
  /** Bytes: Cloudflare takes no larger static file. */
  file: 25 * 1024 * 1024,
  /** Pixels of the longer side: twice the widest screen that a lesson fills. */
  longest: 4096,
} as const;

/** Accepted kinds of pictures by their bytes, each with the endings that it allows. */
export const pictureKinds: Readonly<Record<string, readonly string[]>> = {
  jpg: [".jpg", ".jpeg"],
  png: [".png"],
  webp: [".webp"],
  avif: [".avif"],
  svg: [".svg"],
};

/** Kinds that are met and not taken, each with what to do. */
export const refusedKinds: Readonly<Record<string, string>> = {
  heic: "HEIC e hapin pak programe. Te iPhone: Cilësimet › Kamera › Formatet › Më e pajtueshmja; ose hape figurën dhe ruaje si JPG.",
  gif: "Ruaje si PNG; një lëvizje vëre si film MP4 te public/films/.",
  tiff: "Hape dhe ruaje si JPG ose PNG.",
  bmp: "Hape dhe ruaje si PNG.",
  psd: "Te programi i vizatimit zgjidh „Export“ dhe PNG.",
  jxl: "Hape dhe ruaje si JPG.",
};

export const takenKinds = "JPG, PNG, WebP, AVIF dhe SVG";
