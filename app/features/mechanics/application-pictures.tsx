/**
 * The pictures of the four applications. Each is drawn from the numbers printed beside it; `model.md` has the scales.
 */
import type { ReactNode } from "react";
import { formatNumber } from "../../magazine/albanian";
import { rounded } from "../../play/svg-path";
import { g } from "./cart-model";
import { arrow } from "./svg-geometry";

/** Frames a small drawing, 240 by 150 units. */
function SmallPicture({ label, children }: { label: string; children: ReactNode }) {
  return (
    <svg
      className="mech-small-picture w-[min(100%,22rem)] fill-none [stroke-linejoin:round]"
      viewBox="0 0 240 150"
      role="img"
      aria-label={label}
    >
      {children}
    </svg>
  );
}

/** Draws the bottle every tenth of a second. It leaves with 4.5 m/s and rises v²/2g = 1.03 m. 84 units are a metre. */
export function RocketPicture() {
  const [start, metre, ground] = [4.5, 84, 128];
  const times = [0, 0.1, 0.2, 0.3, 0.4];
  const height = (time: number) => start * time - (g * time ** 2) / 2;
  const across = (time: number) => rounded(44 + 230 * time);
  const up = (time: number) => rounded(ground - metre * height(time));
  const path = Array.from({ length: 24 }, (_, index) => (index * 0.46) / 23).map(
    (time) => `${across(time)} ${up(time)}`,
  );
  const momentum = 48;
  return (
    <SmallPicture label="Lartësia e shishes çdo të dhjetën e sekondës: ngjitet deri mbi 1 m. Dy shigjeta të barabarta: impulsi i shishes lart, i ujit poshtë.">
      <path className="stroke-ink stroke-[2.8]" d={`M0 ${ground}H160`} />
      {[0, 0.5, 1].map((metres) => (
        <g key={metres}>
          <path className="stroke-hair stroke-1" d={`M28 ${ground - metre * metres}H160`} />
          <text x="24" y={ground - metre * metres + 4} textAnchor="end">
            {metres === 0 ? "" : metres === 1 ? "1\u00a0m" : formatNumber(metres)}
          </text>
        </g>
      ))}
      <path className="stroke-ink stroke-[1.5] [stroke-dasharray:6_4]" d={`M${path.join("L")}`} />
      {times.map((time) => (
        <path
          key={time}
          className={time === 0.4 ? "fill-tint stroke-ink stroke-2" : "mech-ghost stroke-mute stroke-1 opacity-60"}
          d={`M${across(time) - 4} ${up(time)}v-17q0-5 4-9q4 4 4 9v17z`}
        />
      ))}
      {/* The water, below the bottle that has just left it. */}
      <path className="stroke-ink stroke-[1.5]" d={`M40 ${ground}l-5 8M44 ${ground}v10M48 ${ground}l5 8`} />
      <text x={across(0.4)} y={ground + 16} textAnchor="middle">
        0,4&nbsp;s
      </text>
      <path className="fill-spot stroke-paper stroke-[1.5] [paint-order:stroke]" d={arrow(190, 74, 0, -momentum)} />
      <path className="fill-ink stroke-paper stroke-[1.5] [paint-order:stroke]" d={arrow(190, 78, 0, momentum)} />
      <text x="200" y="50">
        shishja
      </text>
      <text x="200" y="110">
        uji
      </text>
      <text x="240" y="14" textAnchor="end">
        0,90&nbsp;kg·m/s secili
      </text>
    </SmallPicture>
  );
}

/** Plots force over distance. 15 750 N · 0.50 m and 393 750 N · 0.02 m are the same work, so equal areas. */
export function CrashPicture() {
  const [left, ground] = [30, 126];
  /** Units of the drawing per metre, and per unit of force. */
  const [perMetre, perForce] = [360, 100 / 393_750];
  const bar = (way: number, force: number) =>
    `M${left} ${ground}v${-rounded(perForce * force)}h${rounded(perMetre * way)}v${rounded(perForce * force)}z`;
  return (
    <SmallPicture label="Forca sipas rrugës: rripi, e vogël gjatë 50 centimetrave; xhami, 25 herë më e madhe gjatë 2 centimetrave. Dy sipërfaqe të barabarta.">
      <path className="fill-ink" d={bar(0.02, 393_750)} />
      <path className="fill-spot" d={bar(0.5, 15_750)} />
      <path className="stroke-ink stroke-[1.5]" d={`M${left} 16V${ground}H232`} />
      <text x={left + 14} y="38">
        xhami: 2&nbsp;cm, 393&nbsp;750&nbsp;N
      </text>
      <text x={left + 54} y={ground - 12} className="fill-spot font-semibold">
        rripi: 50&nbsp;cm, 15&nbsp;750&nbsp;N
      </text>
      <text x={left + 14} y="66" className="italic">
        dy sipërfaqe të barabarta:
      </text>
      <text x={left + 14} y="80" className="italic">
        e njëjta punë
      </text>
      <text x={left - 6} y="22" textAnchor="end" className="italic">
        F
      </text>
      <text x="232" y={ground + 16} textAnchor="end" className="italic">
        rruga
      </text>
    </SmallPicture>
  );
}

/** Draws the ball every 10 ms, 200 units a metre. It moves 12.5 cm while the foot touches it, then 25 cm each time. */
export function KickPicture() {
  const [first, radius, ground] = [84, 22, 122];
  const metres = [0, 0.125, 0.375, 0.625];
  const push = 52;
  return (
    <SmallPicture label="Topi çdo 10 milisekonda, gjithnjë më larg këmbës; dy shigjeta të barabarta: mbi topin dhe mbi këmbën.">
      <path className="stroke-ink stroke-[2.8]" d={`M0 ${ground}H240`} />
      <path className="fill-paper stroke-ink stroke-[2.8]" d="M20 40h24l4 36q2 8 10 12q6 4 6 12v20h-40q-4-18 2-34z" />
      <path className="stroke-ink stroke-[1.5]" d="M27 90h30M25 98h37M24 106h40M24 114h40M36 76h12M35 68h11" />
      {metres.map((way, index) => (
        <g key={way}>
          <circle
            className={
              index === metres.length - 1
                ? "fill-paper stroke-ink stroke-[2.8]"
                : "mech-ghost stroke-mute stroke-1 opacity-60"
            }
            cx={first + 200 * way}
            cy={ground - radius - 1}
            r={radius}
          />
          <text x={first + 200 * way + (index === 1 ? 4 : 0)} y={ground + 18} textAnchor="middle">
            {["0", "", "20", "30\u00a0ms"][index]}
          </text>
        </g>
      ))}
      <path className="fill-spot stroke-paper stroke-[1.5] [paint-order:stroke]" d={arrow(66, 62, push, 0)} />
      <path className="fill-ink stroke-paper stroke-[1.5] [paint-order:stroke]" d={arrow(62, 62, -push, 0)} />
      <text x="70" y="50" className="fill-spot font-semibold">
        mbi topin 1075&nbsp;N
      </text>
      <text x="4" y="34">
        mbi këmbën 1075&nbsp;N
      </text>
    </SmallPicture>
  );
}

/** Plots the force of the cable over time. 5886 N, 6486 N while the cabin starts, 5886 N. One unit is 80 N. */
export function LiftPicture() {
  const [ground, perForce] = [122, 1 / 80];
  const yOf = (force: number) => rounded(ground - perForce * force);
  return (
    <SmallPicture label="Forca e kabllos sipas kohës: 5886 njutonë në prehje, 6486 kur ashensori niset, prapë 5886 kur ngjitet njëtrajtësisht.">
      <path className="stroke-ink stroke-[2.8]" d="M10 8H74" />
      <path className="stroke-ink stroke-[1.5]" d="M16 8l6-6M28 8l6-6M40 8l6-6M52 8l6-6M64 8l6-6M42 8V52" />
      <path className="fill-paper stroke-ink stroke-[2.8]" d="M22 52h40v44h-40z" />
      <path className="stroke-ink stroke-[1.5]" d="M42 52v44" />
      <path className="fill-spot stroke-paper stroke-[1.5] [paint-order:stroke]" d={arrow(42, 52, 0, -6486 / 160)} />
      <path className="fill-ink stroke-paper stroke-[1.5] [paint-order:stroke]" d={arrow(42, 96, 0, 5886 / 160)} />
      <path className="stroke-hair stroke-1" d={`M96 ${yOf(5886)}H236`} />
      <path className="stroke-ink stroke-[2.8]" d={`M96 20V${ground}H236`} />
      <path className="stroke-spot stroke-[3]" d={`M96 ${yOf(5886)}H130V${yOf(6486)}H180V${yOf(5886)}H234`} />
      <text x="155" y={yOf(6486) - 6} textAnchor="middle" className="fill-spot font-semibold">
        6486&nbsp;N
      </text>
      <text x="234" y={yOf(5886) + 16} textAnchor="end">
        5886&nbsp;N
      </text>
      {[
        [113, "rri"],
        [155, "niset"],
        [208, "ngjitet"],
      ].map(([x, text]) => (
        <text key={text} x={x} y={ground + 17} textAnchor="middle" className="italic">
          {text}
        </text>
      ))}
    </SmallPicture>
  );
}
