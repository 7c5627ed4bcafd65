import type { Roof } from "./surfaces-rules";

export const roofNames: Record<Roof, string> = { black: "E zezë", white: "E bardhë", green: "E gjelbër" };
