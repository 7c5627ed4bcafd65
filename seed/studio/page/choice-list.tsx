/** A field that lists pieces of the magazine: the chosen ones by title, and a choice of those that may be added. */

interface ChoiceListProps {
  /** Id of the choice, to which the field's label belongs. */
  id: string;
  values: readonly string[];
  choices: readonly { value: string | number; name: string }[];
  required: boolean;
  onChange(values: string[]): void;
}

export function ChoiceList({ id, values, choices, required, onChange }: ChoiceListProps) {
  const nameOf = (value: string) => choices.find((choice) => choice.value === value)?.name ?? value;
  const left = choices.filter(({ value }) => !values.includes(String(value)));
  return (
    <div className="grid w-full gap-3">
      {values.length === 0 ? null : (
        <ul className="rule-t-1/hair">
          {values.map((value) => (
            <li key={value} className="flex items-center justify-between gap-6 rule-b-1/hair py-2">
              <span className="min-w-0">{nameOf(value)}</span>
              <button
                type="button"
                className="flex-none underline"
                aria-label={`Hiq: ${nameOf(value)}`}
                onClick={() => onChange(values.filter((each) => each !== value))}
              >
                Hiq
              </button>
            </li>
          ))}
        </ul>
      )}
      <select
        id={id}
        aria-describedby={`${id}-help`}
        aria-required={required}
        className="w-full"
        value=""
        onChange={(event) => event.target.value !== "" && onChange([...values, event.target.value])}
      >
        <option value="">Shto një …</option>
        {left.map(({ value, name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}
