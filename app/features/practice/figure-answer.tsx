/** The picture on which an answer is given: its handles by finger, mouse and keys. It is loaded when it is shown. */
import { type KeyboardEvent, type PointerEvent, useRef } from "react";
import { computed } from "../../magazine/practice/draw";
import type { FigureHandle, FigureSlider } from "../../magazine/practice/drawings/exercise-drawing";
import type { FigurePlace } from "../../magazine/practice/drawings/forms";
import { figureRows } from "../../magazine/practice/drawings/paint-figure";
import { printForms } from "../../magazine/practice/drawings/print-figure";
import { clamp } from "../../play/clamp";
import { useHeldPage } from "../../play/use-held-page";
import type { AnswerInputProps } from "./answer-input-props";
import { ExerciseFigure } from "./exercise-figure";
import { useDrawing } from "./figure-parts";

/** Radius of a handle's touch area, in units of the picture: 44 px on a phone of 320. */
const reach = 28;

export function FigureAnswer({ exercise, numbers, input, closed, solved, onGive }: AnswerInputProps) {
  const { answer } = exercise;
  const figure = exercise.figures?.find(({ name }) => name === undefined);
  const ready = useDrawing(figure?.drawing);
  const picture = useRef<SVGSVGElement>(null);
  if (answer.kind !== "figure" || figure === undefined) return null;
  if (!ready) return <ExerciseFigure {...{ exercise, numbers, solved }} />;
  const rows = figureRows(figure, exercise, numbers);
  const drawn = ready.drawing.draw(rows, { room: "whole", solved, typed: null });
  const handle = ready.drawing.handles?.[answer.handle]?.(rows);
  if (handle === undefined) return null;
  const given = Array.isArray(input) && input.length > 0 ? (input as number[]) : null;
  const values = given ?? handle.sliders.map(({ start }) => start);
  const right = answer.values.map((value) => computed(value, numbers));
  const marks = [
    ...(given === null && solved ? [] : handle.forms(values, "ink")),
    ...(solved ? handle.forms(right, "spot") : []),
  ];
  const give = (next: readonly number[]) => {
    if (!closed) onGive(stepped(handle, next));
  };
  const told = (shown: readonly number[]) => handle.sliders.map(({ says }, i) => says(shown[i] as number)).join("; ");
  return (
    <div className="figure-answer">
      <svg
        ref={picture}
        className="exercise-figure in-whole"
        viewBox={`0 0 ${drawn.width} ${drawn.height}`}
        fill="none"
        strokeLinejoin="round"
      >
        <title>{drawn.says}</title>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the grips below take the keys. */}
        <g
          // `onClick`, so that a finger that scrolls over the picture sets nothing.
          onClick={({ clientX, clientY }) => {
            const place = placeIn(picture.current, clientX, clientY);
            if (place !== null) give(handle.valuesAt(place, nearestGrip(handle, values, place), values));
          }}
        >
          <path d={`M0 0H${drawn.width}V${drawn.height}H0Z`} fill="transparent" />
          <g
            dangerouslySetInnerHTML={{ __html: `<g aria-hidden="true">${printForms([...drawn.forms, ...marks])}</g>` }}
          />
        </g>
        {solved
          ? null
          : handle.grips.map((grip, place) => (
              <Grip
                key={grip.across}
                at={grip.at(values)}
                sliders={handle.sliders}
                across={grip.across}
                up={grip.up}
                {...{ values, closed, picture }}
                onKey={(slider, value) => give(values.map((each, i) => (i === slider ? value : each)))}
                onDrag={(to) => give(handle.valuesAt(to, place, values))}
              />
            ))}
      </svg>
      <p className="pt-3 text-[0.92rem]" aria-live="polite">
        {solved
          ? `✓ ${told(right)}`
          : given === null
            ? "Tërhiqe pikën në figurë, ose lëvize me shigjeta."
            : told(values)}
      </p>
    </div>
  );
}

/** Brings values to the steps of their sliders, within their ends. */
function stepped({ sliders, turn }: FigureHandle, values: readonly number[]): number[] {
  return values.map((value, i) => {
    const { min, max, step } = sliders[i] as FigureSlider;
    const turned = turn === undefined ? value : min + ((((value - min) % turn) + turn) % turn);
    const whole = min + Math.round((turned - min) / step) * step;
    return Number(clamp(turn !== undefined && whole > max ? min : whole, min, max).toPrecision(12));
  });
}

function nearestGrip({ grips }: FigureHandle, values: readonly number[], [x, y]: FigurePlace): number {
  const distances = grips.map(({ at }) => Math.hypot(at(values)[0] - x, at(values)[1] - y));
  return distances.indexOf(Math.min(...distances));
}

/** Returns a place on the screen in units of the picture; null without a screen matrix. */
function placeIn(svg: SVGSVGElement | null, x: number, y: number): FigurePlace | null {
  const matrix = svg?.getScreenCTM();
  if (!matrix) return null;
  const point = new DOMPoint(x, y).matrixTransform(matrix.inverse());
  return [point.x, point.y];
}

/** Shows a dot to grip: a slider, or two where it moves both ways. */
function Grip({
  at: [x, y],
  sliders,
  across,
  up,
  values,
  closed,
  picture,
  onKey,
  onDrag,
}: {
  at: FigurePlace;
  sliders: readonly FigureSlider[];
  across: number;
  up: number | undefined;
  values: readonly number[];
  closed: boolean;
  picture: React.RefObject<SVGSVGElement>;
  onKey: (slider: number, value: number) => void;
  onDrag: (to: FigurePlace) => void;
}) {
  const element = useRef<SVGGElement>(null);
  const held = useRef<FigurePlace | null>(null);
  useHeldPage(element);
  const main = sliders[across] as FigureSlider;
  const names = [across, ...(up === undefined || up === across ? [] : [up])];
  const onKeyDown = (event: KeyboardEvent) => {
    const isUpright = event.key === "ArrowUp" || event.key === "ArrowDown";
    const slider = isUpright && up !== undefined ? up : across;
    const next = afterKey(event.key, values[slider] as number, sliders[slider] as FigureSlider);
    if (next === null) return;
    event.preventDefault();
    onKey(slider, next);
  };
  const drag = ({ clientX, clientY }: PointerEvent) => {
    const place = placeIn(picture.current, clientX, clientY);
    if (place !== null && held.current !== null) onDrag([place[0] - held.current[0], place[1] - held.current[1]]);
  };
  return (
    <g
      ref={element}
      role="slider"
      tabIndex={0}
      className="figure-grip"
      aria-label={names.map((name) => sliders[name]?.label).join("; ")}
      aria-valuemin={main.min}
      aria-valuemax={main.max}
      aria-valuenow={values[across]}
      aria-valuetext={names.map((name) => sliders[name]?.says(values[name] as number)).join("; ")}
      aria-disabled={closed}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        const place = placeIn(picture.current, event.clientX, event.clientY);
        if (place === null || event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        held.current = [place[0] - x, place[1] - y];
      }}
      onPointerMove={drag}
      onPointerUp={() => {
        held.current = null;
      }}
      onPointerCancel={() => {
        held.current = null;
      }}
    >
      <circle cx={x} cy={y} r={reach} fill="transparent" />
      <circle className="grip-ring" cx={x} cy={y} r="11" stroke="currentColor" strokeWidth="2" />
      <circle cx={x} cy={y} r="6" fill="var(--spot)" />
    </g>
  );
}

/** Returns the value after a key of a slider. @returns null for any other key */
function afterKey(key: string, value: number, { min, max, step }: FigureSlider): number | null {
  if (key === "ArrowRight" || key === "ArrowUp") return value + step;
  if (key === "ArrowLeft" || key === "ArrowDown") return value - step;
  if (key === "PageUp" || key === "PageDown") return value + (key === "PageUp" ? 5 : -5) * step;
  return key === "Home" ? min : key === "End" ? max : null;
}
