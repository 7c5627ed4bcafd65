/** The part of UPNG.js that the social pictures use; the package carries no types. */
declare module "upng-js" {
  /** @param colours of the palette; 0 keeps every colour. */
  function encode(frames: ArrayBuffer[], width: number, height: number, colours: number): ArrayBuffer;
  export default { encode };
}
