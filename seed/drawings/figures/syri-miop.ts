/**
 * A near-sighted eye as one thin lens in front of the retina. It stands without glasses and with them. Without:
 * parallel rays meet in front of the retina. Its far point is where 1/far + 1/retina = 1/focus. A diverging lens with
 * its focus there makes parallel light seem to come from that point, so that it meets on the retina. The defect is
 * drawn far too large: an eye of −2 dioptres and 17 mm misses its retina by 0.6 mm.
 */
import { polyline, type Vec2 } from "../kit/curve";
import { label, mark } from "../kit/marks";
import type { Picture } from "../kit/picture";
import { arc, arrowHead, circle } from "../kit/shapes";

/** The eye at rest: its focal length and its distance from lens to retina. Both are in units of the picture. */
export const eye = { focus: 130, retina: 188 };
/** Distance from the eye's lens to the farthest point that it sees sharply. */
export const farPoint = 1 / (1 / eye.focus - 1 / eye.retina);
/** Distance of the glasses from the eye, and their focal length. */
export const glasses = { before: 96, focus: -(farPoint - 96) };

const lensX = 508;
const glassX = lensX - glasses.before;
const heights = [-46, -23, 0, 23, 46];

/** Returns a ray's slope behind a thin lens, from its height and earlier slope. The height is over the axis. */
export const through = (focus: number, height: number, slope: number): number => slope - height / focus;

/** Returns the path of a parallel ray to the retina. It begins with its height at the eye's lens. */
export const ray = (height: number, worn: boolean): Vec2[] => {
  const before = worn ? (height * (farPoint - glasses.before)) / farPoint : height;
  const slope = worn ? through(glasses.focus, before, 0) : 0;
  const end = height + eye.retina * through(eye.focus, height, slope);
  const glass: Vec2[] = worn ? [[glassX, before]] : [];
  return [[14, before], ...glass, [lensX, height], [lensX + eye.retina, end]];
};

const radius = 98;
const globe = lensX + eye.retina - radius;
const lens = "M0-52q22 52 0 104q-22-52 0-104z";
const glass = "M-16-62h32q-22 62 0 124h-32q22-62 0-124z";
const movedTo = (x: number, y: number, body: string) => `<g transform="translate(${x} ${y})">${body}</g>`;

const panel = (y: number, worn: boolean): string => {
  const rays = heights.map((h) => ray(h, worn).map(([x, up]): Vec2 => [x, y - up]));
  const back = worn ? heights.filter((h) => h !== 0).map((h) => ray(h, true)[1] as Vec2) : [];
  const blur = Math.abs((ray(46, worn).at(-1) as Vec2)[1]);
  const heads = rays.map((way) => arrowHead([64, (way[0] as Vec2)[1]], 0, 15)).join("");
  return (
    mark("tint", circle(globe, y, radius)) +
    mark("medium", circle(globe, y, radius)) +
    mark(
      "dotted",
      back
        .map(([x, up]) =>
          polyline([
            [lensX - farPoint, y],
            [x, y - up],
          ]),
        )
        .join(""),
    ) +
    mark("spotThin", rays.map((way) => polyline(way, { digits: 1 })).join("")) +
    mark("spotFill", heads) +
    movedTo(lensX, y, mark("paperFill", lens) + mark("medium", lens)) +
    (worn ? movedTo(glassX, y, mark("paperFill", glass) + mark("medium", glass)) : "") +
    mark("spot", arc(globe, y, radius, -Math.asin(Math.max(blur, 3) / radius), Math.asin(Math.max(blur, 3) / radius)), {
      also: "re",
    }) +
    (worn ? mark("inkFill", circle(lensX - farPoint, y, 7)) : "")
  );
};

const [first, second] = [138, 372];

export default {
  name: "syri-miop",
  subject: "physics",
  width: 720,
  height: 500,
  title: "Syri miop pa syze dhe me syze",
  description:
    "Sipër, rrezet paralele të një ylli takohen para retinës dhe mbi të bëjnë një njollë. Poshtë, një thjerrë " +
    "shpërndarëse i hap si të vinin nga një pikë e afërt, dhe syri i mbledh pikërisht në retinë.",
  body:
    panel(first, false) +
    panel(second, true) +
    label(14, 34, "pa syze: njollë në retinë") +
    label(14, 274, "me syze: një pikë") +
    label(14, second + 84, "sikur drita", { tone: "mute" }) +
    label(14, second + 114, "të vinte nga kjo pikë", { tone: "mute" }),
  style: ".re{stroke-width:11;stroke-linecap:round}",
} satisfies Picture;
