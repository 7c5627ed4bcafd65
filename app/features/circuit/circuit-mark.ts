/** What an address carries a circuit of the laboratory by. Apart, so that only this is loaded before the laboratory. */
export const circuitMark = "#q=";
