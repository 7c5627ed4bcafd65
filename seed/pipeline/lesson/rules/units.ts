/** Symbols of units as they are printed, longest first where one begins another. */
const simple =
  "km|cm|mm|dm|nm|pm|µm|μm|kg|mg|µg|μg|kW|MW|GW|mW|kWh|Wh|MWh|TWh|GWh|kV|mV|MV|mA|mAh|Ah|kΩ|MΩ|mΩ|kHz|MHz|GHz|Hz|kJ|MJ|GJ|TJ|mJ|kN|MN|mN|kPa|hPa|MPa|GPa|Pa|kmol|mol|keV|MeV|GeV|eV|kcal|cal|ms|µs|μs|ns|ml|dl|cl|mT|µT|μT|nT|dB|min|rad|bar|au|mC|µC|μC|nC|µF|μF|nF|pF|lx|°C|°F|‰|%|Ω|m|s|g|t|h|l|L|N|J|W|V|A|K|C|T|F|H|B|MB|GB";

const one = `(?:${simple
  .split("|")
  .sort((a, b) => b.length - a.length)
  .join("|")})`;

/** Regular expression of a unit, including compounds such as `m/s²` or `N·m²/kg²`. */
export const unitPattern = `${one}[⁻⁰¹²³⁴⁵⁶⁷⁸⁹]*(?:[/·](?:${one}|h)[⁻⁰¹²³⁴⁵⁶⁷⁸⁹]*)*(?![\\p{L}\\p{N}’'])`;
