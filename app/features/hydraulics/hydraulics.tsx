import { useReducer } from "react";
import { formatNumber } from "../../magazine/albanian";
import { quantity } from "../../play/quantity";
import { Slider } from "../../play/slider";
import "../../play/play.css";
import "./hydraulics.css";
import { initialPress, limits, longestPath, presets, pressReducer, pushOf } from "./hydraulics-rules";
import { press, type Side } from "./press";
import { drawPress } from "./press-drawing";
import { PressFigure } from "./press-figure";

/** What is read off each side of the press: name, sign, unit, and how many of that unit there are. */
const readings: {
  name: string;
  sign: string;
  unit: string;
  digits: number;
  of: (side: Side) => number;
  same?: true;
}[] = [
  { name: "Forca", sign: "F", unit: "N", digits: 1, of: ({ force }) => force },
  { name: "Rruga", sign: "h", unit: "cm", digits: 2, of: ({ path }) => path * 100 },
  { name: "Presioni", sign: "p", unit: "kPa", digits: 1, of: ({ pressure }) => pressure / 1000, same: true },
  { name: "Vëllimi i zhvendosur", sign: "V", unit: "ml", digits: 1, of: ({ volume }) => volume * 1e6, same: true },
  { name: "Puna", sign: "W", unit: "J", digits: 2, of: ({ work }) => work, same: true },
];

/** Two pistons to play with: areas, force and path are set, both sides are read off. */
export function Hydraulics() {
  const [settings, dispatch] = useReducer(pressReducer, initialPress);
  const sides = press(pushOf(settings));
  const { small, large } = sides;
  const set = (what: keyof typeof settings) => (value: number) => dispatch({ type: "set", what, value });
  const times = formatNumber(large.force / small.force, 1);
  return (
    <section className="hydraulics" aria-labelledby="presa">
      <header className="hydraulics-head">
        <h2 id="presa">Dy pistonë, një presion</h2>
        <p>Tërhiq pistonin e vogël ose lëviz rrëshqitësit. Dy zonat me ngjyrë mbeten gjithmonë të barabarta.</p>
      </header>
      <figure>
        <PressFigure
          drawn={drawPress(settings, sides)}
          label={`Pistoni i vogël zbret ${quantity(small.path * 100, 1, "cm")} me ${quantity(small.force, 0, "N")}; i madhi ngjitet ${quantity(large.path * 100, 2, "cm")} me ${quantity(large.force, 1, "N")}.`}
          onPath={set("path")}
        />
        <figcaption>
          Prerje: gjerësia është sipërfaqja e pistonit, ngjyra është uji që ndërroi anë. Shigjeta F₂ është {times} herë
          më e gjatë se F₁; shigjetat e vogla të presionit janë kudo njësoj.
        </figcaption>
      </figure>
      <div className="hydraulics-hands">
        <fieldset>
          <legend className="lab">Nise nga</legend>
          <div className="acts">
            {presets.map(({ name }, index) => (
              <button key={name} type="button" className="btn" onClick={() => dispatch({ type: "preset", index })}>
                {name}
              </button>
            ))}
          </div>
        </fieldset>
        <Slider
          label="Forca mbi pistonin e vogël, F₁"
          range={limits.force}
          value={settings.force}
          onChange={set("force")}
        />
        <Slider
          label="Sa zbret pistoni i vogël, h₁"
          range={{ ...limits.path, max: longestPath(settings) }}
          value={settings.path}
          onChange={set("path")}
        />
        <Slider
          label="Sipërfaqja e të voglit, S₁"
          range={limits.smallArea}
          value={settings.smallArea}
          onChange={set("smallArea")}
        />
        <Slider
          label="Sipërfaqja e të madhit, S₂"
          range={limits.largeArea}
          value={settings.largeArea}
          onChange={set("largeArea")}
        />
      </div>
      <table className="hydraulics-table">
        <caption className="lab">Çfarë lexohet në dy anët</caption>
        <thead>
          <tr>
            <th scope="col">Madhësia</th>
            <th scope="col">I vogli</th>
            <td aria-hidden="true" />
            <th scope="col">I madhi</th>
          </tr>
        </thead>
        <tbody>
          {readings.map(({ name, sign, unit, digits, of, same }) => (
            <tr key={name} className={same && "same"}>
              <th scope="row">
                {name} <i>{sign}</i>
              </th>
              <td>{quantity(of(small), digits, unit)}</td>
              <td aria-hidden="true">{same ? "=" : ""}</td>
              <td>{quantity(of(large), digits, unit)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
