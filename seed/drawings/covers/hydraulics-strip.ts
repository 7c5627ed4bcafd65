/** The press of `hydraulics` with a longer pipe. Its two pistons are the same, composed for a page's whole width. */
import type { Picture } from "../kit/picture";
import { press } from "./hydraulics";

export default {
  name: "hydraulics-strip",
  subject: "physics",
  width: 1800,
  height: 800,
  title: "Presa hidraulike me tub të gjatë",
  description:
    "Një nxënëse mbi pistonin e vogël mban tri si ajo mbi pistonin e madh, në anën tjetër të një tubi të gjatë: gjatësia e " +
    "tubit nuk e ndryshon presionin.",
  ...press({ width: 1800, smallLeft: 210, largeLeft: 1150 }),
  style: ".h{stroke-width:7}.s{stroke-width:9}.pe{stroke-width:5}",
} satisfies Picture;
