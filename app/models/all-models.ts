/**
 * Every live model, by the name that an editor types. Each is a chunk of its own, fetched when it nears the viewport.
 * `model-files.ts` has their files' names.
 */
import type { TouchModelName } from "../magazine/lesson-markup";
import type { AnyModel } from "./kit/touch-model";

export const modelLoaders: Record<TouchModelName, () => Promise<AnyModel>> = {
  "arrije-stacionin": async () => (await import("./space/catch-the-station")).catchTheStation,
  "bateria-e-vjeter": async () => (await import("./electricity/old-battery")).oldBattery,
  "burimi-qe-ndjek-zerin": async () => (await import("./waves/moving-source")).movingSource,
  "busulla-prane-telit": async () => (await import("./electricity/compass-by-wire")).compassByWire,
  "derrasa-qe-ngrihet": async () => (await import("./motion/tilted-board")).tiltedBoard,
  "dora-dhe-litari": async () => (await import("./waves/shaken-rope")).shakenRope,
  "dy-ene": async () => (await import("./heat/two-vessels")).twoVessels,
  "elektroni-dhe-kermilli": async () => (await import("./electricity/electron-and-snail")).electronAndSnail,
  "farat-e-lulediellit": async () => (await import("./numbers/sunflower")).sunflower,
  "fetat-e-vitit": async () => (await import("./space/equal-areas")).equalAreas,
  "gropa-nen-zhurme": async () => (await import("./space/transits")).transits,
  "katroret-e-euklidit": async () => (await import("./numbers/tiled-floor")).tiledFloor,
  "kendi-i-portes": async () => (await import("./geometry/striker")).striker,
  "koha-e-marsit": async () => (await import("./space/earth-and-mars")).earthAndMars,
  "kush-eshte-qendra": async () => (await import("./space/who-is-the-centre")).whoIsTheCentre,
  "liqeni-ngrin": async () => (await import("./heat/freezing-lake")).freezingLake,
  "mbremja-mbi-automat": async () => (await import("./electricity/evening-fuse")).eveningFuse,
  "ndaje-bashkoje": async () => (await import("./nuclear/split-and-join")).splitAndJoin,
  "ora-prej-drite": async () => (await import("./space/moving-clock")).movingClock,
  "perdja-mbi-toke": async () => (await import("./heat/greenhouse")).greenhouse,
  pitagora: async () => (await import("./geometry/pythagoras")).pythagoras,
  "rrafshi-ne-kub": async () => (await import("./geometry/cut-cube")).cubeOnStick,
  "rrezja-ne-pike": async () => (await import("./optics/raindrop-ray")).raindropRay,
  "rrezja-nen-uje": async () => (await import("./optics/water-and-ray")).waterAndRay,
  "sendi-dhe-thjerra": async () => (await import("./optics/lens-and-image")).lensAndImage,
  "shtresat-e-murit": async () => (await import("./heat/wall-layers")).wallLayers,
  "sonda-mbi-trup": async () => (await import("./waves/probe-over-body")).probe,
  stemat: async () => (await import("./chance/coins")).coins,
  "taksa-e-karnoit": async () => (await import("./heat/tax-of-carnot")).taxOfCarnot,
  "testi-pozitiv": async () => (await import("./chance/thousand-tested")).thousandTested,
  "topat-mbi-thyesa": async () => (await import("./numbers/fractions-as-balls")).fractionsAsBalls,
  "topi-i-njutonit": async () => (await import("./space/mountain-cannon")).newtonsCannon,
  "treni-dhe-kodra": async () => (await import("./motion/train-over-a-hill")).trainOverAHill,
  "tri-rreshqitje": async () => (await import("./motion/racing-beads")).racingBeads,
  "vizorja-mbi-grafik": async () => (await import("./functions/ruler-on-graph")).rulerOnGraph,
  "makina-me-dore": async () => (await import("./motion/hand-moved-car")).handMovedCar,
  "rrethi-dhe-hijet": async () => (await import("./functions/two-shadows")).twoShadows,
  "cepi-qe-mungon": async () => (await import("./algebra/missing-corner")).missingCorner,
  "ura-dhe-zinxhiri": async () => (await import("./applied/stone-bridge")).stoneBridge,
  "kembet-e-gjigantit": async () => (await import("./applied/giant-legs")).giantLegs,
  "hapi-i-pare": async () => (await import("./applied/learning-steps")).learningSteps,
  "dominote-pa-cep": async () => (await import("./numbers/dominoes")).dominoes,
  "hapi-i-dyfishimit": async () => (await import("./money/doubling")).doubling,
  "njeqind-lojtare": async () => (await import("./chance/hundred-players")).hundredPlayers,
  "takimi-i-telave": async () => (await import("./waves/two-strings-meet")).twoStrings,
  "gabimi-ne-arke": async () => (await import("./numbers/till")).till,
};

/** Tells whether there is a live model of this name. */
export const isTouchModel = (name: string): name is TouchModelName => Object.hasOwn(modelLoaders, name);
