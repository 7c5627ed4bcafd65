import { useReducer } from "react";
import { formatNumber } from "../../magazine/albanian";
import { ProjectModel } from "../../play/project-model";
import { quantity } from "../../play/quantity";
import { Slider } from "../../play/slider";
import { Button } from "../../ui/button";
import "./hydraulics.css";
import { initialPress, limits, longestPath, presets, pressReducer, pushOf } from "./hydraulics-rules";
import { type PressSide, press } from "./press";
import { drawPress } from "./press-drawing";
import { PressFigure } from "./press-figure";

/** Read-outs of each side. Three of them are equal on both. */
const readings: {
  name: string;
  sign: string;
  unit: string;
  digits: number;
  of: (side: PressSide) => number;
  same?: true;
}[] = [
  { name: "Forca", sign: "F", unit: "N", digits: 1, of: ({ force }) => force },
  { name: "Rruga", sign: "h", unit: "cm", digits: 2, of: ({ path }) => path * 100 },
  { name: "Presioni", sign: "p", unit: "kPa", digits: 1, of: ({ pressure }) => pressure / 1000, same: true },
  { name: "Vëllimi i zhvendosur", sign: "V", unit: "ml", digits: 1, of: ({ volume }) => volume * 1e6, same: true },
  { name: "Puna", sign: "W", unit: "J", digits: 2, of: ({ work }) => work, same: true },
];

/** The sliders, in their order: what each sets, and how its name is written. */
const handles = [
  ["force", "Forca", "F₁"],
  ["path", "Rruga", "h₁"],
  ["smallArea", "Sipërfaqja", "S₁"],
  ["largeArea", "Sipërfaqja", "S₂"],
] as const;

/** Shows the press with sliders for areas, force and path. The read-outs show both sides. */
export function Hydraulics() {
  const [settings, dispatch] = useReducer(pressReducer, initialPress);
  const sides = press(pushOf(settings));
  const { small, large } = sides;
  const set = (what: keyof typeof settings) => (value: number) => dispatch({ type: "set", what, value });
  const compared = comparedLength(large.force / small.force);
  return (
    <ProjectModel
      id="presa"
      title="Dy pistonë, një presion"
      task="Tërhiq pistonin 1, majtas, ose lëviz rrëshqitësit. Dy zonat me ngjyrë mbeten gjithmonë të barabarta."
      figure={
        <PressFigure
          drawn={drawPress(settings, sides)}
          label={`Pistoni 1 zbret ${quantity(small.path * 100, 1, "cm")} me ${quantity(small.force, 0, "N")}; pistoni 2 ngjitet ${quantity(large.path * 100, 2, "cm")} me ${quantity(large.force, 1, "N")}.`}
          onPath={set("path")}
        />
      }
      caption={
        <>
          Prerje: gjerësia është sipërfaqja e pistonit, ngjyra është uji që ndërroi anë. Shigjeta F₂ është {compared}{" "}
          F₁; shigjetat e vogla të presionit janë kudo njësoj.
        </>
      }
    >
      <ReadingTable small={small} large={large} />
      <div className="grid content-start gap-x-gutter gap-y-5 max-columns:order-2 columns:grid-cols-2 columns:col-[2] columns:row-[2] print:hidden">
        <fieldset className="min-w-0 no-border px-0 pt-0 pb-4 columns:col-[1/3]">
          <legend className="caps-label px-0 pb-5">Nise nga</legend>
          <div className="grid grid-cols-3 gap-4">
            {presets.map(({ name }, index) => (
              <Button
                key={name}
                measure="min-h-31 px-2 py-5 text-[0.92rem]/[1.15]"
                className="text-balance"
                onClick={() => dispatch({ type: "preset", index })}
              >
                {name}
              </Button>
            ))}
          </div>
        </fieldset>
        {handles.map(([what, name, sign]) => (
          <Slider
            key={what}
            name={what}
            label={named(name, sign)}
            range={what === "path" ? { ...limits.path, max: longestPath(settings) } : limits[what]}
            value={settings[what]}
            onChange={set(what)}
          />
        ))}
      </div>
    </ProjectModel>
  );
}

/** Shows a quantity's name with its letter, slanted as in formulas, and the letter's index. */
const named = (name: string, [letter, index]: string) => (
  <>
    {name} <i className="[font-weight:400]">{letter}</i>
    {index}
  </>
);

/** Says how long the arrow of F₂ is compared with that of F₁. */
function comparedLength(ratio: number): string {
  if (Math.abs(ratio - 1) < 0.005) return "po aq e gjatë sa";
  return ratio > 1
    ? `${formatNumber(ratio, 1)} herë më e gjatë se`
    : `${formatNumber(1 / ratio, 1)} herë më e shkurtër se`;
}

function ReadingTable({ small, large }: { small: PressSide; large: PressSide }) {
  const head = "py-2.5 columns:py-3 pr-4 text-[0.84rem] font-semibold";
  const figure =
    "rule-t-1/hair py-2.5 columns:py-3 pr-4 text-right font-display font-bold text-[clamp(1.25rem,0.9rem+1.6vw,1.9rem)]/[1.1] whitespace-nowrap";
  return (
    <div className="overflow-x-auto columns:col-[2] columns:row-[3] columns:self-start">
      <table className="figures w-full border-collapse rule-y-2">
        <caption className="caps-label pb-4 text-left">Çfarë lexohet në dy anët</caption>
        <thead>
          <tr>
            <th scope="col" className="py-2.5 columns:py-3 pr-4 text-left text-[0.94rem] font-semibold">
              Madhësia
            </th>
            <th scope="col" className={`${head} text-right`}>
              Pistoni 1
            </th>
            <td aria-hidden="true" className={head} />
            <th scope="col" className={`${head} text-right`}>
              Pistoni 2
            </th>
          </tr>
        </thead>
        <tbody>
          {readings.map(({ name, sign, unit, digits, of, same }) => (
            <tr key={name} className={same && "text-spot"}>
              <th
                scope="row"
                className="rule-t-1/hair py-2.5 columns:py-3 pr-4 text-left text-[0.94rem] [font-weight:400] text-ink"
              >
                {name} <i>{sign}</i>
              </th>
              <td className={figure}>{quantity(of(small), digits, unit)}</td>
              <td aria-hidden="true" className={figure}>
                {same ? "=" : ""}
              </td>
              <td className={figure}>{quantity(of(large), digits, unit)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
