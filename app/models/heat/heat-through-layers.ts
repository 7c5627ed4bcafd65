/**
 * Heat through a wall of layers in a steady state. The same flow passes every layer, so the temperature falls in each
 * in proportion to its thermal resistance, R = d/λ. The films of air at both faces have 0.13 and 0.04 m²·K/W (EN ISO
 * 6946); λ of concrete 2.0 and of polystyrene 0.035 W/(m·K) (EN ISO 10456). Idealised: a wall without windows, beams or
 * moisture; one square metre of it.
 */

/** Temperature of the air in the room and outside, in °C. */
export const inside = 20;
export const outside = -10;

const conductivity = { concrete: 2, polystyrene: 0.035 };
const filmInside = 0.13;
export const filmOutside = 0.04;

type Material = keyof typeof conductivity;

export interface Layer {
  material: Material;
  /** Thickness in m. */
  thickness: number;
}

/** Returns the thermal resistance, in m²·K/W. */
const resistanceOf = ({ material, thickness }: Layer) => thickness / conductivity[material];

/** Returns the thermal resistance of the whole wall with its films of air, in m²·K/W. */
const wholeResistance = (layers: readonly Layer[]) =>
  layers.reduce((sum, layer) => sum + resistanceOf(layer), filmInside + filmOutside);

/** Returns the heat loss through each square metre, in W. */
export const loss = (layers: readonly Layer[]) => (inside - outside) / wholeResistance(layers);

/** Returns the temperatures in °C at the layers' faces, from the room outwards. */
export function faces(layers: readonly Layer[]): number[] {
  const flow = loss(layers);
  const temperatures = [inside - flow * filmInside];
  for (const layer of layers) temperatures.push((temperatures.at(-1) as number) - flow * resistanceOf(layer));
  return temperatures;
}

/** Returns the depth in m from the room's face where the wall has 0 °C. It is null where even that face is colder. */
export function freezingDepth(layers: readonly Layer[]): number | null {
  const temperatures = faces(layers);
  let depth = 0;
  for (const [i, { thickness }] of layers.entries()) {
    const [warm, cold] = [temperatures[i] as number, temperatures[i + 1] as number];
    if (warm >= 0 && cold < 0) return depth + (thickness * warm) / (warm - cold);
    depth += thickness;
  }
  return (temperatures[0] as number) < 0 ? null : depth;
}

/** Returns the lowest temperature of the concrete, in °C: that of its outer face. */
export const coldestConcrete = (layers: readonly Layer[]) =>
  faces(layers)[layers.findIndex(({ material }) => material === "concrete") + 1] as number;
