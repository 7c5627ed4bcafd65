/**
 * Security headers of every response. Static files get the same through `public/_headers`. Reading pages need no
 * script and allow none; a lesson with a model and a played page allow those of the site.
 */
const powers = "Permissions-Policy";
const everywhere: Record<string, string> = {
  "Strict-Transport-Security": "max-age=63072000; includeSubDomains; preload",
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  [powers]:
    'accelerometer=(), autoplay=(self "https://www.youtube-nocookie.com"), camera=(), display-capture=(), encrypted-media=(), geolocation=(), gyroscope=(), hid=(), idle-detection=(), local-fonts=(), magnetometer=(), microphone=(), midi=(), payment=(), publickey-credentials-get=(), screen-wake-lock=(), serial=(), usb=(), xr-spatial-tracking=()',
  "Cross-Origin-Opener-Policy": "same-origin",
};

const policy = (scripts: string, ancestors = "'self'") =>
  [
    "default-src 'none'",
    `script-src ${scripts}`,
    "style-src 'self'",
    "img-src 'self'",
    "font-src 'self'",
    "media-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "frame-src https://www.youtube-nocookie.com",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${ancestors}`,
  ].join("; ");

const readingPolicy = policy("'none'");
const scriptPolicy = policy("'self'");
const embeddedPolicy = policy("'self'", "*");

/**
 * Sets the headers on a response.
 *
 * @param ownScripts whether files of the site may run; an inline script never does
 * @param played whether React hydrates the page
 * @param embed whether any site may show it in a frame
 * @param camera whether the page may ask for the camera, itself and in no frame
 */
export function setSecurityHeaders(
  headers: Headers,
  {
    api,
    ownScripts = false,
    played = false,
    embed = false,
    camera = false,
  }: { api: boolean; ownScripts?: boolean; played?: boolean; embed?: boolean; camera?: boolean },
): void {
  for (const [name, value] of Object.entries(everywhere)) headers.set(name, value);
  if (camera) headers.set(powers, (headers.get(powers) ?? "").replace("camera=()", "camera=(self)"));
  headers.set("Cross-Origin-Resource-Policy", api || embed ? "cross-origin" : "same-origin");
  // A played page may contain the video host's player. The player does not send the header that this policy requires.
  if (!played) headers.set("Cross-Origin-Embedder-Policy", "require-corp");
  headers.set("Content-Security-Policy", embed ? embeddedPolicy : ownScripts ? scriptPolicy : readingPolicy);
}
