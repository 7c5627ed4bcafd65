/**
 * Models two pistons on one enclosed liquid, at rest or moved slowly.
 *
 * Pascal's law: a force on the liquid raises the pressure equally everywhere, p = F₁/S₁ = F₂/S₂. The liquid is
 * incompressible, so the volume that leaves one cylinder enters the other, V = S₁·h₁ = S₂·h₂. From both: F₁·h₁ = F₂·h₂,
 * so the work is equal. Left out: friction, the pistons' weight, the liquid's own weight (10 cm of water add 1 kPa).
 * See model.md.
 */

/** Areas in m², the small piston's force in N and its path in m. */
export interface Push {
  smallArea: number;
  largeArea: number;
  force: number;
  path: number;
}

/** One side of the press. Area in m², force in N, pressure in Pa, volume moved in m³, path in m, work in J. */
export interface PressSide {
  area: number;
  force: number;
  pressure: number;
  volume: number;
  path: number;
  work: number;
}

/** Computes both sides, each from its own area, force and path. */
export function press({ smallArea, largeArea, force, path }: Push): { small: PressSide; large: PressSide } {
  const pressure = force / smallArea;
  const volume = smallArea * path;
  return { small: side(smallArea, force, path), large: side(largeArea, pressure * largeArea, volume / largeArea) };
}

function side(area: number, force: number, path: number): PressSide {
  return { area, force, path, pressure: force / area, volume: area * path, work: force * path };
}
