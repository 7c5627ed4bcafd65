import type { ReactNode } from "react";

/** A notice to show. */
export interface Notice {
  title: string;
  description?: ReactNode;
  variant?: "default" | "destructive";
  /** The mark, so that right and wrong differ without colour. By default a destructive notice is wrong. */
  mark?: "right" | "wrong";
  /** The language of the text, if it is not Albanian. */
  lang?: "en";
}

/** Position of a lane. It is above the game on a narrow screen, beside its buttons on a wide one. */
export type LanePlace = "above" | "beside";

export type Lanes = Record<LanePlace, HTMLElement | null>;
