import bouncingBall from "./bouncing-ball.css?url";
import cradle from "./cradle.css?url";
import hangingChain from "./hanging-chain.css?url";
import orbit from "./orbit.css?url";
import pencil from "./pencil.css?url";
import planets from "./planets.css?url";
import randomWalk from "./random-walk.css?url";
import seaWave from "./sea-wave.css?url";
import sunflower from "./sunflower.css?url";
import thunder from "./thunder.css?url";
import tree from "./tree.css?url";

/**
 * The covers that move once at the head of their lesson, by the equations of their drawings (docs/decisions/008). Each
 * has a style sheet of its own, so that a page carries only what its cover needs.
 */
const sheets: Record<string, string> = {
  "/covers/graviteti.svg": orbit,
  "/covers/intro-valet.svg": seaWave,
  "/covers/levizja-e-trupave.svg": bouncingBall,
  "/covers/ligjet-e-njutonit.svg": cradle,
  "/covers/matematika-arkitektura.svg": hangingChain,
  "/covers/perhapja-zerit.svg": thunder,
  "/covers/perthyerja-dhe-reflektimi-i-drites.svg": pencil,
  "/covers/pitagora.svg": tree,
  "/covers/probabiliteti.svg": randomWalk,
  "/covers/sdiellor.svg": planets,
  "/covers/vargjet-rendesia.svg": sunflower,
};

/** Links the style sheet by which a cover moves; nothing for a cover that rests. */
export function CoverMotion({ cover }: { cover: string }) {
  const href = sheets[cover];
  return href === undefined ? null : <link rel="stylesheet" href={href} />;
}
