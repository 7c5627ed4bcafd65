import * as v from "valibot";

export const instantSchema = v.pipe(v.string(), v.isoTimestamp());

const datesSchema = v.object({ published: instantSchema, changed: v.optional(instantSchema) });

/** The first publication and the last change of a piece; ISO 8601, UTC. */
export type Dates = v.InferOutput<typeof datesSchema>;

/** Dates by kind and slug: `content/graviteti`, `project/hydraulics`, `practice/pitagora`, `glossary`. */
export const datesByPieceSchema = v.record(v.string(), datesSchema);
