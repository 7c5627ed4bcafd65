/** Draws an icon of one path on a 24 × 24 field. @param className its size */
export function Glyph({ path, className = "size-[0.8em]" }: { path: string | undefined; className?: string }) {
  return (
    <svg
      className={`flex-none text-spot ${className}`}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}
