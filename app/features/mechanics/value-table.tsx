export interface Column<State> {
  name: string;
  unit: string;
  value: (state: State) => string;
}

/** Shows the states of a run in a table that scrolls sideways. */
export function ValueTable<State>({
  caption,
  columns,
  states,
}: {
  caption: string;
  columns: Column<State>[];
  states: State[];
}) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable table must be reachable without a mouse.
    <section className="table" tabIndex={0} aria-label={caption}>
      <table>
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ name, unit }) => (
              <th key={name} scope="col">
                {name} <span className="text-mute">({unit})</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {states.map((state, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows are only added at the end.
            <tr key={index}>
              {columns.map(({ name, value }) => (
                <td key={name}>{value(state)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
