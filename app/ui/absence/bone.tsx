/** Shows a gray bar in place of loading content. @param className its size, if it differs from that of a line */
export function Bone({ className = "h-[1em]" }: { className?: string }) {
  return <div className={`bone ${className}`} />;
}
