import type { ReactNode } from "react";

/** A notice to show. */
export interface Notice {
  title: string;
  description?: ReactNode;
  variant?: "default" | "destructive";
  /** Its form, that right and wrong differ without colour; without it what is destructive is wrong. */
  mark?: "right" | "wrong";
  /** The language of the words, where it is not Albanian. */
  lang?: "en";
}

/** Where a lane stands: above what is played on a narrow screen, beside its buttons on a wide one. */
export type LanePlace = "above" | "beside";

export type Lanes = Record<LanePlace, HTMLElement | null>;
