/**
 * Computes the heat balance of one square metre of roof under a lamp, in W/m².
 *
 *   C·dT/dt = a·I − h·(T − T₀) − ε·σ·(T⁴ − T₀⁴) − w·(h/γ)·(e(T) − r·e(T₀))
 *
 * heat stored = light absorbed − convection − radiation − evaporation. Air and walls are at T₀. Sources and
 * simplifications: model.md.
 */

/** Stefan–Boltzmann constant, W/(m²·K⁴), CODATA 2018. */
const stefanBoltzmann = 5.670374419e-8;
/** Emissivity of paints, plaster and leaves, in the far infrared. */
const emissivity = 0.95;
/** Convection coefficient, W/(m²·K), of a small plate in still indoor air. */
const convection = 6;
/**
 * Psychrometric constant, Pa/K at 1013 hPa, for the Lewis relation. Vapour leaves a wet surface in proportion to heat.
 */
const psychrometric = 66;
/** Relative humidity of the room, 0 to 1. */
const humidity = 0.5;
const zeroCelsius = 273.15;

/** A roof. */
export interface Surface {
  /** Share of the light that it absorbs, 0 to 1. */
  absorptivity: number;
  /** J/(m²·K). */
  heatCapacity: number;
  /** Wetness, from 0, dry, to 1, like open water. */
  wetness: number;
}

/** Light on the roof in W/m², and the room's temperature in °C. */
export interface Room {
  light: number;
  air: number;
}

/** Heat flows, W/m². `kept` warms the roof; it is negative while the roof cools. */
export interface Balance {
  absorbed: number;
  convection: number;
  radiation: number;
  evaporation: number;
  kept: number;
}

/** Computes the balance of a roof at a temperature in °C. */
export function balance({ absorptivity, wetness }: Surface, { light, air }: Room, temperature: number): Balance {
  const absorbed = absorptivity * light;
  const toAir = convection * (temperature - air);
  const radiated = emissivity * stefanBoltzmann * ((temperature + zeroCelsius) ** 4 - (air + zeroCelsius) ** 4);
  const drying = saturation(temperature) - humidity * saturation(air);
  // Dew, which would bring heat, is left out.
  const evaporated = Math.max(0, ((wetness * convection) / psychrometric) * drying);
  return {
    absorbed,
    convection: toAir,
    radiation: radiated,
    evaporation: evaporated,
    kept: absorbed - toAir - radiated - evaporated,
  };
}

/**
 * Returns the pressure of saturated water vapour in Pa at a temperature in °C. Source: Magnus, WMO-No. 8, within 0.5 %
 * at 0–60 °C.
 */
export function saturation(temperature: number): number {
  return 611.2 * Math.exp((17.62 * temperature) / (243.12 + temperature));
}

/** Share of a filament lamp's power that it radiates as light and infrared. The rest warms its socket and the air. */
const radiantShare = 0.9;
/** Solid angle of a reflector's beam, steradians. It is a cone of 53° to each side of the axis. */
const cone = 2.5;

/**
 * Returns the light on a roof, W/m²: inversely proportional to the distance squared. @param power W @param distance m
 */
export function lampLight(power: number, distance: number): number {
  return (radiantShare * power) / (cone * distance ** 2);
}

/** Minutes with the lamp on, and total minutes. */
export const lampMinutes = 30;
export const allMinutes = 60;

const stepsPerMinute = 12;

/**
 * Computes the temperature in °C for minutes 0 to 60. The method is fourth-order Runge–Kutta in steps of 5 s. The lamp
 * is on for the first 30 minutes; the roof starts at the room's temperature.
 */
export function warming(surface: Surface, room: Room): number[] {
  const step = 60 / stepsPerMinute;
  const dark = { ...room, light: 0 };
  const temperatures = [room.air];
  let temperature = room.air;
  for (let minute = 0; minute < allMinutes; minute++) {
    const now = minute < lampMinutes ? room : dark;
    const rate = (celsius: number) => balance(surface, now, celsius).kept / surface.heatCapacity;
    for (let part = 0; part < stepsPerMinute; part++) {
      const k1 = rate(temperature);
      const k2 = rate(temperature + (k1 * step) / 2);
      const k3 = rate(temperature + (k2 * step) / 2);
      const k4 = rate(temperature + k3 * step);
      temperature += ((k1 + 2 * k2 + 2 * k3 + k4) * step) / 6;
    }
    temperatures.push(temperature);
  }
  return temperatures;
}
