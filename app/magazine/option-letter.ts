/** Returns the letter of an option: A, B, C, … */
export const optionLetter = (option: number): string => String.fromCharCode("A".charCodeAt(0) + option);
