import { arrow } from "./svg-geometry";

/** Frames a small drawing. The arrows of one drawing have one scale. */
function SmallPicture({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <svg className="mech-small-picture" viewBox="0 0 240 150" role="img" aria-label={label}>
      {children}
    </svg>
  );
}

/** Momenta of 0,90 kg·m/s up and down. */
export function RocketPicture() {
  const momentum = 54;
  return (
    <SmallPicture label="Shishja ngrihet, uji ikën poshtë: dy shigjeta të barabarta.">
      <path className="mech-thin" d="M112 96v18M116 96v24M120 96v28M124 96v24M128 96v18" />
      <g className="mech-body">
        <path d="M106 62c0-14 6-22 14-34 8 12 14 20 14 34v26h-8l-2 8h-8l-2-8h-8z" />
        <path d="M106 72l-12 18h12M134 72l12 18h-12" />
      </g>
      <path className="mech-force" d={arrow(176, 76, 0, -momentum)} />
      <path className="mech-force" d={arrow(176, 80, 0, momentum)} />
    </SmallPicture>
  );
}

/** 15 750 N with the belt and 393 750 N at the windscreen, 1 : 25. */
export function CrashPicture() {
  const withBelt = 8;
  return (
    <SmallPicture label="Forca me rrip dhe forca pa rrip: njëra është 25 herë më e gjatë.">
      <g className="mech-body">
        <path d="M20 78h14l16-22h46l20 22h20v20H20z" />
        <circle cx="46" cy="98" r="10" />
        <circle cx="112" cy="98" r="10" />
      </g>
      <path className="mech-line" d="M136 40v68M0 108h136" />
      <path className="mech-hatch" d="M136 46l10-6M136 58l10-6M136 70l10-6M136 82l10-6M136 94l10-6M136 106l10-6" />
      <path className="mech-force" d={arrow(232, 126, -withBelt, 0)} />
      <path className="mech-other-force" d={arrow(232, 140, -25 * withBelt, 0)} />
    </SmallPicture>
  );
}

/** Equal forces on the ball and on the foot. */
export function KickPicture() {
  return (
    <SmallPicture label="Këmba e shtyn topin, topi e shtyn këmbën: dy shigjeta të barabarta.">
      <path className="mech-line" d="M0 130H240" />
      <g className="mech-body">
        <circle cx="142" cy="104" r="25" />
        <path d="M142 92l11 8-4 13h-14l-4-13zM142 92V79M153 100l12-4M149 113l8 11M135 113l-8 11M131 100l-12-4" />
        <path d="M58 20l8 66-6 32h50c8 0 8-16-4-18l-18-4 2-76" />
      </g>
      <path className="mech-force" d={arrow(146, 62, 70, 0)} />
      <path className="mech-other-force" d={arrow(112, 62, -70, 0)} />
    </SmallPicture>
  );
}

/** 6486 N up and 5886 N down, 95 N a unit. */
export function LiftPicture() {
  return (
    <SmallPicture label="Kablloja tërheq lart më fort se sa peshon kabina.">
      <path className="mech-line" d="M84 0V150M156 0V150M120 0V38" />
      <g className="mech-body">
        <path d="M94 38h52v66H94zM120 38v66" />
      </g>
      <path className="mech-force" d={arrow(190, 76, 0, -6486 / 95)} />
      <path className="mech-other-force" d={arrow(190, 80, 0, 5886 / 95)} />
    </SmallPicture>
  );
}
