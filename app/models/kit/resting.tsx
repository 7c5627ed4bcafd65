import { type ReactNode, useContext, useEffect, useRef, useState } from "react";
import { ModelControls } from "./handle";

/** How often it sways: as the reader first sees it, and once more when it comes back into view. */
const mostSways = 2;

/**
 * Wraps a thing that would move by itself, such as a wagon or a satellite. Seen and untouched it sways by two pixels,
 * for less than five seconds (app/models/models.css). It has no label, which would come to lie on a line.
 *
 * @param way across for what rolls or trembles, up for what floats
 */
export function Resting({ way, children }: { way: "across" | "up"; children: ReactNode }) {
  const isLive = useContext(ModelControls) !== null;
  const thing = useRef<SVGGElement>(null);
  const [sways, setSways] = useState(false);
  useEffect(() => {
    const picture = thing.current?.ownerSVGElement;
    if (!picture) return;
    let seen = 0;
    const observer = new IntersectionObserver(
      ([entry]) => {
        const isSeen = entry?.isIntersecting === true;
        if (isSeen) seen += 1;
        setSways(isSeen && seen <= mostSways);
        if (seen > mostSways) observer.disconnect();
      },
      { threshold: 0.5 },
    );
    observer.observe(picture);
    return () => observer.disconnect();
  }, []);
  if (!isLive) return children;
  return (
    <g ref={thing} className={`model-rest-${way} ${sways ? "model-sways" : ""}`}>
      {children}
    </g>
  );
}
