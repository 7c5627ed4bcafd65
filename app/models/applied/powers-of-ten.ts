/**
 * Lengths from the atom to the galaxy, in m. Each step of the scale multiplies by ten (K. Boeke, Cosmic View, 1957).
 * Sizes: twice the Bohr radius (CODATA 2018); DNA, virus, blood cell and hair in round numbers; the pitch of FIFA's
 * Laws of the Game; Korab 2764 m and Albania 340 km from north to south (INSTAT); Earth, Sun and orbits (NASA fact
 * sheets).
 */

export interface Thing {
  name: string;
  /** Width or length, in m. */
  size: number;
}

/** Things from the smallest to the largest. */
export const things: readonly Thing[] = [
  { name: "atomi", size: 1.06e-10 },
  { name: "ADN-ja", size: 2e-9 },
  { name: "virusi", size: 1e-7 },
  { name: "qeliza e gjakut", size: 7.5e-6 },
  { name: "milingona", size: 4e-3 },
  { name: "njeriu", size: 1.7 },
  { name: "fusha e futbollit", size: 105 },
  { name: "Korabi", size: 2764 },
  { name: "Shqipëria", size: 3.4e5 },
  { name: "Toka", size: 1.274e7 },
  { name: "Dielli", size: 1.392e9 },
  { name: "orbita e Tokës", size: 2.992e11 },
  { name: "orbita e Neptunit", size: 9e12 },
  { name: "viti dritë", size: 9.461e15 },
  { name: "deri te Proksima", size: 4.02e16 },
  { name: "galaktika", size: 9.461e20 },
];

/** Returns the geometric mean of two lengths: the middle between them on a logarithmic scale. */
export const middleOf = (first: number, last: number): number => Math.sqrt(first * last);

/** Returns the number of powers of ten between two lengths. */
export const powersBetween = (first: number, last: number): number => Math.log10(last / first);

/** Returns the things that fit a view of 10^power m. They fill more than a hundredth of it. */
export function seenAt(power: number): readonly (Thing & { share: number })[] {
  const width = 10 ** power;
  return things
    .map((thing) => ({ ...thing, share: thing.size / width }))
    .filter(({ share }) => share >= 0.01 && share <= 1.12);
}

/** Returns the largest thing in a view. Where the view has none, it is the nearest on the scale. */
export function mainThing(power: number): Thing {
  const distance = ({ size }: Thing) => Math.abs(Math.log10(size) - power);
  return (
    seenAt(power).at(-1) ?? things.reduce((nearest, thing) => (distance(thing) < distance(nearest) ? thing : nearest))
  );
}
