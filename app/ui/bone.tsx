/** A gray bar in place of what is on its way. @param className its size, where it is not that of a line */
export function Bone({ className = "h-[1em]" }: { className?: string }) {
  return <div className={`bone ${className}`} />;
}
