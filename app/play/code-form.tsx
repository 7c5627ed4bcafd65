import type { FormEvent, ReactNode } from "react";
import { cleanSigns } from "../magazine/classroom/signs";
import { answerField } from "./answer-field";

/** Brings a typed code into the address's hash. A pasted link is its code. */
function open(event: FormEvent<HTMLFormElement>) {
  event.preventDefault();
  const text = String(new FormData(event.currentTarget).get("kodi"));
  const code = text.slice(text.lastIndexOf("#") + 1).trim();
  if (code !== "") location.hash = cleanSigns(code) ?? encodeURIComponent(code);
}

/** Asks for the code of an assignment. The field keeps its own text: what is typed before the page is alive stays. */
export function CodeForm({
  label,
  placeholder,
  className,
  children,
}: {
  label: string;
  placeholder: string;
  className: string;
  /** The button that opens it. */
  children: ReactNode;
}) {
  return (
    <form className={`w-full max-w-[30rem] gap-6 ${className}`} onSubmit={open}>
      <label className="block min-w-[min(12rem,100%)] flex-1">
        <span className="block pb-3">{label}</span>
        <input
          className={`w-full ${answerField}`}
          name="kodi"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="go"
          placeholder={placeholder}
        />
      </label>
      {children}
    </form>
  );
}
