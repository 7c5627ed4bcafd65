import { useReducer } from "react";
import { formatNumber } from "../../magazine/albanian";
import { Slider } from "../../play/slider";
import "./surfaces.css";
import { type Balance, balance, lampMinutes } from "./heat-balance";
import { ReadingSheet } from "./reading-sheet";
import {
  curveOf,
  initialSurfaces,
  limits,
  meanDistance,
  pointsOf,
  type Roof,
  roofNames,
  roofs,
  roomOf,
  surfaceOf,
  surfacesReducer,
} from "./surfaces-rules";
import { RoofSample, WarmingChart } from "./warming-chart";

/** Where the heat goes, by the signs of the page's own formula. */
const flows: { name: string; sign: string; index?: string; of: (flow: Balance) => number }[] = [
  { name: "Thith nga llamba", sign: "aI", of: ({ absorbed }) => absorbed },
  { name: "I jep ajrit", sign: "Q", index: "k", of: ({ convection }) => convection },
  { name: "Rrezaton", sign: "Q", index: "r", of: ({ radiation }) => radiation },
  { name: "Harxhon në avullim", sign: "Q", index: "a", of: ({ evaporation }) => evaporation },
  { name: "I mbetet", sign: "Q", index: "n", of: ({ kept }) => kept },
];

const byRoof = <T,>(give: (roof: Roof) => T): Record<Roof, T> => ({
  black: give("black"),
  white: give("white"),
  green: give("green"),
});

/** Three roofs under a lamp to play with: their curves, where the heat goes, and room for one's own readings. */
export function Surfaces() {
  const [state, dispatch] = useReducer(surfacesReducer, initialSurfaces);
  const { minute, readings } = state;
  const curves = byRoof((roof) => curveOf(roof, state));
  const points = byRoof((roof) => pointsOf(readings[roof]));
  const room = roomOf(state);
  const now = minute < lampMinutes ? room : { ...room, light: 0 };
  const temperature = (roof: Roof) => curves[roof][minute] ?? room.air;
  const flow = byRoof((roof) => balance(surfaceOf(roof, state), now, temperature(roof)));
  const set = (what: "power" | "distance" | "air" | "wetness" | "minute") => (value: number) =>
    dispatch({ type: "set", what, value });
  const peaks = roofs.map(
    (roof) => `${roofNames[roof].toLowerCase()} ${formatNumber(curves[roof][lampMinutes] ?? 0, 0)}`,
  );
  return (
    <section className="surfaces" aria-labelledby="llamba">
      <header className="surfaces-head">
        <h2 id="llamba">Tri çati nën një llambë</h2>
        <p>
          Ndrysho llambën, dhomën ose ujin e myshkut dhe ndiq vijat. Pastaj lëviz minutën dhe shih ku shkon nxehtësia e
          secilës çati.
        </p>
      </header>
      <figure>
        <WarmingChart
          curves={curves}
          points={points}
          minute={minute}
          label={`Temperatura për 60 minuta. Kur fiket llamba: ${peaks.join(", ")} gradë.`}
        />
        <figcaption>
          Mbi çati bien {formatNumber(room.light, 0)}&nbsp;W/m². Sapo fiket llamba, bie më pjerrët ajo që ishte më e
          nxehtë.
        </figcaption>
      </figure>
      <div className="surfaces-hands">
        <Slider label="Fuqia e llambës" range={limits.power} value={state.power} onChange={set("power")} />
        <Slider label="Larg çative" range={limits.distance} value={state.distance} onChange={set("distance")} />
        <Slider label="Uji në myshk" range={limits.wetness} value={state.wetness} onChange={set("wetness")} />
        <Slider label="Temperatura e dhomës" range={limits.air} value={state.air} onChange={set("air")} />
      </div>
      <div className="surfaces-flows">
        <Slider label="Lexo në minutën" range={limits.minute} value={minute} onChange={set("minute")} />
        <table>
          <caption className="sr-only">Temperatura dhe nxehtësia e tri çative në minutën {minute}</caption>
          <thead>
            <tr>
              <td />
              {roofs.map((roof) => (
                <th key={roof} scope="col">
                  <RoofSample roof={roof} />
                  {roofNames[roof]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr className="degrees">
              <th scope="row">Temperatura, °C</th>
              {roofs.map((roof) => (
                <td key={roof}>{formatNumber(temperature(roof), 1)}</td>
              ))}
            </tr>
            <tr className="heat">
              <th scope="rowgroup" colSpan={4}>
                Nxehtësia e çdo metri katror, W/m²
              </th>
            </tr>
            {flows.map(({ name, sign, index, of }) => (
              <tr key={name}>
                <th scope="row">
                  {name}{" "}
                  <i>
                    {sign}
                    {index ? <sub>{index}</sub> : null}
                  </i>
                </th>
                {roofs.map((roof) => (
                  <td key={roof}>{formatNumber(of(flow[roof]), 0)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <ReadingSheet
        readings={readings}
        distances={byRoof((roof) => meanDistance(points[roof], curves[roof]))}
        onWrite={(roof, at, text) => dispatch({ type: "write", roof, at, text })}
        onClear={() => dispatch({ type: "clear" })}
      />
    </section>
  );
}
