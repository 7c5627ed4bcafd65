import { toRadians } from "../../../play/angle";
import type { ComponentKind } from "./component";

/** Appearance of a symbol: its kind and its state. */
export interface SymbolLook {
  symbol: ComponentKind;
  on?: boolean;
  reversed?: boolean;
  /** Power of a lamp as a share of its nominal power. */
  share?: number;
  /** Rotation of the whole symbol in degrees: letters and signs are rotated back. */
  turn?: number;
}

/** Directions of a lamp's rays in degrees, none along the wire. */
const rays = [45, 90, 135, 225, 270, 315];

/**
 * Returns the length of rays. It grows with the square root of the power, as the eye perceives it. It ends at double
 * power.
 */
const rayLength = (share: number) => 11 * Math.sqrt(Math.min(share, 2));

const ray = (degrees: number, from: number, to: number) => {
  const angle = toRadians(degrees);
  const end = (distance: number) =>
    `${(distance * Math.cos(angle)).toFixed(1)} ${(distance * Math.sin(angle)).toFixed(1)}`;
  return `M${end(from)}L${end(to)}`;
};

/**
 * Draws a component by IEC 60617, from left to right about the origin. The wire meets it at ±30. It covers the wire and
 * the charges below it.
 */
export function CircuitSymbol({ symbol, on = false, reversed = false, share = 0, turn = 0 }: SymbolLook) {
  switch (symbol) {
    case "battery":
      return (
        <g transform={reversed ? "rotate(180)" : undefined}>
          <path className="clear" d="M-5-9H5V9H-5z" />
          <path className="ink" d="M5-18V18" />
          <path className="ink thick" d="M-5-9V9" />
          <path className="ink thin" d="M11-13h8M15-17v8" />
          <path
            className="ink thin"
            d="M-4 0h8"
            transform={`translate(-15-13)rotate(${-turn - (reversed ? 180 : 0)})`}
          />
        </g>
      );
    case "bulb":
      return (
        <>
          {share > 0.005 ? (
            <path className="ray" d={rays.map((degrees) => ray(degrees, 22, 24 + rayLength(share))).join("")} />
          ) : null}
          <circle className="ink clear" r="17" />
          <circle className="glow" r="17" fillOpacity={Math.min(1, Math.sqrt(share)).toFixed(2)} />
          <path className="ink" d="M-12-12 12 12M12-12-12 12" />
        </>
      );
    case "resistor":
      return <path className="ink clear" d="M-24-10H24V10H-24z" />;
    case "capacitor":
      return (
        <>
          <path className="clear" d="M-5-8H5V8H-5z" />
          <path className="ink" d="M-5-16V16M5-16V16" />
        </>
      );
    case "switch":
      return (
        <>
          <path className="clear" d="M-18-5H18V5H-18z" />
          <path className={on ? "ink closed" : "ink"} d={on ? "M-18 0H18" : "M-18 0 14-18"} />
          <circle className="ink clear" cx="-18" r="3.6" />
          <circle className="ink clear" cx="18" r="3.6" />
        </>
      );
    case "ammeter":
    case "voltmeter":
      return (
        <>
          <circle className="ink clear" r="16" />
          <text className="letter" textAnchor="middle" y="6.5" transform={`rotate(${-turn})`}>
            {symbol === "ammeter" ? "A" : "V"}
          </text>
        </>
      );
    case "wire":
      return <path className="ink" d="M-30 0H30" />;
  }
}

/** Draws a symbol by itself, with its two ends of wire, as on a button. */
export function SymbolPicture({ className, ...look }: SymbolLook & { className: string }) {
  return (
    <svg
      className={`circuit-drawing overflow-visible fill-none ${className}`}
      viewBox="-32 -22 64 44"
      aria-hidden="true"
    >
      {look.symbol === "voltmeter" || look.symbol === "ammeter" || look.symbol === "bulb" ? (
        <path className="ink" d="M-31 0H-17M17 0H31" />
      ) : (
        <path className="ink" d={look.symbol === "switch" ? "M-31 0H-18M18 0H31" : "M-31 0H31"} />
      )}
      <CircuitSymbol {...look} />
    </svg>
  );
}
