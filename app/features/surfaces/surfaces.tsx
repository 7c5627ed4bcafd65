import { useEffect, useReducer } from "react";
import { formatNumber } from "../../magazine/albanian";
import { deviceRecord } from "../../play/device-memory";
import { ProjectModel } from "../../play/project-model";
import { Slider } from "../../play/slider";
import "./surfaces.css";
import { type Balance, balance, lampMinutes } from "./heat-balance";
import { ReadingSheet } from "./reading-sheet";
import { RoofRow, RoofTable } from "./roof-table";
import {
  curveOf,
  initialSurfaces,
  isBlank,
  limits,
  meanDistance,
  pointsOf,
  type Roof,
  readSheet,
  roofNames,
  roofs,
  roomOf,
  surfaceOf,
  surfacesReducer,
} from "./surfaces-rules";
import { RoofSample, WarmingChart } from "./warming-chart";

/** Heat flows, with the symbols of the page's formula. */
const flows: { name: string; sign: string; index?: string; of: (flow: Balance) => number }[] = [
  { name: "Thith nga llamba", sign: "aI", of: ({ absorbed }) => absorbed },
  { name: "I jep ajrit", sign: "Q", index: "k", of: ({ convection }) => convection },
  { name: "Rrezaton", sign: "Q", index: "r", of: ({ radiation }) => radiation },
  { name: "Harxhon në avullim", sign: "Q", index: "a", of: ({ evaporation }) => evaporation },
  { name: "I mbetet", sign: "Q", index: "n", of: ({ kept }) => kept },
];

const flowFigure = "font-display font-bold";

const byRoof = <T,>(give: (roof: Roof) => T): Record<Roof, T> => ({
  black: give("black"),
  white: give("white"),
  green: give("green"),
});

/** Device record of the sheet. An experiment takes an hour, and a cheap phone discards the tab between two readings. */
const sheet = deviceRecord({ name: "matjet/llamba", version: 1, parse: readSheet, lasts: "device" });

/** Shows three roofs under a lamp. It has their curves, their heat flows, and a sheet for the pupil's readings. */
export function Surfaces() {
  const [state, dispatch] = useReducer(surfacesReducer, initialSurfaces);
  const { minute, readings, cleared } = state;
  useEffect(() => {
    const kept = sheet.read();
    if (kept !== null) dispatch({ type: "recall", readings: kept });
  }, []);
  useEffect(() => {
    if (readings === initialSurfaces.readings) return;
    if (isBlank(readings)) sheet.forget();
    else sheet.write(readings);
  }, [readings]);
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
    <ProjectModel
      id="llamba"
      title="Tri çati nën një llambë"
      task="Ndrysho llambën, dhomën ose ujin e myshkut dhe ndiq vijat. Pastaj lëviz minutën dhe shih ku shkon nxehtësia e secilës çati."
      figure={
        <WarmingChart
          curves={curves}
          points={points}
          minute={minute}
          label={`Temperatura për 60 minuta. Kur fiket llamba: ${peaks.join(", ")} gradë.`}
        />
      }
      caption={
        <>
          Mbi çati bien {formatNumber(room.light, 0)}&nbsp;W/m². Sapo fiket llamba, bie më pjerrët ajo që ishte më e
          nxehtë.
        </>
      }
    >
      <div className="grid grid-cols-1 content-start gap-4 columns:grid-cols-2 columns:gap-x-gutter print:hidden">
        <Slider name="power" label="Fuqia e llambës" range={limits.power} value={state.power} onChange={set("power")} />
        <Slider
          name="distance"
          label="Largësia nga çatitë"
          range={limits.distance}
          value={state.distance}
          onChange={set("distance")}
        />
        <Slider
          name="wetness"
          label="Uji në myshk"
          range={limits.wetness}
          value={state.wetness}
          onChange={set("wetness")}
        />
        <Slider name="air" label="Temperatura e dhomës" range={limits.air} value={state.air} onChange={set("air")} />
      </div>
      <div className="grid grid-cols-1 content-start gap-4">
        <div className="print:hidden">
          <Slider name="minute" label="Lexo në minutën" range={limits.minute} value={minute} onChange={set("minute")} />
        </div>
        <RoofTable
          caption={`Temperatura dhe nxehtësia e tri çative në minutën ${minute}`}
          mark={(roof) => <RoofSample roof={roof} />}
        >
          <tbody>
            <RoofRow
              name="Temperatura, °C"
              value={(roof) => formatNumber(temperature(roof), 1)}
              cellClass={`${flowFigure} py-4 text-[clamp(1.3rem,0.9rem+1.8vw,2.1rem)]/[1.1] whitespace-nowrap text-spot`}
            />
            <tr>
              <th
                scope="rowgroup"
                colSpan={4}
                className="rule-t-1/hair pt-9 pb-4 text-left text-[0.9rem] font-semibold"
              >
                Nxehtësia e çdo metri katror, W/m²
              </th>
            </tr>
            {flows.map(({ name, sign, index, of }) => (
              <RoofRow
                key={name}
                name={
                  <>
                    {name}{" "}
                    <i>
                      {sign}
                      {index ? <sub>{index}</sub> : null}
                    </i>
                  </>
                }
                value={(roof) => formatNumber(of(flow[roof]), 0)}
                rule={index === "n" ? "rule-t-2" : "rule-t-1/hair"}
                cellClass={`${flowFigure} py-4 text-[1.4rem]/[1.1]`}
              />
            ))}
          </tbody>
        </RoofTable>
      </div>
      <ReadingSheet
        readings={readings}
        cleared={cleared !== null}
        distances={byRoof((roof) => meanDistance(points[roof], curves[roof]))}
        onWrite={(roof, index, text) => dispatch({ type: "write", roof, index, text })}
        onClear={() => dispatch({ type: "clear" })}
        onUndo={() => dispatch({ type: "undo" })}
      />
    </ProjectModel>
  );
}
