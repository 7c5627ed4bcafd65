/** The limits of pictures, for the checks, the studio and their messages. */

/** Limits of an editor's original, of which copies are made. */
export const pictureLimits = {
  /** Bytes of a photograph. A phone's largest has 25 MB; the studio keeps 2400 px of it, since the folder is in git. */
  photo: 25_000_000,
  /** Bytes of a drawing, which is served as it is. A phone at 1.6 Mbit/s loads it in 2.5 s. */
  drawing: 500_000,
  /** Pixels of the longer side: a phone's 50 megapixels are 8160 × 6120. */
  longest: 9000,
  /** Pixels of the shorter side: a smaller one is an icon. */
  shortest: 64,
  /** Least width of a picture on a phone, in pixels. A narrower one is enlarged and blurs; galleries take `cover`. */
  narrowest: { figure: 320, cover: 720 },
} as const;

/** Limits of a file of `public/`, which is served as it is. */
export const siteLimits = {
  /**
   * Bytes of a picture. A pupil with 1.6 Mbit/s waits two and a half seconds for them; our own drawings have at most 7
   * KB compressed.
   */
  picture: 500 * 1024,
  /** Bytes of any file: Cloudflare accepts no larger static file. */
  file: 25 * 1024 * 1024,
  /** Pixels of the longer side: twice the widest screen that a lesson fills. */
  longest: 4096,
} as const;

/** Accepted types of pictures by their bytes, each with its extensions. */
export const pictureKinds: Readonly<Record<string, readonly string[]>> = {
  jpg: [".jpg", ".jpeg"],
  png: [".png"],
  webp: [".webp"],
  avif: [".avif"],
  svg: [".svg"],
};

/** Refused types of pictures, each with a hint. */
export const refusedKinds: Readonly<Record<string, string>> = {
  heic: "HEIC e hapin pak programe. Te iPhone: Cilësimet › Kamera › Formatet › Më e pajtueshmja; ose hape figurën dhe ruaje si JPG.",
  gif: "Ruaje si PNG; një lëvizje vëre si film MP4 te public/films/.",
  tiff: "Hape dhe ruaje si JPG ose PNG.",
  bmp: "Hape dhe ruaje si PNG.",
  psd: "Te programi i vizatimit zgjidh „Export“ dhe PNG.",
  jxl: "Hape dhe ruaje si JPG.",
};

export const takenKinds = "JPG, PNG, WebP, AVIF dhe SVG";
