import { createContext, type KeyboardEvent, type PointerEvent, useContext, useRef } from "react";
import { quantity } from "../../play/quantity";
import { useHeldPage } from "../../play/use-held-page";
import type { Setting } from "./touch-model";

/** A point of the picture, in its units. */
export type Point = readonly [x: number, y: number];

interface Controls {
  settings: Readonly<Record<string, Setting>>;
  values: Readonly<Record<string, number>>;
  set(changes: Readonly<Record<string, number>>): void;
}

/** Settings and values of a live model, from its frame. It is null in a still, where a handle is only drawn. */
export const ModelControls = createContext<Controls | null>(null);

/**
 * Shows the handle that the reader drags in the picture. It is a spot dot in a ring, as large as a fingertip. Keys move
 * it as they move a slider. A drag keeps the distance between the pointer and the dot.
 *
 * @param name setting that it changes, with the left and right arrow keys
 * @param second another setting that it changes too, with the up and down arrow keys
 * @param at position of the dot @param valuesAt returns the settings for a point of the picture
 * @param counts effective value of `name` where it is below the setting: a thread with fewer beads than were chosen
 */
export function Handle({
  name,
  second,
  at: [x, y],
  valuesAt,
  counts,
}: {
  name: string;
  second?: string;
  at: Point;
  valuesAt: (point: Point) => Readonly<Record<string, number>>;
  counts?: number;
}) {
  const controls = useContext(ModelControls);
  const grip = useRef<Point | null>(null);
  const element = useRef<SVGGElement>(null);
  useHeldPage(element);
  const dot = (
    <>
      <circle className="model-ring" cx={x} cy={y} r="11" fill="none" stroke="currentColor" strokeWidth="2" />
      <circle cx={x} cy={y} r="6" fill="var(--spot)" />
    </>
  );
  if (controls === null) return <g>{dot}</g>;
  const { settings, values: chosen, set } = controls;
  const values = counts === undefined ? chosen : { ...chosen, [name]: counts };
  const [setting, other] = [settings[name], second === undefined ? undefined : settings[second]];
  if (setting === undefined) throw new Error(`The model has no setting ${name}.`);
  const release = () => {
    grip.current = null;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const upright = event.key === "ArrowUp" || event.key === "ArrowDown";
    const [key, moved] = upright && second !== undefined && other !== undefined ? [second, other] : [name, setting];
    const next = valueOfKey(event.key, values[key] ?? moved.start, moved);
    if (next === null) return;
    event.preventDefault();
    set({ [key]: next });
  };
  return (
    <g
      ref={element}
      role="slider"
      tabIndex={0}
      className="model-handle"
      data-setting={name}
      aria-label={other === undefined ? setting.label : `${setting.label}; ${other.label}`}
      aria-valuemin={setting.min}
      aria-valuemax={setting.max}
      aria-valuenow={values[name]}
      aria-valuetext={[name, second].flatMap((key) => spokenValue(settings, values, key)).join("; ")}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        const point = pointOf(event);
        if (point === null || event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        grip.current = [point[0] - x, point[1] - y];
      }}
      onPointerMove={(event) => {
        const point = pointOf(event);
        if (grip.current !== null && point !== null)
          set(valuesAt([point[0] - grip.current[0], point[1] - grip.current[1]]));
      }}
      onPointerUp={release}
      onPointerCancel={release}
    >
      <circle cx={x} cy={y} r="24" fill="transparent" />
      {dot}
    </g>
  );
}

function spokenValue(settings: Controls["settings"], values: Controls["values"], name: string | undefined): string[] {
  const setting = name === undefined ? undefined : settings[name];
  if (name === undefined || setting === undefined) return [];
  if (setting.spoken) return [setting.spoken(values)];
  return [quantity(values[name] ?? setting.start, setting.digits, setting.unit)];
}

/** Returns the pointer's position, in units of the picture; null without a screen matrix. */
function pointOf(event: PointerEvent<SVGGElement>): Point | null {
  const matrix = event.currentTarget.closest<SVGGElement>(".model-flush")?.getScreenCTM();
  if (!matrix) return null;
  const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
  return [x, y];
}

/** Returns the value after a key of a slider: one step, ten steps, either end. @returns null for any other key */
function valueOfKey(key: string, value: number, { min, max, step }: Setting): number | null {
  switch (key) {
    case "ArrowRight":
    case "ArrowUp":
      return value + step;
    case "ArrowLeft":
    case "ArrowDown":
      return value - step;
    case "PageUp":
      return value + 10 * step;
    case "PageDown":
      return value - 10 * step;
    case "Home":
      return min;
    case "End":
      return max;
    default:
      return null;
  }
}
