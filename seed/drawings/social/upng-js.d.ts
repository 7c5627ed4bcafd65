/** The part of UPNG.js that the social pictures and the tests in other engines use. The package has no types. */
declare module "upng-js" {
  /** @param colours of the palette; 0 keeps every colour. */
  function encode(frames: ArrayBuffer[], width: number, height: number, colours: number): ArrayBuffer;
  interface Decoded {
    width: number;
    height: number;
  }
  function decode(file: ArrayBufferLike): Decoded;
  /** The pixels of each frame. */
  function toRGBA8(image: Decoded): ArrayBuffer[];
  export default { encode, decode, toRGBA8 };
}
