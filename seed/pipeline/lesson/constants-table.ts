/** Reads `constants.json`: the magazine's constants and dates, each with its source. */
import * as v from "valibot";
import { siteTable } from "../checking/editor-table";
import { anyOf } from "./preferred-terms";

const words = v.pipe(v.string(), v.minLength(1));

const tableSchema = v.strictObject({
  constants: v.array(
    v.strictObject({
      name: words,
      symbol: v.optional(words),
      llogari: v.pipe(words, v.regex(/^[A-Za-z]\w*_\w+$|^[a-z]{8,}$/, "must be a name that no line gives by chance")),
      /** In SI units of the first of `units`. */
      value: v.number(),
      /** Each unit in which it is printed, in SI units. A pure number has an empty one. */
      units: v.record(v.string(), v.number()),
      phrases: v.array(words),
      anywhere: v.optional(v.boolean(), false),
      source: words,
    }),
  ),
  dates: v.array(
    v.strictObject({
      /** Names and verbs of an event; a sentence about it has one of each. */
      who: v.pipe(v.array(words), v.minLength(1)),
      did: v.pipe(v.array(v.pipe(words, v.minLength(4))), v.minLength(1)),
      years: v.pipe(v.array(v.number()), v.minLength(1)),
      source: words,
    }),
  ),
});

const { constants: written, dates: writtenDates } = siteTable("constants.json", tableSchema, {
  constants: [],
  dates: [],
});

export const constants = written.map((constant) => ({ ...constant, phrase: anyOf(constant.phrases) }));
export const dates = writtenDates.map((date) => ({ ...date, who: anyOf(date.who), did: anyOf(date.did) }));

/** A number of a text that differs from the table. */
export interface Disagreement {
  found: string;
  index: number;
  message: string;
  hint: string;
}

export const fromTable = "Ndreqe numrin, ose vlerën te seed/tables/constants.json nëse burimi është më i ri.";
