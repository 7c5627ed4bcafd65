/** The parts of the home page that the brief keeps hidden: built and tested, each switched on by its constant here. */
export const homeSections = {
  mathShowcase: false,
  physicsShowcase: false,
  newsletter: false,
};
