/**
 * Binding energy per nucleon for each mass number from 6 to 238. For each number it is that of the most strongly bound
 * nucleus; from measured atomic masses (NIST, Atomic Weights and Isotopic Compositions; they agree with AME2020, M.
 * Wang et al., Chinese Physics C 45, 2021, to 0.001 MeV). What a split or a join yields keeps the number of nucleons.
 * The number of protons follows from later beta decays; their energy, below 0.03 MeV per nucleon, is not counted.
 */

export const lightest = 6;
export const heaviest = 238;

/** Symbol of the element and energy in keV, one pair for each mass number. */
const table = `
  Li 5332 Li 5606 Be 7062 Be 6463 Be 6498 B 6928 C 7680 C 7470 C 7520 N 7699 O 7976 O 7751 O 7767 F 7779 Ne 8032
  Ne 7972 Ne 8080 Na 8111 Mg 8261 Mg 8224 Mg 8334 Al 8332 Si 8448 Si 8449 Si 8521 P 8481 S 8493 P 8514 S 8583
  S 8538 S 8575 Cl 8570 Ar 8614 Ar 8563 Ar 8595 K 8576 Ca 8617 Ca 8601 Ca 8658 Ca 8631 Ca 8669 Sc 8665 Ti 8723
  Ti 8711 Ti 8756 V 8742 Cr 8776 Cr 8760 Cr 8778 Mn 8765 Fe 8790 Fe 8770 Fe 8792 Co 8768 Ni 8781 Ni 8765 Ni 8795
  Ni 8763 Ni 8777 Cu 8757 Zn 8760 Cu 8737 Zn 8756 Ga 8725 Zn 8730 Ga 8718 Ge 8732 Ge 8705 Ge 8725 As 8701 Se 8711
  As 8696 Se 8718 Se 8696 Se 8711 Br 8696 Kr 8711 Kr 8696 Kr 8717 Kr 8699 Kr 8712 Rb 8711 Sr 8733 Y 8714 Zr 8710
  Zr 8693 Zr 8693 Zr 8672 Zr 8667 Mo 8649 Mo 8654 Mo 8635 Mo 8635 Tc 8614 Ru 8619 Ru 8601 Ru 8607 Ru 8584 Ru 8587
  Rh 8573 Pd 8580 Pd 8561 Pd 8567 Ag 8548 Cd 8551 Cd 8537 Cd 8545 Cd 8527 Cd 8532 In 8517 Sn 8523 Sn 8510 Sn 8517
  Sn 8499 Sn 8504 Sn 8485 Sn 8488 Sb 8472 Te 8473 Sb 8458 Te 8463 Te 8446 Te 8449 I 8436 Xe 8438 Xe 8424 Xe 8428
  Xe 8413 Xe 8414 Cs 8401 Ba 8403 Ba 8392 Ba 8393 La 8378 Ce 8376 Ce 8355 Ce 8347 Nd 8330 Nd 8327 Nd 8309 Nd 8304
  Pm 8284 Sm 8280 Sm 8263 Sm 8262 Sm 8244 Sm 8244 Eu 8229 Sm 8227 Eu 8217 Gd 8215 Gd 8204 Gd 8202 Tb 8189 Dy 8184
  Tb 8174 Dy 8173 Dy 8162 Dy 8159 Ho 8147 Er 8142 Er 8132 Er 8130 Er 8117 Er 8112 Tm 8102 Yb 8097 Yb 8087 Yb 8084
  Yb 8071 Yb 8064 Lu 8053 Hf 8049 Hf 8039 Hf 8035 Ta 8023 W 8018 W 8008 W 8005 W 7993 W 7989 Re 7978 Os 7974
  Os 7963 Os 7962 Os 7951 Os 7949 Ir 7938 Pt 7936 Pt 7927 Pt 7927 Pt 7916 Pt 7914 Au 7907 Hg 7906 Hg 7898 Hg 7897
  Hg 7887 Hg 7886 Tl 7878 Pb 7875 Pb 7870 Pb 7867 Pb 7849 Pb 7836 Bi 7820 Po 7810 Po 7794 Po 7785 Po 7768 Po 7759
  At 7745 Rn 7739 Rn 7724 Rn 7717 Fr 7703 Ra 7697 Ra 7685 Ra 7680 Ra 7668 Ra 7662 Ac 7651 Th 7645 Th 7635 Th 7631
  Th 7620 Th 7615 Pa 7605 U 7601 U 7591 U 7586 U 7576 U 7570
`
  .trim()
  .split(/\s+/);

/** Names a nucleus: "Fe-56". */
export const nameOf = (nucleons: number): string => `${table[2 * (nucleons - lightest)]}-${nucleons}`;

/** Returns the binding energy per nucleon, in MeV. */
export const bindingOf = (nucleons: number): number => Number(table[2 * (nucleons - lightest) + 1]) / 1000;

/** Returns the two parts of a nucleus that splits in the middle. With an odd number one part has a nucleon more. */
export const halvesOf = (nucleons: number) => [Math.floor(nucleons / 2), Math.ceil(nucleons / 2)] as const;

/** Returns the mean binding energy per nucleon of the two halves, in MeV. */
export function halvesBinding(nucleons: number): number {
  const [small, large] = halvesOf(nucleons);
  return (small * bindingOf(small) + large * bindingOf(large)) / nucleons;
}

/** Returns the energy that a split in the middle releases per nucleon, in MeV. It is negative where it needs energy. */
export const splitYield = (nucleons: number): number => halvesBinding(nucleons) - bindingOf(nucleons);

/**
 * Returns the energy that two such nuclei release per nucleon when they join, in MeV. It is null without so heavy a
 * nucleus.
 */
export const joinYield = (nucleons: number): number | null =>
  2 * nucleons > heaviest ? null : bindingOf(2 * nucleons) - bindingOf(nucleons);
