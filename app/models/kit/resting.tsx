import { type ReactNode, useContext } from "react";
import { ModelControls } from "./handle";

/**
 * Wraps a thing that would move by itself, such as a wagon or a satellite. Until the reader touches the model it sways
 * by two pixels (app/models/models.css). It has no label, which would come to lie on a line.
 *
 * @param way across for what rolls or trembles, up for what floats
 */
export function Resting({ way, children }: { way: "across" | "up"; children: ReactNode }) {
  const isLive = useContext(ModelControls) !== null;
  return isLive ? <g className={`model-rest model-rest-${way}`}>{children}</g> : children;
}
