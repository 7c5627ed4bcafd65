/** Draws the logo: a black ray enters the prism and leaves it blue and purple. */
export function Logo() {
  return (
    <svg viewBox="0 0 58 30" aria-hidden="true">
      <path d="M0 13h17" />
      <path className="math" d="M31 12.5 58 19" />
      <path className="physics" d="M32.5 16.5 58 27" />
      <path d="M24 2 36 27H12z" strokeLinejoin="round" />
    </svg>
  );
}
