/** Hash prefix of a shared circuit. Own file, so that the laboratory is not loaded to test for it. */
export const circuitMark = "#q=";
