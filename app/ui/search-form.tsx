import { searchPath } from "../magazine/search-path";

interface SearchFormProps {
  /** The id of the field, unique on its page. */
  id: string;
  label: string;
  /** The name of the form itself, if a page has two. */
  name?: string;
  query?: string;
  placeholder?: string;
}

/** Shows the search form, which works without script. */
export function SearchForm({ id, label, name = "Kërko në revistë", query = "", placeholder }: SearchFormProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: the oldest browsers that read do not know <search>.
    <form className="search-form" action={searchPath} role="search" aria-label={name}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="search"
        name="q"
        placeholder={placeholder}
        defaultValue={query}
        maxLength={200}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="search"
      />
      <button type="submit">Kërko</button>
    </form>
  );
}
