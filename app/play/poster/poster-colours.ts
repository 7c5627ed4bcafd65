/** Colours of paper: those of app/styles.css in the light theme, since a picture is seen where no theme is known. */
export const posterColours = {
  paper: "#f6f7f6",
  ink: "#14171c",
  mute: "#525963",
  hair: "#c2c8cd",
  math: { spot: "#4263eb", deep: "#2a44b8", tint: "#dde4fd" },
  physics: { spot: "#9c27b0", deep: "#751a85", tint: "#f2dcf6" },
} as const;
