/**
 * Scrambles a text so that it cannot be read at a glance. The result has only letters, digits, `_` and `.`, which no
 * messenger breaks. It is no encryption: anybody who reads this file can undo it. It keeps a pupil from reading
 * „r12_30“ in a task's address.
 */
const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_.";
const bitsOfSign = 6;

/** Returns a generator of numbers below 64 (xorshift, Marsaglia 2003), the same for every text. */
function stream(): () => number {
  let state = 0x9e3779b9;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 9) & 63;
  };
}

/** @param text of characters below 128 */
export function scramble(text: string): string {
  const next = stream();
  let [bits, held, carry, written] = [0, 0, 0, ""];
  const put = (six: number) => {
    // Each character depends on the previous one. Tasks with an equal beginning do not look alike.
    carry = six ^ next() ^ carry;
    written += alphabet.charAt(carry);
  };
  for (let index = 0; index < text.length; index++) {
    held = ((held << 7) | (text.charCodeAt(index) & 127)) & 0xffff;
    bits += 7;
    while (bits >= bitsOfSign) {
      bits -= bitsOfSign;
      put((held >> bits) & 63);
    }
  }
  if (bits > 0) put((held << (bitsOfSign - bits)) & 63);
  return written;
}

/** @returns the text, or `null` for characters that `scramble` does not write */
export function unscramble(written: string): string | null {
  const next = stream();
  let [bits, held, carry, text] = [0, 0, 0, ""];
  for (const sign of written) {
    const place = alphabet.indexOf(sign);
    if (place < 0) return null;
    held = ((held << bitsOfSign) | (place ^ next() ^ carry)) & 0xffff;
    carry = place;
    bits += bitsOfSign;
    if (bits >= 7) {
      bits -= 7;
      text += String.fromCharCode((held >> bits) & 127);
    }
  }
  return text;
}
