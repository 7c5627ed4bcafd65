import { PikaMark } from "./pika";

/**
 * Shows the not-found page, with the dot in the corner of the sheet. It has flown off the front page along its
 * parabola, 45° at 12.5 m/s, 16 m. A unit is a metre. `app/pages/scripts/pika-flick.ts` lets it fly back.
 */
export function PikaCorner() {
  return (
    <div className="pika-corner">
      <svg viewBox="0 0 24 10" data-start="19" data-target="3" data-ground="8" aria-hidden="true">
        <path className="fled" d="M3 8Q11 0 19 8" />
        <path d="M0 8.4H24M1.5 7.6V8.4M4.5 7.6V8.4" />
        <text x="3" y="9.7">
          Kreu
        </text>
        <path className="pull" />
        <g>
          <circle className="grip" cx="19" cy="8" r="1.7" />
          <PikaMark cx={19} cy={8} r={0.4} />
        </g>
      </svg>
      <output />
    </div>
  );
}
