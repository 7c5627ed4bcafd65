/** A point or a direction in space; z is upright, the unit is the model's. */
export type Point3 = readonly [x: number, y: number, z: number];
