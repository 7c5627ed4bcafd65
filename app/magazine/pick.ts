/** Copies the named fields of a record. A field that the record lacks stays absent. */
export function pick<Name extends string, Whole extends Partial<Record<Name, unknown>>>(
  whole: Whole,
  named: Readonly<Record<Name, unknown>>,
): Pick<Whole, Name & keyof Whole> {
  return Object.fromEntries(Object.entries(whole).filter(([name]) => Object.hasOwn(named, name))) as Pick<
    Whole,
    Name & keyof Whole
  >;
}
