/** The colours of the pictures, in both themes. */

export type PaletteSubject = "math" | "physics";
export type Theme = "light" | "dark";

/** Equal to the colours of `app/styles.css`. Contrast on paper is at least 4.5, except for tints. */
export const palette = {
  light: { ink: "#14171C", paper: "#F6F7F6", mute: "#525963" },
  dark: { ink: "#E9ECEF", paper: "#101318", mute: "#A4ACB6" },
  math: {
    light: { spot: "#4263EB", tint: "#DDE4FD" },
    dark: { spot: "#8FA6FF", tint: "#1D2A5E", smallTint: "#2C44B0" },
  },
  physics: {
    light: { spot: "#9C27B0", tint: "#F2DCF6" },
    dark: { spot: "#DF8DED", tint: "#451650", smallTint: "#702684" },
  },
} as const;

/** The colours of marks. They are ink, paper, mute, the subject's own spot and tint, or one subject's spot. */
export type Tone = "ink" | "paper" | "mute" | "spot" | "tint" | "math" | "physics";

/** Returns the value of a tone, as #RRGGBB. */
export const colour = (tone: Tone, subject: PaletteSubject, theme: Theme): string => {
  if (tone === "spot" || tone === "tint") return palette[subject][theme][tone];
  if (tone === "math" || tone === "physics") return palette[tone][theme].spot;
  return palette[theme][tone];
};
