import { expect, test } from "vitest";
import type { Vec3 } from "../kit/curve";
import { fold, net, type SolidFace } from "./gjeometria-ne-hapesire";

const distance = (a: Vec3, b: Vec3) => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
const dot = (a: Vec3, b: Vec3) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const middle = ({ corners }: SolidFace): Vec3 => {
  const sum = (axis: 0 | 1 | 2) => corners.reduce((total, corner) => total + corner[axis], 0) / 5;
  return [sum(0), sum(1), sum(2)];
};
/** Removes points that coincide with an earlier one. */
const distinct = (points: Vec3[]) => points.filter((p, i) => points.slice(0, i).every((q) => distance(p, q) > 1e-9));
const edge = 2 * Math.sin(Math.PI / 5);

test("while it folds every face stays a regular pentagon", () => {
  for (const t of [0, 0.3, 0.77, 1]) {
    for (const { corners } of net(t)) {
      for (const [i, corner] of corners.entries()) {
        expect(distance(corner, corners[(i + 1) % 5] as Vec3)).toBeCloseTo(edge, 10);
        expect(distance(corner, corners[(i + 2) % 5] as Vec3)).toBeCloseTo((edge * (1 + Math.sqrt(5))) / 2, 10);
      }
    }
  }
});

test("the net lies on the sheet and no face covers another", () => {
  const faces = net(0);
  for (const { corners } of faces) for (const corner of corners) expect(corner[2]).toBeCloseTo(0, 12);
  const inner = Math.cos(Math.PI / 5);
  for (const [i, face] of faces.entries()) {
    for (const other of faces.slice(i + 1)) {
      expect(distance(middle(face), middle(other))).toBeGreaterThanOrEqual(2 * inner - 1e-9);
    }
  }
});

test("closed it has 12 faces, 20 corners and 30 edges, and Euler's sum is 2", () => {
  const faces = net(1);
  const corners = distinct(faces.flatMap((face) => face.corners));
  const edges = distinct(
    faces.flatMap((face) =>
      face.corners.map((a, i): Vec3 => {
        const b = face.corners[(i + 1) % 5] as Vec3;
        return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2, (a[2] + b[2]) / 2];
      }),
    ),
  );
  expect([distinct(faces.map(middle)).length, corners.length, edges.length]).toEqual([12, 20, 30]);
  expect(corners.length - edges.length + faces.length).toBe(2);
});

test("closed all corners lie on one sphere and neighbours meet at the dihedral angle of 116.57°", () => {
  const faces = net(1);
  const corners = distinct(faces.flatMap((face) => face.corners));
  const centre: Vec3 = [0, 0, Math.max(...corners.map(([, , z]) => z)) / 2];
  for (const corner of corners) expect(distance(corner, centre)).toBeCloseTo(distance(corners[0] as Vec3, centre), 9);
  expect(((Math.PI - fold) * 180) / Math.PI).toBeCloseTo(116.565, 3);
  for (const face of faces.slice(1, 6))
    expect(dot(face.normal, (faces[0] as SolidFace).normal)).toBeCloseTo(Math.cos(fold), 10);
});

test("the lid ends upside down above the floor", () => {
  const lid = net(1)[7] as SolidFace;
  expect(lid.normal[2]).toBeCloseTo(-1, 10);
  expect(Math.hypot(middle(lid)[0], middle(lid)[1])).toBeCloseTo(0, 10);
});
