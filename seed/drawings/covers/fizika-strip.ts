/**
 * The two sources of `fizika` with their screen further away. The equations are the same, composed for a page's whole
 * width.
 */
import type { Picture } from "../kit/picture";
import { pattern } from "./fizika";

export default {
  name: "fizika-strip",
  subject: "physics",
  width: 1800,
  height: 610,
  title: "Interferenca e dy burimeve, me ekran të largët",
  description:
    "Dy burime lëshojnë valë njëkohësisht. Vendet ku kreshta takon kreshtën shtrihen në hiperbola, gjithnjë më larg " +
    "njëra-tjetrës, deri te ekrani me breza të ndritshëm.",
  body: `<g transform="translate(100-95)">${pattern({ left: -100, right: 1700, top: 95, bottom: 705, screen: 1550 })}</g>`,
  style: ".a{stroke-width:1.8}",
} satisfies Picture;
