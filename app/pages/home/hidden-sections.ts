/** Switches for the hidden sections of the home page (product 6.5). */
export const homeSections = {
  mathShowcase: false,
  physicsShowcase: false,
  newsletter: false,
};
