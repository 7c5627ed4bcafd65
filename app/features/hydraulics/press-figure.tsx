import { type PointerEvent, useRef } from "react";
import { useHeldPage } from "../../play/use-held-page";
import { drawing, type Piston, type PressDrawing, pathAt, rodLength } from "./press-drawing";

const { width, above, height, level, plate, pipe, floor, top } = drawing;

/**
 * Draws the press in section, with a small piston that can be dragged.
 *
 * @param onPath called with the path during a drag, cm
 */
export function PressFigure({
  drawn: { small, large, load, pushes },
  label,
  onPath,
}: {
  drawn: PressDrawing;
  label: string;
  onPath: (path: number) => void;
}) {
  return (
    <svg
      className="w-full overflow-visible fill-none stroke-ink stroke-2"
      viewBox={`0 ${above} ${width} ${height}`}
      role="img"
      aria-label={label}
    >
      <Liquid small={small} large={large} />
      <path d={pushes.map(({ x, y, dx, dy }) => `M${x} ${y}l${dx} ${dy}${head(dx, dy, 7)}`).join("")} />
      <path
        className="stroke-[7]"
        d={
          `M${small.left} ${top}V${floor}H${large.right}V${top}` + `M${small.right} ${top}V${pipe}H${large.left}V${top}`
        }
      />
      <LargePiston piston={large} load={load} />
      <SmallPiston piston={small} onPath={onPath} />
    </svg>
  );
}

/** Draws the liquid, the two displaced volumes, and the line of the level at rest. */
function Liquid({ small, large }: Pick<PressDrawing, "small" | "large">) {
  const liquid =
    `M${small.left} ${small.face}V${floor}H${large.right}V${large.face}H${large.left}` +
    `V${pipe}H${small.right}V${small.face}z`;
  return (
    <>
      <path className="fill-hair stroke-none [fill-opacity:0.55]" d={liquid} />
      <rect
        className="fill-tint stroke-none print:stroke-spot"
        x={small.left}
        y={level}
        width={small.right - small.left}
        height={small.face - level}
      />
      <rect
        className="fill-tint stroke-none print:stroke-spot"
        x={large.left}
        y={large.face}
        width={large.right - large.left}
        height={level - large.face}
      />
      <path className="stroke-[2.5] [stroke-dasharray:1_7] [stroke-linecap:round]" d={`M24 ${level}H${width - 16}`} />
    </>
  );
}

/** Draws the large piston with its load, and the force of the liquid on it. */
function LargePiston({ piston, load }: { piston: Piston; load: number }) {
  const { left, right, middle, face, arrow } = piston;
  return (
    <>
      <rect className="fill-ink stroke-none" x={left} y={face - plate} width={right - left} height={plate} />
      <rect
        className="fill-paper stroke-[3]"
        x={middle - load / 2}
        y={face - plate - load}
        width={load}
        height={load}
      />
      <path
        className="stroke-spot stroke-[9]"
        d={`M${middle} ${face + 6 + arrow}V${face + 6}${head(0, -1, Math.min(15, 3 + arrow / 2))}`}
      />
      <text className={name} x={right - left > 110 ? middle + 16 : right + 44} y={face + 6 + arrow} dy="0.3em">
        <tspan className="italic">F</tspan>₂
      </text>
    </>
  );
}

/**
 * Draws the small piston with the force on it. Its grip drags it.
 *
 * @param onPath called with the path during a drag, cm
 */
function SmallPiston({ piston, onPath }: { piston: Piston; onPath: (path: number) => void }) {
  const { left, right, middle, face, arrow } = piston;
  const hand = useRef<SVGGElement>(null);
  useHeldPage(hand);
  /** Distance from the piston's face down to the grip; null while nothing drags it. */
  const grip = useRef<number | null>(null);
  const release = () => {
    grip.current = null;
  };
  const handle = face - plate - rodLength;
  // The grip starts above the handle. A finger presses what is drawn.
  const gripTop = handle - 26;
  return (
    // No key handler here: the slider of the path serves the keyboard.
    <g
      ref={hand}
      className="press-hand cursor-ns-resize"
      onPointerDown={(event) => {
        const y = heightOf(event);
        if (y === null || event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        grip.current = y - face;
      }}
      onPointerMove={(event) => {
        const y = heightOf(event);
        if (grip.current !== null && y !== null) onPath(pathAt(y - grip.current));
      }}
      onPointerUp={release}
      onPointerCancel={release}
    >
      <rect
        className="fill-transparent stroke-none"
        x={left - 30}
        y={gripTop}
        width={right - left + 60}
        height={face + 40 - gripTop}
      />
      <rect className="fill-ink stroke-none" x={left} y={face - plate} width={right - left} height={plate} />
      <path className="press-rod stroke-[3]" d={`M${middle} ${face - plate}V${handle}m-22 0h44`} />
      {/* The hand pushes on the handle, so the arrow starts there and lies along the rod. */}
      <path className="stroke-[9]" d={`M${middle} ${handle}v${arrow}${head(0, 1, Math.min(15, 3 + arrow / 2))}`} />
      {/* Above the line of the level, which would cross it. */}
      <text className={name} x={Math.max(middle + 34, right + 14)} y={Math.min(handle + 24, level - 12)}>
        <tspan className="italic">F</tspan>₁
      </text>
    </g>
  );
}

const name = "fill-ink stroke-none [font:400_30px/1_var(--font-text)]";

/** Returns the pointer's y in units of the drawing. It is null if the drawing is not shown. */
function heightOf(event: PointerEvent<SVGGElement>): number | null {
  const matrix = event.currentTarget.ownerSVGElement?.getScreenCTM();
  return matrix ? new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse()).y : null;
}

/** Draws an arrow's head at a line's end along (dx, dy), as an SVG path. */
function head(dx: number, dy: number, size: number): string {
  const length = Math.hypot(dx, dy) || 1;
  const [x, y] = [(dx / length) * size, (dy / length) * size];
  return `m${-x - y * 0.6} ${-y + x * 0.6}l${x + y * 0.6} ${y - x * 0.6}l${-x + y * 0.6} ${-y - x * 0.6}`;
}
